import { DocumentError } from '../../documents/document-error';
import { readDocument } from '../../documents/read-document';
import { warmUpReaders } from '../../documents/warm-readers';
import type { LayoutDocument } from '../../domain/layout/layout-document';
import { layoutFromText } from '../../domain/layout/text-layout';
import { parsePosting } from '../../domain/parsing/posting/parse-posting';
import type { PostingOutcome, ResumeOutcome } from '../../domain/parsing/parse-outcome';
import { withFourDecimals } from '../../domain/rounding';
import { parseResume } from '../../domain/parsing/resume/parse-resume';
import { currentThreadId } from '../../platform/processor-time';
import type { DocumentModel } from '../language-model/document-model';
import { ModelProxy } from '../language-model/thread-model-proxy';
import { completePostingWithModel, completeResumeWithModel } from './llm-fallback';
import { PROGRESS, type ParseCommand, type ParseReply, type WarmCommand } from './parse-thread-messages';

/** Every thread loads this file for itself, so it is the number of the thread that parses. */
const threadId = currentThreadId();

/** What a parsing thread does with each message: one document, bytes to structured data. */
export default async function handle(command: ParseCommand | WarmCommand): Promise<ParseReply | null> {
  if ('warm' in command) {
    await warmUp();
    return null;
  }
  const { bytes, fileName, declaredType, language, progress } = command;
  // Written first: a reader that sees the document as started also sees its thread.
  progress[PROGRESS.threadId] = threadId;
  progress[PROGRESS.startedAt] = Date.now();
  const add = (slot: number, amount: number): void => {
    progress[slot] = (progress[slot] ?? 0) + amount;
  };
  const model = command.model
    ? new ModelProxy(command.model.port, command.model.timeoutMs, (ms) => add(PROGRESS.modelWaitMs, ms))
    : null;
  try {
    const { document, ...read } = await readDocument(bytes, {
      declaredType,
      fileName,
      language,
      onVisionPage: () => add(PROGRESS.visionPages, 1),
      ...(model ? { transcribe: (jpeg: Uint8Array) => model.transcribe(jpeg) } : {}),
    });
    return { outcome: withFourDecimals(await parseDocument(document, command, model)), read };
  } catch (error) {
    // The class of an error does not survive the way between threads.
    if (error instanceof DocumentError) return { refused: { code: error.code, message: error.message } };
    throw error;
  } finally {
    model?.close();
  }
}

async function parseDocument(
  document: LayoutDocument,
  { documentType, today, language }: ParseCommand,
  model: DocumentModel | null,
): Promise<ResumeOutcome | PostingOutcome> {
  const options = { today, language };
  if (documentType === 'resume') {
    const outcome = parseResume(document, options);
    return model ? completeResumeWithModel(outcome, document, model) : outcome;
  }
  const outcome = parsePosting(document, options);
  return model ? completePostingWithModel(outcome, document, model) : outcome;
}

async function warmUp(): Promise<void> {
  await warmUpReaders();
  const sample = layoutFromText(
    'Jo Field\njo@example.org\nExperience\nCook, Corner Diner, 2020 - 2022\nSkills\nBaking',
  );
  for (const parse of [parseResume, parsePosting]) parse(sample, { today: '2026-01-01', language: null });
}
