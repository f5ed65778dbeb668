import fs from 'node:fs';
import path from 'node:path';
import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import type { ScoredPair } from '../../../../src/domain/matching';
import { parsePosting } from '../../../../src/domain/parsing/posting/parse-posting';
import { median } from '../../../bench/statistics';
import { TODAY } from '../../parse-file';
import { candidateFromResume, scoreAsService } from '../../score-as-service';
import { round, type Figures, type QualitySet } from '../../set';

const MATRIX = 'matrix.json';
const NO = 0;
const WEAK = 1;
const POSSIBLE = 2;
const STRONG = 3;

/** Texts of people and jobs by name, and the judgement of each pair by job and person. */
interface Matrix {
  candidates: Record<string, string>;
  jobs: Record<string, string>;
  labels: Record<string, Record<string, number>>;
}

interface JudgedPair {
  job: string;
  label: number;
  scored: ScoredPair;
}

/** People and jobs by a recruiting expert who judged every pair, scored as the service scores them. */
export const expertMatrix: QualitySet = {
  name: 'expert_matrix',
  folder: 'blind',
  needs: [MATRIX],
  headline: ['order', 'possibleBeforeNo', 'medianOfPossible', 'noCalledGood', 'strongNotEligible'],
  targets: { order: 0.93, possibleBeforeNo: 0.95, medianOfPossible: 50 },
  limits: { noCalledGood: 0, strongNotEligible: 0 },
  measure: (folder) => {
    const pairs = judgedPairs(JSON.parse(fs.readFileSync(path.join(folder, MATRIX), 'utf8')) as Matrix);
    const scores = (label: number): number[] =>
      pairs.filter((pair) => pair.label === label).map(({ scored }) => scored.finalScore);
    const count = (label: number, recommendations: readonly string[]): number =>
      pairs.filter((pair) => pair.label === label && recommendations.includes(pair.scored.recommendation))
        .length;
    const figures: Figures = {
      order: orderAgreement(pairs, () => true),
      possibleBeforeNo: orderAgreement(
        pairs,
        (higher, lower) => higher.label === POSSIBLE && lower.label === NO,
      ),
      medianOfPossible: round(median(scores(POSSIBLE)), 1),
      medianOfWeak: round(median(scores(WEAK)), 1),
      noCalledGood: count(NO, ['good_match', 'strong_match']),
      strongNotEligible: count(STRONG, ['not_eligible']),
    };
    return Promise.resolve({ documents: pairs.length, figures });
  },
};

function judgedPairs({ candidates, jobs, labels }: Matrix): JudgedPair[] {
  const people = Object.entries(candidates).map(([person, text]) => ({
    person,
    candidate: candidateFromResume(text),
  }));
  return Object.entries(labels).flatMap(([job, labelOf]) => {
    const { parsed } = parsePosting(layoutFromText(jobs[job] ?? ''), { today: TODAY, language: null });
    return people.flatMap(({ person, candidate }): JudgedPair[] => {
      const label = labelOf[person];
      return label === undefined ? [] : [{ job, label, scored: scoreAsService(candidate, parsed) }];
    });
  });
}

/** Share of two people with different labels for a job, among the compared ones, that the scores put in the order of the labels. */
function orderAgreement(
  pairs: readonly JudgedPair[],
  isCompared: (higher: JudgedPair, lower: JudgedPair) => boolean,
): number | null {
  let right = 0;
  let count = 0;
  for (const higher of pairs) {
    for (const lower of pairs) {
      if (higher.job !== lower.job || higher.label <= lower.label || !isCompared(higher, lower)) continue;
      const difference = higher.scored.finalScore - lower.scored.finalScore;
      count += 1;
      right += difference > 0 ? 1 : difference === 0 ? 0.5 : 0;
    }
  }
  return count === 0 ? null : round(right / count);
}
