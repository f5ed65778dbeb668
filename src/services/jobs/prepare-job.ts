import type { CustomFields } from '../../domain/candidates/candidate';
import { completeJob } from '../../domain/jobs/complete-job';
import type { ParsedJobDescription } from '../../domain/parsing/parsed-job-description';
import { type StoredError, toStoredError } from '../../platform/app-error';
import type { EventData } from '../../webhooks/events/catalogue';
import type { DocumentParser } from '../parsing/document-parser';
import { parsePushedDocument, type ItemContext } from '../parsing/parse-pushed-document';
import { titleOverride, withOverrides, type TitleOverride } from './job-content';
import type { JobBatchItem } from './job-sync';
import { withoutEvidence } from '../../domain/parsing/without-evidence';

type ParsedPosting = Omit<ParsedJobDescription, 'meta'>;

/**
 * An item ready to be written: its posting or the error that it failed with, and the data of its `parse.completed`
 * event.
 */
export interface PreparedJob {
  externalId: string | null;
  posting: ParsedPosting | null;
  title: TitleOverride;
  /** Undefined leaves those of the job. */
  customFields?: CustomFields | null;
  error: StoredError | null;
  parse: EventData<'parse.completed'> | null;
}

const NO_TITLE: TitleOverride = { titleOverride: null, keepsTitleOverride: true };

/** Parses the document of an item, if it has one. Returns errors that the item causes; throws all others. */
export async function prepareJob(
  item: JobBatchItem,
  parser: Pick<DocumentParser, 'parse'>,
  context: ItemContext,
): Promise<PreparedJob> {
  if (item.kind === 'refused') {
    return {
      externalId: item.externalId,
      posting: null,
      title: NO_TITLE,
      error: item.error,
      parse: null,
    };
  }
  const { externalId, parsed, document, customFields } = item.push;
  const title = titleOverride(item.push);
  if (parsed || !document) {
    const posting = parsed && withOverrides(completeJob(parsed), item.push);
    return { externalId, posting, title, customFields, error: null, parse: null };
  }
  const { outcome, error, parse } = await parsePushedDocument('job_description', document, parser, context);
  return {
    externalId,
    title,
    customFields,
    // The text is not stored, so offsets into it would be useless.
    posting: outcome && withOverrides(withoutEvidence(outcome.parsed), item.push),
    error: error && toStoredError(error),
    parse,
  };
}
