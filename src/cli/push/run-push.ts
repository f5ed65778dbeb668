import { statSync } from 'node:fs';
import { retryingClient, ServiceUnreachableError, type ApiOptions } from '../api-client';
import { createProgressBar } from '../progress-bar';
import { ChecksFailedError, type PlainContext } from '../command-runner';
import type { Columns } from '../output';
import { pushFile, type PushReport } from './push-file';
import type { PushSource } from './push-source';
import type { PushTarget } from './push-target';

const reportColumns: Columns<PushReport> = {
  items: (report) => report.done,
  created: (report) => report.created,
  updated: (report) => report.updated,
  failed: (report) => report.failed,
  failures: (report) => report.failures,
};

export type PushOptions = ApiOptions;

/**
 * Pushes a file with a progress bar on stderr and a report on stdout. Exit code 1 if an item failed, 3 if the service
 * did not respond.
 */
export async function runPush(
  { options, output, usage }: Pick<PlainContext<PushOptions>, 'options' | 'output' | 'usage'>,
  source: PushSource,
  target: PushTarget,
): Promise<void> {
  const missing = source.files.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile() !== true);
  if (missing !== undefined) usage(`The file ${missing} does not exist.`);
  const bar = createProgressBar(
    '{bar} {percentage}% | {value}/{total} | created {created} updated {updated} failed {failed}',
  );
  const client = retryingClient(options, (sentence) => process.stderr.write(`\n${sentence}\n`));
  const total = await source.count();
  let done = 0;
  bar.start(total, 0, { created: 0, updated: 0, failed: 0 });
  let report: PushReport;
  try {
    report = await pushFile(
      source,
      (items, idempotencyKey) => target(client, items, { 'Idempotency-Key': idempotencyKey }),
      (state) => {
        done = state.done;
        bar.update(done, { ...state });
      },
    );
  } catch (error) {
    if (!(error instanceof ServiceUnreachableError)) throw error;
    const hint = `${done} of ${total} items are processed; run the same command again to resume.`;
    throw new ServiceUnreachableError(`${error.message} ${hint}`);
  } finally {
    bar.stop();
  }
  output.record(report, reportColumns);
  const dropped = Object.entries(report.dropped).sort(([, a], [, b]) => b - a);
  if (dropped.length > 0) output.say('fields that were dropped:');
  for (const [name, items] of dropped) output.say(`  ${name} (${items})`);
  if (report.failed > 0) throw new ChecksFailedError();
}
