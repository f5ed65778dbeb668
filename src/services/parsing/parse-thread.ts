import { DocumentError } from '../../documents/document-error';
import { readDocument } from '../../documents/read-document';
import { warmReaders } from '../../documents/warm-readers';
import type { LayoutDocument } from '../../domain/layout/layout-document';
import { layoutFromText } from '../../domain/layout/text-layout';
import { parseJobDescription } from '../../domain/parsing/job-description/parse-job-description';
import type { DocumentType } from '../../domain/parsing/parse-meta';
import type { JobDescriptionOutcome, ParseOptions, ResumeOutcome } from '../../domain/parsing/parse-outcome';
import { parseResume } from '../../domain/parsing/resume/parse-resume';
import { PROGRESS, type ParseCommand, type ParseReply, type WarmCommand } from './parse-thread-messages';

type Parser = (document: LayoutDocument, options: ParseOptions) => ResumeOutcome | JobDescriptionOutcome;

const PARSERS: Record<DocumentType, Parser> = { resume: parseResume, job_description: parseJobDescription };

/** What a parsing thread does with each message: one document, bytes to structured data. */
export default async function handle(command: ParseCommand | WarmCommand): Promise<ParseReply | null> {
  if ('warm' in command) {
    await warm();
    return null;
  }
  const { documentType, bytes, fileName, declaredType, language, today, progress } = command;
  progress[PROGRESS.startedAt] = Date.now();
  try {
    const { document, ...read } = await readDocument(bytes, {
      declaredType,
      fileName,
      onVisionPage: () => {
        progress[PROGRESS.visionPages] = (progress[PROGRESS.visionPages] ?? 0) + 1;
      },
    });
    return { outcome: PARSERS[documentType](document, { today, language }), read };
  } catch (error) {
    // The class of an error does not survive the way between threads.
    if (error instanceof DocumentError) return { refused: { code: error.code, message: error.message } };
    throw error;
  }
}

async function warm(): Promise<void> {
  await warmReaders();
  const sample = layoutFromText(
    'Jo Field\njo@example.org\nExperience\nCook, Corner Diner, 2020 - 2022\nSkills\nBaking',
  );
  for (const parse of Object.values(PARSERS)) parse(sample, { today: '2026-01-01', language: null });
}
