import { serveArm } from './serve-arm';

/** Extracts the text of every page with the PDF library that the service uses. */
serveArm(async (bytes) => {
  const { PDFParse } = await import('pdf-parse');
  const parser = new PDFParse({ data: new Uint8Array(bytes) });
  const { text } = await parser.getText({ pageJoiner: '' });
  await parser.destroy();
  return text;
});
