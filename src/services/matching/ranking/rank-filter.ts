import type { CandidateProfile as StoredProfile } from '../../../domain/candidates/candidate';
import { isHeld, normalizeCertificationName } from '../../../domain/matching/profile/certification-name';
import type { ParsedJobDescription } from '../../../domain/parsing/parsed-job-description';
import { certificationLexicon } from '../../../domain/skills';
import { distanceMiles } from '../../../domain/matching/places/commute-miles';
import type { CandidateToScore, JobToScore, PairResult } from '../pair-scorer';
import type { RankFilters } from './rank-request';

/** True if a scored pair passes the filters of a ranking. */
export function matchesFilters(
  filters: RankFilters,
  candidate: CandidateToScore,
  job: JobToScore,
  { recommendation, componentScores }: PairResult,
): boolean {
  const { maxMiles, recommendations, payFits, scheduleFits, certification } = filters;
  if (recommendations && !recommendations.includes(recommendation)) return false;
  if (payFits && (componentScores.compensation.score ?? 100) < 100) return false;
  if (scheduleFits && (componentScores.schedule.score ?? 100) === 0) return false;
  const stored = candidate.profile as StoredProfile;
  if (certification !== null && !holdsCertification(stored, certification)) return false;
  if (maxMiles === null) return true;
  const parsed = job.parsed as ParsedJobDescription;
  if (parsed.workplaceType === 'remote') return true;
  const miles = distanceMiles(stored, parsed);
  return miles !== null && miles <= maxMiles;
}

function holdsCertification({ certifications }: StoredProfile, certification: string): boolean {
  const { plainName } = normalizeCertificationName(certification);
  const lexicon = certificationLexicon();
  return certifications.some(
    (held) => isHeld(held) && lexicon.covers(normalizeCertificationName(held.name).plainName, plainName),
  );
}
