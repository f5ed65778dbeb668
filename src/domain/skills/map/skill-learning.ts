import { skillLearning } from '../data/skill-learning';
import { parseList, parseTable } from './records';

/** How people come by a skill: at the workplace within days, from daily life, or by years of study. */
export type SkillLearning = 'task' | 'common' | 'subject';

let learningByName: ReadonlyMap<string, SkillLearning> | undefined;

/** How people come by the skills of the table, by name; a skill without an entry can be learned in a course. */
export function skillLearningByName(): ReadonlyMap<string, SkillLearning> {
  learningByName ??= new Map(
    parseTable(skillLearning).flatMap(({ fields: [learning = '', names] }) =>
      parseList(names).map((name): [string, SkillLearning] => [name, learning as SkillLearning]),
    ),
  );
  return learningByName;
}
