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

/** Beside the folder of the set, which has no files of its own. */
export const POSTINGS = '../jd_waas/gold.jsonl';
export const RESUMES = '../resume_dotin/gold.jsonl';

export interface ScoredPairOf {
  person: string;
  scores: PairScores;
}

const PAIRS = 20_000;
/** Users act on the best matches only: outcomes come from this share of pairs, the best by the default weights. */
const ACTED_ON = 0.5;

/** Towns where the postings are, and around. */
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
 * Scores of pairs of real postings and resumes. What resumes do not tell (where people live, what they ask, the hours
 * they want) is drawn, for two of three of them each.
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
  const any = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const pairs = Array.from({ length: PAIRS }, () => {
    const person = any(people);
    const retention = { probability90d: 0.6 + 0.3 * random(), version: 'drawn' };
    const scored = scorePair(any(jobs), person.profile, { retention });
    return { person: person.id, final: scored.finalScore, scores: pairScoresOf(scored) };
  });
  return pairs
    .sort((a, b) => b.final - a.final || (a.person < b.person ? -1 : 1))
    .slice(0, PAIRS * ACTED_ON)
    .flatMap(({ person, scores }) => (scores ? [{ person, scores }] : []));
}

function personOf(text: string, random: () => number): CandidateScoringProfile {
  const told = <Value>(value: () => Value, otherwise: Value): Value =>
    random() < 2 / 3 ? value() : otherwise;
  const [city, state] = TOWNS[Math.floor(random() * TOWNS.length)]!;
  const record = candidateOf(parseResumeText(text).parsed);
  return buildCandidateProfile(
    toScorableCandidate(
      {
        ...record,
        location: told(() => ({ city, state }), null),
        preferences: {
          ...record.preferences,
          hourlyMinUsd: told(() => 30 + Math.round(random() * 60), null),
          maxCommuteMiles: told(() => 10 + Math.round(random() * 30), null),
          employmentTypes: told(() => [random() < 0.6 ? 'full_time' : 'part_time'], []),
          workplaceTypes: told(() => [random() < 0.6 ? 'onsite' : 'remote'], []),
        },
      },
      TODAY.slice(0, 7),
    ),
  );
}
