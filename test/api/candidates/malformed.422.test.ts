import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

/** Values that are wrong for most fields, each in a way of its own. */
const ODD: readonly unknown[] = [
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
const NESTED: Record<string, (odd: unknown) => unknown> = {
  work: (odd) => [{ position: 'Cook', startDate: odd }],
  skills: (odd) => [{ name: odd }],
  location: (odd) => ({ state: odd }),
  preferences: (odd) => ({ hourlyMinUsd: odd, availableFrom: odd }),
  consent: (odd) => ({ shareWithEmployers: odd, recordedAt: odd }),
  customFields: (odd) => ({ size: odd }),
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

function* natives(): Generator<unknown> {
  for (const odd of ODD) yield odd;
  for (const field of FIELDS) for (const odd of ODD) yield { externalId: 'm', [field]: odd };
  for (const [field, wrap] of Object.entries(NESTED)) for (const odd of ODD) yield { [field]: wrap(odd) };
}

function* records(adapter: keyof typeof RECORD_FIELDS): Generator<unknown> {
  const good = { Id: '003Qy00000ABcDe', id: 7, PersonalID: 'p' };
  for (const odd of ODD) yield { record: odd };
  for (const field of RECORD_FIELDS[adapter])
    for (const odd of ODD) yield { record: { ...good, [field]: odd } };
  for (const field of ['occupations', 'skills', 'preferences', 'consent', 'resumeText', 'noSuchField']) {
    for (const odd of ODD) yield { record: good, [field]: odd };
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
  ['native', [...natives()]],
  ['salesforce', [...records('salesforce')]],
  ['civicrm', [...records('civicrm')]],
  ['hmis', [...records('hmis')]],
])(
  'odd items of %s: each has its entry, and what is refused says where',
  async (adapter, given) => {
    expect(given.length).toBeGreaterThanOrEqual(150);
    for (let start = 0; start < given.length; start += 90) {
      const candidates = given.slice(start, start + 90);
      const answer = await call(service.baseUrl, 'POST', '/api/v1/candidates/sync', {
        key,
        json: { adapter, candidates },
      });
      expect([answer.status, answer.body.code]).toEqual([200, undefined]);
      const { results, summary } = answer.body;
      // An empty list of values is an answer with nobody in it.
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
  120_000,
);

test('odd bodies are refused whole', async () => {
  for (const json of [
    ...ODD,
    { candidates: 7 },
    { candidates: [{}], adapter: 'sap' },
    { candidates: [{}], more: 1 },
  ]) {
    const answer = await call(service.baseUrl, 'POST', '/api/v1/candidates/sync', { key, json });
    expect([JSON.stringify(json).slice(0, 60), answer.status]).toEqual([
      expect.any(String),
      answer.body.code === 'invalid_json' ? 400 : 422,
    ]);
  }
});
