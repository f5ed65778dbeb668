import {
  ADAPTERS,
  RecordFormatError,
  recordsInside,
  type AdapterSettings,
} from '../../../src/domain/adapters';
import { isSensitiveName } from '../../../src/domain/candidates/sensitive-names';
import { removeSensitiveText } from '../../../src/domain/candidates/sensitive-text';
import { CLIENT_COLUMNS } from '../../support/hmis-export';
import {
  CIVICRM_CONTACT,
  hmisRecord,
  SALESFORCE_CONTACT,
  SENSITIVE_VALUES,
} from '../../support/records/source-records';

const settings: AdapterSettings = { customFieldAllowlist: [], timeZone: 'UTC' };
const {
  salesforce: { adapt: salesforce },
  civicrm: { adapt: civicrm },
  hmis: { adapt: hmis },
} = ADAPTERS;
const catchFault = (run: () => unknown): RecordFormatError => {
  try {
    run();
  } catch (error) {
    if (error instanceof RecordFormatError) return error;
  }
  throw new Error('no fault');
};

describe('the Salesforce adapter', () => {
  it('maps a contact to a candidate and lists the dropped fields', () => {
    const { externalId, given, droppedFields, warnings } = salesforce(SALESFORCE_CONTACT, settings);
    expect(externalId).toBe('003Qy00000ABcDeIAL');
    expect(warnings).toEqual([]);
    expect(given).toEqual({
      firstName: 'Amina',
      middleName: null,
      lastName: 'Okafor',
      email: 'amina.okafor@example.org',
      phone: '+16145550137',
      summary: 'Five years forklift work. Speaks English and Swahili.',
      sourceUpdatedAt: '2026-06-01T15:04:05.000Z',
      location: {
        address: '118 Elm St',
        city: 'Columbus',
        state: 'OH',
        region: null,
        postalCode: '43215',
        countryCode: 'US',
        raw: null,
      },
      work: [{ position: 'Warehouse Associate' }],
      programs: [
        {
          name: 'Workforce Readiness',
          stage: 'Active',
          startDate: '2026-03-02',
          endDate: null,
          externalId: 'a0BQy0000001XYZMA2',
        },
      ],
      status: 'active',
    });
    expect(droppedFields).toEqual([
      'MailingLatitude',
      'MailingLongitude',
      'Fax',
      'LeadSource',
      'DoNotCall',
      'PhotoUrl',
      'Birthdate',
      'Salutation',
      'Pronouns',
      'GenderIdentity',
      'npsp__Deceased__c',
      'Client_SSN__c',
      'Race__c',
      'DateOfBirth__c',
      'Immigration_Status__c',
      'Veteran_Status__c',
      'Disability_Type__c',
      'Domestic_Violence_Survivor__c',
      'Health_Insurance__c',
      'Religion__c',
      'Favorite_Color__c',
      'pmdm__LastServiceDate__c',
      'pmdm__AttendanceRate__c',
      'pmdm__Program_Engagements__r.pmdm__Medical_Note__c',
    ]);
  });

  it('keeps custom fields on the allowlist unless they are sensitive', () => {
    const allowed = { ...settings, customFieldAllowlist: ['Favorite_Color__c', 'Race__c', 'Client_SSN__c'] };
    const { given, droppedFields } = salesforce(SALESFORCE_CONTACT, allowed);
    expect(given.customFields).toEqual({ Favorite_Color__c: 'green' });
    expect(droppedFields).toEqual(expect.arrayContaining(['Race__c', 'Client_SSN__c']));
  });

  it.each([
    ['003Qy00000ABcDe', '003Qy00000ABcDeIAL'],
    ['0035000002Bh6Yu', '0035000002Bh6YuAAJ'],
  ])('extends the 15-character id %s to %s', (Id, longId) => {
    expect(salesforce({ Id }, settings).externalId).toBe(longId);
  });

  it('derives the status from deletion and from engagement stages, with and without namespace', () => {
    const engaged = (...stages: string[]) => ({
      Id: '003Qy00000ABcDe',
      Program_Engagements__r: {
        done: true,
        records: stages.map((Stage__c) => ({ Stage__c, Program__r: { Name: 'P' } })),
      },
    });
    expect(salesforce(engaged('Completed', 'Withdrawn'), settings).given.status).toBe('inactive');
    expect(salesforce(engaged('Completed', 'Enrolled'), settings).given.status).toBe('active');
    expect(salesforce({ ...engaged('Enrolled'), IsDeleted: 'true' }, settings).given.status).toBe('archived');
    expect(salesforce({ Id: '003Qy00000ABcDe' }, settings).given).toEqual({});
  });

  it('reports the pointer and code of an invalid field without its value', () => {
    expect(catchFault(() => salesforce({ Id: 'x' }, settings))).toMatchObject({
      pointer: '/Id',
      code: 'format',
    });
    expect(catchFault(() => salesforce({}, settings))).toMatchObject({ pointer: '/Id', code: 'required' });
    const lead = { attributes: { type: 'Lead' }, Id: '003Qy00000ABcDe' };
    expect(catchFault(() => salesforce(lead, settings)).pointer).toBe('/attributes/type');
    const nested = { Id: '003Qy00000ABcDe', FirstName: { deep: 'secret' } };
    expect(catchFault(() => salesforce(nested, settings))).toMatchObject({
      pointer: '/FirstName',
      code: 'type',
    });
    const unparsable = salesforce({ Id: '003Qy00000ABcDe', Phone: 'ask Bo', Email: 'none' }, settings);
    expect(unparsable.given).toMatchObject({ phone: null, email: null });
    expect(unparsable.warnings.map(({ code }) => code)).toEqual([
      'phone_not_understood',
      'email_not_understood',
    ]);
  });
});

