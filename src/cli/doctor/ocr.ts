import { DocumentParser } from '../../services/parsing/document-parser';
import { drawWord, WORD } from './lettering';
import { broken, ok, type Check } from './finding';

const PIXELS_A_DOT = 6;
/** Pixels of white around the word: the reader expects print on a page, not a word cut out of one. */
const PAPER = 200;

/** Has a drawn word read the way a scanned resume is, which proves threads, reader and language data at once. */
export const ocrCheck: Check = {
  name: 'ocr',
  mend: 'Run "npm ci": the reader needs sharp, tesseract.js and @tesseract.js-data/eng.',
  look: async (config) => {
    // Loaded here: no other command has a use for it.
    const { default: sharp } = await import('sharp');
    const { pixels, width, height } = drawWord(PIXELS_A_DOT);
    const image = await sharp(pixels, { raw: { width, height, channels: 1 } })
      .extend({ top: PAPER, bottom: PAPER, left: PAPER, right: PAPER, background: '#ffffff' })
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
        read === WORD
          ? ok('ocr', `read "${read}"`)
          : broken('ocr', `read "${read}" where "${WORD}" stands`, ocrCheck.mend),
      ];
    } finally {
      await parser.destroy();
    }
  },
};
