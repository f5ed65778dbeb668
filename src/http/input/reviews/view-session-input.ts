import type { FieldError } from '../../../platform/app-error';
import { frameOriginOf } from '../../../services/reviews/review-settings.service';
import type { NewViewSessionInput } from '../../../services/view-sessions/view-sessions.service';
import type { ViewSessionRequest } from '../../models/reviews/view-session';
import { invalidFields } from '../../validation/check-value';

const DEFAULT_LIFETIME_SECONDS = 3_600;

/** Returns a session to create. Throws `validation_failed` unless the request names exactly one match or ranking. */
export function viewSessionInput(body: ViewSessionRequest): NewViewSessionInput {
  const errors: FieldError[] = [];
  const { matchId, rankingId, frameOrigin } = body;
  const subject =
    matchId === undefined
      ? rankingId === undefined
        ? null
        : { view: 'ranking' as const, id: rankingId }
      : { view: 'match' as const, id: matchId };
  if (subject === null) {
    errors.push({ pointer: '', code: 'required', message: 'Exactly one of matchId and rankingId.' });
  } else if (matchId !== undefined && rankingId !== undefined) {
    errors.push({ pointer: '', code: 'conflict', message: 'Exactly one of matchId and rankingId.' });
  }
  const viewer = body.viewer.trim();
  if (viewer === '') errors.push({ pointer: '/viewer', code: 'min', message: 'Name the viewer.' });
  const origin = frameOrigin === undefined ? null : frameOriginOf(frameOrigin);
  if (frameOrigin !== undefined && origin === null) {
    const message = 'An origin such as https://app.example.com, without a path.';
    errors.push({ pointer: '/frameOrigin', code: 'format', message });
  }
  if (errors.length > 0 || subject === null) throw invalidFields(errors);
  return {
    ...{ subject, viewer, frameOrigin: origin },
    expiresInSeconds: body.expiresInSeconds ?? DEFAULT_LIFETIME_SECONDS,
  };
}
