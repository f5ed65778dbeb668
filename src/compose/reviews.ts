import { ReviewSessionLookupRepository } from '../db/access/review-session-lookup.repository';
import { ViewSessionLookupRepository } from '../db/access/view-session-lookup.repository';
import { systemClock } from '../platform/clock';
import type { Cursors } from '../services/cursors';
import { ReviewPageService } from '../services/reviews/review-page.service';
import { ReviewSessionsService } from '../services/reviews/review-sessions.service';
import { ReviewSettingsService } from '../services/reviews/review-settings.service';
import { ViewPageService } from '../services/view-sessions/view-page.service';
import type { composePortalRecords } from './portal-records';
import type { composeProcess } from './process';

/** Reviews of results and records by people. */
export function composeReviews(
  { data, database, documents }: ReturnType<typeof composeProcess>,
  cursors: Cursors,
) {
  const lookup = new ReviewSessionLookupRepository(database);
  return {
    reviewSessions: new ReviewSessionsService(data, cursors, systemClock),
    reviewSettings: new ReviewSettingsService(data),
    reviewPages: new ReviewPageService({ data, lookup, documents, clock: systemClock }),
  };
}

/** Pages of matches and rankings for people with a link, as the portal shows them. */
export function composeViewPages(
  { data, database }: Pick<ReturnType<typeof composeProcess>, 'data' | 'database'>,
  { matches, rankings }: Pick<ReturnType<typeof composePortalRecords>, 'matches' | 'rankings'>,
): ViewPageService {
  const lookup = new ViewSessionLookupRepository(database);
  return new ViewPageService({ data, lookup, matches, rankings, clock: systemClock });
}