describe('the CiviCRM adapter', () => {
  it('maps an individual with its cases to a candidate', () => {
    const { externalId, given, droppedFields } = civicrm(CIVICRM_CONTACT, settings);
    expect(externalId).toBe('CM-2031');
    expect(given).toEqual({
      firstName: 'Luis',
      middleName: null,
      lastName: 'Ortega',
      preferredName: 'Lucho',
      email: 'luis.ortega@example.org',
      phone: '+15025550164',
      preferredLanguage: 'es-MX',
      sourceUpdatedAt: '2026-05-30T08:00:12.000Z',
      location: {
        address: '77 Oak Ave',
        city: 'Louisville',
        state: 'KY',
        region: null,
        postalCode: '40202',
        countryCode: 'US',
        raw: null,
      },
      work: [{ position: 'Line cook', name: 'Blue Door Diner', isCurrent: true }],
      programs: [
        {
          name: 'employment_services',
          stage: 'Open',
          startDate: '2026-02-01',
          endDate: null,
          externalId: '912',
        },
      ],
      status: 'active',
    });
    expect(droppedFields).toEqual([
      'do_not_mail',
      'preferred_communication_method',
      'source',
      'birth_date',
      'legal_identifier',
      'image_URL',
      'hash',
      'api_key',
      'user_unique_id',
      'deceased_date',
      'gender_id:label',
      'prefix_id:label',
      'Demographics.Ethnicity',
      'Demographics.Citizenship_Status',
      'gender_id',
      'Work.Shirt_size',
      'cases.details',
    ]);
  });

  it('converts local times of the site in summer and winter', () => {
    const at = (modified_date: string) =>
      civicrm({ id: 1, modified_date }, { ...settings, timeZone: 'America/New_York' }).given.sourceUpdatedAt;
    expect(at('2026-07-01 08:00:00')).toBe('2026-07-01T12:00:00.000Z');
    expect(at('2026-01-01 08:00:00')).toBe('2026-01-01T13:00:00.000Z');
  });

  it('splits API responses into records, derives an id when there is none and archives deceased contacts', () => {
    expect(recordsInside(ADAPTERS.civicrm, { values: [{ id: 1 }, { id: 2 }], count: 2 })).toEqual({
      member: 'values',
      records: [{ id: 1 }, { id: 2 }],
    });
    expect(recordsInside(ADAPTERS.civicrm, CIVICRM_CONTACT)).toBeNull();
    expect(civicrm({ id: 7 }, settings).externalId).toBe('civicrm:7');
    expect(civicrm({ id: 7, is_deceased: true, is_deleted: false }, settings).given.status).toBe('archived');
    expect(catchFault(() => civicrm({ id: 7, contact_type: 'Organization' }, settings)).pointer).toBe(
      '/contact_type',
    );
    expect(catchFault(() => civicrm({ first_name: 'Bo' }, settings)).pointer).toBe('/id');
  });
});

