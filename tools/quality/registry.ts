import type { QualitySet } from './set';
import { blind } from './sets/blind';
import { corpora } from './sets/corpora';
import { generated } from './sets/generated';
import { jobDescriptionSets } from './sets/job-descriptions';
import { expertMatrix } from './sets/matching/expert-matrix';
import { fairnessNames } from './sets/matching/fairness-names';
import { matchJobviews } from './sets/matching/jobviews';
import { matchLearning } from './sets/matching/learning';
import { matchOneCandidate } from './sets/matching/one-candidate';
import { matchTalentclefRo } from './sets/matching/talentclef-ro';
import { resumeDotin } from './sets/resume-dotin';
import { resumeHard } from './sets/resume-hard';
import { resumeLivecareer } from './sets/resume-livecareer';
import { resumePairs } from './sets/resume-pairs';
import { reviewed } from './sets/reviewed';
import { retentionJobSpells } from './sets/retention/job-spells';
import { retentionTurnover } from './sets/retention/turnover';
import { titleJobbert, titleMelo, titleOnetSoc, titleTalentclef } from './sets/titles';

/** All sets in the order of the report. A new set is a file in `sets/` and an entry here. */
export const qualitySets: QualitySet[] = [
  resumePairs,
  resumeHard,
  blind,
  reviewed,
  resumeDotin,
  resumeLivecareer,
  generated,
  ...jobDescriptionSets,
  ...corpora,
  titleOnetSoc,
  titleJobbert,
  titleTalentclef,
  titleMelo,
  matchOneCandidate,
  matchTalentclefRo,
  matchJobviews,
  expertMatrix,
  fairnessNames,
  matchLearning,
  retentionJobSpells,
  retentionTurnover,
];
