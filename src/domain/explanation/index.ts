export { explainLoggedScore } from './explain-logged-score';
export type * from './score-explanation';
