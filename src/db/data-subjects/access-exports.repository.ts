import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';
import { EXPORT_PARTS } from './export-parts';

/** How the tables of a tenant name a candidate. */
export interface CandidateNames {
  candidateId: string;
  /** Null for the candidate of a linked tenant. */
  externalId: string | null;
  /** E-mail address and phone number; empty for the candidate of a linked tenant. */
  contacts: string[];
}

/** The rows of one table about a candidate. */
export interface ExportedTable {
  table: string;
  about: string;
  rows: object[];
}

export interface NewAccessExport {
  exportId: string;
  candidateId: string;
  tokenDigest: Buffer;
  sealedArchive: Buffer;
  expiresAt: Date;
}

/** True for a candidate that the tenant owns or that a linked tenant shares with it. */
const IS_VISIBLE = `(EXISTS (SELECT FROM candidates c WHERE c.candidate_id = %)
  OR EXISTS (SELECT FROM linked_candidates c WHERE c.candidate_id = %))`;
const isVisible = (candidateId: string): string => IS_VISIBLE.replaceAll('%', candidateId);

/** What a tenant holds about a candidate, and the archives of it. */
export class AccessExportsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  async isVisible(candidateId: string): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw(`SELECT WHERE ${isVisible(':candidateId::uuid')}`, { candidateId }),
    );
    return rows.length > 0;
  }

  /** Reads every table that can contain the candidate, one after another. */
  async tablesAbout(names: CandidateNames): Promise<ExportedTable[]> {
    const tables: ExportedTable[] = [];
    for (const part of EXPORT_PARTS) {
      if (part.how !== 'rows') continue;
      const rows = await this.executor.rows<{ row: object }>(this.knex.raw(part.sql, namedBindings(names)));
      tables.push({ table: part.table, about: part.about, rows: rows.map(({ row }) => row) });
    }
    return tables;
  }

  /** Returns false if the candidate is no longer visible, for example because it was erased meanwhile. */
  async insert(accessExport: NewAccessExport): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw(
        `INSERT INTO access_exports (export_id, tenant_id, mode, candidate_id, token_digest, sealed_archive, expires_at)
         SELECT :exportId, :tenantId, :mode, :candidateId, :tokenDigest, :sealedArchive, :expiresAt
         WHERE ${isVisible(':candidateId::uuid')} RETURNING export_id`,
        namedBindings({ ...accessExport, ...this.scope }),
      ),
    );
    return rows.length > 0;
  }

  /** Returns the archive of a link that has not expired, while the candidate is visible to the tenant. */
  async archive(tokenDigest: Buffer, now: Date): Promise<Buffer | undefined> {
    const [row] = await this.executor.rows<{ sealed_archive: Buffer }>(
      this.knex.raw(
        `SELECT sealed_archive FROM access_exports x
         WHERE token_digest = :tokenDigest AND expires_at > :now AND ${isVisible('x.candidate_id')}`,
        namedBindings({ tokenDigest, now }),
      ),
    );
    return row?.sealed_archive;
  }
}
