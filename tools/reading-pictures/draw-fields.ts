import sharp from 'sharp';
import type { FoundField, Kind } from './find-fields';

const COLOURS: Record<Kind, string> = {
  person: '#7b2fbe',
  work: '#0b62c4',
  education: '#0a7d4f',
  skill: '#c2570c',
  credential: '#b01446',
  language: '#0e7c86',
};
const WIDTH = 1_000;
const LABEL_SIZE = 11;
const LABEL_HEIGHT = 14;
/** Width of one character of a label. */
const CHARACTER_WIDTH = 6.6;
const QUALITY = 82;

/** The image of a page as WebP in the size used by the documentation. */
export async function drawPage(page: Buffer): Promise<Buffer> {
  return (await scaled(page)).webp({ quality: QUALITY }).toBuffer();
}

/** The same image with a labelled box around each field. */
export async function drawFields(page: Buffer, fields: readonly FoundField[]): Promise<Buffer> {
  const picture = await (await scaled(page)).png().toBuffer({ resolveWithObject: true });
  const { width, height } = picture.info;
  const shapes = fields
    .map((field) => frameOf(field, width, height) + labelOf(field, fields, width, height))
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  return sharp(picture.data)
    .composite([{ input: Buffer.from(svg) }])
    .webp({ quality: QUALITY })
    .toBuffer();
}

async function scaled(page: Buffer): Promise<sharp.Sharp> {
  return sharp(
    await sharp(page).flatten({ background: '#ffffff' }).resize({ width: WIDTH }).png().toBuffer(),
  );
}

interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function rectangleOf({ box }: FoundField, width: number, height: number): Rectangle {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
  return { left: x0 * width - 2, top: y0 * height - 2, right: x1 * width + 3, bottom: y1 * height + 2 };
}

function frameOf(field: FoundField, width: number, height: number): string {
  const { left, top, right, bottom } = rectangleOf(field, width, height);
  const colour = COLOURS[field.kind];
  return `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${colour}" fill-opacity="0.13" stroke="${colour}" stroke-width="1.6" rx="2"/>`;
}

/** The label is placed after the words if there is space, otherwise on their upper edge. */
function labelOf(field: FoundField, all: readonly FoundField[], width: number, height: number): string {
  const { kind, label } = field;
  if (label === null) return '';
  const words = rectangleOf(field, width, height);
  const length = label.length * CHARACTER_WIDTH + 10;
  const middle = (words.top + words.bottom - LABEL_HEIGHT) / 2;
  const left = words.right + 5;
  const behind = { left, right: left + length, top: middle, bottom: middle + LABEL_HEIGHT };
  const free = behind.right < width && !all.some((other) => meet(rectangleOf(other, width, height), behind));
  const x = free ? left : words.left;
  const y = free ? middle : words.top - LABEL_HEIGHT + 3;
  return `<rect x="${x}" y="${y}" width="${length}" height="${LABEL_HEIGHT}" fill="${COLOURS[kind]}" rx="2"/><text x="${x + 4}" y="${y + LABEL_HEIGHT - 4}" font-family="DejaVu Sans" font-size="${LABEL_SIZE}" fill="#ffffff">${label}</text>`;
}

function meet(one: Rectangle, other: Rectangle): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
