import type { QualitySet } from '../set';
import { resumePairs } from './resume-pairs';

/** Documents of a tenant with the values that people confirmed: the output of `tenure dataset export`. */
export const reviewed: QualitySet = { ...resumePairs, name: 'reviewed' };
