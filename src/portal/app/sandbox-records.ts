/** The source of test mode records in the portal. */
export type SandboxData = 'own' | 'synthetic';

export interface ListedCandidate {
  candidateId: string;
  externalId: string | null;
  firstName: string | null;
  lastName: string | null;
  status: string;
  city: string | null;
  state: string | null;
  highestEducationLevel: string | null;
  skillsCount: number;
  source: string;
  updatedAt: string;
}

export interface ListedJob {
  jobId: string;
  externalId: string | null;
  title: string;
  city: string | null;
  state: string | null;
  status: string;
  postedAt: string;
  updatedAt: string;
}

/** A record of a linked tenant, without identifying data for candidates. */
export interface SharedRecord {
  id: string;
  title: string | null;
  city: string | null;
  state: string | null;
  status: string;
  updatedAt: string;
}

/** A candidate shared by a linked organization: qualifications and preferences. */
export interface SharedCandidate extends Omit<SharedRecord, 'title'> {
  skills: string[];
  work: { position: string; months: number | null }[];
  certifications: string[];
  languages: string[];
  highestEducationLevel: string | null;
  preferences: {
    occupations: string[];
    employmentTypes: string[];
    shifts: string[];
    hourlyMinUsd: number | null;
    maxCommuteMiles: number | null;
  };
}

export interface RecordPage {
  hasMore: boolean;
  nextCursor: string | null;
  shared: SharedRecord[];
}

export type CandidatePage = RecordPage & { candidates: ListedCandidate[] };
export type JobPage = RecordPage & { jobs: ListedJob[] };

export const DATA_CHOICES = [
  { value: 'synthetic', label: 'Synthetic tenant' },
  { value: 'own', label: 'Your sandbox' },
] as const;

export function nameOf(candidate: Pick<ListedCandidate, 'firstName' | 'lastName' | 'candidateId'>): string {
  const name = [candidate.firstName, candidate.lastName].filter(Boolean).join(' ');
  return name === '' ? namelessName(candidate.candidateId) : name;
}

export function placeOf({ city, state }: { city: string | null; state: string | null }): string {
  return [city, state].filter(Boolean).join(', ');
}

/** Returns the label of a candidate without a name. */
export function namelessName(candidateId: string): string {
  return `Candidate …${candidateId.slice(-6)}`;
}

/** Returns the playground address with one or both records preselected. */
export function matchAddress(chosen: { data: SandboxData; candidate?: string; job?: string }): string {
  return `/developers/playground?${new URLSearchParams(chosen).toString()}`;
}

/** Returns the path of a list of records. */
export function recordsPath(
  kind: 'candidates' | 'jobs',
  list: { data: SandboxData; q?: string; cursor?: string | null },
): string {
  const query = new URLSearchParams({ data: list.data });
  if (list.q) query.set('q', list.q);
  if (list.cursor) query.set('cursor', list.cursor);
  return `/records/${kind}?${query.toString()}`;
}
