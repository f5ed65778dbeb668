export { LEAST_OUTCOMES, learnWeights, type LearnedWeights } from './learn-weights';
export { pairScoresOf, type PairScores } from './pair-outcome';
export { weightsInForce, type WeightsInForce } from './weights-in-force';
