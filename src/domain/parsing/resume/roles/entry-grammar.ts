import type { RoleField } from './role-fields';

/** The fields of a position. */
export interface RoleEntry {
  title: RoleField | null;
  employer: RoleField | null;
  date: RoleField | null;
  /** True for an employer that is named once above several titles. */
  shared: boolean;
}

export interface GroupedEntries {
  entries: RoleEntry[];
  /** Fields that are missing or in excess; a missing date counts half. */
  cost: number;
}

type Opener = 'title' | 'employer' | 'date' | 'repetition';

const OPENERS: readonly Opener[] = ['title', 'employer', 'date', 'repetition'];
const COST = { missing: 1, undated: 0.5, excess: 1, shared: 0.2, repetition: 0.3, divided: 0.4 } as const;

/**
 * Groups fields into positions by the kind of field that begins each position of the document. `blanks[line]` is the
 * number of blank lines before a line, which seldom divide a position.
 */
export function groupFields(fields: readonly RoleField[], blanks: ArrayLike<number>): GroupedEntries {
  const named = fields.filter(({ role }) => role !== 'place');
  let best: GroupedEntries = { entries: [], cost: Infinity };
  for (const opener of OPENERS) {
    const grouped = groupBy(named, opener, blanks);
    if (grouped.cost < best.cost) best = grouped;
  }
  return best;
}

function groupBy(fields: readonly RoleField[], opener: Opener, blanks: ArrayLike<number>): GroupedEntries {
  const groups: RoleField[][] = [];
  for (const field of fields) {
    const open = groups.at(-1);
    const opens =
      opener === 'repetition' ? open?.some(({ role }) => role === field.role) : field.role === opener;
    if (!open || opens === true) groups.push([field]);
    else open.push(field);
  }
  const read = groups.filter((group) => group.some(({ role }) => role !== 'date')).map(entriesOfGroup);
  const lost = groups.length - read.length;
  return {
    entries: read.flatMap(({ entries }) => entries),
    cost:
      read.reduce((sum, { cost }) => sum + cost, 0) +
      lost * COST.undated +
      groups.reduce((sum, group) => sum + blanksInside(group, blanks), 0) * COST.divided +
      (opener === 'repetition' ? COST.repetition : 0),
  };
}

function blanksInside(group: readonly RoleField[], blanks: ArrayLike<number>): number {
  return blanks[group.at(-1)!.line]! - blanks[group[0]!.line]!;
}

function entriesOfGroup(group: readonly RoleField[]): GroupedEntries {
  const of = (wanted: RoleField['role']): RoleField[] => group.filter(({ role }) => role === wanted);
  const [titles, employers] = [of('title'), of('employer')];
  let dates = of('date');
  const [employer = null] = employers;
  const excess = Math.max(0, employers.length - 1) * COST.excess;
  if (
    titles.length >= 2 &&
    employer &&
    (dates.length === titles.length || dates.length === titles.length + 1)
  ) {
    if (dates.length > titles.length) dates = dates.slice(1);
    const entries = titles.map((title, at) => ({ title, employer, date: dates[at] ?? null, shared: true }));
    return { entries, cost: COST.shared + excess };
  }
  const entry = { title: titles[0] ?? null, employer, date: dates[0] ?? null, shared: false };
  const missing =
    (entry.title ? 0 : COST.missing) + (employer ? 0 : COST.missing) + (entry.date ? 0 : COST.undated);
  const others = Math.max(0, titles.length - 1) + Math.max(0, dates.length - 1) * 0.5;
  return { entries: [entry], cost: missing + excess + others * COST.excess };
}
