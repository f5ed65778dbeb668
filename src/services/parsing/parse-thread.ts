import { DocumentError } from '../../documents/document-error';
import { OcrDeferredError } from '../../documents/ocr-deferred-error';
import { readDocument, refuseWithoutText } from '../../documents/read-document';
import { warmUpReaders } from '../../documents/warm-readers';
import type { GivenJob } from '../../domain/jobs/complete-job';
import { withStructuredValues } from '../../domain/jobs/structured-outcome';
import type { LayoutDocument } from '../../domain/layout/layout-document';
import { layoutFromText } from '../../domain/layout/text-layout';
import { postingEvidence } from '../../domain/parsing/posting/outcome/posting-evidence';
import { withoutMarkup } from '../../domain/layout/pasted-markup';
import { parsePosting, parsePostingInSteps } from '../../domain/parsing/posting/parse-posting';
import type { PostingOutcome, ResumeOutcome } from '../../domain/parsing/parse-outcome';
import { roundNumbersToFourDecimals } from '../../domain/rounding';
import { runSteps, type Steps } from '../../domain/steps';
import { parseResume, parseResumeInSteps } from '../../domain/parsing/resume/parse-resume';
import { sourceText } from '../../domain/parsing/text/source-text';
import { wordsOf } from '../../domain/parsing/evidence/words';
import { currentThreadId } from '../../platform/processor-time';
import type { DocumentModel } from '../language-model/document-model';
import { ModelProxy } from '../language-model/thread-model-proxy';
import { completePostingWithModel, completeResumeWithModel } from './llm-fallback';
import { PROGRESS, type ParseCommand, type ParseReply, type WarmCommand } from './parse-thread-messages';
import { withStatedResume } from '../../domain/parsing/structured/with-stated-resume';
import { structuredPosting } from '../jobs/structured-posting';
import { statedDocument, type StatedDocument } from '../documents/stated-document';

/** Every thread loads this file separately, so this is the id of the parsing thread. */
const threadId = currentThreadId();

/** Runs the steps of a parse: all at once in a thread of its own, or with pauses on a thread that also does other work. */
export type RunSteps = <Result>(steps: Steps<Result>) => Result | Promise<Result>;

/** Handles a message in a parsing thread: parses one document, or warms up. */
export default async function handle(command: ParseCommand | WarmCommand): Promise<ParseReply | null> {
  if ('warm' in command) {
    await warmUp();
    return null;
  }
  return parseCommand(command, runSteps);
}

/** Parses one document. The runner decides what else the thread does between the steps. */
export async function parseCommand(command: ParseCommand, run: RunSteps): Promise<ParseReply> {
  const { bytes, fileName, declaredType, language, progress } = command;
  // Write the thread first: when the watchdog sees the document as started, it also sees its thread.
  progress[PROGRESS.threadId] = threadId;
  progress[PROGRESS.startedAt] = Date.now();
  const add = (slot: number, amount: number): void => {
    progress[slot] = (progress[slot] ?? 0) + amount;
  };
  const model = command.model
    ? new ModelProxy(command.model.port, command.model.timeoutMs, (ms) => add(PROGRESS.modelWaitMs, ms))
    : null;
  try {
    const { document, structured, ...read } = await readDocument(bytes, {
      declaredType,
      fileName,
      language,
      deferOcr: command.deferOcr,
      onVisionPages: (count) => add(PROGRESS.scannedPages, count),
      onVisionPage: () => add(PROGRESS.visionPages, 1),
      onVisionPageRead: () => add(PROGRESS.pagesRead, 1),
      ...(model ? { transcribe: (jpeg: Uint8Array) => model.transcribe(jpeg) } : {}),
    });
    const isResume = command.documentType === 'resume';
    const posting = isResume ? null : structuredPosting(document, structured);
    const resume = posting ? null : statedDocument(document, structured);
    const text = posting?.document ?? resume?.document ?? document;
    refuseWithoutText(text.pages);
    const facts = {
      fileDate: resume?.stated.documentDate ?? read.fileDate,
      given: posting?.given ?? null,
      resume: isResume ? resume : null,
    };
    const outcome = await parseDocument(text, { ...command, ...facts }, model, run);
    return {
      outcome: roundNumbersToFourDecimals(outcome),
      ...(command.withWords ? { words: wordsOf(sourceText(text)) } : {}),
      read: {
        ...read,
        warnings: [...read.warnings, ...(resume?.warnings ?? [])],
        truncated: read.truncated || (resume?.truncated ?? false),
        ...(posting || facts.resume ? { method: 'structured' } : {}),
      },
    };
  } catch (error) {
    if (error instanceof OcrDeferredError) return { scanned: true };
    // A message between threads does not preserve the class of an error.
    if (error instanceof DocumentError) return { refused: { code: error.code, message: error.message } };
    throw error;
  } finally {
    model?.close();
  }
}

async function parseDocument(
  document: LayoutDocument,
  command: ParseCommand & { fileDate: string | null; given: GivenJob | null; resume: StatedDocument | null },
  model: DocumentModel | null,
  run: RunSteps,
): Promise<ResumeOutcome | PostingOutcome> {
  const { documentType, given, resume, today, language, documentDate, fileDate } = command;
  const options = { today, language, documentDate, fileDate };
  if (documentType === 'resume') {
    const byRules = await run(parseResumeInSteps(document, options));
    // A whole resume states what it knows, so a model could only add what it does not.
    const asks = model !== null && resume?.stated.whole !== true;
    const outcome = asks ? await completeResumeWithModel(byRules, document, model) : byRules;
    return resume
      ? withStatedResume(outcome, resume.stated, document, { today, isWritten: resume.isWritten })
      : outcome;
  }
  const byRules = await run(parsePostingInSteps(document, options));
  const outcome = model ? await completePostingWithModel(byRules, document, model) : byRules;
  const completed = given ? withStructuredValues(outcome, given) : outcome;
  return completed === byRules ? byRules : withCurrentEvidence(completed, document);
}

/** Values that do not come from the rules can stand elsewhere in the text. */
function withCurrentEvidence(outcome: PostingOutcome, document: LayoutDocument): PostingOutcome {
  const evidence = postingEvidence(outcome.parsed, sourceText(withoutMarkup(document)));
  return { ...outcome, parsed: { ...outcome.parsed, evidence } };
}

async function warmUp(): Promise<void> {
  await warmUpReaders();
  const sample = layoutFromText(
    'Jo Field\njo@example.org\nExperience\nCook, Corner Diner, 2020 - 2022\nSkills\nBaking',
  );
  for (const parse of [parseResume, parsePosting]) parse(sample, { today: '2026-01-01', language: null });
}
