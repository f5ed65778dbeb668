import { wholePlace } from '../../places/places';
import { foldText } from '../../text/normalize';
import type { SourceText, Span } from '../../text/source-text';
import { positionFromSpans, type WorkDraft } from '../fields/work/work-draft';
import { agencyLead } from '../segmentation/header-remarks';
import type { ResumeLine } from '../segmentation/resume-lines';
import { groupFields, type RoleEntry } from './entry-grammar';
import { chanceOf, type LineRoles } from './line-roles';
import { roleFields, type RoleField } from './role-fields';
import type { RatedPiece } from './role-model';

/** Maximum confidence of a position that the roles alone show. */
const MAX_CONFIDENCE = 0.6;
/** Cost of a field that a position lacks, in pieces with a wrong role. */
const MISSING_FIELD = 0.5;
/** By how much the roles must fit better than the rules, for each section and for each position. */
const MIN_COST_ADVANTAGE = 0.6;
const COST_ADVANTAGE_OF_POSITION = 0.1;
/** Share of positions by roles that state title, employer and date, and cost of their grammar for each. */
const MIN_COMPLETE = 0.6;
const MAX_GRAMMAR_COST = 0.4;

/** Positions of the lines of a section by rules, or by the roles of their pieces where these fit clearly better. */
export function fittingWork(
  source: SourceText,
  lines: readonly ResumeLine[],
  byRules: WorkDraft[],
  rolesOf: (() => LineRoles) | null,
  today: string,
): WorkDraft[] {
  // Rules that state every field of every position know the design.
  if (!rolesOf || (byRules.length > 0 && byRules.every(isComplete))) return byRules;
  const roles = rolesOf();
  const { drafts, cost } = workByRoles(source, lines, roles, today);
  const complete = drafts.filter(isComplete).length;
  const isGrammatical = complete >= MIN_COMPLETE * drafts.length && cost <= MAX_GRAMMAR_COST * drafts.length;
  const margin = MIN_COST_ADVANTAGE + COST_ADVANTAGE_OF_POSITION * Math.max(byRules.length, drafts.length);
  if (
    complete > 0 &&
    isGrammatical &&
    complete >= byRules.filter(isComplete).length &&
    costOf(drafts, lines, roles) + margin < costOf(byRules, lines, roles)
  )
    return drafts;
  return byRules;
}

/** Complete positions that roles show among lines without a heading for work. */
export function completeWorkByRoles(
  source: SourceText,
  lines: readonly ResumeLine[],
  roles: LineRoles,
  today: string,
): WorkDraft[] {
  const { drafts, cost } = workByRoles(source, lines, roles, today);
  const complete = drafts.filter(isComplete);
  return complete.length >= MIN_COMPLETE * drafts.length && cost <= MAX_GRAMMAR_COST * drafts.length
    ? complete
    : [];
}

function isComplete({ item: { name, position, startDate } }: WorkDraft): boolean {
  return name !== null && position !== null && startDate !== null;
}

/** Makes positions from the pieces that are titles and employers according to their roles. */
function workByRoles(
  source: SourceText,
  lines: readonly ResumeLine[],
  roles: LineRoles,
  today: string,
): { drafts: WorkDraft[]; cost: number } {
  const fields = roleFields(lines, roles);
  const { entries, cost } = groupFields(fields, blanksBefore(lines));
  const firstLines = entries.map(firstLineOf);
  const drafts = entries.map((entry, index) => {
    const first = firstLines[index]!;
    const last = lastLineOf(entry);
    const next = firstLines.slice(index + 1).find((line) => line > last) ?? lines.length;
    const header = lines.slice(first, last + 1).filter((line) => !isText(line, roles));
    const body = lines.slice(last + 1, next);
    const dated = { header, date: entry.date?.date ?? null, body };
    const draft = positionFromSpans(source, dated, entry.title, employerOf(source, entry), today);
    const place = fields.find(
      ({ role, line }) => role === 'place' && line >= first && line <= Math.min(last + 1, next - 1),
    );
    const location = place ? wholePlace(source.raw.slice(place.start, place.end)) : null;
    const confidence =
      Math.min(MAX_CONFIDENCE, draft.item.confidence) *
      (entry.title?.chance ?? 0.5) *
      (entry.employer?.chance ?? 0.5);
    return { ...draft, stated: true, item: { ...draft.item, location, confidence } };
  });
  return { drafts, cost };
}

function blanksBefore(lines: readonly ResumeLine[]): Int32Array {
  let count = 0;
  return Int32Array.from(lines, ({ spaceBefore }) => (count += Number(spaceBefore)));
}

/** The employer without what introduces an agency: "via Adecco". */
function employerOf(source: SourceText, { employer }: RoleEntry): Span | null {
  if (!employer) return null;
  const lead = agencyLead(source.raw.slice(employer.start, employer.end));
  return { start: employer.start + lead, end: employer.end };
}

function fieldsOf({ title, employer, date, shared }: RoleEntry): RoleField[] {
  return [title, shared ? null : employer, date].filter((field) => field !== null);
}

function firstLineOf(entry: RoleEntry): number {
  return Math.min(...fieldsOf(entry).map(({ line }) => line));
}

function lastLineOf(entry: RoleEntry): number {
  return Math.max(...fieldsOf(entry).map(({ line }) => line));
}

function isText(line: ResumeLine, roles: LineRoles): boolean {
  const pieces = roles.within(line);
  return pieces.length > 0 && pieces.every(({ role }) => role === 'text');
}

/** Expected number of pieces to which the positions give a wrong role, and a cost for fields they lack. */
function costOf(drafts: readonly WorkDraft[], lines: readonly ResumeLine[], roles: LineRoles): number {
  const named = new Map<number, { title: string; employer: string }[]>();
  for (const { header, item } of drafts)
    for (const line of header)
      named.set(line.start, [
        ...(named.get(line.start) ?? []),
        { title: keyOf(item.position ?? ''), employer: keyOf(item.name ?? '') },
      ]);
  let cost = 0;
  for (const line of lines) {
    const owners = named.get(line.start) ?? [];
    for (const piece of roles.within(line)) {
      if (piece.date) continue;
      cost += 1 - chanceOfUse(piece, owners);
    }
  }
  for (const { item } of drafts)
    cost +=
      MISSING_FIELD *
      (Number(item.position === null) + Number(item.name === null) + 0.5 * Number(item.startDate === null));
  return cost;
}

function chanceOfUse(piece: RatedPiece, owners: readonly { title: string; employer: string }[]): number {
  const key = keyOf(piece.text);
  const [title, employer] = [chanceOf(piece, 'title'), chanceOf(piece, 'employer')];
  if (owners.some((owner) => owner.title !== '' && ` ${owner.title} `.includes(` ${key} `))) return title;
  if (owners.some((owner) => owner.employer !== '' && ` ${owner.employer} `.includes(` ${key} `)))
    return employer;
  return 1 - title - employer;
}

function keyOf(text: string): string {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
