import { median, type Piece } from '../piece';

const MONOGRAM = /^\p{Lu}[\s.|/&]{0,3}\p{Lu}(?:[\s.|/&]{0,3}\p{Lu}){0,2}\.?$/u;
/** A name is larger than the text by this factor. */
const NAME_SCALE = 1.3;

/** Leaves out the initials of a name in large type, which a logo or a circle beside the name shows. */
export function withoutMonogram(pieces: readonly Piece[]): Piece[] {
  const em = median(pieces.map(({ fontSize }) => fontSize));
  const large = pieces.filter(({ fontSize }) => fontSize >= em * NAME_SCALE);
  const logos = large.filter(({ text }) => MONOGRAM.test(text.trim()));
  if (logos.length === 0 || logos.length > large.length / 2) return [...pieces];
  // A name in two lines or styles has its initials in several pieces.
  const names = large.filter((piece) => !logos.includes(piece));
  const initials = new Set([
    ...names.map(({ text }) => initialsOf(text)),
    initialsOf(names.map(({ text }) => text).join(' ')),
  ]);
  return pieces.filter((piece) => !logos.includes(piece) || !hasInitials(initials, piece.text));
}

function hasInitials(initials: ReadonlySet<string>, logo: string): boolean {
  const letters = logo.replace(/\P{Lu}/gu, '');
  return [...initials].some(
    (text) => text === letters || (letters.length === 2 && isFirstAndLast(text, letters)),
  );
}

/** True for the initials of the first and the last name of "Ana Maria Ruiz". */
function isFirstAndLast(initials: string, letters: string): boolean {
  return (
    initials.length > 2 &&
    initials.charAt(0) === letters.charAt(0) &&
    letters.charAt(1) !== '' &&
    initials.slice(1).includes(letters.charAt(1))
  );
}

function initialsOf(text: string): string {
  return (text.match(/(?<![\p{L}'’])\p{L}/gu) ?? []).join('').toUpperCase();
}
