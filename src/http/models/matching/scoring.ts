import type { ScoringState } from '../../../services/score-log/scoring-pause.service';

/** Whether scoring is paused for the data of your key's mode. */
export type Scoring = ScoringState;
