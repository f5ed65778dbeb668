import { curatedTitleRows, skillLexicon, titleWords } from '../../skills';
import commonStems from './data/common-stems.json';
import { stemOf } from './text-vector';
import { wordsOf } from './words-of';

/** What somebody is called. */
export interface OwnNames {
  firstName?: string | null;
  middleName?: string | null;
  lastName?: string | null;
  preferredName?: string | null;
}

const LEAST_LETTERS = 3;
/** Stems rarer than this stand in postings and resumes mostly because somebody is called so. */
const RARE = 4;

/**
 * Takes somebody's own name out of a text, in any case: the full name in either order, and single parts of it. A part
 * that is also a word of work is left alone where it stands by itself: taking "Cook" out of Mason Cook's text would
 * also take it out of "line cook", and so make the score depend on the name.
 */
export function withoutNames(names: OwnNames): (text: string) => string {
  const pattern = patternOf(names);
  return pattern === null ? (text) => text : (text) => text.replace(pattern, ' ');
}

function patternOf({ firstName, middleName, lastName, preferredName }: OwnNames): RegExp | null {
  const first = partsOf(firstName);
  const middle = partsOf(middleName);
  const last = partsOf(lastName);
  const preferred = partsOf(preferredName);
  const between = '(?:\\p{L}\\.?\\s+)?';
  const whole: string[] = [];
  for (const given of [first, preferred]) {
    if (given.length === 0 || last.length === 0) continue;
    const [front, back] = [given.join('\\s+'), last.join('[\\s-]+')];
    if (middle.length > 0) whole.push(`${front}\\s+${middle.join('\\s+')}\\s+${back}`);
    whole.push(`${front}\\s+${between}${back}`, `${back},\\s*${front}`);
  }
  const single = [...first, ...middle, ...last, ...preferred].filter(
    (part) => part.length >= LEAST_LETTERS && !isWordOfWork(part),
  );
  const all = [...whole, ...single];
  // The longest comes first: what stands first is taken.
  return all.length === 0
    ? null
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** Words of a name, ready to stand in a pattern. */
function partsOf(name: string | null | undefined): string[] {
  return (name ?? '')
    .split(/[\s,-]+/)
    .map((part) => part.replace(/^\P{L}+|\P{L}+$/gu, ''))
    .filter((part) => part !== '')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'));
}

const rarityOf = new Map<string, number>(Object.entries(commonStems));
let wordsOfTitles: ReadonlySet<string> | undefined;

function isWordOfWork(part: string): boolean {
  const [word = ''] = wordsOf(part);
  if ((rarityOf.get(stemOf(word)) ?? RARE) < RARE) return true;
  wordsOfTitles ??= new Set(curatedTitleRows().flatMap(({ title }) => titleWords(title)));
  return titleWords(part).some((each) => wordsOfTitles!.has(each)) || skillLexicon().find(part).length > 0;
}
