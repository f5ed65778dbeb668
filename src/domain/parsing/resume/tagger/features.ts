import type { SkillLexicon } from '../../../skills';
import { findPlaces } from '../../text/places';
import { startsLikeDuty } from '../fields/work/action-verbs';
import { findDegrees } from '../fields/education/degrees';
import { employerScore } from '../fields/work/employer-words';
import { isProse, removeDates, type ResumeLine } from '../segmentation/resume-lines';
import { titleScore } from '../fields/work/title-words';
import type { SectionLine } from './section-lines';
import { segmentFeatures } from './segments';
import { classesOf } from './word-classes';
import type { Word } from './words';

/** Feature names of every word, by the word itself, its neighbours, its line and the lexicons. */
export function featuresOf(placed: SectionLine[], words: Word[], skills: SkillLexicon): string[][] {
  const used = new Set(words.map((word) => word.line));
  const perLine = placed.map(({ line, section }, index) =>
    used.has(index) ? lineFeatures(placed, index, line, section) : [],
  );
  const marks = lexiconMarks(placed, words, skills);
  const shapes = words.map((word) => shapeOf(word.text));
  const segments = segmentFeatures(placed, words);
  return words.map((word, at) => {
    const before = sameLine(words, at, -1);
    const before2 = sameLine(words, at, -2);
    const after = sameLine(words, at, 1);
    const after2 = sameLine(words, at, 2);
    const line = perLine[word.line] ?? [];
    const section = line[0] ?? '';
    const mark = marks[at] ?? '';
    const shape = shapes[at] ?? '';
    return [
      `w=${word.lower}`,
      `w-1=${before}`,
      `w+1=${after}`,
      `w-1w=${before}_${word.lower}`,
      `ww+1=${word.lower}_${after}`,
      `w-2=${before2}`,
      `w+2=${after2}`,
      `s=${shape}`,
      `ss=${section}${shape}`,
      `su=${word.lower.slice(-3)}`,
      `su2=${word.lower.slice(-4)}`,
      `pr=${word.lower.slice(0, 3)}`,
      `m=${mark}`,
      `m-1=${marks[at - 1] ?? ''}`,
      `m+1=${marks[at + 1] ?? ''}`,
      `ms=${mark}${section}`,
      `msh=${mark}${shape}`,
      `sw=${section}${word.lower}`,
      `sb=${section}${before}`,
      `s-1s=${before === '^' ? '^' : (shapes[at - 1] ?? '')}${shape}${after === '$' ? '$' : (shapes[at + 1] ?? '')}`,
      `p=${before === '^' ? 'first' : after === '$' ? 'last' : 'in'}${section}`,
      ...wrapFeatures(words, shapes, marks, at, section),
      ...classFeatures(words, at, section),
      ...line,
      ...(segments[at] ?? []),
    ];
  });
}

/** Classes of the word and of those beside it, so that what was learnt of Java holds for Rust. */
function classFeatures(words: Word[], at: number, section: string): string[] {
  const classAt = (step: number, level: number): string => {
    const other = words[at + step];
    if (!other || other.line !== words[at]?.line) return step < 0 ? '^' : '$';
    return classesOf(other.lower)[level] ?? '?';
  };
  const middle = classAt(0, 1);
  return [
    `ka${classAt(0, 0)}`,
    `kb${middle}`,
    `kc${classAt(0, 2)}`,
    `kb-${classAt(-1, 1)}`,
    `kb+${classAt(1, 1)}`,
    `kc-${classAt(-1, 2)}`,
    `kc+${classAt(1, 2)}`,
    `kp${classAt(-1, 1)}_${middle}`,
    `kn${middle}_${classAt(1, 1)}`,
    `ks${section}${middle}`,
    `kt${classAt(-1, 0)}_${classAt(0, 0)}_${classAt(1, 0)}`,
    `kb--${classAt(-2, 1)}`,
    `kb++${classAt(2, 1)}`,
  ];
}

