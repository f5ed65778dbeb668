import type { Location } from '../../../../common';
import { alternatives } from '../../../locales';
import type { Span } from '../../../text/source-text';
import { overlapping } from '../../../text/span-index';
import { employerScore } from '../../../text/employer-words';
import { worldCityOf } from '../../../places/world-cities';
import type { HeaderSegment } from '../../segmentation/header-segments';
import { titleScore } from '../../../text/title-words';
import { type ResumeSpan, coverage } from '../../tagger/resume-spans';

/** Penalty for words in brackets, which are less likely the title or the employer. */
const ASIDE_CONFIDENCE = 0.45;
/** Words of a department, which precedes the name of its employer: "Telemetry Unit, St. Brendan Medical Center". */
const DEPARTMENT_WORDS =
  /\b(?:unit|ward|floor|department|dept|division|team|med[/-]?surg|icu|nicu|emergency room|telemetry|radiology|oncology|pa?ediatrics|intensive care|night shift|day shift)\.?(?: \d+)?$/i;

/** Factor of the score of a unit as an employer. */
const UNIT_CONFIDENCE = 0.5;

/** True for a unit without the name of a company: "Emergency Room", "Med/Surg". */
function isUnit(text: string): boolean {
  return text.split(' ').length <= 3 && DEPARTMENT_WORDS.test(text);
}

/** A piece of a header with its scores as a title and as an employer. */
export interface SegmentScores extends HeaderSegment {
  title: number;
  employer: number;
}

/** The pieces of a header by role. */
export interface SegmentRoles {
  position: SegmentScores | null;
  employer: SegmentScores | null;
  location: Location | null;
  locationSpan: Span | null;
}

/** Takes the higher of the scores by words and by the tagger. A clear tag for one role lowers the other. */
export function scoreSegment(segment: HeaderSegment, spans: ResumeSpan[]): SegmentScores {
  if (segment.field === 'title') return { ...segment, title: 1, employer: 0 };
  if (segment.field === 'employer') return { ...segment, title: 0, employer: 1 };
  const tagged = { title: coverage(spans, 'title', segment), employer: coverage(spans, 'employer', segment) };
  let title = titleScore(segment.text);
  let employer = employerScoreOf(segment.text);
  if (tagged.title > 0.6) [title, employer] = [Math.max(title, 0.75), employer * 0.6];
  if (tagged.employer > 0.6) [title, employer] = [title * 0.6, Math.max(employer, 0.7)];
  return { ...segment, title, employer };
}

function employerScoreOf(text: string): number {
  if (isTitleWithFunction(text)) return 0;
  return employerScore(text) * (isUnit(text) ? UNIT_CONFIDENCE : 1);
}

/** True for "Team Lead, Customer Care": the words after the comma belong to the title, though "Care" ends many names. */
function isTitleWithFunction(text: string): boolean {
  const comma = text.lastIndexOf(', ');
  return comma !== -1 && FUNCTION.test(text.slice(comma + 2)) && titleScore(text.slice(0, comma)) >= 0.6;
}

/** Splits "Line Cook Blue Diner" where a tagged title and a tagged employer meet. */
export function splitTagged(segment: HeaderSegment, spans: ResumeSpan[]): HeaderSegment[] {
  if (segment.location) return [segment];
  const inside = overlapping(spans, segment).filter(
    ({ kind, start, end }) =>
      (kind === 'title' || kind === 'employer') && start >= segment.start && end <= segment.end,
  );
  const [first, second] = inside;
  if (!first || !second || inside.length > 2 || first.kind === second.kind) return [segment];
  const leftText = segment.text.slice(0, second.start - segment.start).replace(/[\s,|–—-]+$/u, '');
  const rightText = segment.text.slice(second.start - segment.start);
  if (leftText.length < 2 || rightText.length < 2) return [segment];
  return [
    { ...segment, text: leftText, end: segment.start + leftText.length },
    { ...segment, text: rightText, start: second.start },
  ];
}

