import { statfs } from 'node:fs/promises';
import type { OperatorConsoleRepository } from '../../db/tenancy/operator-console.repository';
import type { Timestamp, UUID } from '../../domain/common';
import { AppError, notFound } from '../../platform/app-error';
import { SYNTHETIC_TENANT_ID } from '../access/record-scope';
import { settingOf, TENANT_SETTINGS } from '../access/tenant-settings';

const TRAFFIC_MINUTES = 15;
const MAX_FAILING_WEBHOOKS = 50;

/** Settings that limit how much a tenant may use. */
const TENANT_LIMITS = [
  'operations.backlog.live',
  'operations.backlog.test',
  'imports.maxRows',
  'imports.maxBytes',
  'imports.concurrent',
  'parseBatches.maxEntries',
  'parseBatches.maxBytes',
  'parseBatches.concurrent',
  'customFields.maxKeys',
] as const;
export type TenantLimitName = (typeof TENANT_LIMITS)[number];

export interface ServiceLoad {
  /** Calls of the last minutes over all tenants. */
  traffic: { minutes: number; requests: number; failed: number; p95: number | null };
  disk: { databaseBytes: number; freeBytes: number; totalBytes: number };
  mail: { waiting: number; late: number; failedToday: number };
  /** Unfinished work by pool and tenant; who has waited longest comes first. */
  backlogs: {
    pool: string;
    tenantId: UUID;
    tenantName: string;
    waiting: number;
    running: number;
    oldestSeconds: number;
  }[];
  failingWebhooks: {
    subscriptionId: UUID;
    tenantId: UUID;
    tenantName: string;
    mode: string;
    host: string | null;
    disabledReason: string | null;
    failingSince: Timestamp | null;
    lastSuccessAt: Timestamp | null;
  }[];
}

export interface OperatedTenant {
  tenantId: UUID;
  type: 'employer' | 'organization';
  name: string;
  status: 'active' | 'suspended';
  createdAt: Timestamp;
  /** Calls of the last hour. */
  requests: number;
  failed: number;
  unfinished: number;
  activeKeys: number;
  failingWebhooks: number;
}

export interface TenantLimit {
  name: TenantLimitName;
  value: number;
  isDefault: boolean;
  about: string;
}

/** A row that has the searched id: what it is and whose, without its content. */
export interface FoundById {
  kind: string;
  id: string;
  tenantId: UUID | null;
  tenantName: string | null;
  mode: string | null;
  status: string | null;
  about: string | null;
  at: Timestamp | null;
}

/** What operators see and decide about all tenants. */
export class OperatorConsoleService {
  constructor(
    private readonly console: OperatorConsoleRepository,
    /** A folder on the volume whose free space matters to this process. */
    private readonly folder: string,
  ) {}

  async load(): Promise<ServiceLoad> {
    const [traffic, databaseBytes, volume, mails, backlogs, failingWebhooks] = await Promise.all([
      this.console.traffic(TRAFFIC_MINUTES),
      this.console.databaseBytes(),
      statfs(this.folder),
      this.console.mails(),
      this.console.backlogs(),
      this.console.failingWebhooks(MAX_FAILING_WEBHOOKS),
    ]);
    return {
      traffic: {
        minutes: TRAFFIC_MINUTES,
        requests: Number(traffic?.requests ?? 0),
        failed: Number(traffic?.failed ?? 0),
        p95: traffic?.p95 ?? null,
      },
      disk: {
        databaseBytes,
        freeBytes: volume.bavail * volume.bsize,
        totalBytes: volume.blocks * volume.bsize,
      },
      mail: {
        waiting: Number(mails?.waiting ?? 0),
        late: Number(mails?.late ?? 0),
        failedToday: Number(mails?.failed ?? 0),
      },
      backlogs: backlogs.map((row) => ({
        ...{ pool: row.pool, tenantId: row.tenant_id, tenantName: row.tenant_name },
        ...{ waiting: Number(row.waiting), running: Number(row.running) },
        oldestSeconds: Math.round(Number(row.oldest_seconds)),
      })),
      failingWebhooks: failingWebhooks.map((row) => ({
        ...{ subscriptionId: row.subscription_id, tenantId: row.tenant_id, tenantName: row.tenant_name },
        ...{ mode: row.mode, host: row.host, disabledReason: row.disabled_reason },
        failingSince: row.failing_since?.toISOString() ?? null,
        lastSuccessAt: row.last_success_at?.toISOString() ?? null,
      })),
    };
  }

  async tenants(): Promise<{ tenants: OperatedTenant[] }> {
    const rows = await this.console.tenants();
    return {
      // The synthetic tenant has no keys: it is data that every tenant may read.
      tenants: rows
        .filter((row) => row.tenant_id !== SYNTHETIC_TENANT_ID)
        .map((row) => ({
          ...{ tenantId: row.tenant_id, type: row.type, name: row.name, status: row.status },
          createdAt: row.created_at.toISOString(),
          ...{
            requests: Number(row.requests),
            failed: Number(row.failed),
            unfinished: Number(row.unfinished),
          },
          ...{ activeKeys: Number(row.active_keys), failingWebhooks: Number(row.failing_webhooks) },
        })),
    };
  }

  /**
   * Suspends a tenant or lets it work again. A suspension refuses requests with its keys and grants, and its links; work
   * that was accepted before it goes on, because a result that was promised must not depend on when it was suspended.
   */
  async setStatus(operatorId: UUID, tenantId: UUID, status: OperatedTenant['status']): Promise<void> {
    if (!(await this.console.setStatus(tenantId, status, operatorId))) throw notFound('tenant');
  }

  async limits(tenantId: UUID): Promise<{ limits: TenantLimit[] }> {
    const rows = await this.console.settings(tenantId);
    return {
      limits: TENANT_LIMITS.map((name) => ({
        name,
        value: settingOf(rows, name),
        isDefault: !rows.some((row) => row.name === name),
        about: TENANT_SETTINGS[name].about,
      })),
    };
  }

  /** Throws `validation_failed` for a setting that is no limit, and for a value that the setting refuses. */
  async setLimit(
    operatorId: UUID,
    tenantId: UUID,
    { name, value }: { name: string; value: number },
  ): Promise<void> {
    const limit = TENANT_LIMITS.find((each) => each === name);
    const errors = (pointer: string, message: string) => ({
      errors: [{ pointer, code: 'enum' as const, message }],
    });
    if (!limit) {
      throw new AppError('validation_failed', 'This is not a limit.', errors('/name', 'must be a limit'));
    }
    const parsed = TENANT_SETTINGS[limit].shape.safeParse(value);
    if (!parsed.success) {
      const message = parsed.error.issues[0]?.message ?? 'is not accepted';
      throw new AppError('validation_failed', 'The limit is not accepted.', errors('/value', message));
    }
    if (!(await this.console.setLimit(tenantId, limit, parsed.data, operatorId))) throw notFound('tenant');
  }

  /** Returns what has an id, over all tenants. */
  async find(id: string): Promise<{ found: FoundById[] }> {
    const rows = await this.console.find(id.trim());
    return {
      found: rows.map((row) => ({
        ...{ kind: row.kind, id: row.id, tenantId: row.tenant_id, tenantName: row.tenant_name },
        ...{ mode: row.mode, status: row.status, about: row.about, at: row.at?.toISOString() ?? null },
      })),
    };
  }
}
