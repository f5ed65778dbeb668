import { serveArm } from './serve-arm';

/** The text of every page by the library the service reads PDFs with, as the library gives it. */
serveArm(async (bytes) => {
  const { PDFParse } = await import('pdf-parse');
  const parser = new PDFParse({ data: new Uint8Array(bytes) });
  const { text } = await parser.getText({ pageJoiner: '' });
  await parser.destroy();
  return text;
});
