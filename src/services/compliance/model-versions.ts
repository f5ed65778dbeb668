import { MATCH_MODEL_VERSION } from '../../domain/matching';
import { POSTING_MODEL_VERSION } from '../../domain/parsing/posting/outcome/to-posting-outcome';
import { RESUME_MODEL_VERSION } from '../../domain/parsing/resume/outcome/to-resume-outcome';
import { retentionModel } from '../../domain/retention';
import { MAP_VERSION } from '../../domain/skills/data/map-version';

export const MODEL_NAMES = [
  'matching',
  'retention',
  'resume_parser',
  'posting_parser',
  'skills_map',
] as const;
export type ModelName = (typeof MODEL_NAMES)[number];

/** Versions of the models in this release, without the weights and curves that tenants teach them. */
export function modelVersions(): Record<ModelName, string> {
  return {
    matching: MATCH_MODEL_VERSION,
    retention: retentionModel().version,
    resume_parser: RESUME_MODEL_VERSION,
    posting_parser: POSTING_MODEL_VERSION,
    skills_map: MAP_VERSION,
  };
}
