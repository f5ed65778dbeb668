import type { SkillLexicon } from '../../../skills';
import { findPlaces } from '../../places/places';
import { findDegrees } from '../fields/education/degrees';
import { employerScore } from '../../text/employer-words';
import { titleScore } from '../../text/title-words';
import type { SectionLine } from './section-lines';
import type { Word } from './words';

/** Marks each word with its lexicon hits: skill, degree, place or date, with B for the first word of a hit. */
export function lexiconMarks(placed: SectionLine[], words: Word[], skills: SkillLexicon): string[] {
  const marks = new Array<string>(words.length).fill('');
  const marksByWord = new Map<string, string>();
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
      const text = words[word]?.text ?? '';
      let cachedMark = marksByWord.get(text);
      if (cachedMark === undefined) marksByWord.set(text, (cachedMark = wordMark(text)));
      marks[word] += cachedMark;
    }
  });
  return marks;
}

/** Marks a word that is typical of titles or of names of employers. */
function wordMark(text: string): string {
  return `${titleScore(text) >= 0.8 ? 't' : ''}${employerScore(text) >= 0.65 ? 'e' : ''}`;
}
