import type { ResumeLayer } from '../../domain/candidates/resume-fields';
import { resumeFields } from '../../domain/candidates/resume-layer';
import { removeSensitiveTexts } from '../../domain/candidates/sensitive-text';
import type { TenantScope, UUID, Warning } from '../../domain/common';
import type { EventData } from '../../webhooks/events/catalogue';
import { AppError, toStoredError } from '../../platform/app-error';
import { pushedResume, type PushedResume } from './pushed-resume';
import type { StoredResumesService } from './stored-resumes.service';
import type { DocumentParser } from '../parsing/document-parser';
import { parsePushedDocument, type ItemContext } from '../parsing/parse-pushed-document';
import type { CandidateBatchItem, CandidatePush, RefusedItem } from './candidate-sync';

/** An item ready to be written, with the fields of its resume and the data of its `parse.completed` event. */
export type PreparedCandidate =
  | RefusedItem
  | {
      kind: 'push';
      push: CandidatePush;
      resume: ResumeLayer | null;
      /** What is kept of a resume that was sent with the push. */
      kept: PushedResume | null;
      parse: EventData<'parse.completed'> | null;
      warnings: Warning[];
    };

/** Where an item finds the result of a parse that it names. */
export interface ResumeSource {
  scope: TenantScope;
  resumes: Pick<StoredResumesService, 'find'>;
}

/**
 * Parses the resume of an item, if it has one, or takes the result of the parse that the item names. If the resume cannot
 * be parsed, the candidate is saved without it, with a warning.
 */
export async function prepareCandidate(
  item: CandidateBatchItem,
  parser: Pick<DocumentParser, 'parse'>,
  context: ItemContext & ResumeSource,
): Promise<PreparedCandidate> {
  if (item.kind === 'refused') return item;
  if (item.resumeParseId !== undefined) return withStoredResume(item, item.resumeParseId, context);
  if (!item.document) {
    return { kind: 'push', push: item, resume: null, kept: null, parse: null, warnings: item.warnings };
  }
  const startedAt = new Date();
  const { outcome, error, parsed, parse } = await parsePushedDocument(
    'resume',
    item.document,
    parser,
    context,
  );
  return {
    kind: 'push',
    // Later steps do not need the document, so its memory is released.
    push: { ...item, document: null },
    resume: outcome && removeSensitiveTexts(resumeFields(outcome)),
    // A note is part of the record, which shows it.
    kept:
      parsed && item.documentIs === 'resume'
        ? pushedResume(item.document, parsed, {
            ...{ parseId: parse.parseId, operationId: context.operationId, startedAt },
          })
        : null,
    parse,
    warnings:
      error && item.documentIs === 'resume'
        ? [...item.warnings, unreadableResume(error.code)]
        : item.warnings,
  };
}

async function withStoredResume(
  item: CandidatePush,
  parseId: UUID,
  { scope, resumes }: ResumeSource,
): Promise<PreparedCandidate> {
  const stored = await resumes.find(scope, parseId);
  if (!stored) {
    const message = 'No parse of a resume has this id, or its result is no longer kept.';
    const error = toStoredError(new AppError('not_found', message));
    return { kind: 'refused', externalId: item.externalId, error };
  }
  const resume = removeSensitiveTexts(resumeFields(stored));
  return { kind: 'push', push: item, resume, kept: null, parse: null, warnings: item.warnings };
}

function unreadableResume(code: string): Warning {
  return {
    code: 'resume_not_read',
    message: `The resume could not be read (${code}); the candidate was saved without it.`,
    pointer: '/resumeText',
  };
}
