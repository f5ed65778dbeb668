import type { BoardPosting } from '../../domain/connectors/connector-kind';
import { escapeMarkup } from '../../domain/text/markup';
import { completeJob } from '../../domain/jobs/complete-job';
import { withStatedFields } from '../../domain/jobs/structured-outcome';
import type { TitleOverride } from '../jobs/job-content';
import { prepareJob, type PreparedJob } from '../jobs/prepare-job';
import type { DocumentParser } from '../parsing/document-parser';
import type { ItemContext } from '../parsing/parse-pushed-document';

/** A title that a user chose for the job is kept. */
const KEEP_TITLE: TitleOverride = { titleOverride: null, keepsTitleOverride: true };

/**
 * Converts a posting to a job. What the board states as fields is kept; the description fills in the rest. A description
 * that cannot be parsed leaves the fields.
 */
export async function preparePosting(
  { given, description }: BoardPosting,
  externalId: string,
  parser: Pick<DocumentParser, 'parse'>,
  context: ItemContext,
): Promise<PreparedJob> {
  const fieldsOnly: PreparedJob = {
    ...{ externalId, posting: completeJob(given), title: KEEP_TITLE, error: null, parse: null },
  };
  if (description === null) return fieldsOnly;
  const heading = [given.title, given.employerName ?? ''].filter((line) => line !== '');
  const lines = heading.map((line) => `<p>${escapeMarkup(line)}</p>`).join('');
  const html = `<html><body>${lines}${description}</body></html>`;
  const document = { base64: Buffer.from(html).toString('base64'), declaredType: 'text/html' };
  const push = { externalId, location: null, parsed: null, document };
  const prepared = await prepareJob({ kind: 'push', push }, parser, context);
  if (!prepared.posting) return { ...fieldsOnly, parse: prepared.parse };
  return { ...prepared, title: KEEP_TITLE, posting: withStatedFields(prepared.posting, given) };
}
