import ipaddr from 'ipaddr.js';
import type { SandboxesRepository } from '../../db/tenancy/sandboxes.repository';
import type { Timestamp, UUID } from '../../domain/common';
import { AppError } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import { newId } from '../../platform/ids';
import type { SecretBox } from '../../webhooks/signing/secret-box';
import type { Caller, TenantType } from '../access/caller';
import { hashKey, newRawKey } from '../access/keys/api-key-format';
import { newLinkToken, tokenDigest } from '../access/link-token';
import { invitationPath } from '../access/members.service';
import { newMailValues } from '../mail/mail-values';
import type { TenantData } from '../tenant-data';

const SANDBOX_DAYS = 7;
const DAY_MS = 86_400_000;
const SANDBOXES_PER_ADDRESS = 3;
const MAX_OPEN_CLAIMS = 5;

/** A new sandbox. `key` is the raw test key, which is not stored. */
export interface CreatedSandbox {
  tenantId: UUID;
  tenantType: TenantType;
  keyId: UUID;
  key: string;
  expiresAt: Timestamp;
}

export interface SandboxesDeps {
  data: TenantData;
  sandboxes: SandboxesRepository;
  box: SecretBox;
  clock: Clock;
  pepper: string;
  /** Sandboxes that the service creates in 24 hours; 0 if it creates none. */
  perDay: number;
  mailSent: boolean;
}

/** Test tenants for a week without an account, which a person may claim by e-mail, and the clock of test data. */
export class SandboxesService {
  constructor(private readonly deps: SandboxesDeps) {}

  async create(address: string, tenantType: TenantType): Promise<CreatedSandbox> {
    const { perDay, pepper, clock } = this.deps;
    if (perDay === 0) throw new AppError('route_not_found', 'This service creates no sandboxes.');
    const key = newRawKey('test');
    const [tenantId, keyId] = [newId(), newId()];
    const outcome = await this.deps.sandboxes.create(
      {
        tenantId,
        tenantType,
        keyId,
        keyHash: hashKey(key, pepper),
        last4: key.slice(-4),
        addressHash: hashKey(`sandbox ${networkOf(address)}`, pepper),
      },
      { perAddress: SANDBOXES_PER_ADDRESS, perDay, days: SANDBOX_DAYS },
    );
    if (outcome !== 'created') throw limitError(outcome);
    const expiresAt = new Date(clock.now().getTime() + SANDBOX_DAYS * DAY_MS).toISOString();
    return { tenantId, tenantType, keyId, key, expiresAt };
  }

  /** Mails a link with which a person becomes the administrator of the sandbox. The sandbox stays then. */
  async claim(caller: Caller, email: string): Promise<void> {
    if (!caller.isClaimable)
      throw new AppError('invalid_transition', 'The tenant is not an unclaimed sandbox.');
    if (!this.deps.mailSent) throw new AppError('service_unavailable', 'This service sends no mail.');
    const token = newLinkToken();
    await this.deps.data.of({ tenantId: caller.tenantId, mode: 'live' }).transaction(async (repositories) => {
      if ((await repositories.invitations.listOpen()).length >= MAX_OPEN_CLAIMS) {
        throw new AppError('validation_failed', `A sandbox may have at most ${MAX_OPEN_CLAIMS} open links.`);
      }
      const invitation = await repositories.invitations.insert({
        invitation_id: newId(),
        email,
        role: caller.tenantType === 'employer' ? 'employer_admin' : 'org_admin',
        token_digest: tokenDigest(token),
        invited_by: null,
      });
      await repositories.mails.add(
        newMailValues(this.deps.box, {
          kind: 'sandbox_claim',
          cause: `invitation:${invitation.invitation_id}`,
          recipient: email,
          facts: {},
          link: invitationPath(token),
        }),
      );
    });
  }

  /** Makes what is due later due earlier, for the test data of the caller. */
  async advanceClock(caller: Caller, seconds: number): Promise<void> {
    if (caller.mode !== 'test' || caller.isGranted) {
      throw new AppError('insufficient_scope', 'Only test keys can advance the clock of test data.');
    }
    await this.deps.sandboxes.advanceClock(caller.tenantId, seconds);
  }
}

/** What counts as one address: an IPv4 address, or the /64 network of an IPv6 address. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}

function limitError(outcome: 'address_limit' | 'day_limit'): AppError {
  const detail =
    outcome === 'address_limit'
      ? `Your network may create ${SANDBOXES_PER_ADDRESS} sandboxes in 24 hours, and has created them.`
      : 'The service has created all sandboxes of 24 hours.';
  return new AppError('rate_limited', detail, {
    extensions: { policy: 'sandboxes' },
    headers: { 'Retry-After': '3600' },
  });
}
