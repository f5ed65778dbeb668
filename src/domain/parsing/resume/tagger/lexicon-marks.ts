import type { SkillLexicon } from '../../../skills';
import { findPlaces } from '../../places/places';
import { findDegrees } from '../fields/education/degrees';
import type { LexiconMark } from './lexicon-mark';
import type { SectionLine } from './section-lines';
import type { WordFeatures } from './word-features';
import type { Word } from './words';

/** Names of a kind of hit, for the first word of a hit and for its other words. */
type HitNames = readonly [first: string, other: string];

const DEGREE: HitNames = ['Bd', 'Id'];
const PLACE: HitNames = ['Bp', 'Ip'];
const DATE: HitNames = ['BD', 'ID'];
const skillNames = new Map<string, HitNames>();

/** Marks each word with its lexicon hits: skill, degree, place or date, with B for the first word of a hit. */
export function lexiconMarks(
  placed: SectionLine[],
  words: readonly Word[],
  described: readonly WordFeatures[],
  skills: SkillLexicon,
  unmarked: LexiconMark,
): LexiconMark[] {
  const marks = new Array<LexiconMark>(words.length).fill(unmarked);
  for (let from = 0, to = 0; from < words.length; from = to) {
    const index = words[from]!.line;
    while (to < words.length && words[to]!.line === index) to++;
    const { line } = placed[index]!;
    const mark = (start: number, end: number, [first, other]: HitNames): void => {
      let name = first;
      for (let at = firstEndingAfter(words, from, to, start); at < to && words[at]!.start < end; at++) {
        marks[at] = marks[at]!.with(name);
        name = other;
      }
    };
    for (const hit of skills.find(line.text))
      mark(line.start + hit.start, line.start + hit.end, namesOfSkill(hit.skill.type));
    for (const degree of findDegrees(line.text))
      mark(line.start + degree.start, line.start + degree.end, DEGREE);
    for (const place of findPlaces(line.text)) mark(line.start + place.start, line.start + place.end, PLACE);
    for (const date of line.dates) mark(date.start, date.end, DATE);
    for (let at = from; at < to; at++) marks[at] = marks[at]!.with(described[at]!.mark);
  }
  return marks;
}

/** Returns the index of the first word from `from` up to `to` that ends after an offset. */
function firstEndingAfter(words: readonly Word[], from: number, to: number, offset: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]!.end <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function namesOfSkill(type: string): HitNames {
  let names = skillNames.get(type);
  if (names === undefined) {
    const letter = type.charAt(0);
    skillNames.set(type, (names = [`Bs${letter}`, `Is${letter}`]));
  }
  return names;
}
