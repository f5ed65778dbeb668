#!/usr/bin/env node
/**
 * Reduces the PNG files of a folder to a palette, as they are committed under docs/images:
 *
 *   node tools/pictures/shrink.mjs docs/images
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const COLORS = 96;
const MIN_BYTES = 20_000;
const [folder = 'docs/images'] = process.argv.slice(2);
let [before, after] = [0, 0];

for (const name of fs.readdirSync(folder).filter((each) => each.endsWith('.png'))) {
  const file = path.join(folder, name);
  const bytes = fs.readFileSync(file);
  before += bytes.length;
  const packed =
    bytes.length < MIN_BYTES
      ? bytes
      : await sharp(bytes).png({ palette: true, colours: COLORS, dither: 0, effort: 8 }).toBuffer();
  const smallest = packed.length < bytes.length ? packed : bytes;
  after += smallest.length;
  if (smallest !== bytes) fs.writeFileSync(file, smallest);
}
console.log(`${Math.round(before / 1000)} kB before, ${Math.round(after / 1000)} kB after`);
