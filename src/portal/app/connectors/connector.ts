import type { Tone } from '../parts/tag';

export interface ConnectorKind {
  name: string;
  title: string;
  boardDescription: string;
  credentials: 'none' | 'client_credentials' | 'api_key';
}

export interface RunCounts {
  created: number;
  updated: number;
  unchanged: number;
  reopened: number;
  closed: number;
  failed: number;
}

export interface ConnectorRun {
  runId: string;
  status: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';
  startedBy: 'request' | 'schedule';
  pages: number;
  counts: RunCounts;
  error: { message: string } | null;
  createdAt: string;
  finishedAt: string | null;
}

export interface ConnectorPreview extends ConnectorRun {
  items: {
    action: 'create' | 'update' | 'reopen' | 'close';
    postingId: string;
    title: string | null;
    location: string | null;
  }[];
  closingSkipped: 'posting_without_identifier' | 'board_empty' | null;
}

export interface Connector {
  connectorId: string;
  kind: string;
  board: string;
  status: 'enabled' | 'disabled';
  intervalMinutes: number | null;
  openJobs: number;
  nextRunAt: string | null;
  lastRun: ConnectorRun | null;
}

export const RUN_TONES: Record<ConnectorRun['status'], Tone> = {
  queued: 'neutral',
  running: 'accent',
  succeeded: 'good',
  failed: 'bad',
  cancelled: 'warn',
};

export function isUnfinished({ status }: Pick<ConnectorRun, 'status'>): boolean {
  return status === 'queued' || status === 'running';
}

/** What a run has done, or would do, in one line. */
export function countsSentence(counts: RunCounts): string {
  const { created, updated, reopened, closed, unchanged, failed } = counts;
  const countsByName = { created, updated, reopened, closed, failed, unchanged };
  const parts = Object.entries(countsByName).flatMap(([name, count]) =>
    count > 0 ? [`${count} ${name}`] : [],
  );
  return parts.length === 0 ? 'no jobs' : parts.join(', ');
}
