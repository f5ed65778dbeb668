import type { CandidateRow } from '../../db/records/candidates.repository';
import type {
  AccessExportsRepository,
  CandidateNames,
  ExportedTable,
} from '../../db/data-subjects/access-exports.repository';
import type { Timestamp, UUID } from '../../domain/common';
import { notFound } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { auditActor, type Caller } from '../access/caller';
import { isLinkToken, newLinkToken, tokenDigest } from '../access/link-token';
import { namesOfPerson } from '../candidates/names-of-person';
import type { DocumentStore } from '../documents/document-store';
import type { TenantData } from '../tenant-data';
import { exportArchive } from './export-archive';
import { withDocumentContents } from './document-contents';
import { openArchive, sealArchive } from './sealed-archive';

const LINK_VALID_MS = 15 * 60_000;

/** An export of everything that a tenant holds about a person. */
export interface AccessExportRecord {
  exportId: UUID;
  candidateId: UUID;
  /** Path of the zip archive; it requires a key of your tenant and contains a secret token. */
  downloadPath: string;
  /** From then on, the path responds with 404. */
  expiresAt: Timestamp;
  /** Size of the zip archive in bytes. */
  archiveBytes: number;
  /** Number of entries of each table in the archive. */
  entries: Record<string, number>;
}

/** Exports what a tenant holds about a person, for requests for access and portability. */
export class AccessExportsService {
  constructor(
    private readonly data: TenantData,
    private readonly documents: DocumentStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads every table about the candidate and stores the archive, encrypted, until its link expires. For a candidate of a
   * linked tenant it contains what the caller's tenant may see. Throws `not_found` unless the candidate is visible.
   */
  async create(caller: Caller, requestedId: UUID): Promise<AccessExportRecord> {
    const tenant = this.data.of(caller);
    const read = await tenant.transaction(async ({ accessExports, candidates }) => {
      const row = await candidates.findOrMerged(requestedId);
      const candidateId = row?.candidate_id ?? requestedId;
      if (!(await accessExports.isVisible(candidateId))) throw notFound('candidate');
      const names = namesOf(candidateId, row);
      return { names, tables: await tablesAboutPerson(accessExports, names) };
    });
    const [names] = read.names;
    const { candidateId } = names;
    const tables = await withDocumentContents(this.documents, caller, names, read.tables);
    const now = this.clock.now();
    const archive = await exportArchive(tables, { ...names, exportedAt: now });
    const token = newLinkToken();
    const exportId = newId();
    const expiresAt = new Date(now.getTime() + LINK_VALID_MS);
    await tenant.transaction(async ({ accessExports, auditLog }) => {
      const isStored = await accessExports.insert({
        exportId,
        candidateId,
        tokenDigest: tokenDigest(token),
        sealedArchive: sealArchive(archive, token),
        expiresAt,
      });
      if (!isStored) throw notFound('candidate');
      await auditLog.add({
        audit_id: newId(),
        tenant_id: caller.tenantId,
        ...auditActor(caller),
        action: 'candidate.exported',
        subject_type: 'candidate',
        subject_id: candidateId,
      });
    });
    return {
      exportId,
      candidateId,
      downloadPath: `/api/v1/access-exports/${token}`,
      expiresAt: expiresAt.toISOString(),
      archiveBytes: archive.length,
      entries: Object.fromEntries(tables.map(({ table, rows }) => [table, rows.length])),
    };
  }

  /** Returns the zip archive. Throws `not_found` for an unknown or expired link, and once the candidate is erased. */
  async archive(caller: Caller, token: string): Promise<Buffer> {
    const sealed = isLinkToken(token)
      ? await this.data.of(caller).repositories.accessExports.archive(tokenDigest(token), this.clock.now())
      : undefined;
    if (!sealed) throw notFound('access_export');
    return openArchive(sealed, token);
  }
}

/** Without a row, the candidate belongs to a linked tenant: only its id is known. */
function namesOf(candidateId: UUID, row: CandidateRow | undefined): [CandidateNames, ...CandidateNames[]] {
  return row ? namesOfPerson(row) : [{ candidateId, externalId: null, contacts: [] }];
}

/** What is held about all records of a person. A row about several of them is listed once. */
async function tablesAboutPerson(
  accessExports: AccessExportsRepository,
  names: readonly CandidateNames[],
): Promise<ExportedTable[]> {
  const tables = new Map<string, ExportedTable>();
  for (const each of names) {
    for (const table of await accessExports.tablesAbout(each)) {
      const rows = new Map(
        [...(tables.get(table.table)?.rows ?? []), ...table.rows].map((row) => [JSON.stringify(row), row]),
      );
      tables.set(table.table, { ...table, rows: names.length > 1 ? [...rows.values()] : table.rows });
    }
  }
  return [...tables.values()];
}
