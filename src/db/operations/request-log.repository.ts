import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import type { Executor } from '../kernel/statement';
import { startOfPeriod } from './start-of-period';

export interface RequestRow {
  request_id: string;
  tenant_id: string;
  mode: 'live' | 'test';
  key_id: string;
  method: string;
  route: string;
  path: string;
  status: number;
  code: string | null;
  milliseconds: number;
  pages: number;
  operation_id: string | null;
  request_body: string | null;
  answer_body: string | null;
  at: Date;
}

/** A request with the name of its key. */
export type ListedRequestRow = Omit<RequestRow, 'request_body' | 'answer_body'> & { key_name: string | null };

export interface RequestFilter {
  keyId?: string;
  route?: string;
  /** First digit: 2, 4 or 5. */
  statusClass?: number;
  /** Problem code of the response. */
  code?: string;
  /** Part of the path, or the id of the request or of its operation. */
  text?: string;
  since?: Date;
  until?: Date;
  /** Return only requests after this one in the list, newest first. */
  before?: { at: string; requestId: string };
}

export interface UsageFilter {
  since: Date;
  /** Only the requests of one key. */
  keyId?: string;
}

/** Requests of one route that ended with one problem code. */
export interface ErrorGroupRow {
  code: string;
  status: number;
  method: string;
  route: string;
  count: number;
  keys: number;
  last_at: Date;
}

/** Statistics of requests for one period, route or key. */
export interface UsageRow {
  name: string;
  requests: number;
  refused: number;
  failed: number;
  limited: number;
  pages: number;
  p50: number;
  p95: number;
}

const REQUEST_LIST_COLUMNS = [
  'r.request_id',
  'r.tenant_id',
  'r.mode',
  'r.key_id',
  'r.method',
  'r.route',
  'r.path',
  'r.status',
  'r.code',
  'r.milliseconds',
  'r.pages',
  'r.operation_id',
  'r.at',
];

const USAGE_COLUMNS = `
  count(*) AS requests,
  count(*) FILTER (WHERE r.status BETWEEN 400 AND 499) AS refused,
  count(*) FILTER (WHERE r.status >= 500) AS failed,
  count(*) FILTER (WHERE r.status = 429) AS limited,
  coalesce(sum(r.pages), 0) AS pages,
  percentile_cont(0.5) WITHIN GROUP (ORDER BY r.milliseconds) AS p50,
  percentile_cont(0.95) WITHIN GROUP (ORDER BY r.milliseconds) AS p95`;

/** The request log of one tenant and mode. */
export class RequestLogRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  list(filter: RequestFilter, limit: number): Promise<ListedRequestRow[]> {
    const query = this.ownRequests()
      .leftJoin('api_keys as k', 'k.key_id', 'r.key_id')
      .select(REQUEST_LIST_COLUMNS)
      .select('k.name as key_name')
      .orderBy([
        { column: 'r.at', order: 'desc' },
        { column: 'r.request_id', order: 'desc' },
      ])
      .limit(limit);
    if (filter.keyId) query.where('r.key_id', filter.keyId);
    if (filter.route) query.where('r.route', filter.route);
    if (filter.statusClass) query.whereRaw('r.status / 100 = ?', [filter.statusClass]);
    if (filter.code) query.where('r.code', filter.code);
    if (filter.since) query.where('r.at', '>=', filter.since);
    if (filter.until) query.where('r.at', '<', filter.until);
    if (filter.text) {
      query.whereRaw(
        '(position(lower(?) IN lower(r.path)) > 0 OR r.request_id = ? OR CAST(r.operation_id AS text) = lower(?))',
        [filter.text, filter.text, filter.text],
      );
    }
    if (filter.before) {
      query.whereRaw('(r.at, r.request_id) < (?::timestamptz, ?)', [
        filter.before.at,
        filter.before.requestId,
      ]);
    }
    return this.executor.rows<ListedRequestRow>(query);
  }

  async find(requestId: string): Promise<(RequestRow & { key_name: string | null }) | undefined> {
    const [row] = await this.executor.rows<RequestRow & { key_name: string | null }>(
      this.ownRequests()
        .leftJoin('api_keys as k', 'k.key_id', 'r.key_id')
        .select('r.*', 'k.name as key_name')
        .where('r.request_id', requestId),
    );
    return row;
  }

  /** Rejected and failed requests by code and route, most frequent first. */
  errors(limit: number, keyId?: string): Promise<ErrorGroupRow[]> {
    return this.executor.rows<ErrorGroupRow>(
      this.ownRequests(keyId)
        .select('r.code', 'r.status', 'r.method', 'r.route')
        .select(
          this.knex.raw(
            'count(*)::integer AS count, count(DISTINCT r.key_id)::integer AS keys, max(r.at) AS last_at',
          ),
        )
        .where('r.status', '>=', 400)
        .whereNotNull('r.code')
        .groupBy('r.code', 'r.status', 'r.method', 'r.route')
        .orderByRaw('count DESC, last_at DESC')
        .limit(limit),
    );
  }

  /** Statistics by hour or day (UTC), oldest first, without empty periods; `name` is the start of the period. */
  usageOverTime(filter: UsageFilter, unit: 'hour' | 'day'): Promise<UsageRow[]> {
    return this.usage(filter, startOfPeriod('r.at', unit));
  }

  usageByRoute(filter: UsageFilter): Promise<UsageRow[]> {
    return this.usage(filter, `r.method || ' ' || r.route`, 'requests DESC');
  }

  /** `name` is the id of the key. */
  usageByKey(filter: UsageFilter): Promise<UsageRow[]> {
    return this.usage(filter, 'r.key_id::text', 'requests DESC');
  }

  private usage({ since, keyId }: UsageFilter, name: string, order = 'name'): Promise<UsageRow[]> {
    return this.executor.rows<UsageRow>(
      this.ownRequests(keyId)
        .select(this.knex.raw(`${name} AS name, ${USAGE_COLUMNS}`))
        .where('r.at', '>=', since)
        .groupByRaw('1')
        .orderByRaw(order)
        .limit(800),
    );
  }

  private ownRequests(keyId?: string): Knex.QueryBuilder {
    return this.knex('request_log as r').where({
      'r.tenant_id': this.scope.tenantId,
      'r.mode': this.scope.mode,
      ...(keyId !== undefined && { 'r.key_id': keyId }),
    });
  }
}
