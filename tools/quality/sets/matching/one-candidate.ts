import fs from 'node:fs';
import path from 'node:path';
import { parsePosting } from '../../../../src/domain/parsing/posting/parse-posting';
import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import {
  buildCandidateProfile,
  buildJobProfile,
  toScorableCandidate,
  scorePair,
  type CandidateScoringProfile,
  type JobProfile,
  type ScoredPair,
} from '../../../../src/domain/matching';
import { readCommaSeparated } from '../../../../src/domain/skills';
import { parseResumeText, TODAY } from '../../parse-file';
import { round, type Figures, type QualitySet } from '../../set';
import { ablations } from './ablations';
import { candidateOf } from './candidate-of';
import { areaUnderCurve } from './measures';

/** Month in which the candidate labelled the postings. */
const AS_OF = '2024-11';
const POSTINGS = 'postings_labelled.csv';
const RESUME = 'resume_redacted.txt';

interface Labelled {
  fits: boolean;
  repeated: boolean;
  scored: ScoredPair;
}

/** One resume against postings that its owner labelled as fitting or not. A repeated text counts once. */
export const matchOneCandidate: QualitySet = {
  name: 'match_one_candidate',
  needs: [POSTINGS, RESUME],
  headline: ['auc', 'aucWithRepeats'],
  targets: { auc: 0.87 },
  measure: (folder) => {
    const { candidate, postings } = readLabelledPostings(folder);
    const labelled = postings.map(({ job, ...label }): Labelled => {
      return { ...label, scored: scorePair(job, candidate, { retention: null }) };
    });
    const once = labelled.filter(({ repeated }) => !repeated);
    const figures: Figures = {
      auc: auc(once, ({ finalScore }) => finalScore),
      aucWithRepeats: auc(labelled, ({ finalScore }) => finalScore),
    };
    for (const [name, score] of ablations()) figures[name] = auc(once, score);
    return Promise.resolve({ documents: labelled.length, figures });
  },
};

export interface LabelledPosting {
  fits: boolean;
  repeated: boolean;
  job: JobProfile;
}

/** The candidate and the postings that the candidate labelled. */
export function readLabelledPostings(folder: string): {
  candidate: CandidateScoringProfile;
  postings: LabelledPosting[];
} {
  const resume = parseResumeText(fs.readFileSync(path.join(folder, RESUME), 'utf8'));
  const rows = readCommaSeparated(fs.readFileSync(path.join(folder, POSTINGS), 'utf8'));
  const texts = new Set<string>();
  const postings = rows.map((row): LabelledPosting => {
    const text = row['job_description'] ?? '';
    const { parsed } = parsePosting(layoutFromText(text), { today: TODAY, language: null });
    const repeated = row['dup'] === '1' || texts.has(text);
    texts.add(text);
    return { fits: row['label'] === 'True', repeated, job: buildJobProfile(parsed) };
  });
  return {
    candidate: buildCandidateProfile(toScorableCandidate(candidateOf(resume.parsed), AS_OF)),
    postings,
  };
}

/** Null if only one label or no score remains. */
function auc(rows: readonly Labelled[], score: (scored: ScoredPair) => number | null): number | null {
  const known = rows.flatMap(({ fits, scored }) => {
    const value = score(scored);
    return value === null ? [] : [{ fits, value }];
  });
  const of = (wanted: boolean) => known.filter(({ fits }) => fits === wanted).map(({ value }) => value);
  const [fitting, others] = [of(true), of(false)];
  return fitting.length === 0 || others.length === 0 ? null : round(areaUnderCurve(fitting, others));
}
