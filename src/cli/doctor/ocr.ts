import path from 'node:path';
import sharp from 'sharp';
import { createWorker, OEM } from 'tesseract.js';
import { drawWord, WORD } from './lettering';
import { broken, ok, type Check } from './finding';

const DATA_PACKAGE = '@tesseract.js-data/eng';

/** Reads a drawn word, which proves program, language data and threads at once. */
export const ocrCheck: Check = {
  name: 'ocr',
  mend: `Run "npm ci": the reader needs tesseract.js and ${DATA_PACKAGE}.`,
  look: async () => {
    const { pixels, width, height } = drawWord(6);
    const image = await sharp(pixels, { raw: { width, height, channels: 1 } })
      .blur(2)
      .withMetadata({ density: 150 })
      .png()
      .toBuffer();
    const langPath = path.join(
      path.dirname(require.resolve(`${DATA_PACKAGE}/package.json`)),
      '4.0.0_best_int',
    );
    const worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath, gzip: true, cacheMethod: 'none' });
    try {
      const { data } = await worker.recognize(image);
      const read = data.text.trim();
      return [
        read === WORD
          ? ok('ocr', `read "${read}"`)
          : broken('ocr', `read "${read}" where "${WORD}" stands`, ocrCheck.mend),
      ];
    } finally {
      await worker.terminate();
    }
  },
};
