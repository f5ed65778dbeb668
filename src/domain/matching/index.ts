export type { ScoringInput } from './candidate-record';
export { quotable, toScorableCandidate } from './protected-attributes';
export { buildCandidateProfile, type CandidateScoringProfile } from './profile/candidate-profile';
export { buildJobProfile, type JobProfile } from './profile/job-profile';
export { isComparable, MATCH_MODEL_VERSION, scorePair, type ScoringOptions } from './score-pair';
export { withSkillEvidence } from './skill-evidence';
export type * from './match-result';
