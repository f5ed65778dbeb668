import type { Tone } from '../parts/tag';
import type { Match } from './score-parts';

/** The recommendations of a match, as people read them. */
export const RECOMMENDATIONS: Record<Match['recommendation'], [string, Tone]> = {
  strong_match: ['Strong match', 'good'],
  good_match: ['Good match', 'good'],
  possible_match: ['Possible match', 'warn'],
  weak_match: ['Weak match', 'neutral'],
  not_eligible: ['Not eligible', 'bad'],
};
