import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import { parseJobDescription } from '../../../../src/domain/parsing/job-description/parse-job-description';
import type { JobDescriptionOutcome } from '../../../../src/domain/parsing/parse-outcome';

/** A posting read from plain text on a fixed day. */
export function outcomeOf(text: string): JobDescriptionOutcome {
  return parseJobDescription(layoutFromText(text), { today: '2026-06-01', language: null });
}

/** What was read from a posting. */
export function parse(text: string): JobDescriptionOutcome['parsed'] {
  return outcomeOf(text).parsed;
}
