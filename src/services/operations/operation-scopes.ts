import type { Scope } from '../access/caller';
import { OPERATION_TYPES, type OperationType } from './operation';

/** The scope that is required to start an operation is also required to read it. */
const SCOPE_BY_OPERATION_TYPE: Record<OperationType, Scope> = {
  'parse.resume': 'parse',
  'parse.jd': 'parse',
  'parse.batch': 'parse',
  match: 'match',
  rank: 'match',
  'impact-report': 'match',
  'retention-forecast': 'retention',
  'skills-infer': 'skills',
  'jobs.sync': 'jobs',
  'jobs.bulk-sync': 'jobs',
  'candidates.sync': 'candidates',
  'candidates.access-export': 'candidates',
  'import.candidates': 'candidates',
  'import.jobs': 'jobs',
  'connector.run': 'jobs',
};

export function operationTypesFor(scopes: readonly Scope[]): OperationType[] {
  return OPERATION_TYPES.filter((type) => scopes.includes(SCOPE_BY_OPERATION_TYPE[type]));
}
