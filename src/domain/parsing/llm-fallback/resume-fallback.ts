import type { ParsedResume } from '../parsed-resume';
import type { ResumeOutcome } from '../parse-outcome';
import { evidenceAt, type SourceText, type Span } from '../text/source-text';
import { nameParts } from '../resume/fields/contact/person-name';
import type { FieldAnswer, FieldQuestion } from './field-question';
import { findWords } from './grounding';

type ParsedFields = Omit<ParsedResume, 'meta'>;

/** The missing fields of an entry below this confidence are requested from the model. */
const MIN_TRUSTED_CONFIDENCE = 0.7;
/** Maximum confidence of an entry with fields from the model. */
const MAX_MODEL_CONFIDENCE = 0.6;
const MAX_QUESTIONS = 12;
/** Maximum distance, in characters, between an entry and a missing field of it. */
const MAX_ENTRY_DISTANCE = 400;
const MAX_ANSWER_WORDS = 14;

/** Questions about missing fields of a resume. */
export function resumeQuestions(parsed: ParsedFields): FieldQuestion[] {
  const questions: FieldQuestion[] = [];
  if (parsed.basics.name === null) {
    questions.push({
      id: '/basics/name',
      question: 'What is the full name of the person the resume is about?',
    });
  }
  parsed.work.forEach((item, index) => {
    if (item.confidence >= MIN_TRUSTED_CONFIDENCE) return;
    const about = quoteParts([item.position, item.name, item.rawDates]);
    if (item.position === null)
      questions.push({
        id: `/work/${index}/position`,
        question: `What is the job title of the post ${about}?`,
      });
    if (item.name === null)
      questions.push({ id: `/work/${index}/name`, question: `Who is the employer of the post ${about}?` });
  });
  parsed.education.forEach((item, index) => {
    if (item.confidence >= MIN_TRUSTED_CONFIDENCE) return;
    const about = quoteParts([item.studyType, item.area, item.institution]);
    if (item.institution === null) {
      questions.push({
        id: `/education/${index}/institution`,
        question: `Which school belongs to ${about}?`,
      });
    }
    if (item.studyType === null) {
      questions.push({ id: `/education/${index}/studyType`, question: `Which degree belongs to ${about}?` });
    }
  });
  return questions.slice(0, MAX_QUESTIONS);
}

function quoteParts(parts: (string | null)[]): string {
  return `"${parts.filter((part) => part !== null).join(', ')}"`;
}

/**
 * Adds answers that are in the document near their entry and outside the `excluded` spans. All other answers are
 * dropped.
 */
export function applyResumeAnswers(
  outcome: ResumeOutcome,
  source: SourceText,
  answers: readonly FieldAnswer[],
  excluded: readonly Span[],
): ResumeOutcome {
  const questionIds = new Set(resumeQuestions(outcome.parsed).map(({ id }) => id));
  const parsed = structuredClone(outcome.parsed);
  for (const { id, words } of answers) {
    if (!questionIds.has(id) || words === null || words.split(/\s+/).length > MAX_ANSWER_WORDS) continue;
    const [, list = '', index = '', field = ''] = id.split('/');
    const entry =
      list === 'work'
        ? parsed.work[Number(index)]
        : list === 'education'
          ? parsed.education[Number(index)]
          : null;
    const near = entry?.evidence?.[0]?.charStart ?? undefined;
    const span = findWords(source.raw, words, near);
    if (!span || excluded.some(({ start, end }) => span.start < end && span.end > start)) continue;
    const value = source.raw.slice(span.start, span.end).replace(/\s+/g, ' ');
    if (id === '/basics/name') {
      if (/\d/.test(value) || value.split(' ').length > 6) continue;
      Object.assign(parsed.basics, { name: value, ...nameParts(value) });
    } else if (entry && near !== undefined && Math.abs(span.start - near) <= MAX_ENTRY_DISTANCE) {
      Object.assign(entry, { [field]: value });
      entry.confidence = Math.min(MAX_MODEL_CONFIDENCE, Math.max(entry.confidence, 0.4));
      entry.evidence = [...(entry.evidence ?? []), evidenceAt(source, span.start, span.end)];
    }
  }
  return { ...outcome, parsed };
}
