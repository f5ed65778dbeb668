import type { RequestedCorrection } from '../../../domain/corrections/check-correction';
import type { ReviewSubject } from '../../../domain/corrections/correction';
import type {
  ReviewField,
  ReviewForm,
  ReviewGroup,
  ReviewList,
} from '../../../domain/corrections/review-form';
import { ApiError } from '../api';
import type { Evidence } from '../evidence/marked-value';

export type { ReviewField, ReviewGroup, ReviewList };

export type FieldValue = ReviewField['value'];

export interface ReviewView extends ReviewForm {
  sessionId: string;
  reviewer: string;
  subjectType: ReviewSubject;
  fileName: string | null;
  returnUrl: string | null;
  expiresAt: string;
  /** Media type of the document if its pages can be shown. */
  documentType: string | null;
  text: string | null;
  words: Evidence[];
  frameOrigins: string[];
}

export interface SentCorrection extends RequestedCorrection {
  value: FieldValue | Record<string, FieldValue>;
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
  document: () => Promise<Blob>;
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
