/** Responses of `/developers/api/operate`. */
export interface ServiceLoad {
  traffic: { minutes: number; requests: number; failed: number; p95: number | null };
  disk: { databaseBytes: number; freeBytes: number; totalBytes: number };
  mail: { waiting: number; late: number; failedToday: number };
  backlogs: {
    pool: string;
    tenantId: string;
    tenantName: string;
    waiting: number;
    running: number;
    oldestSeconds: number;
  }[];
  failingWebhooks: {
    subscriptionId: string;
    tenantId: string;
    tenantName: string;
    mode: string;
    host: string | null;
    disabledReason: string | null;
    failingSince: string | null;
    lastSuccessAt: string | null;
  }[];
}

export interface OperatedTenant {
  tenantId: string;
  type: string;
  name: string;
  status: 'active' | 'suspended';
  createdAt: string;
  requests: number;
  failed: number;
  unfinished: number;
  activeKeys: number;
  failingWebhooks: number;
}

export interface TenantLimit {
  name: string;
  value: number;
  isDefault: boolean;
  about: string;
}

export interface FoundRecord {
  kind: string;
  id: string;
  tenantId: string | null;
  tenantName: string | null;
  mode: string | null;
  status: string | null;
  about: string | null;
  at: string | null;
}

export const REFRESH_INTERVAL_MS = 10_000;

/** The section of the operations guide that says what to do. */
export function runbook(section: string): string {
  return `/docs/operations#${section}`;
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;
const STEP = 1_000;

/** Formats bytes in the largest unit that fits: "1.4 GB". */
export function inBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / STEP ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${UNITS[power] ?? ''}`;
}
