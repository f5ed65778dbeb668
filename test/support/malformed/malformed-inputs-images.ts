import { pngFile } from '../documents/png-file';
import { ANY_OUTCOME, truncate, corrupt, type AllowedOutcome, type MalformedInput } from './malformed-input';

const BLANK_IMAGE: readonly AllowedOutcome[] = ['no_text_found', 'document_corrupt'];

/** Truncated, corrupted and blank images and images with too many pixels for any memory. */
export function imageInputs(random: () => number): MalformedInput[] {
  const inputs: MalformedInput[] = [];
  const add = (name: string, bytes: Buffer, allowed: readonly AllowedOutcome[], type = 'image/png'): void => {
    const fileName = `resume.${type.slice(6)}`;
    inputs.push({ name: `image: ${name}`, bytes, fileName, declaredType: type, allowed });
  };
  const plain = pngFile(300, 200);
  for (let index = 1; index < 8; index++) {
    add(`PNG cut to ${index * 12} %`, truncate(plain, index / 8), [...BLANK_IMAGE, 'unsupported_media_type']);
    add(`PNG, ${index * 2} bytes changed`, corrupt(plain, index * 2, random), ANY_OUTCOME);
  }
  for (const side of [20_000, 60_000, 2_000_000_000]) {
    add(`PNG that claims ${side} by ${side}`, pngFile(8, 8, { width: side, height: side }), [
      'document_corrupt',
    ]);
  }
  add('PNG of 400 million pixels', pngFile(20_000, 20_000), ['document_corrupt']);
  add('PNG without pixels', pngFile(8, 8, { width: 0, height: 0 }), ['document_corrupt']);
  add('blank PNG', plain, BLANK_IMAGE);
  add('one pixel', pngFile(1, 1), BLANK_IMAGE);
  add('PNG of one row', pngFile(30_000, 1), BLANK_IMAGE);
  for (let index = 0; index < 6; index++) {
    const randomBytes = Buffer.from(Uint8Array.from({ length: 2_000 }, () => Math.floor(random() * 256)));
    add(
      `JPEG of random bytes ${index}`,
      Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes]),
      BLANK_IMAGE,
      'image/jpeg',
    );
    add(
      `TIFF of random bytes ${index}`,
      Buffer.concat([Buffer.from('49492a00', 'hex'), randomBytes]),
      BLANK_IMAGE,
      'image/tiff',
    );
  }
  // An image directory that refers to itself as the next one.
  add('TIFF in a circle', Buffer.from('49492a0008000000000008000000', 'hex'), BLANK_IMAGE, 'image/tiff');
  return inputs;
}
