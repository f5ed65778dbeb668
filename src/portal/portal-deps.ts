import type { Router } from 'express';
import type { RateLimiter } from '../platform/rate-limiter';
import type { SessionsService } from '../services/access/sessions.service';

/** What the pages for people stand on. */
export interface PortalDeps {
  sessions: SessionsService;
  rateLimiter: RateLimiter;
  /** Queue board, shown to operators only; absent where no queue is composed. */
  operatorBoard?: Router;
}
