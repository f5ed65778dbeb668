import type { Router } from 'express';
import type { RateLimiter } from '../platform/rate-limiter';
import type { PortalKeysService } from '../services/access/portal-keys.service';
import type { SessionsService } from '../services/access/sessions.service';

/** What the pages for people stand on. */
export interface PortalDeps {
  keys: PortalKeysService;
  sessions: SessionsService;
  rateLimiter: RateLimiter;
  /** Queue board, shown to operators only; absent where no queue is composed. */
  operatorBoard?: Router;
}
