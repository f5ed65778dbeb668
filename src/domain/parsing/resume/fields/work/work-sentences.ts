import { findPlaces, wholePlace } from '../../../places/places';
import { findDates, type DateMention } from '../../../text/dates';
import type { SourceText, Span } from '../../../text/source-text';
import { titleScore } from '../../../text/title-words';
import type { DatedEntry } from '../../segmentation/dated-entries';
import type { ResumeLine } from '../../segmentation/resume-lines';
import { type Sentence, sentencesOfLines } from '../../segmentation/sentences';
import { positionForms } from './position-prose';
import { dutiesOfClauses, lineOfSpan, type StatedClause } from './duty-sentences';
import { allMatches } from '../../../../text/all-matches';

/** The name of an employer in a sentence, up to a word or mark that begins something else. */
const EMPLOYER = String.raw`(?:(?:an? )?private (?:family|families|client|clients|household|home|homes)|\p{Lu}(?:[^;:\n.(]|(?<=\b(?:St|Mt|Ft|Inc|Co|Corp|Ltda?|Bros|No|Dr|Jr|Sr|\p{Lu}))\.|\.(?=\p{L})){1,70}?)`;
const EMPLOYER_END = String.raw`(?=,|\s+(?:from|since|for|till|until|as|on|where|in|between|during|and then|and (?=\p{Ll}))\b|\s*\(|\s*\.?$|(?<!\b(?:St|Mt|Ft|Inc|Co|Corp|Ltda?|Bros|No|Dr|Jr|Sr|\p{Lu}))\.\s|\s*[–—-]\s)`;
const POSITION = String.raw`[\p{L}][^.;:,\n]{2,60}?`;

/**
 * Forms of a sentence about a position: "Worked as a Welder with Harbor Steel", "My role was Welder at Harbor Steel",
 * "Harbor Steel hired me as a Welder", in resumes without entry headers.
 */
const FORMS = [
  String.raw`\b(?:(?:(?:work(?:ed|ing)|served|serving|employed|joined|experience|started|hired|position|job|role)\s+)?as\s+(?:an?\s+|the\s+)?|(?:was|am|is|became|been|being)\s+(?:an?|the)\s+|(?<=\bI\s|\bI')(?:was|am|m)\s+|(?:job|role|position|post|title)(?:\s+\p{Ll}+){0,3}\s+(?:was|is)\s+(?:(?:that of\s+)?(?:an?|the)\s+)?|(?:position|role|job|post|title)\s+of\s+(?:an?\s+|the\s+)?)(?<position>${POSITION})\s+(?:in|at|with|for|by)\s+(?:the\s+)?(?<employer>${EMPLOYER})${EMPLOYER_END}`,
  String.raw`\b(?:employed|hired|worked|working|work|served|serving|been|(?:started|began)(?:\s+(?:out|off))?)\s+(?:by|for|at|with|in)\s+(?:the\s+)?(?<employer>${EMPLOYER})(?:,?\s+in\s+\p{Lu}[^.;:\n]{1,40}?)?,?\s+as\s+(?:an?\s+|the\s+)?(?<position>${POSITION})(?=[,.;(]|\s+(?:from|since|for|in|until|till|between|during|where|on|who|and|at)\b|\s*$)`,
  String.raw`\bjoined\s+(?:the\s+)?(?<employer>${EMPLOYER})(?:,?\s+in\s+\p{Lu}[^.;:\n]{1,40}?)?,?\s+as\s+(?:an?\s+|the\s+)?(?<position>${POSITION})(?=[,.;(]|\s+(?:from|since|for|in|until|till|between|during|where|on|who|and|at)\b|\s*$)`,
  String.raw`(?<=^|\.\s|,\s|\b(?:then|later|where)\s)(?<employer>${EMPLOYER})\s+(?:hired|employed|took|recruited)\s+(?:me|him|her|them)(?:\s+on)?\s+as\s+(?:an?\s+|the\s+)?(?<position>${POSITION})(?=[,.;(]|\s+(?:from|since|for|in|until|till|between|during|where|on|who|and|at)\b|\s*$)`,
  // "Before this storekeeper with Hill Trading, 2010 to 2015"
  String.raw`(?:\b[Bb]efore (?:this|that)|\b[Aa]fter (?:this|that)|\b[Tt]hen|\b[Ll]ater|\b[Pp]reviously|\b[Nn]ow),?\s+(?:as\s+)?(?:an?\s+)?(?!(?:I|[Hh]e|[Ss]he|[Ww]e|[Tt]hey|was|is|am)\b)(?<position>[\p{L}][^.;:,\n]{2,40}?)\s+(?:at|with|for)\s+(?:the\s+)?(?<employer>${EMPLOYER})${EMPLOYER_END}`,
].map((form) => new RegExp(form, 'gu'));