/** Assigns roles to the pieces of a header by their scores and by the order of roles in the document. */
export function assignRoles(all: SegmentScores[], order: boolean | null): SegmentRoles {
  const place = all.find((segment) => segment.location !== null) ?? null;
  const agency = all.find((segment) => segment.agency === true) ?? null;
  const segments = splitOnSoftSeparators(
    withEmployerInBrackets(all).filter((segment) => segment.location === null && segment.agency !== true),
    order,
  ).slice(0, 6);
  let best: { value: number; position: SegmentScores | null; employer: SegmentScores | null } = {
    value: -1,
    position: null,
    employer: null,
  };
  const candidates: (SegmentScores | null)[] = [...segments, null];
  for (const position of candidates) {
    for (const employer of candidates) {
      if (position !== null && (position === employer || isTown(position))) continue;
      // "Ball Memorial Physicians — Muncie": a town is the employer only if nothing else can be.
      if (
        employer !== null &&
        isTown(employer) &&
        segments.some((one) => one !== employer && one !== position)
      )
        continue;
      const value = pairScore(segments, position, employer, order);
      if (value > best.value) best = { value, position, employer };
    }
  }
  const { position, employer } = best;
  return {
    position,
    // The agency is the employer if no other is named.
    employer: (employer && withoutDepartment(employer)) ?? agency,
    location: place?.location ?? null,
    locationSpan: place,
  };
}

/**
 * In "Staff Nurse, Cardiology (St Thomas' Hospital)" the bracket names the employer: nothing else in the header does, and the
 * words after the comma name a unit.
 */
function withEmployerInBrackets(segments: SegmentScores[]): SegmentScores[] {
  const [title, ...others] = segments.filter(({ aside, location }) => !aside && location === null);
  const [bracket] = segments.filter(
    ({ aside, location, agency }) => aside && location === null && agency !== true,
  );
  if (segments.some(({ agency }) => agency === true)) return segments;
  if (!title || !bracket || others.length > 0 || title.row !== bracket.row) return segments;
  const [head = '', ...units] = title.text.split(', ');
  const isUnitOnly = units.every((unit) => employerScore(unit) <= 0.35 && unit.split(' ').length <= 3);
  const named =
    titleScore(head) >= 0.6 && employerScore(head) < 0.7 && bracket.employer >= 0.5 && bracket.title < 0.5;
  if (!isUnitOnly || !named || !/^\p{Lu}/u.test(bracket.text)) return segments;
  return segments.map((segment) => {
    if (segment === bracket) return { ...segment, aside: false, title: 0, field: 'employer' as const };
    return segment === title
      ? { ...segment, field: 'title' as const, title: Math.max(segment.title, 0.75), employer: 0 }
      : segment;
  });
}

/** What stands for the employer of the position before: "same place". */
export const SAME_EMPLOYER =
  /^(?:(?:the )?same (?:company|employer|place|organi[sz]ation)|ditto|as above)\.?$/i;

/** True for the name of a town, which is no title. */
function isTown({ text, title, field }: SegmentScores): boolean {
  return field === null && title < 0.3 && worldCityOf(text) !== null;
}

/** A town after the legal form of a company: "Keystone Logistics LLC, Philadelphia", and "various locations" after any. */
const TOWN_AFTER_COMPANY =
  /^(.+\b(?:LLC|Inc\.?|Ltd\.?|Corp\.?|GmbH|AG|PLC|plc|SARL|SAS|SA|S\.A\.|S\.L\.|B\.?V\.|Lda\.?|Ltda\.?)(?=, \p{Lu}[\p{L}.' -]+(?:, \p{Lu}[\p{L}.' -]+)?$)|.+(?=, (?:[Vv]arious|[Mm]ultiple) [Ll]ocations$)), [\p{L}.,' -]+$/u;
/** A name of at least two words and one or two words that can be a town: "Royal Mail, Newport". */
const POSSIBLE_TOWN =
  /^(\S+ .*\S), (\p{Lu}\p{Ll}[\p{L}\p{M}'’.-]+(?: (?:\p{Lu}|am |do |de |la )[\p{L}\p{M}'’.-]+){0,3})$/u;

