import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { layoutFromText } from '../../../src/domain/layout/text-layout';
import { withoutMarkup } from '../../../src/domain/layout/pasted-markup';
import {
  candidateShares,
  type CandidateWeights,
  type WeighedField,
} from '../../../src/domain/parsing/posting/candidates/candidate-model';
import type { FieldCandidate } from '../../../src/domain/parsing/posting/candidates/field-candidate';
import { candidatesOfPosting } from '../../../src/domain/parsing/posting/candidates/candidates-of-posting';
import { foldForScore, soft } from '../score/text';
import { readDevelopmentPostings, readExamplePostings, type ExamplePosting } from './example-postings';

/** Fits the weights of the candidates on the invented postings and prints their cross-validated accuracy. */

interface Choice {
  candidates: FieldCandidate[];
  /** Indexes of the right candidates; empty if the posting does not name the field. */
  right: number[];
}

const FIELDS: readonly WeighedField[] = ['title', 'employer', 'town', 'messageTitle', 'messageEmployer'];
const FOLDS = 5;
const ROUNDS = 400;
const STEP = 0.15;
/** Draws the weights to those of `PRIOR`, for there are more features than postings. */
const SHRINKAGE = 0.02;
/** What holds without examples: the rules are mostly right, and a label is. */
const PRIOR: Readonly<Record<WeighedField, CandidateWeights>> = {
  title: { 'rule:sure': 3, 'rule:likely': 1, label: 2 },
  employer: { 'rule:sure': 2.5, 'rule:likely': 1, label: 2, none: 1 },
  town: { 'rule:sure': 3, 'rule:likely': 2, label: 1, none: 1 },
  messageTitle: { 'rule:sure': 2, 'rule:likely': 1, label: 2 },
  messageEmployer: { 'rule:sure': 2, 'rule:likely': 1, label: 2, none: 1 },
};
const DIGITS = 100;

/** The choices of the postings for the weights of postings, and those of messages for the weights of messages. */
function choicesOf(
  postings: readonly ExamplePosting[],
  messages: readonly ExamplePosting[],
): Record<WeighedField, Choice[]> {
  const choices: Record<WeighedField, Choice[]> = {
    title: [],
    employer: [],
    town: [],
    messageTitle: [],
    messageEmployer: [],
  };
  const add = (field: WeighedField, candidates: FieldCandidate[], accepted: readonly string[]): void => {
    const same = field === 'town' ? sameTown : soft;
    const right = candidates.flatMap(({ text }, index) =>
      accepted.some((one) => same(one, text)) ? [index] : [],
    );
    if (right.length === 0 && accepted.length > 0)
      console.log(`no candidate for ${field}: ${accepted.join(' / ')}`);
    else choices[field].push({ candidates, right });
  };
  for (const posting of [...postings, ...messages]) {
    const found = candidatesOfPosting(withoutMarkup(layoutFromText(posting.text)), posting.title[0] ?? null);
    if (postings.includes(posting) || !found.isMessage) {
      add('title', found.title, posting.title);
      add('employer', found.employer, posting.employer);
      add('town', found.town, posting.city);
    }
    if (!found.isMessage) continue;
    add('messageTitle', found.title, posting.title);
    add('messageEmployer', found.employer, posting.employer);
  }
  return choices;
}

function sameTown(a: unknown, b: unknown): boolean {
  return foldForScore(a) === foldForScore(b);
}

/** Weights under which the right candidates are most probable, by gradient ascent. */
function fitWeights(field: WeighedField, choices: readonly Choice[]): Record<string, number> {
  const prior = PRIOR[field];
  const weights: Record<string, number> = { ...prior };
  const moments = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = new Map<string, number>();
    const add = (feature: string, value: number): void => {
      gradient.set(feature, (gradient.get(feature) ?? 0) + value);
    };
    for (const { candidates, right } of choices) {
      const { shares, none } = candidateShares(candidates, weights);
      const rightShare = right.reduce(
        (sum, index) => sum + (shares[index] ?? 0),
        right.length === 0 ? none : 0,
      );
      candidates.forEach(({ features }, index) => {
        const share = shares[index] ?? 0;
        const wanted = right.includes(index) ? share / Math.max(rightShare, 1e-9) : 0;
        for (const feature of features) add(feature, wanted - share);
      });
      add('none', (right.length === 0 ? 1 : 0) - none);
    }
    for (const feature of new Set([...gradient.keys(), ...Object.keys(weights)])) {
      const slope =
        (gradient.get(feature) ?? 0) / choices.length -
        (SHRINKAGE * ((weights[feature] ?? 0) - (prior[feature] ?? 0))) / 2;
      const moment = (moments.get(feature) ?? 0) + slope * slope;
      moments.set(feature, moment);
      weights[feature] = (weights[feature] ?? 0) + (STEP * slope) / Math.sqrt(moment + 1e-8);
    }
  }
  return weights;
}

function isRight({ candidates, right }: Choice, weights: CandidateWeights): boolean {
  const { shares, none } = candidateShares(candidates, weights);
  const best = shares.reduce((most, share, index) => (share > (shares[most] ?? -1) ? index : most), -1);
  return (shares[best] ?? 0) > none ? right.includes(best) : right.length === 0;
}

function crossValidate(field: WeighedField, choices: readonly Choice[]): number {
  let right = 0;
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = fitWeights(
      field,
      choices.filter((_, index) => index % FOLDS !== fold),
    );
    right += choices.filter((choice, index) => index % FOLDS === fold && isRight(choice, weights)).length;
  }
  return right / choices.length;
}

function main(): void {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, fast: { type: 'boolean', default: false } },
  });
  const choices = choicesOf(readExamplePostings('postings.txt'), [
    ...readExamplePostings('messages.txt'),
    ...readDevelopmentPostings(),
  ]);
  const model: Record<string, Record<string, number>> = {};
  for (const field of FIELDS) {
    const weights = fitWeights(field, choices[field]);
    const seen = choices[field].filter((choice) => isRight(choice, weights)).length / choices[field].length;
    const unseen = values.fast ? NaN : crossValidate(field, choices[field]);
    console.log(
      `${field}: ${choices[field].length} postings, right ${seen.toFixed(3)}, cross-validated ${unseen.toFixed(3)}`,
    );
    model[field] = Object.fromEntries(
      Object.entries(weights)
        .map(([feature, weight]): [string, number] => [feature, Math.round(weight * DIGITS) / DIGITS])
        .filter(([, weight]) => weight !== 0)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  }
  if (values.out !== undefined)
    fs.writeFileSync(path.resolve(values.out), `${JSON.stringify(model, null, 1)}\n`);
}

main();
