import { ApiError } from '../api';
import type { Evidence } from '../evidence/marked-value';

export type FieldKind = 'text' | 'long' | 'date' | 'number' | 'email' | 'phone';
export type FieldValue = string | number | null;

export interface ReviewField {
  pointer: string;
  label: string;
  kind: FieldKind;
  value: FieldValue;
  evidence: Evidence[];
}

export interface ReviewGroup {
  /** Pointer of the entry; null for single values. */
  entry: string | null;
  label: string;
  uncertain: boolean;
  fields: ReviewField[];
}

export interface ReviewList {
  pointer: string;
  label: string;
  entry: string;
  /** Null for a list of texts. */
  fields: { name: string; label: string; kind: FieldKind }[] | null;
}

export interface ReviewView {
  sessionId: string;
  reviewer: string;
  subjectType: 'operation' | 'candidate' | 'job';
  fileName: string | null;
  returnUrl: string | null;
  expiresAt: string;
  /** Media type of the document if its pages can be shown. */
  documentType: string | null;
  text: string | null;
  words: Evidence[];
  groups: ReviewGroup[];
  lists: ReviewList[];
  frameOrigins: string[];
}

export interface SentCorrection {
  pointer: string;
  action: 'replace' | 'add' | 'remove';
  value: FieldValue | Record<string, FieldValue>;
  page: number | null;
  box: number[] | null;
}

interface Problem {
  code?: string;
  detail?: string;
  errors?: { pointer: string; message: string }[];
}

/** A refused request; `errors` name the corrections that were not accepted. */
export class ReviewError extends ApiError {
  constructor(
    status: number,
    code: string,
    message: string,
    readonly errors: readonly { pointer: string; message: string }[] = [],
  ) {
    super(status, code, message);
  }
}

/** Requests of an open review. The secret is kept in memory only: no cookie, no storage. */
export interface ReviewClient {
  view: ReviewView;
  document(): Promise<Blob>;
  confirm(corrections: readonly SentCorrection[]): Promise<{ corrections: number }>;
}

/** Opens the review of a link, `/review/{sessionId}#{token}`. */
export async function openReview(path: string, token: string): Promise<ReviewClient> {
  const opened = await send(`${path}/open`, { method: 'POST', body: { token } });
  const { bearer, view } = (await opened.json()) as { bearer: string; view: ReviewView };
  return {
    view,
    document: async () => (await send(`${path}/document`, { bearer })).blob(),
    confirm: async (corrections) =>
      (await send(`${path}/confirm`, { method: 'POST', bearer, body: { corrections } })).json() as Promise<{
        corrections: number;
      }>,
  };
}

async function send(
  path: string,
  { method = 'GET', bearer, body }: { method?: string; bearer?: string; body?: object },
): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: 'omit',
    headers: {
      ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as Problem;
  throw new ReviewError(
    response.status,
    problem.code ?? 'internal_error',
    problem.detail ?? 'The service did not respond as expected.',
    problem.errors,
  );
}
