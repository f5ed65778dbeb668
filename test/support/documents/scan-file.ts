import sharp from 'sharp';
import { openPageImages } from '../../../src/documents/pdf/page-images';
import { simplePdf } from './pdf-file';

/** A picture, PNG, of a page with the lines on it. */
export async function scanOf(lines: readonly string[]): Promise<Buffer> {
  const pictures = await openPageImages(simplePdf(lines), 80_000_000);
  try {
    const { rgba, width, height } = await pictures.draw(1);
    return await sharp(rgba, { raw: { width, height, channels: 4 } })
      .flatten({ background: '#ffffff' })
      .resize({ width: 1_300 })
      .png()
      .toBuffer();
  } finally {
    await pictures.close();
  }
}