/** The name before a base of the military or a Vietnamese city: "US Marine Corps, Camp Lejeune NC", "Lotte, TP. Huế". */
const BEFORE_BASE = new RegExp(
  `^(.{3,60}?)(?:, | - )(?:(?:camp|fort|ft\\.?|joint base|naval (?:air )?(?:station|base)|marine corps (?:base|air station)|nas|mcas|mcb) \\p{Lu}[\\p{L} .,'’-]*|(?:\\p{Lu}[\\p{L}'’-]* ){1,3}(?:afb|air force base|barracks|army airfield)(?:,? [A-Z]{2})?|(?:${alternatives((locale) => locale.townPrefixes)}) ?\\p{Lu}[\\p{L}\\p{M} -]*|(?:Paris|Lyon|Marseille) \\d{1,2}(?:er?|[e\\u00e8]me)?)$`,
  'iu',
);

const COUNTRY_AT_END = / \(\p{Lu}[\p{L}. ]{1,20}\)$/u;

/** A branch after the name of its company: "Jollibee, Concepcion Marikina branch". */
const BRANCH_AT_END =
  /^(.{2,60}?),? \(?(?:\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3} )(?:branch|outlet|Branch|Outlet)\)?$/u;
/** A place of a company that repeats the first word of its name: "SM Department Store, SM City Marikina". */
const SAME_FIRST_WORD = /^(?=(\S+) )([^,]+), \1 (?:City|Mall|Center|Centre|Plaza|Town)\b/u;

/** What a name with a town or a branch contains. The patterns before cost more. */
const MAY_HAVE_TOWN = /, | - |(?:branch|outlet)\)?$/i;

/** Returns the name without a town or a branch after its comma. */
function withoutTown(employer: SegmentScores): SegmentScores {
  if (!MAY_HAVE_TOWN.test(employer.text)) return employer;
  const branch = BRANCH_AT_END.exec(employer.text)?.[1] ?? SAME_FIRST_WORD.exec(employer.text)?.[2];
  if (branch !== undefined && employer.field === null)
    return scoreByWords({ ...employer, text: branch, end: employer.start + branch.length });
  const base = BEFORE_BASE.exec(employer.text)?.[1];
  if (base !== undefined && employer.field === null)
    return scoreByWords({ ...employer, text: base, end: employer.start + base.length });
  const possible = POSSIBLE_TOWN.exec(employer.text.replace(COUNTRY_AT_END, ''));
  const [, name = '', town = ''] = possible ?? [];
  const company =
    TOWN_AFTER_COMPANY.exec(employer.text)?.[1] ??
    (possible !== null &&
    !name.includes(', ') &&
    (employerScore(town) <= 0.35 || / City$/.test(town)) &&
    !DEPARTMENT_WORDS.test(town) &&
    titleScore(town) < 0.3
      ? name
      : undefined);
  if (company === undefined) return employer;
  return scoreByWords({ ...employer, text: company, end: employer.start + company.length });
}

const FUNCTION =
  /^(?:operations|sales|marketing|finance|human resources|hr|engineering|it|technology|procurement|supply chain|logistics|legal|communications|customer (?:service|success|support|care)|business development|product|strategy|administration|nursing|education|services)$/iu;
/** A unit of a hospital in capitals, or a function of management, before the name of the employer. */
const UNIT_OR_FUNCTION = new RegExp(`^\\p{Lu}{2,6}$|${FUNCTION.source}`, 'iu');

function withoutDepartment(employer: SegmentScores): SegmentScores {
  const shorter = withoutTown(employer);
  if (shorter !== employer) return withoutDepartment(shorter);
  const comma = employer.text.indexOf(', ');
  const first = employer.text.slice(0, comma);
  const after = employer.text.slice(comma + 2);
  // "KFC, Port of Spain"
  if (comma !== -1 && worldCityOf(after) !== null && /^\p{Lu}{2,6}$/u.test(first))
    return scoreByWords({ ...employer, text: first, end: employer.start + comma });
  if (comma === -1 || !(DEPARTMENT_WORDS.test(first) || UNIT_OR_FUNCTION.test(first))) return employer;
  const text = employer.text.slice(comma + 2).trimStart();
  if (employerScore(text) < 0.35) return employer;
  return scoreByWords({ ...employer, text, start: employer.start + employer.text.length - text.length });
}

