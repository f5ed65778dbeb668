import type { DocumentDate } from '../../parse-meta';
import type { ResumeOutcome } from '../../parse-outcome';
import { MIN_UNREVIEWED_CONFIDENCE } from '../../needs-review';
import type { ExtractedResumeFields } from '../extract-fields';
import type { SegmentedResume } from '../segmented-resume';
import { overallConfidence } from './confidence';
import { resumeProbability } from './document-probability';
import { redactResume } from './redact-resume';
import { resumeWarnings } from './warnings';

/** Changes whenever the same document can give a different result. */
export const RESUME_MODEL_VERSION = 'resume-1.20';
/** Minimum confidence of a name whose words are removed everywhere in the text. */
const MIN_REDACTED_NAME_CONFIDENCE = 0.4;

/** Adds what the caller learns about the parse itself to the fields. */
export function toResumeOutcome(
  { document, source, sections, candidate, language }: SegmentedResume,
  parsed: ExtractedResumeFields,
  { documentDate, today }: { documentDate: DocumentDate; today: string },
): ResumeOutcome {
  const { contacts, name } = candidate;
  const documentProbability = resumeProbability({
    basics: parsed.basics,
    sections,
    datedWork: parsed.work.filter((item) => item.startDate !== null || item.endDate !== null).length,
    work: parsed.work.length,
    education: parsed.education.length,
    raw: source.raw,
  });
  const confidence = overallConfidence(parsed, name, source);
  const redactedName = name && name.confidence >= MIN_REDACTED_NAME_CONFIDENCE ? name : null;
  return {
    parsed,
    documentDate,
    language,
    documentProbability,
    confidence,
    uncertainFields: name !== null && name.confidence < MIN_UNREVIEWED_CONFIDENCE ? ['/basics/name'] : [],
    warnings: resumeWarnings({
      parsed,
      sections,
      document,
      documentProbability,
      confidence,
      language,
      today,
    }),
    rawText: source.raw,
    redactedText: redactResume(
      source.raw,
      // The name as written can contain a nickname.
      redactedName ? [...contacts.personal, redactedName] : contacts.personal,
      redactedName?.name ?? null,
    ),
    modelVersion: RESUME_MODEL_VERSION,
  };
}
