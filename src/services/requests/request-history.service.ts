import type {
  ErrorGroupRow,
  ListedRequestRow,
  RequestFilter,
  UsageRow,
} from '../../db/operations/request-log.repository';
import type { Mode, Timestamp, UUID } from '../../domain/common';
import { AppError } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import type { TenantUser } from '../access/tenant-user';
import type { TenantData } from '../tenant-data';

const PAGE_SIZE = 50;
const DAY_MS = 86_400_000;
const MAX_ERROR_GROUPS = 100;

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
export type RequestDetail = RequestView & { requestBody: string | null; answerBody: string | null };

export interface Usage {
  unit: 'hour' | 'day';
  overTime: UsageRow[];
  byRoute: UsageRow[];
  byKey: (UsageRow & { keyName: string | null })[];
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
    filter: RequestFilter,
  ): Promise<{ requests: RequestView[]; hasMore: boolean }> {
    const { requestLog } = this.data.of({ tenantId: user.tenantId, mode }).reads;
    const rows = await requestLog.list(filter, PAGE_SIZE + 1);
    return { requests: rows.slice(0, PAGE_SIZE).map(view), hasMore: rows.length > PAGE_SIZE };
  }

  async find(user: TenantUser, mode: Mode, requestId: string): Promise<RequestDetail> {
    const { requestLog } = this.data.of({ tenantId: user.tenantId, mode }).repositories;
    const row = await requestLog.find(requestId);
    if (!row) throw new AppError('not_found', 'No such request exists in the log.');
    return { ...view(row), requestBody: row.request_body, answerBody: row.answer_body };
  }

  /** Rejected and failed requests by code and route, most frequent first. */
  async errors(user: TenantUser, mode: Mode): Promise<{ errors: ErrorGroup[] }> {
    const { requestLog } = this.data.of({ tenantId: user.tenantId, mode }).reads;
    const rows = await requestLog.errors(MAX_ERROR_GROUPS);
    return { errors: rows.map(({ last_at: lastAt, ...row }) => ({ ...row, lastAt: lastAt.toISOString() })) };
  }

  async usage(user: TenantUser, mode: Mode, days: number): Promise<Usage> {
    const since = new Date(this.clock.now().getTime() - days * DAY_MS);
    const unit = days <= 2 ? 'hour' : 'day';
    const { requestLog: log, apiKeys } = this.data.of({ tenantId: user.tenantId, mode }).reads;
    const [overTime, byRoute, byKey, keys] = await Promise.all([
      log.usageOverTime(since, unit),
      log.usageByRoute(since),
      log.usageByKey(since),
      apiKeys.list(user.tenantId),
    ]);
    const names = new Map(keys.map((key) => [key.key_id, key.name]));
    return {
      unit,
      overTime,
      byRoute,
      byKey: byKey.map((row) => ({ ...row, keyName: names.get(row.name) ?? null })),
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
