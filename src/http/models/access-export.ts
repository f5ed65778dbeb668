import type { AccessExportRecord } from '../../services/data-subjects/access-exports.service';

/** An export of everything that your tenant holds about a person. */
export type AccessExport = AccessExportRecord;
