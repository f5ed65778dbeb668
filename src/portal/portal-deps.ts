import type { Router } from 'express';
import type { RateLimiter } from '../platform/rate-limiter';
import type { AccessRequestsService } from '../services/access/access-requests.service';
import type { LeakedKeysService } from '../services/access/keys/leaked-keys.service';
import type { MembersService } from '../services/access/members.service';
import type { AuthorizationsService } from '../services/access/oauth/authorizations.service';
import type { DeviceAuthorizationsService } from '../services/access/oauth/device-authorizations.service';
import type { GrantsService } from '../services/access/oauth/grants.service';
import type { OAuthClientsService } from '../services/access/oauth/oauth-clients.service';
import type { TenantLinksService } from '../services/links/tenant-links.service';
import type { OpenIdSignInService } from '../services/access/openid-sign-in.service';
import type { PasswordResetsService } from '../services/access/password-resets.service';
import type { MailOutboxService } from '../services/mail/mail-outbox.service';
import type { PortalKeysService } from '../services/access/keys/portal-keys.service';
import type { OperatorConsoleService } from '../services/operate/operator-console.service';
import type { PoolHealthService } from '../services/health/pool-health.service';
import type { ServiceStatusService } from '../services/health/service-status';
import type { TenantLimitsService } from '../services/limits/tenant-limits.service';
import type { RequestHistoryService } from '../services/requests/request-history.service';
import type { MatchWeightsService } from '../services/matching/learning/match-weights.service';
import type { CalibrationService } from '../services/retention/calibration.service';
import type { PortalMatchesService } from '../services/portal-records/portal-matches.service';
import type { PortalRecordsService } from '../services/portal-records/portal-records.service';
import type { CandidateResumeService } from '../services/portal-records/candidate-resume.service';
import type { PortalDocumentsService } from '../services/portal-records/portal-documents.service';
import type { CandidateHistoryService } from '../services/portal-records/candidate-history.service';
import type { PortalDuplicatesService } from '../services/portal-records/portal-duplicates.service';
import type { PortalRankingsService } from '../services/portal-records/portal-rankings.service';
import type { SavedFiltersService } from '../services/portal-records/saved-filters.service';
import type { RecordAccessService } from '../services/portal-records/record-access.service';
import type { PortalConnectors } from '../services/connectors/portal-connectors';
import type { PortalWebhooks } from '../services/webhooks/portal-webhooks';
import type { ReviewPageService } from '../services/reviews/review-page.service';
import type { ReviewSettingsService } from '../services/reviews/review-settings.service';
import type { ViewPageService } from '../services/view-sessions/view-page.service';
import type { SessionsService } from '../services/access/sessions.service';

/** Dependencies of the portal. */
export interface PortalDeps {
  members: MembersService;
  links: TenantLinksService;
  webhooks: PortalWebhooks;
  connectors: PortalConnectors;
  requests: RequestHistoryService;
  limits: TenantLimitsService;
  recordAccess: RecordAccessService;
  records: PortalRecordsService;
  candidateHistory: CandidateHistoryService;
  candidateResumes: CandidateResumeService;
  portalDocuments: PortalDocumentsService;
  rankings: PortalRankingsService;
  matches: PortalMatchesService;
  duplicates: PortalDuplicatesService;
  savedFilters: SavedFiltersService;
  calibration: CalibrationService;
  matchWeights: Pick<MatchWeightsService, 'view'>;
  health: PoolHealthService;
  operatorConsole: OperatorConsoleService;
  status: ServiceStatusService;
  /** True when anyone may create a sandbox, and try the service on the start page. */
  sandboxes: boolean;
  accessRequests: AccessRequestsService;
  leakedKeys: LeakedKeysService;
  /** Sign-in through an OpenID Connect issuer; null when none is configured. */
  openId: OpenIdSignInService | null;
  passwordResets: PasswordResetsService;
  outbox: MailOutboxService;
  /** True when the service sends email; otherwise the portal hides features that need it. */
  mailSent: boolean;
  keys: PortalKeysService;
  /** Access that members grant to programs. */
  authorizations: AuthorizationsService;
  deviceAuthorizations: DeviceAuthorizationsService;
  grants: GrantsService;
  oauthClients: OAuthClientsService;
  reviewPages: ReviewPageService;
  reviewSettings: ReviewSettingsService;
  viewPages: ViewPageService;
  sessions: SessionsService;
  rateLimiter: RateLimiter;
  /** Queue board for operators; absent without a queue. */
  operatorBoard?: Router;
}
