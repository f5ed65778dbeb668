import { PortalMatchesService } from '../services/portal-records/portal-matches.service';
import {
  PortalRecordsService,
  type PortalRecordsDeps,
} from '../services/portal-records/portal-records.service';
import type { PortalMatchesDeps } from '../services/portal-records/portal-matches.service';
import { RecordAccessService } from '../services/portal-records/record-access.service';

/** The records of a tenant, as people see them in the portal. */
export function composePortalRecords(services: Omit<PortalRecordsDeps & PortalMatchesDeps, 'access'>) {
  const recordAccess = new RecordAccessService(services.data);
  const parts = { ...services, access: recordAccess };
  return {
    recordAccess,
    records: new PortalRecordsService(parts),
    matches: new PortalMatchesService(parts),
  };
}
