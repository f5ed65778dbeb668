import fs from 'node:fs';
import path from 'node:path';
import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import type { Recommendation } from '../../../../src/domain/matching';
import { parsePosting } from '../../../../src/domain/parsing/posting/parse-posting';
import { median } from '../../../bench/statistics';
import { TODAY } from '../../parse-file';
import { candidateFromResume, scoreAsService } from '../../score-as-service';
import { round, type Figures, type QualitySet } from '../../set';
import { orderAgreement, type JudgedScore } from './measures';

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

interface JudgedPair extends JudgedScore {
  recommendation: Recommendation;
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
      pairs.filter((pair) => pair.label === label).map(({ score }) => score);
    const count = (label: number, recommendations: readonly string[]): number =>
      pairs.filter((pair) => pair.label === label && recommendations.includes(pair.recommendation)).length;
    const figures: Figures = {
      order: round(orderAgreement(pairs)),
      possibleBeforeNo: round(orderAgreement(pairs, (higher, lower) => higher === POSSIBLE && lower === NO)),
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
      if (label === undefined) return [];
      const { finalScore: score, recommendation } = scoreAsService(candidate, parsed);
      return [{ job, label, score, recommendation }];
    });
  });
}
