import { readDocument } from '../../../src/documents/read-document';
import { parseResume } from '../../../src/domain/parsing/resume/parse-resume';
import { TODAY } from '../../quality/parse-file';
import { serveArm } from './serve-arm';

/** Parses bytes to JSON like a parse thread. */
serveArm(async (bytes) => {
  const { document } = await readDocument(bytes, { declaredType: null, fileName: null });
  return JSON.stringify(parseResume(document, { today: TODAY, language: null }));
});
