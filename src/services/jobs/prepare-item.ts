import type { UUID } from '../../domain/common';
import { completeJob } from '../../domain/jobs/complete-job';
import type { ParsedJobDescription } from '../../domain/parsing/parsed-job-description';
import { AppError, type StoredError, toStoredError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { EventData } from '../../webhooks/events/catalogue';
import { refusalOf } from '../parsing/document-refusal';
import type { DocumentParser } from '../parsing/document-parser';
import { withOverrides } from './job-content';
import type { JobBatchItem, JobPush } from './job-sync';

type Posting = Omit<ParsedJobDescription, 'meta'>;

/** An item ready to be written: what it says, or why it failed; and what its parse has to announce. */
export interface PreparedItem {
  externalId: string | null;
  posting: Posting | null;
  error: StoredError | null;
  parse: Omit<EventData<'parse.completed'>, 'jobId'> | null;
}

export interface ItemContext {
  operationId: UUID;
  /** `YYYY-MM-DD`. */
  today: string;
  signal: AbortSignal;
}

/** Parses what needs parsing. Only faults of the item itself end up in the item; others are thrown. */
export async function prepareItem(
  item: JobBatchItem,
  parser: Pick<DocumentParser, 'parse'>,
  context: ItemContext,
): Promise<PreparedItem> {
  if (item.kind === 'refused') {
    return { externalId: item.externalId, posting: null, error: item.error, parse: null };
  }
  const { push } = item;
  if (push.parsed) {
    const posting = withOverrides(completeJob(push.parsed), push);
    return { externalId: push.externalId, posting, error: null, parse: null };
  }
  return prepareDocument(push, parser, context);
}

async function prepareDocument(
  push: JobPush,
  parser: Pick<DocumentParser, 'parse'>,
  context: ItemContext,
): Promise<PreparedItem> {
  const announced = {
    parseId: newId(),
    operationId: context.operationId,
    documentType: 'job_description' as const,
    source: 'jobs.sync' as const,
    candidateId: null,
  };
  try {
    const { outcome, read } = await parser
      .parse(
        {
          documentType: 'job_description',
          bytes: Buffer.from(push.document?.base64 ?? '', 'base64'),
          fileName: null,
          declaredType: push.document?.declaredType ?? null,
          language: null,
          today: context.today,
        },
        context.signal,
      )
      .catch((error: unknown) => {
        throw refusalOf(error);
      });
    return {
      externalId: push.externalId,
      posting: withOverrides(withoutEvidence(outcome.parsed as Posting), push),
      error: null,
      parse: {
        ...announced,
        status: 'succeeded',
        method: read.method,
        confidence: outcome.confidence,
        pageCount: read.pageCount,
        warnings: [...read.warnings, ...outcome.warnings].map((warning) => warning.code),
        error: null,
      },
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return {
      externalId: push.externalId,
      posting: null,
      error: toStoredError(error),
      parse: {
        ...announced,
        status: 'failed',
        method: null,
        confidence: null,
        pageCount: null,
        warnings: [],
        error: { code: error.code, message: error.message },
      },
    };
  }
}

/** Offsets into a text that is not kept would point nowhere; the words of signals stay, they are the signal. */
function withoutEvidence(posting: Posting): Posting {
  const bare = <T extends object>(items: T[]): T[] =>
    items.map((item) => {
      const { evidence: _evidence, ...rest } = item as T & { evidence?: unknown };
      return rest as T;
    });
  return {
    ...posting,
    requiredSkills: bare(posting.requiredSkills),
    preferredSkills: bare(posting.preferredSkills),
    benefits: bare(posting.benefits),
    languages: bare(posting.languages),
  };
}
