import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Enough for text with smooth edges in the colors of the pages. */
const COLORS = 64;

/**
 * Saves PNG files as WebP with a palette. A picture of which no pixel changed visibly keeps its file, so that a second run
 * changes only what looks different.
 * @returns {Promise<string>} a line for the terminal
 */
export async function packPictures(from, to) {
  fs.mkdirSync(to, { recursive: true });
  let [saved, bytes] = [0, 0];
  for (const name of fs.readdirSync(from).filter((each) => each.endsWith('.png'))) {
    const target = path.join(to, name.replace(/\.png$/, '.webp'));
    const palette = await sharp(path.join(from, name))
      .png({ palette: true, colours: COLORS, dither: 0 })
      .toBuffer();
    if (fs.existsSync(target) && (await isEqual(palette, fs.readFileSync(target)))) continue;
    const packed = await sharp(palette).webp({ lossless: true, effort: 4 }).toBuffer();
    fs.writeFileSync(target, packed);
    saved += 1;
    bytes += packed.length;
  }
  return `${saved} new or changed pictures, ${Math.round(bytes / 1000)} kB`;
}

async function isEqual(one, other) {
  const [a, b] = await Promise.all([one, other].map((image) => sharp(image).removeAlpha().raw().toBuffer()));
  return a.equals(b);
}
