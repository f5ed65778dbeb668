import path from 'node:path';
import { parseArgs } from 'node:util';
import { scorePair, type JobProfile, type ScoredPair } from '../../src/domain/matching';
import { fitWeights } from '../../src/domain/matching/learning/fit-weights';
import {
  finalScoreWith,
  pairScoresOf,
  type PairOutcome,
  type PairScores,
} from '../../src/domain/matching/learning/pair-outcome';
import {
  isUnrelatedToTitle,
  SKILL_WEIGHTS,
  skillWeight,
  type SkillWeights,
} from '../../src/domain/matching/profile/skill-weight';
import { skillsInTitle } from '../../src/domain/matching/profile/skills-in-title';
import { COMPONENT_NAMES, DEFAULT_COMPONENT_WEIGHTS } from '../../src/domain/matching/weights';
import { seededRandom } from '../retention/random';
import { readApplicants } from './sets/matching/jobviews';
import { areaUnderCurve, mean } from './sets/matching/measures';
import { readLabelledPostings } from './sets/matching/one-candidate';

const USAGE = `node dist/tools/quality/nested-cross-validation.js --data <folder>

  --data  a folder of labelled sets with match_one_candidate and match_jobviews`;
const FOLDS = 10;
const SEED = 20_261_126;

/** Skill weights to choose from. */
const CANDIDATES: readonly SkillWeights[] = [0.4, 0.7, 1].flatMap((preferred) =>
  [1, 3, 5, 8, 12].flatMap((inTitle) =>
    [0.2, 0.5, 1].map((unrelated) => ({ ...SKILL_WEIGHTS, preferred, inTitle, unrelated })),
  ),
);

interface Labelled {
  good: boolean;
  final: number;
  /** Null for a pair that is not eligible. */
  scores: PairScores | null;
}

/** Numbers of the held-out fold of each item, drawn without regard to the labels. */
function foldsOf(count: number): number[] {
  const random = seededRandom(SEED);
  return Array.from({ length: count }, (_, at) => ({ at, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ at }, rank) => ({ at, fold: rank % FOLDS }))
    .sort((a, b) => a.at - b.at)
    .map(({ fold }) => fold);
}

function auc(rows: readonly { good: boolean; value: number }[]): number {
  const of = (wanted: boolean) => rows.filter(({ good }) => good === wanted).map(({ value }) => value);
  return areaUnderCurve(of(true), of(false));
}

function labelled(good: boolean, scored: ScoredPair): Labelled {
  return { good, final: scored.finalScore, scores: pairScoresOf(scored) };
}

function outcomesOf(rows: readonly Labelled[]): PairOutcome[] {
  return rows.flatMap(({ good, scores }, at) => (scores ? [{ good, scores, group: String(at) }] : []));
}

/** The score without a part, whose weight goes to the others; a pair that is not eligible keeps its score. */
function without(name: string, { scores, final }: Labelled): number {
  if (!scores) return final;
  if (name === 'semantic') {
    const { semantic: _semantic, ...others } = scores;
    return 100 * finalScoreWith(DEFAULT_COMPONENT_WEIGHTS, Object.keys(others).length > 0 ? others : scores);
  }
  return 100 * finalScoreWith({ ...DEFAULT_COMPONENT_WEIGHTS, [name]: 0 }, scores);
}

function withSkillWeights(job: JobProfile, factors: SkillWeights): JobProfile {
  const inTitle = skillsInTitle(job.title, job.titleFeatures).all;
  const skills = job.skills.map((skill) => {
    const facts = {
      required: skill.required,
      inTitle: inTitle.has(skill.concept.key),
      fitsTitle: !isUnrelatedToTitle(skill.concept, job.titleFeatures),
    };
    return { ...skill, weight: skillWeight(skill.concept, facts, factors) };
  });
  return { ...job, skills };
}

/**
 * The skill weights of each fold are those with the highest area under the curve on the other folds; the component
 * weights are fitted to the other folds as a tenant's are. Both are measured on the fold alone.
 */
