import type { Location } from '../../../../common';
import { postingTerms } from '../../../locales';
import { wholePlace } from '../../../places/places';
import { employerScore } from '../../../text/employer-words';
import type { Posting } from '../../posting-model';
import { headingKind } from '../../segmentation/section-headings';
import { isAnnouncement } from './announced-openings';
import { segmentKind } from './head-segments';
import type { NamedSpan } from './header-lines';

/** Employer and town of the lines above the first empty one: title, employer and town, as job boards print them. */
export interface HeaderBlock {
  employer: NamedSpan | null;
  place: Location | null;
  /** The lines below the title: contract, workplace, pay, required experience. */
  attributes: readonly string[];
}

const MAX_BLOCK_LINES = 8;
/** A longer line is a paragraph. */
const MAX_LINE_LENGTH = 200;
const MAX_EMPLOYER_LENGTH = 80;
/** "1 vaga: São Paulo - SP". */
const OPENINGS_LABEL = new RegExp(`^\\d{1,4} (?:${postingTerms(({ openings }) => openings)}): *`, 'iu');
const NAME_WORD = "(?:\\p{Lu}[\\p{L}'’]+[.-]?|\\p{Lu}\\.)(?:-\\p{Lu}?[\\p{L}'’]+)*";
const TOWN = new RegExp(
  `^(?:L[ae]s? |El |Los )?${NAME_WORD}(?: (?:(?:de|del|da|do|dos|das|la|las|los|am|an|der|im|bei|sur|sous|en|les|di|nad) ){0,2}${NAME_WORD}){0,3}$`,
  'u',
);
/** A town, then a region after a comma, in brackets or as two letters. */
const REGION_AFTER_TOWN = /^(.{2,40}?)(?:, (\p{Ll}[\p{L} -]+)| \(([\p{L} ]{3,40})\)| ?[-–,] ?([A-Z]{2}))$/u;
const ATTRIBUTE = new RegExp(
  `^(?:CDI|${postingTerms(({ employmentTypes = {}, workplaceTypes = {}, headerNoise = [] }) => [
    ...Object.values(employmentTypes).flat(),
    ...Object.values(workplaceTypes).flat(),
    ...headerNoise,
  ])})`,
  'iu',
);
const NO_NAME = /[:€$£!?]|\d{2}|\p{Ll}{3}\. \p{Lu}|\p{Ll}{4}\.$/u;
/** From this score, the words of a name show that it is an employer and no town. */
const MIN_EMPLOYER_SCORE = 0.7;
const PARTS = /\s+[-–|·]\s+/;

const COMPANY_THEN_PLACE =
  /^(.{2,70}\b(?:GmbH|AG|SE|KG|SARL|SAS|SA|SLU?|Ltda?|o\.o|B\.V|S\.[Apl]\.?[Arl]?)\b\.?[^,]{0,40}), (.{3,40})$/;
/**
 * Reads the block of a posting in another language than English, null for others: English postings are divided by
 * their words.
 */
export function readHeaderBlock(posting: Posting, language: string | null): HeaderBlock | null {
  const lines = blockLines(posting).slice(1);
  if (language === 'en' && !lines.some(({ text }) => ATTRIBUTE.test(text))) return null;
  let employer: NamedSpan | null = null;
  let place: Location | null = null;
  for (const line of lines) {
    const text = line.text.replace(OPENINGS_LABEL, '');
    const labelled = text !== line.text;
    if (
      isAttribute(text) ||
      (segmentKind(text) === 'place' && townOf(text) === null) ||
      headingKind(text.replace(/:.*$/, '')) !== null
    )
      continue;
    const parts = labelled ? [text] : (COMPANY_THEN_PLACE.exec(text)?.slice(1) ?? text.split(PARTS));
    const last = parts.at(-1)!;
    const town = townOf(text) ?? (parts.length === 2 ? townOf(last) : null);
    if (parts.length === 2 && town && townOf(text) === null && !employer) {
      employer = { ...line, text: parts[0]!, end: line.start + parts[0]!.length, confidence: 0.7 };
      place ??= town;
    } else if (!employer && !labelled && line === lines[0] && !isLastName(lines, town)) {
      if (text.length <= MAX_EMPLOYER_LENGTH) employer = { ...line, text: parts[0]!, confidence: 0.6 };
    } else place ??= town;
  }
  return { employer, place, attributes: lines.map(({ text }) => text) };
}

/** True if the first line after the title names a town and no later line could. */
function isLastName(lines: readonly NamedSpan[], town: Location | null): boolean {
  if (!town) return false;
  return (
    !lines
      .slice(1)
      .some(({ text }) => !isAttribute(text) && townOf(text.replace(OPENINGS_LABEL, '')) !== null) &&
    !lines.slice(1).some(({ text }) => OPENINGS_LABEL.test(text))
  );
}

function blockLines(posting: Posting): NamedSpan[] {
  const lines = posting.source.lines;
  const first = lines.findIndex(({ text }) => text.trim() !== '');
  const block: NamedSpan[] = [];
  for (const { text, start } of lines.slice(Math.max(0, first), first + MAX_BLOCK_LINES)) {
    if (text.trim() === '' || text.length > MAX_LINE_LENGTH) break;
    const lead = text.length - text.trimStart().length;
    const written = text.trim();
    block.push({ text: written, start: start + lead, end: start + lead + written.length, confidence: 0.8 });
  }
  return block;
}

/** True for a contract, a workplace, pay, a count or a sentence that announces the title, which name neither employer nor town. */
function isAttribute(text: string): boolean {
  return NO_NAME.test(text) || ATTRIBUTE.test(text) || isAnnouncement(text);
}

function townOf(text: string): Location | null {
  const place = wholePlace(text);
  if (place?.city) return place;
  const [, before, ...regions] = REGION_AFTER_TOWN.exec(text) ?? [];
  const city = before ?? text;
  if (city.length > 40 || !TOWN.test(city) || isAttribute(city) || employerScore(city) >= MIN_EMPLOYER_SCORE)
    return null;
  const region = regions.find((name) => name !== undefined) ?? null;
  return { address: null, city, state: null, region, postalCode: null, countryCode: null, raw: text };
}
