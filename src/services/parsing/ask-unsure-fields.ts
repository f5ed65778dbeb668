import { addressesModel } from '../../documents/content-warnings';
import type { LayoutDocument } from '../../domain/layout/layout-document';
import { jobQuestions, withJobAnswers } from '../../domain/parsing/help/unsure-job';
import { resumeQuestions, withResumeAnswers } from '../../domain/parsing/help/unsure-resume';
import type { JobDescriptionOutcome, ResumeOutcome } from '../../domain/parsing/parse-outcome';
import { sourceText } from '../../domain/parsing/text/source-text';
import type { DocumentModel } from '../language-model/document-model';

/** The outcome of a resume with what a language model could find of its missing fields in the document. */
export async function askUnsureResume(
  outcome: ResumeOutcome,
  document: LayoutDocument,
  model: DocumentModel,
): Promise<ResumeOutcome> {
  const questions = resumeQuestions(outcome.parsed);
  if (questions.length === 0) return outcome;
  const { source, shown, barred } = whatIsShown(document);
  const answers = await model.fields('resume', shown, questions);
  return answers ? withResumeAnswers(outcome, source, answers, barred) : outcome;
}

/** The same for a posting. */
export async function askUnsureJob(
  outcome: JobDescriptionOutcome,
  document: LayoutDocument,
  model: DocumentModel,
): Promise<JobDescriptionOutcome> {
  const questions = jobQuestions(outcome);
  if (questions.length === 0) return outcome;
  const { source, shown, barred } = whatIsShown(document);
  const answers = await model.fields('job_description', shown, questions);
  return answers ? withJobAnswers(outcome, source, answers, barred) : outcome;
}

/** Lines that address a program are not shown to one, and nothing is taken from them. */
function whatIsShown(document: LayoutDocument) {
  const source = sourceText(document);
  const barred = source.lines.filter(({ text }) => addressesModel(text));
  const shown = source.lines
    .filter((line) => !barred.includes(line))
    .map(({ text }) => text)
    .join('\n');
  return { source, shown, barred };
}
