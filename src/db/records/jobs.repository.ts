import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import type { JobSource } from '../../domain/jobs/job-source';
import type { SearchTerm } from '../../domain/search/search-term';
import { selectByExternalId } from '../kernel/select-by-external-id';
import { namedBindings, type Executor } from '../kernel/statement';
import { WordFilter, type WordTable } from '../search/word-filter';

export type JobStatusColumn = 'draft' | 'open' | 'paused' | 'closed' | 'archived';
export type CloseReasonColumn = 'filled' | 'cancelled' | 'expired' | 'duplicate' | 'other';

export interface JobRow {
  job_id: string;
  external_id: string | null;
  slug: string;
  title: string;
  city: string | null;
  state: string | null;
  status: JobStatusColumn;
  close_reason: CloseReasonColumn | null;
  posted_at: Date;
  closed_at: Date | null;
  updated_at: Date;
}

export type JobRowWithContent = JobRow & { parsed: object };
export type FullJobRow = JobRowWithContent & {
  /** The posting as it was read, if people have corrected it; `parsed` has their corrections. */
  reading: object | null;
  custom_fields: object;
};

export interface JobContent {
  jobId: string;
  externalId: string | null;
  slug: string;
  title: string;
  /** A title that also applies to later pushes. */
  titleOverride: string | null;
  /** True if the push has no title: an earlier override takes precedence over `title`. */
  keepsTitleOverride: boolean;
  city: string | null;
  state: string | null;
  /** JSON text of an object: the posting without its title. */
  untitled: string;
  /** ISO 8601. Null means now for a new job and unchanged for an existing one. */
  postedAt: string | null;
  expiresAt: string | null;
  /** Search words of the job under a title, which may be that of an earlier push. */
  words: (title: string) => readonly string[];
  /** JSON text. */
  customFields: string;
  /** True if the push has no custom fields: those of an earlier push stay. */
  keepsCustomFields: boolean;
  wordVersion: number;
  /** Degrees; null if the place is unknown. */
  latitude: number | null;
  longitude: number | null;
}

/** A job with the corrections of people, from which it is matched, listed and found. */
export interface CorrectedJobContent extends Pick<
  JobContent,
  'jobId' | 'title' | 'city' | 'state' | 'latitude' | 'longitude'
> {
  /** JSON text. */
  parsed: string;
  words: readonly string[];
}

export interface SavedJob {
  job_id: string;
  slug: string;
  title: string;
  status: JobStatusColumn;
  close_reason: CloseReasonColumn | null;
  created: boolean;
}

export interface JobConditions {
  status: JobStatusColumn | null;
  externalId: string | null;
  /** ISO 8601. */
  updatedSince: string | null;
  /** Part of the title, in any case. */
  title?: string | null;
  /** Return only jobs that match all terms. */
  terms?: readonly SearchTerm[];
  source?: JobSource | null;
}

export interface JobPage extends JobConditions {
  limit: number;
  before: { postedAt: string; jobId: string } | null;
}

const LIST_COLUMNS =
  'job_id, external_id, slug, title, city, state, status, close_reason, posted_at, closed_at, updated_at';

/** SQL expression for the JSON text of a posting: the title, then the other members. */
function posting(title: string, untitled: string): string {
  return `('{"title":' || to_json(${title})::text || ',' || ${untitled})`;
}

/** SQL expressions that give the job in `saved` the search words `:words`. */
const REPLACE_WORDS = `gone AS (
    DELETE FROM job_words o USING saved WHERE o.job_id = saved.job_id AND o.word <> ALL (:words::text[])
      AND NOT (:keepsCustomFields::boolean AND starts_with(o.word, '#x:'))
  ), kept AS (
    INSERT INTO job_words (tenant_id, mode, word, job_id)
    SELECT :tenantId::uuid, :mode::text, word, saved.job_id FROM saved CROSS JOIN unnest(:words::text[]) AS word
    ON CONFLICT DO NOTHING
  )`;

