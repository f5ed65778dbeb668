import type { SkillLexicon } from '../../../skills';
import { findPlaces } from '../../text/places';
import { findDegrees } from '../fields/education/degrees';
import { employerScore } from '../fields/work/employer-words';
import { titleScore } from '../fields/work/title-words';
import type { SectionLine } from './section-lines';
import type { Word } from './words';

/** What the lexicons say of each word: skill, degree, place or date, with B for the first word of a hit. */
export function lexiconMarks(placed: SectionLine[], words: Word[], skills: SkillLexicon): string[] {
  const marks = new Array<string>(words.length).fill('');
  const ownMarks = new Map<string, string>();
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
      let own = ownMarks.get(text);
      if (own === undefined) ownMarks.set(text, (own = ownMark(text)));
      marks[word] += own;
    }
  });
  return marks;
}

/** What a word alone says: that titles or names of employers are made of it. */
function ownMark(text: string): string {
  return `${titleScore(text) >= 0.8 ? 't' : ''}${employerScore(text) >= 0.65 ? 'e' : ''}`;
}