/** What stands on the other side of a line's end within a block: a wrapped line goes on with what it broke off. */
function wrapFeatures(
  words: Word[],
  shapes: string[],
  marks: string[],
  at: number,
  section: string,
): string[] {
  const word = words[at];
  const before = words[at - 1];
  const after = words[at + 1];
  const features: string[] = [];
  if (word && before && before.line !== word.line && before.block === word.block)
    features.push(
      `x-1=${before.lower}`,
      `xs-1=${shapes[at - 1] ?? ''}${shapes[at] ?? ''}${section}`,
      `xm-1=${marks[at - 1] ?? ''}${marks[at] ?? ''}`,
      `xw-1=${before.lower}_${word.lower}`,
    );
  if (word && after && after.line !== word.line && after.block === word.block)
    features.push(`x+1=${after.lower}`, `xs+1=${shapes[at] ?? ''}${shapes[at + 1] ?? ''}${section}`);
  return features;
}

function sameLine(words: Word[], at: number, step: number): string {
  const other = words[at + step];
  return other && other.line === words[at]?.line ? other.lower : step < 0 ? '^' : '$';
}

function shapeOf(text: string): string {
  if (!/[\p{L}\p{N}]/u.test(text)) return text;
  if (/^\d+$/.test(text)) return text.length === 4 ? '9999' : '9';
  if (text.length > 1 && text === text.toUpperCase()) return /\d/.test(text) ? 'A9' : 'AA';
  if (/^\p{Lu}/u.test(text)) return /\p{Lu}/u.test(text.slice(1)) ? 'AaA' : 'Aa';
  return /\d/.test(text) ? 'a9' : 'a';
}

/** The section first, as other features combine with it. */
function lineFeatures(placed: SectionLine[], index: number, line: ResumeLine, section: string): string[] {
  const before = placed[index - 1]?.line;
  const after = placed[index + 1]?.line;
  const rest = line.dates.length > 0 ? removeDates(line) : line.text;
  const form = isProse(line)
    ? 'prose'
    : startsLikeDuty(line.text)
      ? 'duty'
      : line.words <= 4
        ? 'short'
        : line.words <= 9
          ? 'mid'
          : 'long';
  const dated = line.dates.some((date) => date.range) ? 'range' : line.dates.length > 0 ? 'date' : '';
  const near = `${before && before.dates.length > 0 ? 'b' : ''}${after && after.dates.length > 0 ? 'a' : ''}`;
  const title = titleScore(rest) >= 0.5 ? 't' : '';
  const employer = employerScore(rest) >= 0.5 ? 'e' : '';
  return [
    `${section}|`,
    `lf=${section}${form}`,
    `ld=${section}${dated}${near}`,
    `lt=${section}${title}${employer}${form}`,
    `lb=${line.bullet ? 'bullet' : ''}${line.spaceBefore ? 'space' : ''}${section}`,
    `lc=${line.caps ? 'caps' : ''}${form}${section}`,
    `ln=${before ? (isProse(before) ? 'p' : titleScore(before.text) >= 0.5 ? 't' : employerScore(before.text) >= 0.5 ? 'e' : 'x') : '^'}${section}${form}`,
    `lx=${after ? (isProse(after) ? 'p' : titleScore(after.text) >= 0.5 ? 't' : employerScore(after.text) >= 0.5 ? 'e' : 'x') : '$'}${section}${form}`,
  ];
}

/** What the lexicons say of each word: skill, degree, place or date, with B for the first word of a hit. */
function lexiconMarks(placed: SectionLine[], words: Word[], skills: SkillLexicon): string[] {
  const marks = new Array<string>(words.length).fill('');
  let at = 0;
  placed.forEach(({ line }, index) => {
    const from = at;
    while (at < words.length && words[at]?.line === index) at++;
    if (at === from) return;
    const mark = (start: number, end: number, name: string): void => {
      let first = true;
      for (let word = from; word < at; word++) {
        const current = words[word];
        if (!current || current.end <= start || current.start >= end) continue;
        marks[word] += `${first ? 'B' : 'I'}${name}`;
        first = false;
      }
    };
    for (const hit of skills.find(line.text))
      mark(line.start + hit.start, line.start + hit.end, `s${hit.skill.type.charAt(0)}`);
    for (const degree of findDegrees(line.text))
      mark(line.start + degree.start, line.start + degree.end, 'd');
    for (const place of findPlaces(line.text)) mark(line.start + place.start, line.start + place.end, 'p');
    for (const date of line.dates) mark(date.start, date.end, 'D');
    for (let word = from; word < at; word++) {
      const current = words[word];
      if (!current) continue;
      if (titleScore(current.text) >= 0.8) marks[word] += 't';
      const employer = employerScore(current.text);
      if (employer >= 0.65) marks[word] += 'e';
    }
  });
  return marks;
}
