import type { ScoredPair } from '../../../../src/domain/matching';
import {
  COMPONENT_NAMES,
  DEFAULT_COMPONENT_WEIGHTS,
  DEFAULT_SUB_MODEL_WEIGHTS,
} from '../../../../src/domain/matching/weights';
import { metricName } from '../../set';

type Score = (scored: ScoredPair) => number | null;

/**
 * Ablations: the score of each part alone (`only.skills`) and of all other parts (`without.skills`), both without gates.
 */
export function ablations(): Map<string, Score> {
  const scores = new Map<string, Score>();
  for (const name of COMPONENT_NAMES) {
    scores.set(`only.${metricName(name)}`, ({ componentScores }) => componentScores[name].score);
    scores.set(`without.${metricName(name)}`, (scored) =>
      total(requirements(scored, name), scored.subModels.semantic.score),
    );
  }
  scores.set('only.requirements', ({ subModels }) => subModels.requirements.score);
  scores.set('only.semantic', ({ subModels }) => subModels.semantic.score);
  scores.set('without.semantic', ({ subModels }) => subModels.requirements.score);
  scores.set('without.gates', (scored) =>
    total(scored.subModels.requirements.score, scored.subModels.semantic.score),
  );
  return scores;
}

function requirements(
  { componentScores }: ScoredPair,
  without: (typeof COMPONENT_NAMES)[number],
): number | null {
  let sum = 0;
  let weights = 0;
  for (const name of COMPONENT_NAMES) {
    const { score } = componentScores[name];
    if (name === without || score === null) continue;
    sum += DEFAULT_COMPONENT_WEIGHTS[name] * score;
    weights += DEFAULT_COMPONENT_WEIGHTS[name];
  }
  return weights === 0 ? null : sum / weights;
}

function total(required: number | null, semantic: number | null): number | null {
  if (required === null) return semantic;
  if (semantic === null) return required;
  const { requirements: a, semantic: b } = DEFAULT_SUB_MODEL_WEIGHTS;
  return (a * required + b * semantic) / (a + b);
}
