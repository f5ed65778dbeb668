import type { PostingOutcome } from '../parse-outcome';
import type { SourceText, Span } from '../text/source-text';
import type { FieldAnswer, FieldQuestion } from './field-question';
import { findWords } from './grounding';

const MAX_ANSWER_WORDS = 14;

/** Questions about missing fields of a posting. */
export function postingQuestions({ parsed }: PostingOutcome): FieldQuestion[] {
  const questions: FieldQuestion[] = [];
  if (parsed.title === '') questions.push({ id: '/title', question: 'What is the title of the job?' });
  if (parsed.employerName === null) {
    questions.push({ id: '/employerName', question: 'What is the name of the employer?' });
  }
  return questions;
}

/** Adds answers whose words are in the document outside the `excluded` spans. */
export function applyPostingAnswers(
  outcome: PostingOutcome,
  source: SourceText,
  answers: readonly FieldAnswer[],
  excluded: readonly Span[],
): PostingOutcome {
  const questionIds = new Set(postingQuestions(outcome).map(({ id }) => id));
  const parsed = { ...outcome.parsed };
  for (const { id, words } of answers) {
    if (!questionIds.has(id) || words === null || words.split(/\s+/).length > MAX_ANSWER_WORDS) continue;
    const span = findWords(source.raw, words);
    if (!span || excluded.some(({ start, end }) => span.start < end && span.end > start)) continue;
    const value = source.raw.slice(span.start, span.end).replace(/\s+/g, ' ');
    if (id === '/title') parsed.title = value;
    else parsed.employerName = value;
  }
  return { ...outcome, parsed };
}
