import { Readable } from 'node:stream';
import type { OperationWork } from '../../db/operations/operations.repository';
import type { SampledScoreRow } from '../../db/records/score-log.repository';
import { UNKNOWN_DEMOGRAPHICS } from '../../domain/impact/categories';
import { computeImpactTables } from '../../domain/impact/impact-report';
import { ImpactSample, monthOf } from '../../domain/impact/sample';
import { AppError } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import type { OperationOutcome, OperationPayload } from '../../tasks/operation-payload';
import type { SecretBox } from '../../webhooks/signing/secret-box';
import type { OperationResult, OperationRunner } from '../operations/operation-runner';
import type { TenantData } from '../tenant-data';
import { readDemographics } from './demographics-csv';
import { describeReport, type ImpactReport } from './impact-report';
import { impactReportInput } from './impact-reports.service';
import { sampledScores } from './sampled-scores';
import { openDemographics } from './sealed-demographics';
import { describeRule, isSelected, parseSelectionRule } from './selection-rule';

const CHUNK_BYTES = 256 * 1024;

/**
 * Computes impact reports. The score log is joined with the demographics in the memory of this process, and only the
 * aggregate figures are stored.
 */
export class RunImpactReportService {
  constructor(
    private readonly runner: OperationRunner,
    private readonly data: TenantData,
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  run(payload: OperationPayload, signal: AbortSignal): Promise<OperationOutcome> {
    return this.runner.run(payload, (work) => this.report(payload, work, signal));
  }

  onExhausted(payload: OperationPayload): Promise<void> {
    return this.runner.failExhausted(payload);
  }

  private async report(
    { operationId, tenantId, mode }: OperationPayload,
    work: OperationWork,
    signal: AbortSignal,
  ): Promise<OperationResult> {
    const { from, to, jobIds, selected, pointer } = impactReportInput.parse(work.input);
    const rule = parseSelectionRule(selected);
    if (!rule || !work.bytes) {
      throw new AppError('internal_error', 'The request was deleted before it was processed.');
    }
    const bytes = openDemographics(this.box, operationId, work.bytes);
    const pages = sampledScores(
      this.data,
      { tenantId, mode },
      { from: new Date(from), to: new Date(to), jobIds, selected: rule },
    );
    // The database reads the first page while this process reads the file.
    const [file, firstPage] = await Promise.all([
      readDemographics(
        Readable.from(chunksOf(bytes), { objectMode: false }),
        ['externalId', 'candidateId'],
        pointer,
      ),
      pages.next(),
    ]);
    const idOf = ({ candidate_id, external_id }: SampledScoreRow): string | null =>
      file.idColumn === 'candidateId' ? candidate_id : external_id;
    const sample = new ImpactSample();
    const assessed = new Set<string>();
    for (let page = firstPage; !page.done; page = await pages.next()) {
      signal.throwIfAborted();
      for (const row of page.value) {
        const id = idOf(row);
        const categories = id === null ? undefined : file.byId.get(id);
        if (id !== null && categories) assessed.add(id);
        sample.add({
          ...(categories ?? UNKNOWN_DEMOGRAPHICS),
          score: row.score,
          selected: isSelected(rule, row),
          month: monthOf(row.created_at),
          modelVersion: row.model_version,
        });
      }
    }
    const content = describeReport(computeImpactTables(sample), file, {
      createdAt: this.clock.now().toISOString(),
      period: { from, to },
      selectedMeans: describeRule(rule),
      notAssessed: file.byId.size - assessed.size,
    });
    const report: ImpactReport = { reportId: operationId, ...content };
    return { result: report, events: [] };
  }
}

/** Lets other work of the process run between the chunks of a large file. */
async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    yield bytes.subarray(from, from + CHUNK_BYTES);
    await new Promise(setImmediate);
  }
}