/** Words without which an English sentence states no position. */
const POSITION_WORDS =
  /\b(?:as|was|am|is|became|been|role|job|position|title|post|before|after|then|later|previously)\b/i;
const STILL_THERE = /\b(?:still|current(?:ly)?|to this day|ever since|today)\b/i;
const MIN_TITLE_SCORE = 0.5;
/** Beginnings of a sentence after which any noun is the title: "worked as a Yard Jockey". */
const SURE_LEAD =
  /^(?:work(?:ed|ing)?|served|serving|employed|hired|joined|(?:job|role|position|post|title)\b)/i;
const MAX_UNKNOWN_TITLE_WORDS = 4;

export interface SentenceEntry {
  position: Span;
  employer: Span;
  entry: DatedEntry;
  /** Where the sentence says the position was; null if it says nothing. */
  place: { start: number; text: string } | null;
}

/** Finds positions stated in sentences, with dates in the same sentence, and the duties that follow. */
export function findWorkSentences(source: SourceText, lines: readonly ResumeLine[]): SentenceEntry[] {
  const sentences = sentencesOfLines(source, lines);
  const stated = sentences.flatMap((sentence, index) => entriesIn(source, sentence, index));
  const duties = dutiesOfClauses(
    source,
    sentences,
    stated.map(({ clause }) => clause),
  );
  return stated.map(({ found }, index) => ({
    ...found,
    entry: { ...found.entry, body: duties[index] ?? [] },
  }));
}

/** A position of a sentence and the clause that states it. */
interface FoundEntry {
  found: SentenceEntry;
  clause: StatedClause;
}

function entriesIn(source: SourceText, sentence: Sentence, number: number): FoundEntry[] {
  const positions = positionsIn(sentence.text);
  const datesPrecede = datesPrecedeIn(sentence.text, positions);
  return positions.map(({ from, to, position, employer }, index) => {
    const before = sentence.text.slice(positions[index - 1]?.to ?? 0, from);
    const after = sentence.text.slice(to, positions[index + 1]?.from ?? sentence.text.length);
    const at = (span: Span): Span => ({
      start: sentence.start + span.start,
      end: sentence.start + span.end,
    });
    const dateAfter = datesPrecede ? null : periodIn(after, sentence.start + to);
    const place = placeAfter(
      sentence,
      employer.end,
      position.start > employer.end ? position.start : undefined,
    );
    const ends = [
      to,
      (dateAfter?.end ?? 0) - sentence.start,
      place ? place.start + place.text.length - sentence.start : 0,
    ];
    return {
      found: {
        position: at(position),
        employer: at(employer),
        entry: {
          // The rest of the paragraph says nothing about this position.
          header: [{ ...lineOfSpan(source, sentence.line, at({ start: from, end: to })), bullet: false }],
          date: dateAfter ?? lastPeriodIn(before, sentence.start + from - before.length),
          body: [],
        },
        place,
      },
      clause: { sentence: number, from, to: Math.max(...ends) },
    };
  });
}