function pairScore(
  segments: SegmentScores[],
  position: SegmentScores | null,
  employer: SegmentScores | null,
  order: boolean | null,
): number {
  let value = 0;
  if (position) {
    value += 0.25 + position.title - 0.5 * position.employer - (position.aside ? ASIDE_CONFIDENCE : 0);
    value -= 0.12 * Math.max(0, segments.indexOf(position) - 1);
  }
  if (employer) {
    value += 0.25 + employer.employer - 0.6 * employer.title - (employer.aside ? ASIDE_CONFIDENCE : 0);
    value -= 0.12 * Math.max(0, segments.indexOf(employer) - 1);
  }
  if (position && employer && order !== null) {
    if (segments.indexOf(position) < segments.indexOf(employer) === order) value += 0.3;
  }
  return value;
}

/** Splits "Nurse Aide, Sunrise Care" if one part looks like a title and the other like an employer. */
function splitOnSoftSeparators(segments: SegmentScores[], order: boolean | null): SegmentScores[] {
  const single = segments.filter(({ aside }) => !aside).length === 1;
  return segments.flatMap((segment) => {
    if (segment.field !== null || isTitleWithFunction(segment.text)) return [segment];
    const split =
      splitTitleEmployerTown(segment) ??
      splitMilitaryUnit(segment) ??
      (single ? splitAtPreposition(segment) : null);
    if (split) return split;
    for (const match of segment.text.matchAll(/,\s+| (?=for |with )/g)) {
      const left = segment.text.slice(0, match.index);
      const right = segment.text.slice(match.index + match[0].length).replace(/^(?:for|with) /, '');
      const [leftTitle, leftEmployer] = [titleScore(left), employerScore(left)];
      // "St. Luke Doctors Hospital, Quezon City" is an employer and its town.
      const forward =
        leftTitle >= 0.5 &&
        (leftTitle > titleScore(right) || (leftTitle === titleScore(right) && employerScore(right) >= 0.7)) &&
        employerScore(right) >= 0.5 &&
        (leftEmployer < 0.7 || leftTitle >= 0.8);
      const backward =
        titleScore(right) >= 0.6 &&
        leftEmployer >= 0.35 &&
        (leftTitle < 0.5 || (leftEmployer >= 0.7 && leftTitle < 0.7));
      // "marriott quincy, houseman" in a text without capitals
      const lowercase =
        single && titleScore(right) >= 0.6 && leftTitle < 0.3 && /^\p{Ll}[^\p{Lu}\d]{2,40}$/u.test(left);
      // In a header with a single piece, the text after the title is the employer.
      const alone =
        single &&
        titleScore(left) >= 0.6 &&
        (titleScore(right) < 0.4 || titleScore(left) - titleScore(right) >= 0.2);
      const isSame = SAME_EMPLOYER.test(right.replace(/\.$/, ''));
      const byOrder = single && match[0].startsWith(',') && isTitleByOrder(left, right, order);
      if (!forward && !backward && !lowercase && !alone && !byOrder && !isSame) continue;
      const middle = segment.start + segment.text.length - right.length;
      return [
        scoreByWords({ ...segment, text: left, end: segment.start + left.length }),
        scoreByWords({ ...segment, text: right, start: middle }),
      ];
    }
    return [segment];
  });
}

const THREE_PIECES = /^([^,]+), (\p{Lu}[^,]+), (\p{Lu}\p{Ll}[^,\d]{1,30})$/u;

/** Splits "Nursery Nurse, Little Acorns Day Nursery, Ossett", in which the last piece can only be a town. */
function splitTitleEmployerTown(segment: SegmentScores): SegmentScores[] | null {
  const [, title = '', employer = '', town = ''] = THREE_PIECES.exec(segment.text) ?? [];
  if (
    titleScore(title) < 0.5 ||
    (titleScore(employer) > Math.max(titleScore(title) - 0.1, 0.6) && !/(?:er|or)s$/.test(employer)) ||
    DEPARTMENT_WORDS.test(employer) ||
    UNIT_OR_FUNCTION.test(employer) ||
    employerScore(town) > 0.35 ||
    titleScore(town) >= 0.3 ||
    (employerScore(employer) < 0.5 && !/ & \p{Lu}/u.test(employer) && worldCityOf(town) === null)
  )
    return null;
  const start = segment.start + title.length + 2;
  return [
    scoreByWords({ ...segment, text: title, end: segment.start + title.length }),
    scoreByWords({ ...segment, text: employer, start, end: start + employer.length }),
  ];
}

