import { addressesModel } from '../../documents/content-warnings';
import type { LayoutDocument } from '../../domain/layout/layout-document';
import { postingQuestions, applyPostingAnswers } from '../../domain/parsing/llm-fallback/posting-fallback';
import { resumeQuestions, applyResumeAnswers } from '../../domain/parsing/llm-fallback/resume-fallback';
import type { PostingOutcome, ResumeOutcome } from '../../domain/parsing/parse-outcome';
import { sourceText } from '../../domain/parsing/text/source-text';
import type { DocumentModel } from '../language-model/document-model';

/** Asks the language model for the missing fields of a resume and adds the answers that the document contains. */
export async function completeResumeWithModel(
  outcome: ResumeOutcome,
  document: LayoutDocument,
  model: DocumentModel,
): Promise<ResumeOutcome> {
  const questions = resumeQuestions(outcome.parsed);
  if (questions.length === 0) return outcome;
  const { source, prompt, excluded } = splitPromptText(document);
  const answers = await model.askFields('resume', prompt, questions);
  return answers ? applyResumeAnswers(outcome, source, answers, excluded) : outcome;
}

/** Asks the language model for the missing fields of a posting and adds the answers that the document contains. */
export async function completePostingWithModel(
  outcome: PostingOutcome,
  document: LayoutDocument,
  model: DocumentModel,
): Promise<PostingOutcome> {
  const questions = postingQuestions(outcome);
  if (questions.length === 0) return outcome;
  const { source, prompt, excluded } = splitPromptText(document);
  const answers = await model.askFields('job_description', prompt, questions);
  return answers ? applyPostingAnswers(outcome, source, answers, excluded) : outcome;
}

/** Excludes lines that contain instructions for a language model: they are neither sent nor used as answers. */
function splitPromptText(document: LayoutDocument) {
  const source = sourceText(document);
  const excluded = source.lines.filter(({ text }) => addressesModel(text));
  const prompt = source.lines
    .filter((line) => !excluded.includes(line))
    .map(({ text }) => text)
    .join('\n');
  return { source, prompt, excluded };
}
