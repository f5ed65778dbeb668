import type { ResumeOutcome } from '../parsing/parse-outcome';
import { EMPTY_FIELDS } from './apply-candidate-input';
import { RESUME_FIELD_NAMES, RESUME_FIELDS, type ResumeFieldName, type ResumeLayer } from './resume-fields';

/** A text that is unlikely to be a resume is a note: only its skills, credentials and languages are used. */
const MIN_RESUME_PROBABILITY = 0.3;

/** The part of a parsed resume that is stored with a candidate. */
export function resumeFields({
  parsed,
  documentProbability,
  documentDate,
}: Pick<ResumeOutcome, 'parsed' | 'documentProbability' | 'documentDate'>): ResumeLayer {
  const isNote = documentProbability < MIN_RESUME_PROBABILITY;
  const asOf = documentDate.source === 'received' ? null : documentDate.value;
  const valueOf = (name: ResumeFieldName): unknown => {
    const field = RESUME_FIELDS[name];
    return isNote && !field.acceptsNotes ? EMPTY_FIELDS[name] : field.extract(parsed, asOf);
  };
  return Object.fromEntries(RESUME_FIELD_NAMES.map((name) => [name, valueOf(name)])) as ResumeLayer;
}
