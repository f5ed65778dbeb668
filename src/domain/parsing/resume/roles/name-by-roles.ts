import { nameInText, type PersonName } from '../fields/contact/person-name';
import type { ResumeLine } from '../segmentation/resume-lines';
import { chanceOf, type LineRoles } from './line-roles';

/** Lines in which a name is looked for. */
const SEARCHED_LINES = 40;
const MIN_CHANCE = 0.5;
/** Confidence of a name by rules that needs no roles. */
const SURE_CONFIDENCE = 0.6;
/** Chance from which the roles replace a name by rules whose words they say are no name. */
const MIN_REPLACING_CHANCE = 0.8;
const MAX_REPLACED_CHANCE = 0.3;
/** Confidence of a name that is no name by the rules. */
const CONFIDENCE = 0.55;

/** The name by rules, or by the roles of the first lines where the rules find none or words of another role. */
export function nameByRoles(
  lines: readonly ResumeLine[],
  rolesOf: (() => LineRoles) | null,
  byRules: PersonName | null,
): PersonName | null {
  if (!rolesOf || (byRules && byRules.confidence >= SURE_CONFIDENCE)) return byRules;
  const roles = rolesOf();
  if (byRules && chanceAt(roles, byRules) > MAX_REPLACED_CHANCE) return byRules;
  const least = byRules ? MIN_REPLACING_CHANCE : MIN_CHANCE;
  let best: PersonName | null = null;
  let highest = least;
  for (const line of lines.slice(0, SEARCHED_LINES)) {
    const named = roles.within(line).filter((piece) => chanceOf(piece, 'name') >= MIN_CHANCE);
    const [first] = named;
    const last = named.at(-1);
    if (!first || !last || last.at - first.at >= named.length) continue;
    const chance = named.reduce((sum, piece) => sum + chanceOf(piece, 'name'), 0) / named.length;
    if (chance <= highest) continue;
    const found = nameInText(line.text.slice(first.start - line.start, last.end - line.start));
    if (found === null) continue;
    highest = chance;
    best = { name: found, start: first.start, end: last.end, confidence: CONFIDENCE * chance };
  }
  return best ?? byRules;
}

function chanceAt(roles: LineRoles, name: PersonName): number {
  return roles.within(name).reduce((most, piece) => Math.max(most, chanceOf(piece, 'name')), 0);
}
