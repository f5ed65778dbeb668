import { createHash } from 'node:crypto';
import type { NewPushedResume, RepeatedResume } from '../../db/operations/pushed-resumes.repository';
import type { Repositories } from '../../db/kernel/repositories';
import { maskSensitiveText, removeSensitiveTexts } from '../../domain/candidates/sensitive-text';
import type { MergeableCandidate } from '../../domain/candidates/merged-records';
import type { UUID } from '../../domain/common';
import type { ParsedDocument } from '../parsing/document-parser';
import type { StoredParseOptions } from '../parsing/parse-options';
import { buildParseResult } from '../parsing/parse-result';
import type { PushedDocument } from '../parsing/parse-pushed-document';

/** The parse of a resume that was sent with a push, and how the same text is recognized when it is pushed again. */
export interface PushedResume extends NewPushedResume, RepeatedResume {}

/** The extras that a review shows beside the fields: the text, and where it states each value. */
const INCLUDE = ['review'] as const satisfies StoredParseOptions['include'];

/**
 * Builds what is kept of a resume that was sent with a push: the result of its parse with the text, without sensitive data.
 */
export function pushedResume(
  document: PushedDocument,
  parsed: ParsedDocument,
  { parseId, operationId, startedAt }: { parseId: UUID; operationId: UUID; startedAt: Date },
): PushedResume {
  const sha256 = createHash('sha256').update(Buffer.from(document.base64, 'base64')).digest('hex');
  const { meta, ...values } = buildParseResult(parsed, {
    ...{ parseId, documentType: 'resume', fileName: null, sha256, include: INCLUDE },
    createdAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
  });
  const { modelVersion, rawText } = meta;
  // The mask has the length of what it hides, so that the places of the values remain right.
  const text = rawText === undefined ? {} : { rawText: maskSensitiveText(rawText) };
  const options: StoredParseOptions = {
    ...{ language: null, include: [...INCLUDE], documentDate: document.documentDate ?? null },
  };
  return {
    ...{ parseId, sha256, modelVersion, createdAt: startedAt },
    input: JSON.stringify({ ...options, pushed: { operationId, sha256, modelVersion } }),
    result: JSON.stringify({ ...removeSensitiveTexts(values), meta: { ...meta, ...text } }),
  };
}

/** The parses to which the records of a candidate refer. */
export function parseIdsOf(candidate: MergeableCandidate): UUID[] {
  return layersOf(candidate).flatMap((layers) => layers.parseId ?? []);
}

/** True if a record of the candidate was made from a resume. */
export function hasResume(candidate: MergeableCandidate): boolean {
  return layersOf(candidate).some((layers) => layers.resume != null);
}

/** The layers of a candidate's own record and of those merged into it. */
function layersOf({ layers, merged }: MergeableCandidate) {
  return [layers, ...(merged?.records ?? []).map(({ record }) => record.layers)].filter(
    (each) => each !== null,
  );
}

/** Texts that are pushed again: stored parses are kept longer instead of being replaced, so that nothing changes. */
export class RepeatedResumes {
  private constructor(private readonly renewed: ReadonlySet<string>) {}

  static async renew(
    { pushedResumes }: Pick<Repositories, 'pushedResumes'>,
    pushes: readonly { parseIds: readonly UUID[]; resumes: readonly PushedResume[] }[],
  ): Promise<RepeatedResumes> {
    const repeated = pushes.flatMap(({ parseIds, resumes }) =>
      resumes.flatMap(({ sha256, modelVersion }) =>
        parseIds.map((parseId) => ({ parseId, sha256, modelVersion })),
      ),
    );
    const renewed = new Set(await pushedResumes.renew(repeated));
    return new RepeatedResumes(new Set(repeated.filter(({ parseId }) => renewed.has(parseId)).map(keyOf)));
  }

  /** Returns the stored parse of the same text, or that of the push. */
  parseIdFor(parseIds: readonly UUID[], { parseId, sha256, modelVersion }: PushedResume): UUID {
    return (
      parseIds.find((each) => this.renewed.has(keyOf({ parseId: each, sha256, modelVersion }))) ?? parseId
    );
  }
}

function keyOf({ parseId, sha256, modelVersion }: RepeatedResume): string {
  return `${parseId} ${sha256} ${modelVersion}`;
}
