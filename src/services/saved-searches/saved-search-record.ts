import type { SavedSearchRow, SearchedList } from '../../db/search/saved-searches.repository';
import type { Timestamp, UUID } from '../../domain/common';

export type { SearchedList };

/** A saved search as a service returns it. */
export interface SavedSearchRecord {
  searchId: UUID;
  of: SearchedList;
  name: string;
  /** As given. */
  filters: object;
  jobId: UUID | null;
  candidateId: UUID | null;
  notify: boolean;
  notifyAbove: number | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export function savedSearchRecord(row: SavedSearchRow): SavedSearchRecord {
  return {
    searchId: row.search_id,
    of: row.list,
    name: row.name,
    filters: row.filters,
    jobId: row.job_id,
    candidateId: row.candidate_id,
    notify: row.notify,
    notifyAbove: row.notify_above,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
