import { systemClock } from '../platform/clock';
import {
  CandidateResumeService,
  type CandidateResumeDeps,
} from '../services/portal-records/candidate-resume.service';
import { CandidateHistoryService } from '../services/portal-records/candidate-history.service';
import type { CandidateHistoryDeps } from '../services/portal-records/candidate-history.service';
import {
  PortalDuplicatesService,
  type PortalDuplicatesDeps,
} from '../services/portal-records/portal-duplicates.service';
import {
  PortalDocumentsService,
  type PortalDocumentsDeps,
} from '../services/portal-records/portal-documents.service';
import {
  PortalMatchesService,
  type PortalMatchesDeps,
} from '../services/portal-records/portal-matches.service';
import {
  PortalRankingsService,
  type PortalRankingsDeps,
} from '../services/portal-records/portal-rankings.service';
import {
  PortalRecordsService,
  type PortalRecordsDeps,
} from '../services/portal-records/portal-records.service';
import { RecordAccessService } from '../services/portal-records/record-access.service';
import { SavedFiltersService } from '../services/portal-records/saved-filters.service';

type PortalRecordServices = PortalRecordsDeps &
  PortalMatchesDeps &
  PortalRankingsDeps &
  PortalDuplicatesDeps &
  PortalDocumentsDeps &
  CandidateHistoryDeps &
  CandidateResumeDeps;

/** The records of a tenant, as people see them in the portal and decide about them. */
export function composePortalRecords(services: Omit<PortalRecordServices, 'access' | 'clock'>) {
  const recordAccess = new RecordAccessService(services.data);
  const parts = { ...services, access: recordAccess, clock: systemClock };
  const matches = new PortalMatchesService(parts);
  return {
    recordAccess,
    records: new PortalRecordsService(parts),
    candidateResumes: new CandidateResumeService(parts),
    portalDocuments: new PortalDocumentsService(parts),
    candidateHistory: new CandidateHistoryService(parts, matches),
    rankings: new PortalRankingsService(parts, matches),
    matches,
    duplicates: new PortalDuplicatesService(parts),
    savedFilters: new SavedFiltersService(services.data),
  };
}
