import type {
  ErrorGroupRow,
  ListedRequestRow,
  RequestFilter,
  UsageRow,
} from '../../db/operations/request-log.repository';
import type { DocumentUsageRow } from '../../db/operations/document-usage.repository';
import type { Mode, Timestamp, UUID } from '../../domain/common';
import { AppError } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import type { TenantUser } from '../access/tenant-user';
import type { TenantData } from '../tenant-data';

const PAGE_SIZE = 50;
const DAY_MS = 86_400_000;
const MAX_ERROR_GROUPS = 100;
const HOUR_MS = 3_600_000;
const PERIOD_MS = { '15m': HOUR_MS / 4, '1h': HOUR_MS, '1d': DAY_MS, '7d': 7 * DAY_MS };

export interface RequestView {
  requestId: string;
  at: Timestamp;
  method: string;
  route: string;
  path: string;
  status: number;
  code: string | null;
  milliseconds: number;
  pages: number;
  keyId: UUID;
  keyName: string | null;
  operationId: UUID | null;
}

/** Requests of one route that ended with one problem code. */
export type ErrorGroup = Omit<ErrorGroupRow, 'last_at'> & { lastAt: Timestamp };

/** Bodies are stored only for test keys; null for live keys. */
export type RequestDetail = RequestView & {
  requestBody: string | null;
  responseBody: string | null;
  /** State of the operation of the request; null without one, and after it was deleted. */
  operation: { type: string; status: string } | null;
};

export const REQUEST_PERIODS = ['15m', '1h', '1d', '7d'] as const;
export type RequestPeriod = (typeof REQUEST_PERIODS)[number];

/** Documents of one kind that were parsed in an hour or a day. */
export type DocumentUsage = Omit<DocumentUsageRow, 'document_type'> & {
  documentType: DocumentUsageRow['document_type'];
};

export interface Usage {
  unit: 'hour' | 'day';
  overTime: UsageRow[];
  byRoute: UsageRow[];
  byKey: (UsageRow & { keyName: string | null })[];
  /** Empty for the usage of one key. */
  byDocument: DocumentUsage[];
}

/** Requests of a tenant's keys in the last 30 days. */
export class RequestHistoryService {
  constructor(
    private readonly data: TenantData,
    private readonly clock: Clock,
  ) {}

  async list(
    user: TenantUser,
    mode: Mode,
    { period, ...filter }: RequestFilter & { period?: RequestPeriod },
  ): Promise<{ requests: RequestView[]; hasMore: boolean }> {
    const { requestLog } = this.data.of({ tenantId: user.tenantId, mode }).reads;
    const since = period && new Date(this.clock.now().getTime() - PERIOD_MS[period]);
    const rows = await requestLog.list({ ...filter, ...(since && { since }) }, PAGE_SIZE + 1);
    return { requests: rows.slice(0, PAGE_SIZE).map(view), hasMore: rows.length > PAGE_SIZE };
  }

  async find(user: TenantUser, mode: Mode, requestId: string): Promise<RequestDetail> {
    const { requestLog, operations } = this.data.of({ tenantId: user.tenantId, mode }).repositories;
    const row = await requestLog.find(requestId);
    if (!row) throw new AppError('not_found', 'No such request exists in the log.');
    const operation = row.operation_id === null ? undefined : await operations.find(row.operation_id);
    return {
      ...view(row),
      requestBody: row.request_body,
      responseBody: row.answer_body,
      operation: operation ? { type: operation.type, status: operation.status } : null,
    };
  }

  /** Rejected and failed requests by code and route, most frequent first. */
  async errors(user: TenantUser, mode: Mode, keyId?: UUID): Promise<{ errors: ErrorGroup[] }> {
    const { requestLog } = this.data.of({ tenantId: user.tenantId, mode }).reads;
    const rows = await requestLog.errors(MAX_ERROR_GROUPS, keyId);
    return { errors: rows.map(({ last_at: lastAt, ...row }) => ({ ...row, lastAt: lastAt.toISOString() })) };
  }

  /** Usage of the last days, of all keys or of one. */
  async usage(user: TenantUser, mode: Mode, days: number, keyId?: UUID): Promise<Usage> {
    const filter = {
      since: new Date(this.clock.now().getTime() - days * DAY_MS),
      ...(keyId !== undefined && { keyId }),
    };
    const unit = days <= 2 ? 'hour' : 'day';
    const { requestLog: log, apiKeys, documentUsage } = this.data.of({ tenantId: user.tenantId, mode }).reads;
    const [overTime, byRoute, byKey, keys, byDocument] = await Promise.all([
      log.usageOverTime(filter, unit),
      log.usageByRoute(filter),
      log.usageByKey(filter),
      apiKeys.list(user.tenantId),
      keyId === undefined ? documentUsage.list(filter.since, unit) : [],
    ]);
    const names = new Map(keys.map((key) => [key.key_id, key.name]));
    return {
      unit,
      overTime,
      byRoute,
      byKey: byKey.map((row) => ({ ...row, keyName: names.get(row.name) ?? null })),
      byDocument: byDocument.map(({ document_type: documentType, ...row }) => ({ ...row, documentType })),
    };
  }
}

function view(row: ListedRequestRow): RequestView {
  return {
    requestId: row.request_id,
    at: row.at.toISOString(),
    method: row.method,
    route: row.route,
    path: row.path,
    status: row.status,
    code: row.code,
    milliseconds: row.milliseconds,
    pages: row.pages,
    keyId: row.key_id,
    keyName: row.key_name,
    operationId: row.operation_id,
  };
}
