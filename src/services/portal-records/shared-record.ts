import type { LinkedCandidateRow, LinkedJobRow } from '../../db/records/linked-records.repository';
import type { CandidatePreferences, CandidateProfile } from '../../domain/candidates/candidate';
import type { EducationLevel, Timestamp, UUID } from '../../domain/common';
import type { JobStatus } from '../../domain/jobs/job-status';
import type { ParsedJobDescription } from '../../domain/parsing/parsed-job-description';
import { nameWithStatus } from '../../domain/parsing/credential-status';
import { storedPosting } from '../jobs/job-record';

/** The list item of a linked tenant's record, without undisclosed fields. */
export interface SharedRecord {
  id: UUID;
  /** Title of a job; null for a candidate, whose name is not disclosed. */
  title: string | null;
  city: string | null;
  state: string | null;
  status: string;
  updatedAt: Timestamp;
}

/** The part of a candidate that a linked tenant may see: no employers, schools, dates and free text. */
export interface SharedCandidate extends Omit<SharedRecord, 'title'> {
  skills: string[];
  work: { position: string; months: number | null }[];
  certifications: string[];
  languages: string[];
  highestEducationLevel: EducationLevel | null;
  preferences: Pick<
    CandidatePreferences,
    'occupations' | 'employmentTypes' | 'shifts' | 'hourlyMinUsd' | 'maxCommuteMiles'
  >;
}

/** A job of a linked employer with its whole posting, which is public. */
export interface SharedJob extends SharedRecord {
  status: JobStatus;
  parsed: ParsedJobDescription;
}

export function sharedCandidateInList(row: LinkedCandidateRow): SharedRecord {
  return { ...visibleFields(row), id: row.candidate_id, title: null };
}

export function sharedJobInList(row: LinkedJobRow): SharedRecord {
  return { ...visibleFields(row), id: row.job_id, title: row.title };
}

export function sharedCandidate(row: LinkedCandidateRow & { profile: object }): SharedCandidate {
  const profile = row.profile as CandidateProfile;
  const { preferences } = profile;
  // The anonymized titles omit the candidate's own name.
  const work = profile.nameless?.work ?? profile.work;
  return {
    ...visibleFields(row),
    id: row.candidate_id,
    skills: profile.skills.map(({ name }) => name),
    work: work.flatMap(({ position, months }) => (position === null ? [] : [{ position, months }])),
    certifications: profile.certifications.map(nameWithStatus),
    languages: profile.languages.map(({ language }) => language),
    highestEducationLevel: profile.highestEducationLevel,
    preferences: {
      occupations: preferences.occupations,
      employmentTypes: preferences.employmentTypes,
      shifts: preferences.shifts,
      hourlyMinUsd: preferences.hourlyMinUsd,
      maxCommuteMiles: preferences.maxCommuteMiles,
    },
  };
}

export function sharedJob(row: LinkedJobRow & { parsed: object }): SharedJob {
  return {
    ...visibleFields(row),
    id: row.job_id,
    title: row.title,
    status: row.status as JobStatus,
    parsed: storedPosting(row),
  };
}

function visibleFields(row: {
  city: string | null;
  state: string | null;
  status: string;
  updated_at: Date;
}): Omit<SharedRecord, 'id' | 'title'> {
  return { city: row.city, state: row.state, status: row.status, updatedAt: row.updated_at.toISOString() };
}
