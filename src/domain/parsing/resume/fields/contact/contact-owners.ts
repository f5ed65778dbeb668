import { alternatives } from '../../../locales';
import { findEmails } from '../../../text/contacts';
import { foldedWords } from '../../../text/normalize';
import type { Span } from '../../../text/source-text';
import { positionLabel } from '../../segmentation/position-labels';
import type { ResumeLine } from '../../segmentation/resume-lines';
import { linesOf, sectionsOf } from '../../segmentation/section-lookup';
import type { ResumeSection } from '../../segmentation/segment-sections';

/** Whose email address or phone number it is; `uncertain` below a position, where footers and employers state theirs. */
export type ContactOwner = 'candidate' | 'uncertain' | 'other';

const OTHER_PERSON_LABELS = alternatives((locale) => locale.otherPersonLabels);
const OTHER_PERSON = new RegExp(
  `(?<!\\p{L})(?:(?:${OTHER_PERSON_LABELS}) ?:|^(?:emergency contacts?|next of kin)$|my (?:boss|supervisor|manager) (?:is|was)\\b)`,
  'iu',
);
const SALUTATION = new RegExp(`^(?:${alternatives((locale) => locale.salutations)})(?!\\p{L})`, 'iu');
/** The sender of a forwarded e-mail, with the display name: "From: Dana White <dwhite@example.org>". */
const SENDER = /^from: *(?<name>\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){1,3}) *(?:<|\[|$)/iu;
const MAX_SALUTATION_WORDS = 8;
/** Words of a label alone on a line. */
const MAX_LABEL_WORDS = 3;
const SUBJECT = /^(?:re|ref|subject)\b/i;
const DIGITS_OR_EMAIL = /@|\d{3}/;
/** Lines below "Supervisor: Ana Ruiz" or "Employer: Acme Foods" that may state how to reach them. */
const MAX_LINES_BELOW = 3;
/** The name of the candidate is in the first lines. */
const MAX_NAME_LINES = 3;
/** In these lines, "Supervisor: Retail" is a headline. */
const MAX_HEADLINES = 3;
/** Lines of the head of a form, before positions and references. */
const MAX_HEAD_LINES = 8;
const MIN_NAME_LETTERS = 4;

interface OwnedText extends Span {
  owner: ContactOwner;
}

/**
 * The owners of the contact details of a resume. Referees, supervisors, emergency contacts and former employers are not
 * the candidate: a message to one of them would disclose the search for work, and miss the candidate.
 */
export class ContactOwners {
  /** In the order of the text, without those of the candidate. */
  readonly #texts: readonly OwnedText[];

  constructor(lines: readonly ResumeLine[], sections: readonly ResumeSection[]) {
    const byLine = new Map<number, OwnedText>();
    const assign = (line: ResumeLine, owner: ContactOwner, start = line.start): void => {
      if (byLine.get(line.index)?.owner !== 'other') byLine.set(line.index, { start, end: line.end, owner });
    };
    for (const line of linesOf(sections, 'work')) assign(line, 'uncertain');
    for (const line of linesOfSender(lines)) assign(line, 'uncertain');
    for (const section of sectionsOf(sections, 'references')) {
      const owner = isReferenceNumber(section) ? 'uncertain' : 'other';
      for (const line of section.lines) assign(line, owner);
    }
    for (const [at, line] of lines.entries()) {
      const label = labelOfOther(line);
      if (label === null || (at < MAX_HEADLINES && !DIGITS_OR_EMAIL.test(line.text))) continue;
      assign(line, label.owner, line.start + label.at);
      // At the head of a form, contacts below a label can be the candidate's.
      for (const below of blockBelow(lines, at))
        assign(below, at < MAX_HEAD_LINES ? 'uncertain' : label.owner);
    }
    for (const line of addresseeLines(lines)) assign(line, 'other');
    for (const { index } of linesInNameOfCandidate(lines, byLine)) byLine.delete(index);
    this.#texts = [...byLine.values()].sort((one, next) => one.start - next.start);
  }

  /** Returns the lines that may state the name of the candidate. */
  candidateLines(lines: readonly ResumeLine[]): ResumeLine[] {
    return lines.filter(({ start }) => this.ownerAt(start) === 'candidate');
  }

  /** Returns the owner of the contact at an offset into the raw text. */
  ownerAt(offset: number): ContactOwner {
    let from = 0;
    let to = this.#texts.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#texts[middle]?.start ?? offset) <= offset) from = middle + 1;
      else to = middle;
    }
    const last = this.#texts[from - 1];
    return last && offset < last.end ? last.owner : 'candidate';
  }
}

