import { z } from 'zod';

const fieldNames = z.array(z.string().min(1).max(200)).max(50);
const timeZone = z.string().refine(isTimeZone, 'An IANA time zone, such as America/New_York.');

/** Everything a tenant can choose: the shape of its value, what holds unless told otherwise, and what it means. */
export const TENANT_SETTINGS = {
  'salesforce.customFieldAllowlist': {
    shape: fieldNames,
    otherwise: [],
    about: 'fields of a Salesforce Contact outside the mapping that are kept as custom fields',
  },
  'civicrm.customFieldAllowlist': {
    shape: fieldNames,
    otherwise: [],
    about: 'fields of a CiviCRM contact outside the mapping that are kept as custom fields',
  },
  'civicrm.timeZone': {
    shape: timeZone,
    otherwise: 'UTC',
    about: 'zone of the times of a CiviCRM site, which names none',
  },
  'hmis.customFieldAllowlist': {
    shape: fieldNames,
    otherwise: [],
    about: 'columns of Client.csv outside the mapping that are kept as custom fields',
  },
  'hmis.timeZone': {
    shape: timeZone,
    otherwise: 'UTC',
    about: 'zone of the times of an HMIS export, which names none',
  },
  'retention.priorTenure': {
    shape: z.boolean(),
    otherwise: true,
    about: 'whether how long earlier jobs lasted is an input of forecasts of retention',
  },
} as const satisfies Record<string, { shape: z.ZodType; otherwise: unknown; about: string }>;

export type TenantSettingName = keyof typeof TENANT_SETTINGS;
export type TenantSettingValue<Name extends TenantSettingName> = z.output<
  (typeof TENANT_SETTINGS)[Name]['shape']
>;

/** The value among stored rows; what an older release stored and this one does not understand counts as not set. */
export function settingOf<Name extends TenantSettingName>(
  rows: readonly { name: string; value: unknown }[],
  name: Name,
): TenantSettingValue<Name> {
  const { shape, otherwise } = TENANT_SETTINGS[name];
  const stored = shape.safeParse(rows.find((row) => row.name === name)?.value);
  return (stored.success ? stored.data : otherwise) as TenantSettingValue<Name>;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
