export { MIN_WEIGHT_OUTCOMES, learnWeights, type LearnedWeights } from './learn-weights';
export { pairScoresOf, type PairScores } from './pair-outcome';
export { resolveActiveWeights, type ActiveWeights } from './active-weights';
