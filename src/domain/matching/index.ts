export type { CandidateRecord } from './candidate-record';
export { scorable } from './firewall';
export { candidateProfile, type CandidateProfile } from './profile/candidate-profile';
export { jobProfile, type JobProfile } from './profile/job-profile';
export { isComparable, MATCH_MODEL_VERSION, scorePair, type ScoringOptions } from './score-pair';
export type * from './match-result';
