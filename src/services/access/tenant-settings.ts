import { z } from 'zod';
import { ADAPTER_NAMES, ADAPTERS, type AdapterName } from '../../domain/adapters';
import {
  COMPONENT_NAMES,
  DEFAULT_COMPONENT_WEIGHTS,
  type ComponentWeights,
} from '../../domain/matching/weights';

/** 0–1 by component. At least one must be above 0: otherwise nothing is scored. */
const componentWeightsSchema = z
  .partialRecord(z.enum(COMPONENT_NAMES), z.number().min(0).max(1))
  .refine((weights) => hasPositiveWeight(weights), 'At least one weight must be greater than 0.')
  .nullable();
/** Below the number of short tasks of one tenant whose order a queue keeps; see decision 0025. */
const backlogSchema = z.number().int().min(1).max(90_000);
const DEFAULT_BACKLOG = 10_000;
const DEFAULT_IMPORT_ROWS = 1_000_000;
const DEFAULT_IMPORT_BYTES = 2 ** 30;
const DEFAULT_CONCURRENT_IMPORTS = 2;
const DEFAULT_BATCH_ENTRIES = 10_000;
const DEFAULT_BATCH_BYTES = 2 ** 30;
const DEFAULT_CONCURRENT_BATCHES = 2;
const DEFAULT_CUSTOM_FIELDS = 50;
const DEFAULT_SAVED_SEARCHES = 50;
const fieldNamesSchema = z.array(z.string().min(1).max(200)).max(50);
const timeZoneSchema = z.string().refine(isTimeZone, 'An IANA time zone, such as America/New_York.');

interface AdapterSetting<Shape extends z.ZodType> {
  shape: Shape;
  otherwise: z.output<Shape>;
  about: string;
}

type AdapterTenantSettings = Record<
  `${AdapterName}.customFieldAllowlist`,
  AdapterSetting<typeof fieldNamesSchema>
> &
  Record<`${AdapterName}.timeZone`, AdapterSetting<typeof timeZoneSchema>>;

/** Settings derived from the definition of each adapter. */
function adapterSettings(): AdapterTenantSettings {
  const entries = ADAPTER_NAMES.flatMap((name) => {
    const { customFields, timesWithoutZone } = ADAPTERS[name];
    const allowlist = {
      shape: fieldNamesSchema,
      otherwise: [],
      about: `${customFields} outside the mapping that are stored as custom fields`,
    };
    const zone = {
      shape: timeZoneSchema,
      otherwise: 'UTC',
      about: `time zone of the times in ${timesWithoutZone}, which have none`,
    };
    return [
      [`${name}.customFieldAllowlist`, allowlist] as const,
      ...(timesWithoutZone === null ? [] : [[`${name}.timeZone`, zone] as const]),
    ];
  });
  return Object.fromEntries(entries) as AdapterTenantSettings;
}

