import type { ResumeLayer } from '../../domain/candidates/resume-fields';
import { resumeFields } from '../../domain/candidates/resume-layer';
import { removeSensitiveTexts } from '../../domain/candidates/sensitive-text';
import type { Warning } from '../../domain/common';
import type { EventData } from '../../webhooks/events/catalogue';
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
      parse: EventData<'parse.completed'> | null;
      warnings: Warning[];
    };

/**
 * Parses the resume of an item, if it has one. If the resume cannot be parsed, the candidate is saved without it, with
 * a warning.
 */
export async function prepareCandidate(
  item: CandidateBatchItem,
  parser: Pick<DocumentParser, 'parse'>,
  context: ItemContext,
): Promise<PreparedCandidate> {
  if (item.kind === 'refused') return item;
  if (!item.document) return { kind: 'push', push: item, resume: null, parse: null, warnings: item.warnings };
  const { outcome, error, parse } = await parsePushedDocument('resume', item.document, parser, context);
  return {
    kind: 'push',
    // Later steps do not need the document, so its memory is released.
    push: { ...item, document: null },
    resume: outcome && removeSensitiveTexts(resumeFields(outcome)),
    parse,
    warnings:
      error && item.documentIs === 'resume'
        ? [...item.warnings, unreadableResume(error.code)]
        : item.warnings,
  };
}

function unreadableResume(code: string): Warning {
  return {
    code: 'resume_not_read',
    message: `The resume could not be read (${code}); the candidate was saved without it.`,
    pointer: '/resumeText',
  };
}
