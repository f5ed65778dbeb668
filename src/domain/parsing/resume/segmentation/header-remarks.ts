import { alternatives } from '../../locales';
import type { DateMention } from '../../text/dates';
import type { Span } from '../../text/source-text';

const LEADS = `via|through|thru|${alternatives((locale) => locale.agencyLeads)}`;
const AGENCY_WORK = alternatives((locale) => locale.agencyWork);
const ASSIGNMENTS = alternatives((locale) => locale.assignmentWords);
/** Words before the name of an agency that placed the person: "via Adecco", "agency: Hill Staffing". */
const AGENCY_LEAD = new RegExp(
  `^(?:(?:placed|assigned|hired|contracted|temp|temping) )?(?:${LEADS})\\s+|` +
    '^(?:(?:temp(?:orary)?|staffing|employment|recruit(?:ment|ing)|placement) )?agency\\s*:?\\s+|' +
    `^(?:${alternatives((locale) => locale.agencyLabels)})\\s*:\\s*`,
  'i',
);
/** What a text with an agency or an assignment contains. The patterns below cost more. */
const MAY_NAME_AGENCY = new RegExp(
  `(?<!\\p{L})(?:${LEADS}|${ASSIGNMENTS}|assigned|placed|assignment|self[- ]employed)(?!\\p{L})|, \\d{1,2}(?:[ap]m?)? ?- ?\\d`,
  'iu',
);
/** A temporary position before its agency: "Welder, temp via Adecco". */
const BEFORE_AGENCY = new RegExp(
  '(?:,?\\s+\\(?(?:temp(?:orary)?(?:[- ]to[- ](?:hire|perm))?(?: (?:work|job|worker))?|agency(?: work)?|contract|' +
    `${AGENCY_WORK})|,)?\\s+(?=(?:${LEADS}) (\\p{L}))`,
  'giu',
);
/** The employer to which an agency sends a worker: "Hill Staffing, assigned to Harbor Steel". */
const ASSIGNED = new RegExp(
  `,?\\s+\\(?(?:${ASSIGNMENTS}|assigned (?:to|at)|placed (?:at|with)|on assignment (?:at|to|with)) (?=(\\p{L}))`,
  'giu',
);
/** Self-employment next to the trade: "moving & hauling, self employed". */
const SELF_EMPLOYED = /,\s+\(?self[- ]employed\)?(?=$|[,;.)\s])|^self[- ]employed,\s+/gi;

/** The hours of a shift between a title and an employer: "Charge Nurse (LPN), 3-11, Grace Meadows". */
const SHIFT_HOURS = /,\s+\d{1,2}(?:[ap]m?)? ?- ?\d{1,2}(?:[ap]m?)?(?=,|\t| {2}|\s*$)/gi;

/** Returns the parts of a header line that divide an agency or self-employment from the other fields. */
export function remarkCuts(text: string): Span[] {
  if (!MAY_NAME_AGENCY.test(text)) return [];
  return [BEFORE_AGENCY, ASSIGNED, SELF_EMPLOYED, SHIFT_HOURS].flatMap((pattern) =>
    [...text.matchAll(pattern)]
      // A name begins with a capital.
      .filter(([, initial]) => initial === undefined || /\p{Lu}/u.test(initial))
      .map(({ index, 0: cut }) => ({ start: index, end: index + cut.length })),
  );
}

/** Returns the length of the words before the name of an agency in "via Adecco"; 0 for other text. */
export function agencyLead(text: string): number {
  const length = AGENCY_LEAD.exec(text)?.[0].length ?? 0;
  return length > 0 && /^\p{Lu}/u.test(text.slice(length)) ? length : 0;
}

/** Why a position ended, and other remarks after its period. */
const REMARK_AFTER_PERIOD =
  /^[\s)]*[.,;:–—-]\s*(?:\p{Ll}|(?:Quit|Laid off|Left|Fired|Let go|Contract|Company|Position|Plant|Store|Resigned|Terminated|Seasonal|Reason)\b)/u;
/** Why a position ended, after a period alone on its line. */
const REASON_AFTER_PERIOD =
  /^[\s)]*[.,;:(–—-]\s*\(?(?:quit|laid[- ]off|left|let go|resigned|temp(?:orary)?|seasonal|(?:contract|season|job|assignment|program) (?:ended|over)|(?:company|plant|store|business|restaurant|hotel) closed|closed|moved|covid)(?!\p{L})/iu;
const TWO_FIELDS = /\p{L}\S*(?:,| [-–—|]) +\p{L}/u;

/** Returns the offset after the period of "Selector, Hill Foods, 2018 - 2019. quit, transportation", where a remark begins. */
export function remarkAfterPeriod(text: string, start: number, dates: readonly DateMention[]): number {
  const date = dates.at(-1);
  if (date?.range !== true) return Infinity;
  const [from, to] = [date.start - start, date.end - start];
  const after = text.slice(to);
  if (from <= 1 && REASON_AFTER_PERIOD.test(after)) return to;
  if (!REMARK_AFTER_PERIOD.test(after) || !TWO_FIELDS.test(text.slice(0, from))) return Infinity;
  return to;
}

/** True for "demo, clean-up, events" of "Day labor thru Labor Ready: demo, clean-up, events". */
export function isDutiesAfterColon(text: string, before: string): boolean {
  return /:\s*$/.test(before) && /^\p{Ll}[^\p{Lu}]*, /u.test(text);
}

/** A pay grade of the military: "E-5", "O3", "E-5/SGT". */
const PAY_GRADE = /^[EOW]-?\d(?:\s?\/\s?[\p{L}\d]{2,5})?$/u;

/** True for "w/ cousin's truck" and for a pay grade, which are neither a title nor an employer. */
export function isAccompaniment(text: string): boolean {
  return /^w\/ ?\p{Ll}/u.test(text) || PAY_GRADE.test(text);
}