/** Every setting of a tenant, with the shape of its value, its default (`otherwise`) and its meaning. */
export const TENANT_SETTINGS = {
  ...adapterSettings(),
  'retention.priorTenure': {
    shape: z.boolean(),
    otherwise: true,
    about: 'whether the length of earlier jobs is an input of retention forecasts',
  },
  'review.frameOrigins': {
    shape: z.array(z.string().max(255)).max(20),
    otherwise: [],
    about: 'origins whose pages may show a review in a frame, as JSON: ["https://app.example.com"]',
  },
  'matching.learning.live': {
    shape: z.boolean(),
    otherwise: true,
    about: 'whether matching weights are learned from outcomes and used, for live data',
  },
  'matching.learning.test': {
    shape: z.boolean(),
    otherwise: true,
    about: 'the same for test data',
  },
  'scoring.paused.live': {
    shape: z.boolean(),
    otherwise: false,
    about: 'whether scoring is paused for live data',
  },
  'scoring.paused.test': {
    shape: z.boolean(),
    otherwise: false,
    about: 'the same for test data',
  },
  'operations.backlog.live': {
    shape: backlogSchema,
    otherwise: DEFAULT_BACKLOG,
    about: 'queued and running operations of live keys at the same time, 1 to 90000',
  },
  'operations.backlog.test': {
    shape: backlogSchema,
    otherwise: DEFAULT_BACKLOG,
    about: 'the same for test keys',
  },
  'imports.maxRows': {
    shape: z.number().int().min(1).max(10_000_000),
    otherwise: DEFAULT_IMPORT_ROWS,
    about: 'rows of an imported file, 1 to 10000000',
  },
  'imports.maxBytes': {
    shape: z
      .number()
      .int()
      .min(1)
      .max(10 * DEFAULT_IMPORT_BYTES),
    otherwise: DEFAULT_IMPORT_BYTES,
    about: 'bytes of an imported file, after decompression',
  },
  'imports.concurrent': {
    shape: z.number().int().min(1).max(20),
    otherwise: DEFAULT_CONCURRENT_IMPORTS,
    about: 'imports of a tenant and mode at the same time, 1 to 20',
  },
  'parseBatches.maxEntries': {
    shape: z.number().int().min(1).max(100_000),
    otherwise: DEFAULT_BATCH_ENTRIES,
    about: 'documents of a batch, 1 to 100000',
  },
  'parseBatches.maxBytes': {
    shape: z
      .number()
      .int()
      .min(1)
      .max(10 * DEFAULT_BATCH_BYTES),
    otherwise: DEFAULT_BATCH_BYTES,
    about: 'bytes of a batch of documents, before and after decompression',
  },
  'parseBatches.concurrent': {
    shape: z.number().int().min(1).max(20),
    otherwise: DEFAULT_CONCURRENT_BATCHES,
    about: 'batches of documents of a tenant and mode at the same time, 1 to 20',
  },
  'customFields.maxKeys': {
    shape: z.number().int().min(1).max(200),
    otherwise: DEFAULT_CUSTOM_FIELDS,
    about: 'custom fields declared for candidates, and for jobs, in each mode, 1 to 200',
  },
  'savedSearches.max': {
    shape: z.number().int().min(1).max(500),
    otherwise: DEFAULT_SAVED_SEARCHES,
    about: 'saved searches in each mode, 1 to 500',
  },
  'portal.liveRecords': {
    shape: z.boolean(),
    otherwise: false,
    about: 'whether caseworkers and administrators see live records in the portal; each reading is audited',
  },
  'scoreLog.retentionMonths': {
    shape: z.number().int().min(6).max(48),
    otherwise: 6,
    about: 'whole months for which logged scores and decisions are kept, 6 to 48',
  },
  'scoreLog.legalHold': {
    shape: z.boolean(),
    otherwise: false,
    about: 'whether logged scores and decisions are kept regardless of their age',
  },
  'matching.componentWeights.live': {
    shape: componentWeightsSchema,
    otherwise: null,
    about: 'component weights for live data as JSON, {"location":0.3}; omitted components keep their default',
  },
  'matching.componentWeights.test': {
    shape: componentWeightsSchema,
    otherwise: null,
    about: 'the same for test data',
  },
} as const satisfies Record<string, { shape: z.ZodType; otherwise: unknown; about: string }>;

export type TenantSettingName = keyof typeof TENANT_SETTINGS;
export type TenantSettingValue<Name extends TenantSettingName> = z.output<
  (typeof TENANT_SETTINGS)[Name]['shape']
>;

/** Returns the stored value of a setting, or its default. A value that this release cannot parse counts as not set. */
export function settingOf<Name extends TenantSettingName>(
  rows: readonly { name: string; value: unknown }[],
  name: Name,
): TenantSettingValue<Name> {
  const { shape, otherwise } = TENANT_SETTINGS[name];
  const stored = shape.safeParse(rows.find((row) => row.name === name)?.value);
  return (stored.success ? stored.data : otherwise) as TenantSettingValue<Name>;
}

/** True if at least one component has a weight above 0. Omitted components have their default weight. */
export function hasPositiveWeight(weights: Partial<ComponentWeights>): boolean {
  return Object.values({ ...DEFAULT_COMPONENT_WEIGHTS, ...weights }).some((weight) => weight > 0);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
