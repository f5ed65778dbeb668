import type { InlineCall } from './inline';

/** Skills inferred for one candidate. */
export const skillsCall: InlineCall = {
  name: 'skills-infer',
  path: '/api/v1/skills-infer',
  scopes: 'skills',
  prepare: () =>
    Promise.resolve({
      body: { occupations: ['Forklift operator', 'Line cook', 'Home health aide'], knownSkills: ['Excel'] },
      records: {},
    }),
};
