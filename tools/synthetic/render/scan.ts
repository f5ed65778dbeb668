import sharp from 'sharp';
import type { Random } from '../random';
import { project, type Corners, type Pixels, type Point } from './perspective';

export const SCAN_KINDS = ['flatbed', 'fax', 'worn_copy', 'phone_photo'] as const;
export type ScanKind = (typeof SCAN_KINDS)[number];

const PAPER_COLOR = { r: 252, g: 251, b: 248 };

/** Resolution at which a page is rendered before it is degraded. */
export function dpiOf(kind: ScanKind): number {
  return { flatbed: 200, fax: 200, worn_copy: 150, phone_photo: 190 }[kind];
}

/** Degrades a page like a scanner, fax, copier or phone camera and returns JPEG bytes. */
export async function wear(random: Random, kind: ScanKind, png: Buffer): Promise<Buffer> {
  const flat = sharp(png).flatten({ background: PAPER_COLOR });
  switch (kind) {
    case 'flatbed': {
      const angle = (random.next() - 0.5) * 2.4;
      const grey = flat.rotate(angle, { background: PAPER_COLOR }).greyscale().blur(0.5);
      return jpeg(noisy(random, await pixelsOf(grey), random.int(4, 10)), random.int(60, 85));
    }
    case 'fax': {
      const angle = (random.next() - 0.5) * 1.6;
      const drawn = flat.rotate(angle, { background: PAPER_COLOR }).greyscale();
      const speckled = noisy(random, await pixelsOf(drawn), random.int(18, 30));
      const inked = sharp(speckled.data, { raw: rawOf(speckled) })
        .blur(0.6)
        .threshold(random.int(140, 175));
      return inked.jpeg({ quality: 85 }).toBuffer();
    }
    case 'worn_copy': {
      const faded = flat
        .rotate((random.next() - 0.5) * 3, { background: PAPER_COLOR })
        .linear(0.72, 52)
        .blur(0.8);
      return jpeg(noisy(random, await pixelsOf(faded), random.int(8, 14)), random.int(45, 65));
    }
    case 'phone_photo': {
      const photographed = project(await pixelsOf(flat), tilt(random, await sizeOf(png)), [96, 78, 62]);
      return jpeg(noisy(random, shaded(random, photographed), random.int(4, 9)), random.int(55, 80), 0.6);
    }
  }
}

async function sizeOf(png: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(png).metadata();
  return { width, height };
}

async function pixelsOf(image: sharp.Sharp): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels === 3) return { data: new Uint8Array(data), width, height };
  // A grey image has one byte per pixel.
  const colour = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    colour.fill(data[pixel * channels] ?? 0, pixel * 3, pixel * 3 + 3);
  }
  return { data: colour, width, height };
}

function rawOf({ width, height }: Pixels): { width: number; height: number; channels: 3 } {
  return { width, height, channels: 3 };
}

async function jpeg(pixels: Pixels, quality: number, blur?: number): Promise<Buffer> {
  const image = sharp(pixels.data, { raw: rawOf(pixels) });
  return (blur === undefined ? image : image.blur(blur)).jpeg({ quality }).toBuffer();
}

/** Noise of the sensor, equal for the three colors of a pixel. */
function noisy(random: Random, pixels: Pixels, deviation: number): Pixels {
  // Drawn from a table, because a normal draw per pixel would take longer than everything else.
  const table = Array.from({ length: 4093 }, () => Math.round(random.gaussian() * deviation));
  const data = new Uint8Array(pixels.data.length);
  let at = random.int(0, 4092);
  for (let index = 0; index < data.length; index += 3) {
    at = (at * 5 + 7 + (index % 11)) % 4093;
    const change = table[at] ?? 0;
    for (let channel = 0; channel < 3; channel++) {
      data[index + channel] = Math.max(0, Math.min(255, (pixels.data[index + channel] ?? 0) + change));
    }
  }
  return { ...pixels, data };
}

/** The shadow of a hand and a lamp on one side: a gradient of brightness across the page. */
function shaded(random: Random, pixels: Pixels): Pixels {
  const { width, height } = pixels;
  const angle = random.next() * 2 * Math.PI;
  const depth = 0.2 + random.next() * 0.25;
  const data = new Uint8Array(pixels.data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const along = (x / width - 0.5) * Math.cos(angle) + (y / height - 0.5) * Math.sin(angle);
      const light = 1 - depth / (1 + Math.exp(-9 * along));
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        data[at + channel] = Math.round((pixels.data[at + channel] ?? 0) * light);
      }
    }
  }
  return { ...pixels, data };
}

/** Corners of the paper in the image, each moved inwards by up to a twentieth. */
function tilt(random: Random, { width, height }: { width: number; height: number }): Corners {
  const inwards = (): number => 0.01 + random.next() * 0.045;
  const corner = (right: boolean, bottom: boolean): Point => [
    width * (right ? 1 - inwards() : inwards()),
    height * (bottom ? 1 - inwards() : inwards()),
  ];
  return [corner(false, false), corner(true, false), corner(true, true), corner(false, true)];
}
