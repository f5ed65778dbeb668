import type { CandidateProfile } from '../profile/candidate-profile';
import type { JobProfile } from '../profile/job-profile';
import { workRelevance } from '../profile/title-reading';

const SKILLS = 0.5;
const WORK = 0.5;

/** A fast estimate of a job's score for a candidate, used to select the jobs to score exactly. */
export function roughJobScore(job: JobProfile, candidate: CandidateProfile): number {
  let weights = 0;
  let met = 0;
  for (const { concept, weight } of job.skills) {
    weights += weight;
    const held = candidate.skills.get(concept.key) ?? candidate.narrower.get(concept.key)?.[0];
    if (held) met += weight * held.strength;
  }
  let nearest = 0;
  for (const { reading } of candidate.work) {
    nearest = Math.max(nearest, workRelevance(reading, job.titleReading));
  }
  for (const wish of candidate.wishes) nearest = Math.max(nearest, workRelevance(wish, job.titleReading));
  return SKILLS * (weights === 0 ? nearest : met / weights) + WORK * nearest;
}
