import type { UUID } from '../../domain/common';
import type { RetentionForecast } from '../../domain/retention';
import type { CalibrationView } from '../../services/retention/calibration.service';

/** A candidate and a job. */
export interface RetentionForecastRequest {
  candidateId: UUID;
  jobId: UUID;
}

export type RetentionForecastAnswer = RetentionForecast;

export type RetentionCalibration = CalibrationView;
