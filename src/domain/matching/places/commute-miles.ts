import type { CandidateProfile } from '../../candidates/candidate';
import { milesBetween } from './distance';
import type { ParsedJobDescription } from '../../parsing/parsed-job-description';

/** Whole miles between where a candidate lives and where a job is, by place; null when one of them is not known. */
export function commuteMiles(
  { area }: Pick<CandidateProfile, 'area'>,
  job: Pick<ParsedJobDescription, 'city' | 'state'>,
): number | null {
  if (!area?.city || !area.state || !job.city || !job.state) return null;
  const miles = milesBetween({ city: area.city, state: area.state }, { city: job.city, state: job.state });
  return miles === null ? null : Math.round(miles);
}
