import {
  mergeCandidate,
  EMPTY_CANDIDATE,
  type CandidatePushInput,
} from '../../../domain/candidates/merge-candidate';
import { resumeFields } from '../../../domain/candidates/resume-layer';
import { removeSensitiveText, removeSensitiveTexts } from '../../../domain/candidates/sensitive-text';
import type { UUID, Warning } from '../../../domain/common';
import { completeJob } from '../../../domain/jobs/complete-job';
import { roundNumbersToFourDecimals } from '../../../domain/rounding';
import { AppError, notFound } from '../../../platform/app-error';
import type { Clock } from '../../../platform/clock';
import type { Caller } from '../../access/caller';
import { recordScope } from '../../access/record-scope';
import { profileOf } from '../../candidates/candidate-record';
import { requireScoringConsent } from '../../links/load-pair';
import type { DocumentParser } from '../../parsing/document-parser';
import type { ScoringPauseService } from '../../score-log/scoring-pause.service';
import type { TenantData } from '../../tenant-data';
import { hasScoreOptions, requireComparable } from '../pair-matcher';
import type {
  PairScoreOptions,
  CandidateScoringInput,
  JobScoringInput,
  PairResult,
  PairScorer,
} from '../pair-scorer';
import { parsePreviewText } from './parse-preview-text';
import { previewRecord, type MatchPreviewRecord } from './preview-record';
import type { PreviewRequest } from './preview-request';

export interface PreviewMatchDeps {
  data: TenantData;
  parser: Pick<DocumentParser, 'parse'>;
  scorer: PairScorer;
  pause: ScoringPauseService;
  clock: Clock;
  /** Time limit for parsing the texts of one request. */
  budgetMs: number;
}

/** One side of a preview, ready to be scored. */
interface Side<Content> {
  content: Content;
  warnings: Warning[];
}

/** The stored sides of a preview; null if the request contains the data. */
interface StoredSides {
  candidate: CandidateScoringInput | null;
  job: JobScoringInput | null;
}

/** Scores a candidate for a job without storing anything: no record, operation, event or match. */
export class PreviewMatchService {
  constructor(private readonly deps: PreviewMatchDeps) {}

  /**
   * Throws `scoring_paused`, `not_found`, `candidate_opted_out` and `job_not_open` for stored records, the codes of `POST /parse/*` for
   * texts, and `insufficient_data`.
   */
  async preview(caller: Caller, request: PreviewRequest): Promise<MatchPreviewRecord> {
    await this.deps.pause.assertActive(caller);
    const at = this.deps.clock.now().toISOString();
    const stored = await this.storedSides(caller, request);
    const signal = AbortSignal.timeout(this.deps.budgetMs);
    const candidate = await this.candidateSide(caller, request, stored, at, signal);
    const job = await this.jobSide(caller, request, stored, at, signal);
    const result = await this.scored(caller, candidate.content, job.content, request);
    return previewRecord(result, idsOf(request), { candidate: candidate.warnings, job: job.warnings }, at);
  }

  /** Excludes candidates of linked tenants, because every match with one of them must be recorded. */
  private async storedSides(caller: Caller, request: PreviewRequest): Promise<StoredSides> {
    const { candidateId, jobId } = idsOf(request);
    if (candidateId === null && jobId === null) return { candidate: null, job: null };
    const scope = recordScope(caller);
    const { candidate, job } = await this.deps.data
      .of(scope)
      .repositories.linkedRecords.pair(candidateId, jobId);
    const ownCandidate = candidate?.tenant_id === scope.tenantId ? candidate : null;
    if (candidateId !== null) {
      if (!ownCandidate) throw notFound('candidate');
      requireScoringConsent(ownCandidate);
    }
    if (jobId !== null && !job) throw notFound('job');
    if (job?.status === 'archived') throw new AppError('job_not_open', 'The job is archived.');
    return { candidate: ownCandidate, job };
  }

  private async candidateSide(
    caller: Caller,
    { candidate }: PreviewRequest,
    stored: StoredSides,
    at: string,
    signal: AbortSignal,
  ): Promise<Side<CandidateScoringInput>> {
    if (stored.candidate) return { content: stored.candidate, warnings: [] };
    if (candidate.kind === 'stored') throw notFound('candidate');
    const content = (push: Pick<CandidatePushInput, 'given' | 'resume'>): CandidateScoringInput => ({
      tenant_id: recordScope(caller).tenantId,
      profile: profileOf(
        (mergeCandidate(EMPTY_CANDIDATE, { ...push, source: 'native', at }) ?? EMPTY_CANDIDATE).fields,
      ),
    });
    if (candidate.kind === 'parsed') {
      return {
        content: content({ given: removeSensitiveTexts(candidate.given), resume: null }),
        warnings: [],
      };
    }
    const { outcome, warnings } = await parsePreviewText(
      this.deps.parser,
      {
        documentType: 'resume',
        text: removeSensitiveText(candidate.text),
        mode: caller.mode,
        today: at.slice(0, 10),
        pointer: '/candidate/text',
      },
      signal,
    );
    const resume = removeSensitiveTexts(resumeFields(outcome));
    return { content: content({ given: {}, resume }), warnings };
  }

  private async jobSide(
    caller: Caller,
    { job }: PreviewRequest,
    stored: StoredSides,
    at: string,
    signal: AbortSignal,
  ): Promise<Side<JobScoringInput>> {
    if (stored.job) return { content: stored.job, warnings: [] };
    if (job.kind === 'stored') throw notFound('job');
    const { tenantId } = recordScope(caller);
    if (job.kind === 'parsed') {
      return {
        content: { tenant_id: tenantId, parsed: roundNumbersToFourDecimals(completeJob(job.given)) },
        warnings: [],
      };
    }
    const { outcome, warnings } = await parsePreviewText(
      this.deps.parser,
      {
        documentType: 'job_description',
        text: job.text,
        mode: caller.mode,
        today: at.slice(0, 10),
        pointer: '/job/text',
      },
      signal,
    );
    return { content: { tenant_id: tenantId, parsed: roundNumbersToFourDecimals(outcome.parsed) }, warnings };
  }

  /** Checks comparability without the weights of the request, as a match does. */
  private async scored(
    { mode }: Caller,
    candidate: CandidateScoringInput,
    job: JobScoringInput,
    options: PairScoreOptions,
  ): Promise<PairResult> {
    const result = await this.deps.scorer.scoreOnce(candidate, job, mode);
    requireComparable(result);
    return hasScoreOptions(options) ? this.deps.scorer.scoreOnce(candidate, job, mode, options) : result;
  }
}

function idsOf({ candidate, job }: PreviewRequest): { candidateId: UUID | null; jobId: UUID | null } {
  return {
    candidateId: candidate.kind === 'stored' ? candidate.candidateId : null,
    jobId: job.kind === 'stored' ? job.jobId : null,
  };
}
