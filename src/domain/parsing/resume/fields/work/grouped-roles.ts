import { employerScore } from '../../../text/employer-words';
import { endsBeforeStart } from '../../../text/dates';
import { titleScore } from '../../../text/title-words';
import type { WorkDraft } from './work-draft';

/**
 * Gives the roles under the line of an employer with its own period that employer: "Bay Medical Center, 2014 – Present",
 * "Charge Nurse, Recovery (2017 – 2021)". The words after the comma of such a role name a unit. Returns the lines of
 * employers, which are no positions.
 */
export function groupRoles(drafts: readonly WorkDraft[]): Set<WorkDraft> {
  const groups = new Set<WorkDraft>();
  let group: WorkDraft | null = null;
  for (const draft of drafts) {
    if (isGroupLine(draft)) {
      group = draft;
      continue;
    }
    if (group === null || draft.item.position === null || !isWithin(draft, group)) {
      group = null;
      continue;
    }
    const { item } = draft;
    groups.add(group);
    // An assignment of an agency or a branch states its own employer.
    if (item.name !== null && !isUnitOf(draft)) continue;
    const unit = `${item.position}, ${item.name}`;
    if (item.name !== null && draft.header.some(({ text }) => text.includes(unit))) item.position = unit;
    item.name = group.item.name;
    item.location ??= group.item.location;
    const evidence = group.item.evidence?.[0];
    if (evidence) item.evidence?.push(evidence);
  }
  return groups;
}

const MAX_UNIT_WORDS = 2;
/** Words in brackets next to an employer are no title: "(grocery chain)". */
const MIN_TITLE_SCORE = 0.3;

/** True for a name after the comma of a title that is too short or too vague for an employer of its own. */
function isUnitOf({ item: { position, name }, header }: WorkDraft): boolean {
  if (name === null || position === null) return false;
  const isAfterComma = header.some(({ text }) => {
    const at = text.indexOf(name);
    return at > text.indexOf(position) && /,\s*$/.test(text.slice(0, at));
  });
  return isAfterComma && (name.split(' ').length <= MAX_UNIT_WORDS || employerScore(name) < 0.5);
}

/** True for a line that names an employer with a period and nothing else. */
function isGroupLine({ item, header, body }: WorkDraft): boolean {
  return (
    item.name !== null &&
    (item.position === null || titleScore(item.position) < MIN_TITLE_SCORE) &&
    item.startDate !== null &&
    (item.endDate !== null || item.isCurrent) &&
    body.length === 0 &&
    header.length === 1
  );
}

function isWithin({ item: role }: WorkDraft, { item: whole }: WorkDraft): boolean {
  return (
    role.startDate !== null &&
    !endsBeforeStart({ startDate: whole.startDate, endDate: role.startDate }) &&
    (whole.isCurrent || !endsBeforeStart({ startDate: role.endDate, endDate: whole.endDate }))
  );
}
