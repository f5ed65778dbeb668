import type { EmploymentType } from '../common';
import type { GivenJob } from '../jobs/complete-job';

export const CONNECTOR_KINDS = [
  'greenhouse',
  'lever',
  'ashby',
  'workable',
  'smartrecruiters',
  'recruitee',
  'personio',
  'teamtailor',
  'greenhouse_harvest',
  'merge',
  'careers_page',
] as const;
/** A system from which a connector pulls jobs. */
export type ConnectorKindName = (typeof CONNECTOR_KINDS)[number];

/** What a board requires: nothing, a client id with its secret, or an API key with the token of a linked account. */
export type ConnectorCredentialType = 'none' | 'client_credentials' | 'api_key';

/** What the tenant states about a board, because its payload does not. */
export interface ConnectorMapping {
  /** Name of the employer, if a posting states none. */
  employerName: string | null;
  /** Employment types by the label of the board. */
  employmentTypes: Record<string, EmploymentType>;
}

/** Where a pull continues. It is stored after each page. */
export interface PullCursor {
  url: string;
  /** Further pages to fetch, for boards that do not link each page to the next. */
  waiting?: string[];
}

/** An XML element: its text without that of its children. */
export interface FeedElement {
  name: string;
  text: string;
  children: FeedElement[];
}

/** The decoded response of a board. Only the member of the format of the kind is set. */
export interface BoardResponse {
  json: unknown;
  xml: FeedElement | null;
  html: { structured: unknown[]; links: string[] } | null;
  /** Target of the `Link` header with `rel="next"`. */
  nextLink: string | null;
}

/** A posting of a board in our terms. */
export interface BoardPosting {
  /** Identifier at the board. */
  id: string;
  isOpen: boolean;
  given: GivenJob;
  /** HTML or text. */
  description: string | null;
  /** The location as the board writes it. */
  location: string | null;
  /** URL of the rest of the posting, for boards whose list contains no description. */
  detailUrl: string | null;
}

/** A posting that cannot be read. `id` is null if its identifier cannot be read either. */
export interface PostingFault {
  id: string | null;
  message: string;
}

export interface BoardPage {
  postings: BoardPosting[];
  faults: PostingFault[];
  next: PullCursor | null;
  /** Number of postings of the board, if the response states it. */
  total: number | null;
}

/** What a kind needs to convert a posting. */
export interface PostingContext {
  board: string;
  mapping: ConnectorMapping;
}

/** One registration per system: addresses and pure conversions. */
export interface ConnectorKind {
  name: ConnectorKindName;
  title: string;
  /** What identifies a board, for documentation and errors. */
  boardDescription: string;
  boardPattern: RegExp;
  credentials: ConnectorCredentialType;
  format: 'json' | 'xml' | 'html';
  /**
   * What closes a job: its absence from a complete pull, or the status that the board states. A kind of the second sort
   * pulls only postings that changed since the last pull, unless a complete pull is requested.
   */
  closedBy: 'absence' | 'status';
  /** First page of a pull. `since` and `until` bound the changes of an incremental pull. */
  first(board: string, window: { since: string | null; until: string }): PullCursor;
  readPage(response: BoardResponse, cursor: PullCursor, context: PostingContext): BoardPage;
  /** The list does not show that the details of a posting changed, so they are read again after a day. */
  rereadsDetails?: true;
  /** Completes a posting with the response of its `detailUrl`. */
  readDetail?(posting: BoardPosting, response: BoardResponse, context: PostingContext): BoardPosting;
}
