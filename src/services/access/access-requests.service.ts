import type {
  AccessDecision,
  AccessRequestRow,
  AccessRequestsRepository,
} from '../../db/access/access-requests.repository';
import type { Timestamp, UUID } from '../../domain/common';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { SecretBox } from '../../webhooks/signing/secret-box';
import { linkSecretOwner } from '../mail/mail-values';
import type { TenantType } from './caller';
import { invitationPath } from './members.service';
import { tokenDigest, newLinkToken } from './link-token';
import type { SessionUser } from './sessions.service';

const MAX_LISTED_REQUESTS = 200;

export interface AccessRequest {
  email: string;
  person: string;
  organization: string;
  tenantType: TenantType;
  message: string | null;
}

export interface AccessRequestView extends AccessRequest {
  requestId: UUID;
  createdAt: Timestamp;
  /** A user with the address already exists, so the request can only be declined. */
  signsIn: boolean;
}

/** Requests for access from people without an account, and the decisions of operators. */
export class AccessRequestsService {
  constructor(
    private readonly requests: AccessRequestsRepository,
    private readonly box: SecretBox,
  ) {}

  /** Returns nothing, so that the caller cannot learn whether a user with the address exists. */
  async submit(request: AccessRequest): Promise<void> {
    await this.requests.insert({ ...request, requestId: newId() });
  }

  async listOpen(): Promise<AccessRequestView[]> {
    return (await this.requests.listOpen(MAX_LISTED_REQUESTS)).map(view);
  }

  /** Creates the tenant and invites the person as its administrator. `path` is that of the invitation. */
  async approve(
    operator: SessionUser,
    requestId: UUID,
    tenant: { name: string; type: TenantType },
  ): Promise<{ tenantId: UUID; path: string }> {
    const token = newLinkToken();
    const path = invitationPath(token);
    const [tenantId, mailId] = [newId(), newId()];
    const decision = await this.requests.approve({
      requestId,
      operatorId: operator.userId,
      tenantId,
      tenantType: tenant.type,
      tenantName: tenant.name,
      invitationId: newId(),
      digest: tokenDigest(token),
      mailId,
      sealedLink: this.box.seal(path, linkSecretOwner(mailId)),
    });
    refuseUnless(decision, 'approved');
    return { tenantId, path };
  }

  async decline(operator: SessionUser, requestId: UUID, reason: string | null): Promise<void> {
    const decision = await this.requests.decline({
      requestId,
      operatorId: operator.userId,
      mailId: newId(),
      reason,
    });
    refuseUnless(decision, 'declined');
  }
}

function refuseUnless(decision: AccessDecision, expected: AccessDecision): void {
  if (decision === expected) return;
  if (decision === 'not_allowed')
    throw new AppError('role_not_allowed', 'Only operators may answer access requests.');
  if (decision === 'signs_in') {
    throw new AppError('invalid_transition', 'A user with this address already exists.');
  }
  throw new AppError('invalid_transition', 'The access request has already been answered.');
}

function view(row: AccessRequestRow): AccessRequestView {
  return {
    requestId: row.request_id,
    email: row.email,
    person: row.person,
    organization: row.organization,
    tenantType: row.tenant_type,
    message: row.message,
    createdAt: row.created_at.toISOString(),
    signsIn: row.signs_in,
  };
}
