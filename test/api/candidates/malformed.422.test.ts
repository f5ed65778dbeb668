import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

/** Values that are invalid for most fields, each for a different reason. */
const INVALID_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  '   ',
  'x'.repeat(25_000),
  '\u0000',
  'half a pair \ud800',
  '2026-13-45',
  [],
  [null],
  [{}],
  {},
  { a: 1 },
  [[['deep']]],
];
const FIELDS = [
  ...[
    'externalId',
    'status',
    'firstName',
    'email',
    'phone',
    'preferredLanguage',
    'location',
    'sourceUpdatedAt',
  ],
  ...['summary', 'skills', 'occupations', 'work', 'education', 'certifications', 'languages', 'preferences'],
  ...['highestEducationLevel', 'employmentStatus', 'logistics', 'workAuthorization', 'programs', 'consent'],
  ...['customFields', 'resumeText', 'noSuchField', 'tenantId'],
];
const NESTED: Record<string, (value: unknown) => unknown> = {
  work: (value) => [{ position: 'Cook', startDate: value }],
  skills: (value) => [{ name: value }],
  location: (value) => ({ state: value }),
  preferences: (value) => ({ hourlyMinUsd: value, availableFrom: value }),
  consent: (value) => ({ shareWithEmployers: value, recordedAt: value }),
  customFields: (value) => ({ size: value }),
};
const RECORD_FIELDS = {
  salesforce: [
    'Id',
    'FirstName',
    'MobilePhone',
    'IsDeleted',
    'LastModifiedDate',
    'pmdm__Program_Engagements__r',
  ],
  civicrm: ['id', 'contact_type', 'external_identifier', 'modified_date', 'cases', 'is_deleted', 'values'],
  hmis: ['Client', 'PersonalID', 'Enrollment', 'EmploymentEducation', 'Exit', 'Project', 'Export'],
};

function* nativeCandidates(): Generator<unknown> {
  for (const value of INVALID_VALUES) yield value;
  for (const field of FIELDS) for (const value of INVALID_VALUES) yield { externalId: 'm', [field]: value };
  for (const [field, wrap] of Object.entries(NESTED))
    for (const value of INVALID_VALUES) yield { [field]: wrap(value) };
}

function* adapterCandidates(adapter: keyof typeof RECORD_FIELDS): Generator<unknown> {
  const validRecord = { Id: '003Qy00000ABcDe', id: 7, PersonalID: 'p' };
  for (const value of INVALID_VALUES) yield { record: value };
  for (const field of RECORD_FIELDS[adapter])
    for (const value of INVALID_VALUES) yield { record: { ...validRecord, [field]: value } };
  for (const field of ['occupations', 'skills', 'preferences', 'consent', 'resumeText', 'noSuchField']) {
    for (const value of INVALID_VALUES) yield { record: validRecord, [field]: value };
  }
}

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService({ pools: ['sync', 'upkeep'] });
  ({ key } = await (await service.tenant('organization')).key({ scopes: ['candidates'] }));
});
afterAll(() => service.stop());

test.each([
  ['native', [...nativeCandidates()]],
  ['salesforce', [...adapterCandidates('salesforce')]],
  ['civicrm', [...adapterCandidates('civicrm')]],
  ['hmis', [...adapterCandidates('hmis')]],
])(
  'a batch of invalid %s items returns an entry for each item, and each error has a pointer',
  async (adapter, items) => {
    expect(items.length).toBeGreaterThanOrEqual(150);
    for (let start = 0; start < items.length; start += 90) {
      const candidates = items.slice(start, start + 90);
      const response = await call(service.baseUrl, 'POST', '/api/v1/candidates/sync', {
        key,
        json: { adapter, candidates },
      });
      expect([response.status, response.body.code]).toEqual([200, undefined]);
      const { results, summary } = response.body;
      // An empty list of records yields no entries.
      expect(results.length).toBeGreaterThanOrEqual(candidates.length - 2);
      expect(summary.total).toBe(summary.created + summary.updated + summary.failed);
      for (const entry of results as {
        action: string;
        error?: { code: string; errors?: { pointer: string }[] };
      }[]) {
        if (entry.action !== 'failed') continue;
        expect(entry.error?.code).toMatch(/^(validation_failed|adapter_record_invalid|text_too_long)$/);
        for (const { pointer } of entry.error?.errors ?? []) expect(pointer).toMatch(/^\/candidates\/\d+/);
      }
    }
  },
);

test('a request body with an invalid structure is refused as a whole', async () => {
  for (const json of [
    ...INVALID_VALUES,
    { candidates: 7 },
    { candidates: [{}], adapter: 'sap' },
    { candidates: [{}], more: 1 },
  ]) {
    const response = await call(service.baseUrl, 'POST', '/api/v1/candidates/sync', { key, json });
    expect([JSON.stringify(json).slice(0, 60), response.status]).toEqual([
      expect.any(String),
      response.body.code === 'invalid_json' ? 400 : 422,
    ]);
  }
});