describe.each([2024, 2026] as const)('the HMIS adapter for FY%s', (edition) => {
  const record = hmisRecord(edition);

  it('maps a client with its newest employment row and its enrollments to a candidate', () => {
    const { externalId, given, droppedFields } = hmis(record, settings);
    expect(externalId).toBe(`hp${edition}`);
    expect(given).toEqual({
      firstName: `Darnell${edition}`,
      middleName: null,
      lastName: 'Reed',
      sourceUpdatedAt: '2026-05-20T14:41:09.000Z',
      highestEducationLevel: 'ged',
      employmentStatus: 'employed',
      work: [{ isCurrent: true, employmentType: 'part_time' }],
      programs: [
        {
          name: 'Rapid Rehousing',
          stage: null,
          startDate: '2026-02-11',
          endDate: '2026-05-01',
          externalId: 'en-1',
        },
      ],
      status: 'active',
    });
    const mappedColumns = [
      'PersonalID',
      'FirstName',
      'MiddleName',
      'LastName',
      'NameDataQuality',
      'DateDeleted',
    ];
    const audit = ['DateCreated', 'DateUpdated', 'UserID', 'ExportID'];
    // Empty columns that are not sensitive are not reported.
    const unreported = [...mappedColumns, ...audit, 'NameSuffix', 'GenderNone', 'RaceNone'];
    const expected = CLIENT_COLUMNS[edition].filter((column) => !unreported.includes(column));
    expect(droppedFields).toEqual(expect.arrayContaining(expected));
    expect(droppedFields).toEqual(
      expect.arrayContaining([
        'HealthAndDV',
        'Disabilities',
        'IncomeBenefits',
        'Enrollment.DisablingCondition',
      ]),
    );
    for (const column of mappedColumns) expect(droppedFields).not.toContain(column);
  });

  it('ignores a name of low data quality and archives a deleted client', () => {
    const client = {
      ...(record.Client as object),
      NameDataQuality: '99',
      DateDeleted: '2026-06-01 00:00:00',
    };
    const { given } = hmis({ Client: client }, settings);
    expect(given).toMatchObject({ firstName: null, lastName: null, status: 'archived' });
    expect(given).not.toHaveProperty('programs');
  });

  it('rejects rows of a different client', () => {
    const mixed = { ...record, EmploymentEducation: [{ PersonalID: 'other' }] };
    expect(catchFault(() => hmis(mixed, settings))).toMatchObject({
      pointer: '/EmploymentEducation/0/PersonalID',
      code: 'conflict',
    });
  });
});

it('no adapter passes on a sensitive value', () => {
  expect(SENSITIVE_VALUES.length).toBeGreaterThan(30);
  const output = JSON.stringify([
    salesforce(SALESFORCE_CONTACT, settings),
    civicrm(CIVICRM_CONTACT, settings),
    hmis(hmisRecord(2024), settings),
    hmis(hmisRecord(2026), settings),
  ]).toLowerCase();
  expect(SENSITIVE_VALUES.filter((value) => output.includes(value.toLowerCase()))).toEqual([]);
});

it.each([
  ['DateOfBirth__c', true],
  ['client-ssn', true],
  ['clientssn__c', true],
  ['HIV_Status', true],
  ['Country_of_Birth', true],
  ['LegalStatus', true],
  ['Stage__c', false],
  ['Package_Size', false],
  ['Essex_County', false],
  ['Trace_Number', false],
])('isSensitiveName(%j) returns %s', (name, expected) => {
  expect(isSensitiveName(name)).toBe(expected);
});

it.each([
  ['Call 614-555-0137 or +1 614 555 0137', 'Call 614-555-0137 or +1 614 555 0137'],
  ['Worked 2015-2019, ZIP 43215-1234', 'Worked 2015-2019, ZIP 43215-1234'],
  ['SSN 512-44-8219.', '[removed].'],
  ['SSN on file 512.44.8219, part no. 1.512.44.8219', 'SSN on file [removed], part no. 1.512.44.8219'],
  ['ssn: 512448219', '[removed]'],
  ['born April 19, 1991 in Kent', '[removed] in Kent'],
  ['DOB 4/19/91, cook', '[removed], cook'],
  ['A-Number: A 123-456-789', '[removed]'],
])('removeSensitiveText(%j) returns %j', (text, cleaned) => {
  expect(removeSensitiveText(text)).toBe(cleaned);
});
