import { newId } from '../../platform/ids';
import { auditActor, type Caller } from '../access/caller';
import { settingOf } from '../access/tenant-settings';
import type { TenantData } from '../tenant-data';

export const MAX_FRAME_ORIGINS = 20;

/** Settings of the review pages of a tenant. */
export interface ReviewSettingsRecord {
  /** Origins whose pages may show a review in a frame. */
  frameOrigins: string[];
}

/** Who changes the settings: a key, or an administrator in the portal. */
type SettingsActor = Pick<Caller, 'tenantId' | 'mode' | 'keyId' | 'personId'>;

export class ReviewSettingsService {
  constructor(private readonly data: TenantData) {}

  async get({ tenantId, mode }: Pick<Caller, 'tenantId' | 'mode'>): Promise<ReviewSettingsRecord> {
    const rows = await this.data.of({ tenantId, mode }).repositories.tenantSettings.list(tenantId);
    return { frameOrigins: settingOf(rows, 'review.frameOrigins') };
  }

  async update(actor: SettingsActor, { frameOrigins }: ReviewSettingsRecord): Promise<ReviewSettingsRecord> {
    const origins = [...new Set(frameOrigins)];
    await this.data.of(actor).transaction(async ({ tenantSettings, auditLog }) => {
      await tenantSettings.set(actor.tenantId, 'review.frameOrigins', origins);
      await auditLog.add({
        ...{ audit_id: newId(), tenant_id: actor.tenantId, ...auditActor(actor) },
        ...{ action: 'review_settings.changed', subject_type: 'tenant', subject_id: actor.tenantId },
      });
    });
    return { frameOrigins: origins };
  }
}

/**
 * Returns the origin in the form that browsers compare, or null. Origins are `https:`; `http:` is accepted for the own
 * machine, so that a page under development can be tried.
 */
export function frameOriginOf(text: string): string | null {
  // A policy is a list of words: a wildcard, a path or a second word would allow more than one site.
  if (!/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i.test(text) || !URL.canParse(text)) return null;
  const { protocol, hostname, origin } = new URL(text);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'https:' || isLocal ? origin : null;
}
