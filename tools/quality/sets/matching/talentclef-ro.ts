import fs from 'node:fs';
import path from 'node:path';
import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import {
  buildCandidateProfile,
  buildJobProfile,
  toScorableCandidate,
  scorePair,
  type CandidateScoringProfile,
  type ScoredPair,
} from '../../../../src/domain/matching';
import { parsePosting } from '../../../../src/domain/parsing/posting/parse-posting';
import { parseResumeText, TODAY } from '../../parse-file';
import { round, type Figures, type QualitySet } from '../../set';
import { ablations } from './ablations';
import { candidateWith } from './candidate-of';
import { averagePrecision, mean } from './measures';

interface Data {
  queries: Record<string, string>;
  corpus: Record<string, string>;
  qrels: Record<string, string[]>;
}

const FILE = 'data.json';
const DEPTH = 50;

/**
 * Romanian postings against Romanian resumes. The resume parser does not support Romanian headings, so a candidate
 * consists of the redacted text only. The set measures matching in an unsupported language.
 */
export const matchTalentclefRo: QualitySet = {
  name: 'match_talentclef26_ro',
  needs: [FILE],
  headline: ['map50'],
  targets: { map50: 0.8 },
  measure: (folder) => {
    const data = JSON.parse(fs.readFileSync(path.join(folder, FILE), 'utf8')) as Data;
    const candidates = new Map(
      Object.entries(data.corpus).map(([id, text]) => {
        const { redactedText } = parseResumeText(text);
        return [
          id,
          buildCandidateProfile(
            toScorableCandidate(candidateWith({ summary: redactedText }), TODAY.slice(0, 7)),
          ),
        ] as const;
      }),
    );
    const scored = Object.entries(data.queries).map(([query, text]) => ({
      relevant: new Set(data.qrels[query] ?? []),
      pairs: scoreAll(text, candidates),
    }));
    const map50 = (score: (pair: ScoredPair) => number | null) =>
      round(
        mean(scored.map(({ relevant, pairs }) => averagePrecision(ranked(pairs, score), relevant, DEPTH))),
      );
    const figures: Figures = { map50: map50(({ finalScore }) => finalScore) };
    for (const [name, score] of ablations()) figures[name] = map50(score);
    return Promise.resolve({ documents: candidates.size, figures });
  },
};

function scoreAll(
  text: string,
  candidates: ReadonlyMap<string, CandidateScoringProfile>,
): [string, ScoredPair][] {
  const { parsed } = parsePosting(layoutFromText(text), { today: TODAY, language: null });
  const job = buildJobProfile(parsed);
  return [...candidates].map(([id, candidate]) => [id, scorePair(job, candidate, { retention: null })]);
}

function ranked(
  pairs: readonly [string, ScoredPair][],
  score: (pair: ScoredPair) => number | null,
): string[] {
  return pairs
    .map(([id, pair]) => ({ id, value: score(pair) ?? -1 }))
    .sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}
