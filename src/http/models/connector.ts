import type { EmploymentType, Timestamp, UUID } from '../../domain/common';
import type { ConnectorKindName } from '../../domain/connectors/connector-kind';
import type { ConnectorRunStatus } from '../../services/connectors/connector-record';
import type { Problem } from './problem';

/** OAuth client credentials of an account, for `greenhouse_harvest`. */
export interface ClientCredentials {
  type: 'client_credentials';
  /**
   * @minLength 1
   * @maxLength 500
   */
  clientId: string;
  /**
   * @minLength 1
   * @maxLength 500
   */
  clientSecret: string;
}

/** API key and the token of a linked account, for `merge`. */
export interface LinkedAccountCredentials {
  type: 'api_key';
  /**
   * @minLength 1
   * @maxLength 500
   */
  apiKey: string;
  /**
   * @minLength 1
   * @maxLength 500
   */
  accountToken: string;
}

/** What you state about a board, because its postings do not. */
export interface ConnectorMappingRequest {
  /**
   * Name of the employer of postings that state none; Lever and Ashby state none.
   * @minLength 1
   * @maxLength 500
   */
  employerName?: string | null;
  /** Employment types by the label that the board uses, without regard to case: `{"Festanstellung": "full_time"}`. */
  employmentTypes?: Record<string, EmploymentType>;
}

/** A board and when to pull it. */
export interface ConnectorRequest {
  kind: ConnectorKindName;
  /**
   * What identifies the board, in the form of the kind: usually the name of the company in the address of its board.
   * @minLength 1
   * @maxLength 2000
   */
  board: string;
  /** Required by `greenhouse_harvest` and `merge`. They are stored encrypted and never returned. */
  credentials?: ClientCredentials | LinkedAccountCredentials;
  /**
   * Minutes between scheduled runs, from 15 minutes to 31 days. Null or absent: only on request.
   * @isInt
   * @minimum 15
   * @maximum 44640
   */
  intervalMinutes?: number | null;
  mapping?: ConnectorMappingRequest;
}

/** The changes; omitted members keep their value. */
export interface ConnectorChangeRequest {
  /** A disabled connector has no scheduled runs. */
  status?: 'enabled' | 'disabled';
  credentials?: ClientCredentials | LinkedAccountCredentials;
  /**
   * Null ends scheduled runs.
   * @isInt
   * @minimum 15
   * @maximum 44640
   */
  intervalMinutes?: number | null;
  mapping?: ConnectorMappingRequest;
}

export interface ConnectorMappingResponse {
  employerName: string | null;
  employmentTypes: Record<string, EmploymentType>;
}

/** Postings of a run by what happened to their jobs. */
export interface ConnectorRunCountsResponse {
  /** @isInt */
  created: number;
  /** @isInt */
  updated: number;
  /** @isInt */
  unchanged: number;
  /**
   * Jobs that the connector had closed and that the board has again.
   * @isInt
   */
  reopened: number;
  /** @isInt */
  closed: number;
  /** @isInt */
  failed: number;
}

/** A pull of a board. Its operation has the same id. */
export interface ConnectorRun {
  runId: UUID;
  connectorId: UUID;
  status: ConnectorRunStatus;
  startedBy: 'request' | 'schedule';
  dryRun: boolean;
  /**
   * Pages of the board that were read.
   * @isInt
   */
  pages: number;
  counts: ConnectorRunCountsResponse;
  /** Why the run failed. Errors of single postings are in `errors` of the run. */
  error: Problem | null;
  createdAt: Timestamp;
  finishedAt: Timestamp | null;
}

export interface ConnectorPostingError {
  /** Identifier of the posting at the board. */
  postingId: string;
  error: Problem;
}

export interface ConnectorRunDetail extends ConnectorRun {
  /** Postings whose jobs could not be written, at most 1,000. */
  errors: ConnectorPostingError[];
}

export interface Connector {
  connectorId: UUID;
  kind: ConnectorKindName;
  board: string;
  status: 'enabled' | 'disabled';
  hasCredentials: boolean;
  /** @isInt */
  intervalMinutes: number | null;
  mapping: ConnectorMappingResponse;
  /**
   * Jobs of the connector that the board had in its last run.
   * @isInt
   */
  openJobs: number;
  nextRunAt: Timestamp | null;
  lastRun: ConnectorRun | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** One page of the connectors of the tenant in this mode, oldest first. */
export interface ConnectorList {
  connectors: Connector[];
  hasMore: boolean;
  /** Pass it as `cursor` to get the next page. */
  nextCursor: string | null;
}

/** One page of the runs of a connector, latest first. */
export interface ConnectorRunList {
  runs: ConnectorRun[];
  hasMore: boolean;
  /** Pass it as `cursor` to get the next page. */
  nextCursor: string | null;
}

export interface ConnectorRunRequest {
  /** `true` reads the board and writes nothing; the result of the operation lists what would change. */
  dryRun?: boolean;
  /** `true` closes all jobs of the connector if the board has none. Otherwise, an empty board closes nothing. */
  allowEmpty?: boolean;
  /** `true` pulls the whole board, also if the board can list what has changed. */
  full?: boolean;
}

/** What a run would do with one posting. */
export interface ConnectorChange {
  action: 'create' | 'update' | 'reopen' | 'close';
  postingId: string;
  externalId: string;
  /** Null for a job that would be created. */
  jobId: UUID | null;
  /** Null for a job that the board no longer has. */
  title: string | null;
  /** As the board writes it. */
  location: string | null;
}

/** What a run would change. */
export interface ConnectorPreviewResponse {
  connectorId: UUID;
  runId: UUID;
  dryRun: boolean;
  /** @isInt */
  pages: number;
  counts: ConnectorRunCountsResponse;
  /** The first 200 changes. */
  items: ConnectorChange[];
  /**
   * Why jobs that the board no longer has would stay open: a posting without an identifier could be one of them, or the
   * board is empty.
   */
  closingSkipped: 'posting_without_identifier' | 'board_empty' | null;
}
