import type { Mode } from '../../../domain/common';
import { SCOPES, type Scope } from '../caller';
import type { UserRole } from '../sessions.service';

const NO_SCOPES: readonly Scope[] = [];

/**
 * What a person may pass on to a program, by role: never more than the person can do in the portal. Administrators can
 * create keys of both modes. Members see and use test data only. Caseworkers have no keys: each record that they read is
 * an entry of the audit log, which requests of a program do not write. Operators belong to no tenant.
 */
const SCOPES_BY_ROLE: Record<UserRole, Record<Mode, readonly Scope[]>> = {
  employer_admin: { live: SCOPES, test: SCOPES },
  org_admin: { live: SCOPES, test: SCOPES },
  member: { live: NO_SCOPES, test: SCOPES },
  caseworker: { live: NO_SCOPES, test: NO_SCOPES },
  operator: { live: NO_SCOPES, test: NO_SCOPES },
};

export function scopesOfRole(role: UserRole, mode: Mode): readonly Scope[] {
  return SCOPES_BY_ROLE[role][mode];
}

/** Modes in which the role may pass on any scope. */
export function modesOfRole(role: UserRole): Mode[] {
  return (['test', 'live'] as const).filter((mode) => scopesOfRole(role, mode).length > 0);
}

/** What each scope allows, in words for the person who grants it. */
export const SCOPE_TEXTS: Record<Scope, string> = {
  parse: 'Read resumes and job postings that it sends, and extract their content',
  match:
    'Compare candidates with jobs, see scores and their reasons, rank, and record placements and decisions',
  retention: 'Forecast how long a hired person is likely to stay',
  skills: 'Infer skills and occupations from texts and work histories',
  jobs: 'See, create, change and close jobs, publish job feeds and connect job boards',
  candidates: 'See, create, change, merge, export and erase candidates, with their contact data',
};