/** Returns the contacts of the candidate; if there are none, the uncertain ones. */
export function contactsOfCandidate<T extends { start: number }>(
  found: readonly T[],
  owners: ContactOwners,
): T[] {
  const ownedBy = (owner: ContactOwner): T[] => found.filter(({ start }) => owners.ownerAt(start) === owner);
  const certain = ownedBy('candidate');
  return certain.length > 0 ? certain : ownedBy('uncertain');
}

/** True for "Reference: ad 4411" at the head of a form, which is above the candidate's own contacts. */
function isReferenceNumber({ heading, lines: [first] }: ResumeSection): boolean {
  if (heading === null || first === undefined || heading.index >= MAX_HEAD_LINES) return false;
  return first.start < heading.end && /\d/.test(first.text) && !/\d{3}\D?\d{4}|@/.test(first.text);
}

/** Returns the lines with the name of the sender of an e-mail, who may have forwarded the resume of another person. */
function linesOfSender(lines: readonly ResumeLine[]): ResumeLine[] {
  const header = lines.find(({ text }) => SENDER.test(text));
  const name = header && SENDER.exec(header.text)?.groups?.name?.toLowerCase();
  return name === undefined ? [] : lines.filter(({ text }) => text.toLowerCase().includes(name));
}

/**
 * Returns where the label of another person or of an employer begins; null without one. A form may state the present
 * employer of the candidate above the candidate's own number, so what follows an employer is uncertain.
 */
function labelOfOther({ text, words }: ResumeLine): { at: number; owner: ContactOwner } | null {
  if (words > MAX_LABEL_WORDS && !text.includes(':') && !text.includes('y ')) return null;
  if (positionLabel(text)?.field === 'employer') return { at: 0, owner: 'uncertain' };
  const at = OTHER_PERSON.exec(text)?.index;
  return at === undefined ? null : { at, owner: 'other' };
}

/** Returns the lines of the addressee of a letter: the block above the salutation, without the subject and the date. */
function addresseeLines(lines: readonly ResumeLine[]): ResumeLine[] {
  const at = lines.findIndex(
    ({ text, words, bullet }) => words <= MAX_SALUTATION_WORDS && !bullet && SALUTATION.test(text),
  );
  const block: ResumeLine[] = [];
  for (let index = at - 1; index > 0; index--) {
    const line = lines[index];
    if (!line) break;
    const isNoAddress = SUBJECT.test(line.text) || line.dates.length > 0;
    if (!isNoAddress) block.push(line);
    if (line.spaceBefore && block.length > 0) return block;
  }
  // The first block of a document is its sender's.
  return [];
}

function blockBelow(lines: readonly ResumeLine[], at: number): ResumeLine[] {
  const below = lines.slice(at + 1, at + 1 + MAX_LINES_BELOW);
  const end = below.findIndex(({ text, spaceBefore }) => spaceBefore || positionLabel(text) !== null);
  return end === -1 ? below : below.slice(0, end);
}

/** Lines below the references with an address in the candidate's name, as in a footer, and the numbers next to it. */
function linesInNameOfCandidate(
  lines: readonly ResumeLine[],
  owned: ReadonlyMap<number, OwnedText>,
): ResumeLine[] {
  const names = lines
    .filter(({ index }) => !owned.has(index))
    .slice(0, MAX_NAME_LINES)
    .flatMap(({ text }) => foldedWords(text))
    .filter((word) => word.length >= MIN_NAME_LETTERS);
  const isNamed = ({ index, text }: ResumeLine): boolean =>
    owned.has(index) &&
    findEmails(text).some(({ email }) => {
      const [local = ''] = email.toLowerCase().split('@');
      return names.some((name) => local.includes(name)) && !OTHER_PERSON.test(text);
    });
  return lines.flatMap((line, at) => {
    if (!isNamed(line)) return [];
    const around = [lines[at - 1], lines[at + 1]].filter((next) => next !== undefined);
    return [line, ...around.filter(isContactAlone)];
  });
}

function isContactAlone({ text }: ResumeLine): boolean {
  return DIGITS_OR_EMAIL.test(text) && !/\p{L}{3,}/u.test(text.replace(/\S*@\S*/g, ''));
}
