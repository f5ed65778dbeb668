import { DocumentParser } from '../../services/parsing/document-parser';
import { drawWord, PRINTED_WORD } from './lettering';
import { failure, ok, type Check } from './finding';

const PIXELS_PER_DOT = 6;
/** White pixels around the word, because the engine expects a page with margins. */
const PAGE_MARGIN = 200;

/** Runs OCR on a drawn word like on a scanned resume, which tests threads, engine and language data together. */
export const ocrCheck: Check = {
  name: 'ocr',
  remedy: 'Run "npm ci": the reader needs sharp, tesseract.js and @tesseract.js-data/eng.',
  run: async (config) => {
    // Loaded on demand, because no other command needs it.
    const { default: sharp } = await import('sharp');
    const { pixels, width, height } = drawWord(PIXELS_PER_DOT);
    const image = await sharp(pixels, { raw: { width, height, channels: 1 } })
      .extend({
        top: PAGE_MARGIN,
        bottom: PAGE_MARGIN,
        left: PAGE_MARGIN,
        right: PAGE_MARGIN,
        background: '#ffffff',
      })
      .blur(2)
      .withMetadata({ density: 150 })
      .png()
      .toBuffer();
    const parser = new DocumentParser({ ...config.parsing, threads: 1 });
    try {
      const { outcome } = await parser.parse({
        documentType: 'resume',
        bytes: image,
        fileName: null,
        declaredType: 'image/png',
        language: null,
        today: '2026-01-01',
      });
      const read = outcome.rawText.trim();
      return [
        read === PRINTED_WORD
          ? ok('ocr', `read "${read}"`)
          : failure('ocr', `read "${read}" where "${PRINTED_WORD}" stands`, ocrCheck.remedy),
      ];
    } finally {
      await parser.destroy();
    }
  },
};
