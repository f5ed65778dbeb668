import type { CandidateScoringProfile } from '../profile/candidate-profile';
import type { JobProfile } from '../profile/job-profile';
import { workRelevance } from '../titles/title-comparison';

const SKILLS_WEIGHT = 0.5;
const TITLE_WEIGHT = 0.5;

/** A fast estimate of a job's score for a candidate, used to select the jobs to score exactly. */
export function prefilterJobScore(job: JobProfile, candidate: CandidateScoringProfile): number {
  let weights = 0;
  let met = 0;
  for (const { concept, weight } of job.skills) {
    weights += weight;
    const candidateSkill =
      candidate.skills.get(concept.key) ?? candidate.narrowerSkills.get(concept.key)?.[0];
    if (candidateSkill) met += weight * candidateSkill.strength;
  }
  let nearest = 0;
  for (const { titleFeatures } of candidate.work) {
    nearest = Math.max(nearest, workRelevance(titleFeatures, job.titleFeatures));
  }
  for (const preference of candidate.preferredTitles)
    nearest = Math.max(nearest, workRelevance(preference, job.titleFeatures));
  return SKILLS_WEIGHT * (weights === 0 ? nearest : met / weights) + TITLE_WEIGHT * nearest;
}
