import { startsLikeDuty } from '../fields/work/action-verbs';
import { employerScore } from '../../text/employer-words';
import { isProse, removeDates, type ResumeLine } from '../segmentation/resume-lines';
import { titleScore } from '../../text/title-words';
import type { FeatureCache, SectionPart } from './feature-cache';
import { FeatureGroup } from './feature-group';
import { FeatureNamePart } from './feature-name-part';
import type { SectionLine } from './section-lines';
import type { Word } from './words';

/** Features of a line, and the name of its section, with which other features are combined. */
interface LineFeatures {
  section: SectionPart;
  group: FeatureGroup;
}

const EMPTY = new FeatureNamePart('');

const LINE = {
  form: new FeatureNamePart('lf='),
  dates: new FeatureNamePart('ld='),
  titles: new FeatureNamePart('lt='),
  layout: new FeatureNamePart('lb='),
  caps: new FeatureNamePart('lc='),
  before: new FeatureNamePart('ln='),
  after: new FeatureNamePart('lx='),
};

/** Computes the features of every line that has words. */
export function lineFeatures(
  placed: SectionLine[],
  words: readonly Word[],
  cache: FeatureCache,
): (LineFeatures | undefined)[] {
  const { indexer } = cache;
  const part = (text: string): FeatureNamePart => cache.partOf(text);
  const linesWithWords = new Set(words.map((word) => word.line));
  const letters = placed.map(() => '');
  const letterAt = (index: number, edge: string): string => {
    const line = placed[index]?.line;
    return line ? (letters[index] ||= letterOf(line)) : edge;
  };
  return placed.map(({ line, section: name }, index) => {
    if (!linesWithWords.has(index)) return undefined;
    const before = placed[index - 1]?.line;
    const after = placed[index + 1]?.line;
    const rest = line.dates.length > 0 ? removeDates(line) : line.text;
    const near = `${before && before.dates.length > 0 ? 'b' : ''}${after && after.dates.length > 0 ? 'a' : ''}`;
    const dated = line.dates.some((date) => date.range) ? 'range' : line.dates.length > 0 ? 'date' : '';
    const title = titleScore(rest) >= 0.5 ? 't' : '';
    const employer = employerScore(rest) >= 0.5 ? 'e' : '';
    const form = part(formOf(line));
    const section = cache.sectionOf(name);
    const group = new FeatureGroup([
      indexer.idOf(section.start, EMPTY),
      indexer.idOf(LINE.form, section.part, form),
      indexer.idOf(LINE.dates, section.part, part(`${dated}${near}`)),
      indexer.idOf(LINE.titles, section.part, part(`${title}${employer}`), form),
      indexer.idOf(
        LINE.layout,
        part(`${line.bullet ? 'bullet' : ''}${line.spaceBefore ? 'space' : ''}`),
        section.part,
      ),
      indexer.idOf(LINE.caps, part(line.caps ? 'caps' : ''), form, section.part),
      indexer.idOf(LINE.before, part(letterAt(index - 1, '^')), section.part, form),
      indexer.idOf(LINE.after, part(letterAt(index + 1, '$')), section.part, form),
    ]);
    return { section, group };
  });
}

function formOf(line: ResumeLine): string {
  if (isProse(line)) return 'prose';
  if (startsLikeDuty(line.text)) return 'duty';
  return line.words <= 4 ? 'short' : line.words <= 9 ? 'mid' : 'long';
}

/** Class of a line for the features of its neighbours: prose, a title, an employer or anything else. */
function letterOf(line: ResumeLine): string {
  if (isProse(line)) return 'p';
  if (titleScore(line.text) >= 0.5) return 't';
  return employerScore(line.text) >= 0.5 ? 'e' : 'x';
}