/** A preposition, an article, and a noun that stands before the name: "en la empresa Bosque Verde". */
const EMPLOYER_PREPOSITION = new RegExp(
  ` (?:${alternatives((locale) => locale.employerPrepositions)}) (?:(?:el|la|las|los|le|les|der|dem|die|das|het|de|il|lo|una?|une|einer?|einem) |l['’])?`,
  'gu',
);

/**
 * Splits "Pflegehelferin bei Haus Abendrot" and "almacenista en bodega norte". In a text with capitals the name of the
 * employer has one: "Auxiliar de enfermería en geriatría" is a title.
 */
function splitAtPreposition(segment: SegmentScores): SegmentScores[] | null {
  const inSmallLetters = !/\p{Lu}/u.test(segment.text);
  for (const { index, 0: preposition } of segment.text.matchAll(EMPLOYER_PREPOSITION)) {
    const [left, right] = [
      segment.text.slice(0, index),
      segment.text.slice(index + preposition.length).replace(/[\s,.]+$/u, ''),
    ];
    if (titleScore(left) < 0.6 || titleScore(right) >= 0.6) continue;
    if (!inSmallLetters && !/^["«„“]?\p{Lu}/u.test(right) && employerScore(right) < 0.5) continue;
    if (worldCityOf(right) !== null || right.length < 3) continue;
    const start = segment.start + index + preposition.length;
    return [
      scoreByWords({ ...segment, text: left, end: segment.start + left.length }),
      { ...segment, text: right, start, end: start + right.length, title: 0, employer: 0.6 },
    ];
  }
  return null;
}

const MILITARY_UNIT =
  /^([^,]+), (\d{1,3}(?:st|nd|rd|th) [\p{L} ]{0,40}\b(?:Division|Regiment|Battalion|Brigade|Squadron|Wing|Company|Group|Fleet|Infantry))$/u;

/** Splits "Supply Sergeant, 25th Infantry Division". */
function splitMilitaryUnit(segment: SegmentScores): SegmentScores[] | null {
  const [, title = '', unit = ''] = MILITARY_UNIT.exec(segment.text) ?? [];
  if (titleScore(title) < 0.5) return null;
  const start = segment.end - unit.length;
  return [
    scoreByWords({ ...segment, text: title, end: segment.start + title.length }),
    { ...segment, text: unit, start, title: 0, employer: 0.6 },
  ];
}

/** Words of a title that no word confirms. */
const MAX_UNKNOWN_TITLE_WORDS = 4;

/** True for "Dock Hand, Harbor Seafood" in a document whose other entries name the title first. */
function isTitleByOrder(left: string, right: string, order: boolean | null): boolean {
  // "Camarista de hotel, Silver Peak Resort" names its employer beyond doubt.
  const sureEmployer = order === null && employerScore(right) >= 0.6 && !/\d/.test(left);
  return (
    (order === true || sureEmployer) &&
    left.split(' ').length <= MAX_UNKNOWN_TITLE_WORDS &&
    employerScore(left) < 0.5 &&
    employerScore(right) >= 0.35 &&
    titleScore(right) < 0.5
  );
}

/** Scores a piece of a header by its words alone. */
export function scoreByWords(segment: HeaderSegment): SegmentScores {
  const employer = employerScoreOf(segment.text);
  return { ...segment, title: titleScore(segment.text), employer };
}

/**
 * True if titles precede employers in this document, judging by entries with unambiguous words; null if there are none.
 */
export function titleFirst(roles: SegmentRoles[]): boolean | null {
  let votes = 0;
  for (const { position, employer } of roles) {
    if (!position || !employer) continue;
    const sure = position.title - employer.title + employer.employer - position.employer;
    if (sure > 0.3) votes += position.start < employer.start ? 1 : -1;
  }
  return votes === 0 ? null : votes > 0;
}