/** True if each of several positions follows its period: "From 2014 to 2018 I was …, since 2019 I am …". */
function datesPrecedeIn(text: string, positions: readonly StatedPosition[]): boolean {
  const [first, last] = [positions[0], positions.at(-1)];
  if (!first || !last || first === last) return false;
  return findDates(text.slice(0, first.from)).length > 0 && findDates(text.slice(last.to)).length === 0;
}

/** The period nearest to the position that follows. */
function lastPeriodIn(text: string, offset: number): DateMention | null {
  const start = findDates(text).findLast(({ range }) => range)?.start ?? 0;
  // The word before the date belongs to it.
  const from = Math.max(0, text.lastIndexOf(' ', Math.max(0, start - 2)) + 1);
  return start === 0 ? periodIn(text, offset) : periodIn(text.slice(from), offset + from);
}

interface StatedPosition {
  /** Offsets of the clause in the sentence. */
  from: number;
  to: number;
  position: Span;
  employer: Span;
}

/** Returns the positions of a sentence in order. Of two that overlap, the first one counts. */
function positionsIn(text: string): StatedPosition[] {
  const stated = [...(POSITION_WORDS.test(text) ? FORMS : []), ...positionForms(text)]
    .flatMap((form) =>
      allMatches(text, form).flatMap((match) => {
        const { position = '', employer: written = '' } = match.groups ?? {};
        const employer = withoutPlace(written);
        if (titleScore(position) < MIN_TITLE_SCORE && !(SURE_LEAD.test(match[0]) && isShortName(position)))
          return [];
        const positionAt = match.index + match[0].indexOf(position);
        // A name can also be the beginning of the title.
        const employerAt = match.index + match[0].lastIndexOf(employer);
        return [
          {
            from: match.index,
            to: match.index + match[0].length,
            position: { start: positionAt, end: positionAt + position.length },
            employer: { start: employerAt, end: employerAt + employer.length },
          },
        ];
      }),
    )
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const positions: StatedPosition[] = [];
  for (const one of stated) if (one.from >= (positions.at(-1)?.to ?? 0)) positions.push(one);
  return positions;
}

/** "Blue Diner" of "Blue Diner in St. Louis, MO". */
function withoutPlace(employer: string): string {
  const at = employer.lastIndexOf(' in ');
  return at > 0 && wholePlace(employer.slice(at + ' in '.length)) !== null ? employer.slice(0, at) : employer;
}

/** True for a title in capitals that no word confirms: "Yard Jockey". */
function isShortName(text: string): boolean {
  const words = text.split(/\s+/);
  return words.length <= MAX_UNKNOWN_TITLE_WORDS && words.every((word) => /^\p{Lu}/u.test(word));
}

/** The period that a part of a sentence states: a range, two dates, or the date of its beginning. */
function periodIn(text: string, offset: number): DateMention | null {
  // "Certified through 2026" states no beginning.
  const found = findDates(text);
  const dates = found.filter(({ from }) => from !== null);
  const [first, second] = dates;
  const end = found.find(({ from, to }) => from === null && to !== null);
  const range = dates.find((date) => date.range);
  const shifted = (date: DateMention): DateMention => ({
    ...date,
    start: date.start + offset,
    end: date.end + offset,
  });
  if (range) return shifted(range);
  if (!first?.from) return null;
  // "In June 2015 and stayed until May 2019".
  if (end?.to && end.start > first.start && end.to >= first.from)
    return shifted({ ...first, end: end.end, to: end.to, range: true });
  if (second?.from && second.from >= first.from)
    return shifted({ ...first, end: second.end, to: second.from, range: true });
  return shifted(STILL_THERE.test(text.slice(first.end)) ? { ...first, open: true, range: true } : first);
}

function placeAfter(sentence: Sentence, from: number, to: number | undefined): SentenceEntry['place'] {
  const text = sentence.text.slice(from, to);
  const lead = /^,?\s+(?:in|of)\s+|^,\s+/.exec(text)?.[0].length;
  if (lead === undefined) return null;
  const place = findPlaces(text)[0];
  return place?.start === lead
    ? { start: sentence.start + from + lead, text: text.slice(place.start, place.end) }
    : null;
}
