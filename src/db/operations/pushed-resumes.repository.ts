import type { Knex } from 'knex';
import { parseDocumentTask } from '../../tasks/parse-document.task';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';

/** The result of parsing a resume that was sent with a push. */
export interface NewPushedResume {
  parseId: string;
  /** JSON text with the member `pushed`, by which the row is told from calls of `POST /parse/resume`. */
  input: string;
  /** JSON text. */
  result: string;
  createdAt: Date;
}

/** A text that is pushed again for a record whose resume was parsed from `parseId`. */
export interface RepeatedResume {
  parseId: string;
  sha256: string;
  modelVersion: string;
}

/**
 * A row is renewed for this long at most, because partitions are dropped in their order, and one row that does not expire
 * would keep all later ones.
 */
const MAX_RENEWED_AGE = '7 days';

/**
 * Resumes sent with pushes. Each is an ended operation, as if it had been parsed by a call of its own, so that the rules
 * for results apply to it: it expires after 72 hours, and is erased and exported with the person.
 */
export class PushedResumesRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  async insert(resumes: readonly NewPushedResume[]): Promise<void> {
    if (resumes.length === 0) return;
    await this.executor.rows(
      this.knex.raw(
        `INSERT INTO operations (operation_id, tenant_id, mode, type, task, pool, input, status, result, created_at,
           started_at, finished_at, next_enqueue_at)
         SELECT g.id, :tenantId::uuid, :mode::text, 'parse.resume', :task, :pool, g.input::json, 'succeeded',
           g.result::json, g.created_at, g.created_at, now(), NULL
         FROM unnest(:ids::uuid[], :inputs::text[], :results::text[], :times::timestamptz[])
           AS g (id, input, result, created_at)`,
        namedBindings({
          ...this.scope,
          ...{ task: parseDocumentTask.name, pool: parseDocumentTask.pool },
          ids: resumes.map(({ parseId }) => parseId),
          inputs: resumes.map(({ input }) => input),
          results: resumes.map(({ result }) => result),
          times: resumes.map(({ createdAt }) => createdAt),
        }),
      ),
    );
  }

  /** Keeps results of the same text for another 72 hours. Returns the ids of those that are still stored. */
  async renew(repeated: readonly RepeatedResume[]): Promise<string[]> {
    if (repeated.length === 0) return [];
    const rows = await this.executor.rows<{ operation_id: string }>(
      this.knex.raw(
        `UPDATE operations o SET expires_at = now() + interval '72 hours'
         FROM unnest(:ids::uuid[], :digests::text[], :versions::text[]) AS g (id, digest, version)
         WHERE o.operation_id = g.id AND o.input->'pushed'->>'sha256' = g.digest
           AND o.input->'pushed'->>'modelVersion' = g.version AND o.result IS NOT NULL
           AND o.expires_at > now() AND o.created_at > now() - :maxAge::interval
         RETURNING o.operation_id`,
        namedBindings({
          maxAge: MAX_RENEWED_AGE,
          ids: repeated.map(({ parseId }) => parseId),
          digests: repeated.map(({ sha256 }) => sha256),
          versions: repeated.map(({ modelVersion }) => modelVersion),
        }),
      ),
    );
    return rows.map((row) => row.operation_id);
  }

  /** True if the document of a parse was sent with a push. */
  async wasPushed(parseId: string): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw(`SELECT FROM operations WHERE operation_id = ? AND input->'pushed' IS NOT NULL`, [
        parseId,
      ]),
    );
    return rows.length === 1;
  }

  /** Deletes the document and the result of an ended parse. Returns false if there were none. */
  async removeResult(parseId: string): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw(
        `WITH gone AS (DELETE FROM documents WHERE operation_id = :parseId::uuid)
         UPDATE operations SET result = NULL, error = NULL, expires_at = least(expires_at, now())
         WHERE operation_id = :parseId::uuid AND (result IS NOT NULL OR error IS NOT NULL)
         RETURNING operation_id`,
        { parseId },
      ),
    );
    return rows.length === 1;
  }

  /** Ends the retention of resumes that no record refers to any longer. Results of other calls are kept. */
  async expire(parseIds: readonly string[]): Promise<void> {
    if (parseIds.length === 0) return;
    await this.executor.rows(
      this.knex.raw(
        `UPDATE operations SET expires_at = now()
         WHERE operation_id = ANY (?::uuid[]) AND input->'pushed' IS NOT NULL AND expires_at > now()`,
        [[...parseIds]],
      ),
    );
  }
}
