import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import {
  buildCandidateProfile,
  buildJobProfile,
  toScorableCandidate,
  scorePair,
  type CandidateScoringProfile,
} from '../../../../src/domain/matching';
import { pairScoresOf, type PairScores } from '../../../../src/domain/matching/learning';
import { parsePosting } from '../../../../src/domain/parsing/posting/parse-posting';
import { seededRandom } from '../../../retention/random';
import { parseResumeText, TODAY } from '../../parse-file';
import { readRows } from '../../rows';
import { candidateOf } from './candidate-of';

/** Next to the folder of the set, which has no files of its own. */
export const POSTINGS = '../jd_waas/gold.jsonl';
export const RESUMES = '../resume_dotin/gold.jsonl';

export interface ScoredPairOf {
  person: string;
  scores: PairScores;
}

const PAIRS = 20_000;
/** Share of pairs with an outcome: the best by the default weights, because poor matches lead to no outcome. */
const ACTED_ON = 0.5;

/** Cities of the postings and nearby. */
const TOWNS = [
  ['San Francisco', 'CA'],
  ['Oakland', 'CA'],
  ['San Jose', 'CA'],
  ['Sacramento', 'CA'],
  ['New York', 'NY'],
  ['White Plains', 'NY'],
  ['New Brunswick', 'NJ'],
] as const;

/**
 * Scores of pairs of real postings and resumes. Values that resumes do not contain (location, pay, hours) are drawn at
 * random for two thirds of the candidates.
 */
export function scoredPairs(folder: string): ScoredPairOf[] {
  const random = seededRandom(20_261_121);
  const jobs = readRows<{ text: string }>(folder, POSTINGS).map(({ text }) =>
    buildJobProfile(parsePosting(layoutFromText(text), { today: TODAY, language: null }).parsed),
  );
  const people = readRows<{ id: string; text: string }>(folder, RESUMES).map(({ id, text }) => ({
    id,
    profile: personOf(text, random),
  }));
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const pairs = Array.from({ length: PAIRS }, () => {
    const person = pick(people);
    const retention = { probability90d: 0.6 + 0.3 * random(), version: 'drawn' };
    const scored = scorePair(pick(jobs), person.profile, { retention });
    return { person: person.id, final: scored.finalScore, scores: pairScoresOf(scored) };
  });
  return pairs
    .sort((a, b) => b.final - a.final || (a.person < b.person ? -1 : 1))
    .slice(0, PAIRS * ACTED_ON)
    .flatMap(({ person, scores }) => (scores ? [{ person, scores }] : []));
}

function personOf(text: string, random: () => number): CandidateScoringProfile {
  const drawn = <Value>(value: () => Value, otherwise: Value): Value =>
    random() < 2 / 3 ? value() : otherwise;
  const [city, state] = TOWNS[Math.floor(random() * TOWNS.length)]!;
  const record = candidateOf(parseResumeText(text).parsed);
  return buildCandidateProfile(
    toScorableCandidate(
      {
        ...record,
        location: drawn(() => ({ city, state }), null),
        preferences: {
          ...record.preferences,
          hourlyMinUsd: drawn(() => 30 + Math.round(random() * 60), null),
          maxCommuteMiles: drawn(() => 10 + Math.round(random() * 30), null),
          employmentTypes: drawn(() => [random() < 0.6 ? 'full_time' : 'part_time'], []),
          workplaceTypes: drawn(() => [random() < 0.6 ? 'onsite' : 'remote'], []),
        },
      },
      TODAY.slice(0, 7),
    ),
  );
}
