import { skillLexicon } from '../../../../skills';
import type { ResumeSkill, WorkItem } from '../../../parsed-resume';
import { foldText } from '../../../text/normalize';
import { monthInterval } from '../work/months';

/** A position with the lines that describe it. */
interface DescribedPosition {
  item: WorkItem;
  header: readonly { text: string }[];
  body: readonly { text: string }[];
}

/**
 * Links skills and positions: each position gets the skills that its lines name, and each skill the months it was used
 * (overlapping positions count once) and its last use.
 */
export function linkSkillsToWork(
  skills: ResumeSkill[],
  work: readonly DescribedPosition[],
  today: string,
): void {
  const finder = skillLexicon();
  const monthsOf = new Map<ResumeSkill, Set<number>>();
  const byKey = new Map(skills.map((skill) => [skill.skillId ?? foldText(skill.name), skill]));
  for (const { item, body, header } of work) {
    const names = new Set<string>();
    const interval = item.months === null ? null : monthInterval(item, today);
    for (const line of [...header, ...body]) {
      for (const { skill: ref } of finder.find(line.text)) {
        const skill = byKey.get(ref.skillId ?? foldText(ref.name));
        if (!skill || names.has(skill.name)) continue;
        names.add(skill.name);
        if (interval) addMonths(monthsOf, skill, interval);
        const last = item.endDate;
        if (!item.isCurrent && last !== null && (skill.lastUsed === null || last > skill.lastUsed))
          skill.lastUsed = last;
      }
    }
    item.skills = [...names];
  }
  for (const [skill, months] of monthsOf) skill.monthsUsed = months.size;
}

function addMonths(
  monthsOf: Map<ResumeSkill, Set<number>>,
  skill: ResumeSkill,
  { first, last }: { first: number; last: number },
): void {
  const months = monthsOf.get(skill) ?? new Set<number>();
  for (let month = first; month <= last; month += 1) months.add(month);
  monthsOf.set(skill, months);
}
