import type { CandidateProfile } from '../../candidates/candidate';
import { wholeMilesBetween } from './distance';
import type { ParsedJobDescription } from '../../parsing/parsed-job-description';

/** Distance in whole miles between the places of a candidate and a job; null if a place is unknown. */
export function commuteMiles(
  { area }: Pick<CandidateProfile, 'area'>,
  job: Pick<ParsedJobDescription, 'city' | 'state'>,
): number | null {
  if (!area?.city || !area.state || !job.city || !job.state) return null;
  return wholeMilesBetween({ city: area.city, state: area.state }, { city: job.city, state: job.state });
}
