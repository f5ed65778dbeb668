import { scoredTexts } from '../../src/domain/candidates/anonymize';
import type { CandidateProfile } from '../../src/domain/candidates/candidate';
import { EMPTY_CANDIDATE, mergeCandidate } from '../../src/domain/candidates/merge-candidate';
import { resumeFields } from '../../src/domain/candidates/resume-layer';
import { removeSensitiveTexts } from '../../src/domain/candidates/sensitive-text';
import {
  buildJobProfile,
  scorePair,
  type CandidateScoringProfile,
  type ScoredPair,
} from '../../src/domain/matching';
import { commuteMiles } from '../../src/domain/matching/places/commute-miles';
import type { ParsedJobDescription } from '../../src/domain/parsing/parsed-job-description';
import { forecast, retentionInput } from '../../src/domain/retention';
import { profileOf } from '../../src/services/candidates/candidate-record';
import { toScoringProfile } from '../../src/services/matching/pair-scorer';
import { parseResumeText, TODAY } from './parse-file';

/** A candidate as the service stores it, and as matching reads it. */
export interface SyncedCandidate {
  stored: CandidateProfile;
  scoring: CandidateScoringProfile;
}

/** The candidate that the service makes of the text of a resume. */
export function candidateFromResume(text: string): SyncedCandidate {
  const resume = removeSensitiveTexts(resumeFields(parseResumeText(text)));
  const push = { given: {}, resume, source: 'native', at: `${TODAY}T00:00:00.000Z` } as const;
  const profile = profileOf((mergeCandidate(EMPTY_CANDIDATE, push) ?? EMPTY_CANDIDATE).fields);
  return { stored: scoredTexts(profile), scoring: toScoringProfile(profile, TODAY.slice(0, 7)) };
}

/** Scores a candidate for a job with the retention forecast, as `POST /match` does. */
export function scoreAsService(
  { stored, scoring }: SyncedCandidate,
  job: Omit<ParsedJobDescription, 'meta'>,
): ScoredPair {
  const { probability90d, modelVersion } = forecast(retentionInput(stored, job, commuteMiles(stored, job)));
  return scorePair(buildJobProfile(job), scoring, {
    retention: { probability90d, version: modelVersion },
  });
}