/** SQL condition for the connectors that pulled a job. */
function sourceCondition(source: JobSource): [sql: string, values: string[]] {
  if (source === 'push')
    return ['NOT EXISTS (SELECT FROM connector_jobs p WHERE p.job_id = jobs.job_id)', []];
  if ('connectorId' in source) {
    return [
      'job_id IN (SELECT job_id FROM connector_jobs WHERE connector_id = ?::uuid)',
      [source.connectorId],
    ];
  }
  return [
    `job_id IN (SELECT p.job_id FROM connectors c JOIN connector_jobs p ON p.connector_id = c.connector_id
       WHERE c.kind = ?)`,
    [source.kind],
  ];
}

/** SQL expression for the digest of a posting's content. */
function digest(text: string): string {
  return `sha256(convert_to(${text}, 'UTF8'))`;
}

const JOB_WORDS: WordTable = { list: 'jobs', table: 'job_words', idColumn: 'job_id' };

export class JobsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /**
   * Inserts a job, or updates the content of the one with the same external id, which keeps its id, slug and status.
   * `updated_at` changes only if the content differs. Writes nothing and returns undefined for a job that people have
   * corrected.
   */
  save(job: JobContent): Promise<SavedJob | undefined> {
    return this.upsert(job, false);
  }

  /** Like `save`, for a job that people have corrected: replaces its reading only. Call `saveCorrected` afterwards. */
  async saveReading(job: JobContent): Promise<SavedJob> {
    const saved = await this.upsert(job, true);
    if (!saved) throw new Error('the job was not written');
    return saved;
  }

  private async upsert({ words, ...job }: JobContent, isCorrected: boolean): Promise<SavedJob | undefined> {
    const [row] = await this.executor.rows<SavedJob>(
      this.knex.raw(
        `WITH given AS (
           SELECT :title::text AS title, :titleOverride::text AS override, :keepsTitleOverride::boolean AS keeps,
             substr(:untitled::text, 2) AS untitled
         ), saved AS (
         INSERT INTO jobs AS known (job_id, tenant_id, mode, external_id, slug, title, title_override, city, state,
           parsed, content_hash, posted_at, expires_at, word_version, latitude, longitude, custom_fields)
         SELECT :jobId::uuid, :tenantId::uuid, :mode::text, :externalId::text, :slug::text, given.title, given.override,
           :city::text, :state::text, ${posting('given.title', 'given.untitled')}::json,
           ${digest(posting('given.title', 'given.untitled'))}, coalesce(:postedAt::timestamptz, now()),
           :expiresAt::timestamptz, :wordVersion::smallint, :latitude::real, :longitude::real,
           :customFields::json
         FROM given
         ON CONFLICT (tenant_id, mode, external_id) DO UPDATE SET
           (title, title_override, parsed, reading, content_hash, updated_at) = (
             SELECT CASE WHEN :isCorrected::boolean THEN known.title ELSE titled.title END,
               CASE WHEN given.keeps THEN known.title_override ELSE given.override END,
               CASE WHEN :isCorrected::boolean THEN known.parsed ELSE titled.parsed::json END,
               CASE WHEN :isCorrected::boolean THEN titled.parsed::json END, ${digest('titled.parsed')},
               CASE WHEN known.content_hash = ${digest('titled.parsed')}
                 AND (:keepsCustomFields::boolean OR known.custom_fields::text = :customFields::text)
                 THEN known.updated_at ELSE now() END
             FROM given
             CROSS JOIN LATERAL (
               SELECT coalesce(CASE WHEN given.keeps THEN known.title_override END, given.title) AS title) AS chosen
             CROSS JOIN LATERAL (
               SELECT chosen.title, ${posting('chosen.title', 'given.untitled')} AS parsed) AS titled
           ),
           city = excluded.city, state = excluded.state, expires_at = excluded.expires_at,
           word_version = excluded.word_version, latitude = excluded.latitude, longitude = excluded.longitude,
           custom_fields = CASE WHEN :keepsCustomFields::boolean THEN known.custom_fields ELSE excluded.custom_fields END,
           posted_at = coalesce(:postedAt::timestamptz, known.posted_at)
         WHERE known.reading IS NULL OR :isCorrected::boolean
         RETURNING job_id, slug, title, status, close_reason, (xmax = 0) AS created
         ), ${REPLACE_WORDS}
         SELECT * FROM saved`,
        namedBindings({ ...job, ...this.scope, isCorrected, words: [...words(job.title)] }),
      ),
    );
    if (row && row.title !== job.title) {
      await this.replaceWords(row.job_id, words(row.title), job.keepsCustomFields);
    }
    return row;
  }

  /** Locks a job with its reading until the transaction ends. */
  async lockReading(jobId: string): Promise<Pick<FullJobRow, 'title' | 'parsed' | 'reading'> | undefined> {
    const [row] = await this.executor.rows<Pick<FullJobRow, 'title' | 'parsed' | 'reading'>>(
      this.knex.raw('SELECT title, parsed, reading FROM jobs WHERE job_id = ? FOR UPDATE', [jobId]),
    );
    return row;
  }

  /** Writes the corrected content of a job and keeps what was read beside it. */
  async saveCorrected({ words, ...job }: CorrectedJobContent): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `WITH saved AS (
           UPDATE jobs SET title = :title, city = :city, state = :state, latitude = :latitude, longitude = :longitude,
             parsed = :parsed::json, reading = coalesce(reading, parsed),
             updated_at = CASE WHEN parsed::text = :parsed::text THEN updated_at ELSE now() END
           WHERE job_id = :jobId::uuid RETURNING job_id
         ), ${REPLACE_WORDS} SELECT FROM saved`,
        namedBindings({ ...job, ...this.scope, keepsCustomFields: true, words: [...words] }),
      ),
    );
  }

  /** Writes the words of a job that keeps the title of an earlier push. */
  private async replaceWords(
    jobId: string,
    words: readonly string[],
    keepsCustomFields: boolean,
  ): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `WITH saved AS (SELECT :jobId::uuid AS job_id), ${REPLACE_WORDS} SELECT FROM saved`,
        namedBindings({ ...this.scope, jobId, keepsCustomFields, words: [...words] }),
      ),
    );
  }

  async list(page: JobPage): Promise<JobRow[]> {
    const words = new WordFilter(this.executor, this.knex, this.scope, JOB_WORDS);
    const terms = page.terms ?? [];
    const ids = await words.narrow(terms);
    if (ids?.length === 0) return [];
    const query = this.knex('jobs')
      .select(this.knex.raw(LIST_COLUMNS))
      .where({ tenant_id: this.scope.tenantId, mode: this.scope.mode })
      .orderBy([
        { column: 'posted_at', order: 'desc' },
        { column: 'job_id', order: 'desc' },
      ])
      .limit(page.limit);
    applyConditions(query, page);
    words.apply(query, terms, ids);
    if (page.before) {
      void query.whereRaw('(posted_at, job_id) < (?::timestamptz, ?::uuid)', [
        page.before.postedAt,
        page.before.jobId,
      ]);
    }
    return this.executor.rows<JobRow>(query);
  }

  /** Returns those of the jobs that meet the conditions. */
  matching(
    jobIds: readonly string[],
    conditions: JobConditions,
  ): Promise<Pick<JobRow, 'job_id' | 'external_id'>[]> {
    const words = new WordFilter(this.executor, this.knex, this.scope, JOB_WORDS);
    const query = this.knex('jobs')
      .select('job_id', 'external_id')
      .where({ tenant_id: this.scope.tenantId, mode: this.scope.mode });
    applyConditions(query, conditions);
    words.applyToRecords(query, conditions.terms ?? [], jobIds);
    return this.executor.rows(query);
  }

  /** Open jobs that have not expired, with their postings, newest first. */
  listOpen(page: {
    limit: number;
    before: { postedAt: Date; jobId: string } | null;
    now: Date;
  }): Promise<JobRowWithContent[]> {
    const query = this.knex('jobs')
      .select(this.knex.raw(`${LIST_COLUMNS}, parsed`))
      .where({ tenant_id: this.scope.tenantId, mode: this.scope.mode, status: 'open' })
      .whereRaw('(expires_at IS NULL OR expires_at > ?)', [page.now])
      .orderBy([
        { column: 'posted_at', order: 'desc' },
        { column: 'job_id', order: 'desc' },
      ])
      .limit(page.limit);
    if (page.before) {
      void query.whereRaw('(posted_at, job_id) < (?::timestamptz, ?::uuid)', [
        page.before.postedAt,
        page.before.jobId,
      ]);
    }
    return this.executor.rows<JobRowWithContent>(query);
  }

  /** Number of open jobs that have not expired, and the time of the latest change of any of them; null without jobs. */
  async stateOfOpen(now: Date): Promise<{ count: number; changedAt: Date | null }> {
    const [row] = await this.executor.rows<{ count: number; changed_at: Date | null }>(
      this.knex.raw(
        `SELECT count(*)::integer AS count, max(updated_at) AS changed_at FROM jobs
         WHERE tenant_id = :tenantId AND mode = :mode AND status = 'open' AND (expires_at IS NULL OR expires_at > :now)`,
        namedBindings({ ...this.scope, now }),
      ),
    );
    return { count: row?.count ?? 0, changedAt: row?.changed_at ?? null };
  }

  async find(jobId: string): Promise<FullJobRow | undefined> {
    const [row] = await this.executor.rows<FullJobRow>(
      this.knex.raw(`SELECT ${LIST_COLUMNS}, parsed, reading, custom_fields FROM jobs WHERE job_id = ?`, [
        jobId,
      ]),
    );
    return row;
  }

  /** Locks the job until the transaction ends, so that changes of its status cannot interleave. */
  async lock(which: { jobId: string } | { externalId: string }): Promise<JobRow | undefined> {
    const rows = this.knex('jobs')
      .select(this.knex.raw(LIST_COLUMNS))
      .where({ tenant_id: this.scope.tenantId, mode: this.scope.mode })
      .forUpdate();
    const [row] =
      'jobId' in which
        ? await this.executor.rows<JobRow>(rows.where({ job_id: which.jobId }))
        : await selectByExternalId<JobRow>(
            this.executor,
            rows
              .whereBetween('external_id', [which.externalId, which.externalId])
              .orderBy('external_id')
              .limit(1),
          );
    return row;
  }

  /** Releases the external id of a job, so that another job can use it. */
  async releaseExternalId(jobId: string): Promise<void> {
    await this.executor.rows(
      this.knex.raw('UPDATE jobs SET external_id = NULL, updated_at = now() WHERE job_id = ?', [jobId]),
    );
  }

  /** Replaces the custom fields of a job, JSON text, and their search words. Returns false if it does not exist. */
  async setCustomFields(jobId: string, customFields: string, words: readonly string[]): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw(
        `WITH saved AS (
           UPDATE jobs SET custom_fields = :customFields::json,
             updated_at = CASE WHEN custom_fields::text = :customFields::text THEN updated_at ELSE now() END
           WHERE job_id = :jobId::uuid RETURNING job_id
         ), gone AS (
           DELETE FROM job_words o USING saved
           WHERE o.job_id = saved.job_id AND starts_with(o.word, '#x:') AND o.word <> ALL (:words::text[])
         ), kept AS (
           INSERT INTO job_words (tenant_id, mode, word, job_id)
           SELECT :tenantId::uuid, :mode::text, word, saved.job_id
           FROM saved CROSS JOIN unnest(:words::text[]) AS word
           ON CONFLICT DO NOTHING
         )
         SELECT job_id FROM saved`,
        namedBindings({ ...this.scope, jobId, customFields, words: [...words] }),
      ),
    );
    return rows.length === 1;
  }

  async setStatus(
    jobId: string,
    status: JobStatusColumn,
    closeReason: CloseReasonColumn | null,
  ): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `UPDATE jobs SET status = :status::text, close_reason = :closeReason, updated_at = now(),
           reopened_at = CASE WHEN status = 'closed' AND :status::text = 'open' THEN now() ELSE reopened_at END,
           closed_at = CASE WHEN :status::text = 'closed' THEN now() WHEN :status::text = 'archived' THEN closed_at END
         WHERE job_id = :jobId`,
        namedBindings({ jobId, status, closeReason }),
      ),
    );
  }
}

function applyConditions(
  query: Knex.QueryBuilder,
  { status, externalId, title, updatedSince, source }: JobConditions,
): void {
  if (status) void query.where('status', status);
  if (externalId !== null) void query.where('external_id', externalId);
  if (title) void query.whereRaw('strpos(lower(title), lower(?)) > 0', [title]);
  if (updatedSince) void query.whereRaw('updated_at >= ?::timestamptz', [updatedSince]);
  if (source) void query.whereRaw(...sourceCondition(source));
}