function measureOneCandidate(folder: string): void {
  const { candidate, postings } = readLabelledPostings(folder);
  const once = postings.filter(({ repeated }) => !repeated);
  const folds = foldsOf(once.length);
  const bySetting = CANDIDATES.map((factors) =>
    once.map(({ fits, job }) =>
      labelled(fits, scorePair(withSkillWeights(job, factors), candidate, { retention: null })),
    ),
  );
  const heldOut: { good: boolean; value: number; fitted: number; row: Labelled }[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isTraining = (_: unknown, at: number) => folds[at] !== fold;
    const training = bySetting.map((rows) =>
      auc(rows.filter(isTraining).map(({ good, final }) => ({ good, value: final }))),
    );
    const best = training.indexOf(Math.max(...training));
    const rows = bySetting[best]!;
    const weights = fitWeights(outcomesOf(rows.filter(isTraining)), DEFAULT_COMPONENT_WEIGHTS);
    for (const row of rows.filter((_, at) => folds[at] === fold)) {
      const fitted = row.scores ? 100 * finalScoreWith(weights, row.scores) : row.final;
      heldOut.push({ good: row.good, value: row.final, fitted, row });
    }
    const { preferred, inTitle, unrelated } = CANDIDATES[best]!;
    console.log(
      `  fold ${fold + 1}: preferred ${preferred}, in title ${inTitle}, unrelated ${unrelated}; ` +
        `components ${COMPONENT_NAMES.map((name) => `${name} ${weights[name].toFixed(2)}`).join(', ')}`,
    );
  }
  print('  out of sample', auc(heldOut));
  print(
    '  out of sample, component weights fitted',
    auc(heldOut.map(({ good, fitted }) => ({ good, value: fitted }))),
  );
  for (const name of [...COMPONENT_NAMES, 'semantic'])
    print(`  without ${name}`, auc(heldOut.map(({ good, row }) => ({ good, value: without(name, row) }))));
}

/** Applicants with past titles: component weights fitted to other applicants, measured on those of the fold. */
function measureJobviews(folder: string): void {
  const { past, scored } = readApplicants(folder);
  const applicants = scored(past).map(({ viewed, others }) => [
    ...viewed.map((pair) => labelled(true, pair)),
    ...others.map((pair) => labelled(false, pair)),
  ]);
  const folds = foldsOf(applicants.length);
  const values: Record<string, number[]> = {};
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const training = applicants.filter((_, at) => folds[at] !== fold).flat();
    const weights = fitWeights(outcomesOf(training), DEFAULT_COMPONENT_WEIGHTS);
    const shown = (['skills', 'experience'] as const).map((name) => `${name} ${weights[name].toFixed(2)}`);
    console.log(`  fold ${fold + 1}: ${shown.join(', ')}`);
    for (const rows of applicants.filter((_, at) => folds[at] === fold)) {
      const add = (name: string, value: (row: Labelled) => number) =>
        (values[name] ??= []).push(auc(rows.map((row) => ({ good: row.good, value: value(row) }))));
      add('out of sample', ({ final }) => final);
      add('out of sample, component weights fitted', ({ scores, final }) =>
        scores ? finalScoreWith(weights, scores) : final,
      );
      for (const name of ['skills', 'experience', 'semantic'])
        add(`without ${name}`, (row) => without(name, row));
    }
  }
  for (const [name, list] of Object.entries(values)) print(`  ${name}`, mean(list));
}

function print(name: string, value: number): void {
  console.log(`${name.padEnd(44)} ${value.toFixed(4)}`);
}

function main(): void {
  const { data } = parseArgs({ options: { data: { type: 'string' } } }).values;
  if (data === undefined) throw new Error(USAGE);
  console.log('match_one_candidate');
  measureOneCandidate(path.join(data, 'match_one_candidate'));
  console.log('match_jobviews, past titles');
  measureJobviews(path.join(data, 'match_jobviews'));
}

main();
