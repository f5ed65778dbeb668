import sharp from 'sharp';
import { openPageImages } from '../../../src/documents/pdf/page-images';
import { simplePdf } from './pdf-file';

/** A PNG image of a page with the given lines. */
export async function renderScan(lines: readonly string[]): Promise<Buffer> {
  const pageImages = await openPageImages(simplePdf(lines), 80_000_000);
  try {
    const { rgba, width, height } = await pageImages.draw(1);
    return await sharp(rgba, { raw: { width, height, channels: 4 } })
      .flatten({ background: '#ffffff' })
      .resize({ width: 1_300 })
      .png()
      .toBuffer();
  } finally {
    await pageImages.close();
  }
}
