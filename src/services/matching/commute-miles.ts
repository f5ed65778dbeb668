import type { CandidateProfile } from '../../domain/candidates/candidate';
import { milesBetween } from '../../domain/matching/places/distance';
import type { ParsedJobDescription } from '../../domain/parsing/parsed-job-description';

/** Whole miles between where a candidate lives and where a job is, by place; null when one of them is not known. */
export function commuteMiles(
  { area }: Pick<CandidateProfile, 'area'>,
  job: Pick<ParsedJobDescription, 'city' | 'state'>,
): number | null {
  if (!area?.city || !area.state || !job.city || !job.state) return null;
  const miles = milesBetween({ city: area.city, state: area.state }, { city: job.city, state: job.state });
  return miles === null ? null : Math.round(miles);
}
