import { REVIEW_SUBJECTS } from '../../../domain/corrections/correction';
import type { FieldError } from '../../../platform/app-error';
import type { NewReviewSessionInput } from '../../../services/reviews/review-sessions.service';
import { frameOriginOf } from '../../../services/reviews/review-settings.service';
import type { ReviewSessionRequest } from '../../models/reviews/review-session';
import { invalidFields } from '../../validation/check-value';

const DEFAULT_LIFETIME_SECONDS = 3_600;

/** Returns a session to create. Throws `validation_failed` unless the request names exactly one subject. */
export function reviewSessionInput(body: ReviewSessionRequest): NewReviewSessionInput {
  const errors: FieldError[] = [];
  const subjects = REVIEW_SUBJECTS.flatMap((type) => {
    const id = body[`${type}Id`];
    return id === undefined ? [] : [{ type, id }];
  });
  const [subject] = subjects;
  if (subjects.length !== 1) {
    errors.push({
      pointer: '',
      code: subjects.length === 0 ? 'required' : 'conflict',
      message: 'Exactly one of operationId, candidateId and jobId.',
    });
  }
  const reviewer = body.reviewer.trim();
  if (reviewer === '') errors.push({ pointer: '/reviewer', code: 'min', message: 'Name the reviewer.' });
  const { returnUrl = null } = body;
  if (returnUrl !== null && !isReturnUrl(returnUrl)) {
    errors.push({ pointer: '/returnUrl', code: 'format', message: 'https, or http on localhost.' });
  }
  if (errors.length > 0 || !subject) throw invalidFields(errors);
  return {
    ...{ subject, reviewer, fields: body.fields ?? null, returnUrl },
    expiresInSeconds: body.expiresInSeconds ?? DEFAULT_LIFETIME_SECONDS,
  };
}

function isReturnUrl(address: string): boolean {
  return URL.canParse(address) && frameOriginOf(new URL(address).origin) !== null;
}

/** Returns origins as browsers compare them. */
export function frameOriginsInput(origins: readonly string[]): string[] {
  return origins.map((text, index) => {
    const origin = frameOriginOf(text);
    if (origin !== null) return origin;
    throw invalidFields([
      {
        pointer: `/frameOrigins/${index}`,
        code: 'format',
        message: 'An origin such as https://app.example.com, without a path.',
      },
    ]);
  });
}
