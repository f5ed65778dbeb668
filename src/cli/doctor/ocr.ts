import { DocumentParser } from '../../services/parsing/document-parser';
import { drawWord, PRINTED_WORD } from './lettering';
import { failure, ok, type Check } from './finding';

const PIXELS_PER_DOT = 6;
/** Pixels of white around the word: the reader expects print on a page, not a word cut out of one. */
const PAGE_COLOR = 200;

/** Has a drawn word read the way a scanned resume is, which proves threads, reader and language data at once. */
export const ocrCheck: Check = {
  name: 'ocr',
  remedy: 'Run "npm ci": the reader needs sharp, tesseract.js and @tesseract.js-data/eng.',
  run: async (config) => {
    // Loaded here: no other command has a use for it.
    const { default: sharp } = await import('sharp');
    const { pixels, width, height } = drawWord(PIXELS_PER_DOT);
    const image = await sharp(pixels, { raw: { width, height, channels: 1 } })
      .extend({
        top: PAGE_COLOR,
        bottom: PAGE_COLOR,
        left: PAGE_COLOR,
        right: PAGE_COLOR,
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
