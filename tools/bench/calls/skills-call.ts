import { curatedTitleRows } from '../../../src/domain/skills';
import type { InlineCall } from './inline';

const BODIES = 20_000;
const KNOWN_SKILLS = [
  'Excel',
  'Forklift operation',
  'Food safety',
  'Scheduling',
  'Python',
  'Inventory management',
  'Customer service',
  'Welding',
];

/** Skills inferred for one candidate: three of the thousand official titles and one known skill, always in other combinations. */
export const skillsCall: InlineCall = {
  name: 'skills-infer',
  path: '/api/v1/skills-infer',
  scopes: 'skills',
  records: [],
  prepare: () => {
    const titles = curatedTitleRows()
      .filter(({ preferred }) => preferred)
      .map(({ title }) => title);
    // Steps without a common factor combine all titles with all others.
    const title = (at: number): string => titles[at % titles.length]!;
    return Promise.resolve(
      Array.from({ length: BODIES }, (_, at) => ({
        occupations: [title(at * 7), title(at * 131 + 17), title(at * 389 + Math.floor(at / titles.length))],
        knownSkills: [KNOWN_SKILLS[at % KNOWN_SKILLS.length]!],
      })),
    );
  },
};
