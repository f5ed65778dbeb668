import { hmisClient } from '../hmis-export';

/** A value that occurs in no other text, so that a test can search for it. */
const mark = (field: string): string => `zq7${field.toLowerCase().replace(/[^a-z]/g, '')}x`;

/** All sensitive values of the records below. */
export const SENSITIVE_VALUES: string[] = [];

function marked(...fields: string[]): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => {
      const value = mark(field);
      SENSITIVE_VALUES.push(value);
      return [field, value];
    }),
  );
}

/** A Salesforce Contact with all documented fields and the program engagements of its managed package. */
export const SALESFORCE_CONTACT = {
  attributes: { type: 'Contact', url: '/services/data/v62.0/sobjects/Contact/003Qy00000ABcDeIAL' },
  Id: '003Qy00000ABcDeIAL',
  IsDeleted: false,
  MasterRecordId: null,
  AccountId: '001Qy00000AAAAAIA1',
  FirstName: 'Amina',
  MiddleName: null,
  LastName: 'Okafor',
  Suffix: null,
  Name: 'Amina Okafor',
  RecordTypeId: '012Qy0000000001AAA',
  OtherStreet: null,
  OtherCity: null,
  MailingStreet: '118 Elm St',
  MailingCity: 'Columbus',
  MailingState: 'Ohio',
  MailingPostalCode: '43215',
  MailingCountry: 'United States',
  MailingLatitude: 39.96,
  MailingLongitude: -83,
  MailingGeocodeAccuracy: 'Address',
  MailingAddress: { city: 'Columbus', street: '118 Elm St' },
  Phone: null,
  Fax: '(614) 555-0199',
  MobilePhone: '(614) 555-0137',
  HomePhone: null,
  OtherPhone: '(614) 555-0100',
  AssistantPhone: null,
  ReportsToId: null,
  Email: 'amina.okafor@example.org',
  Title: 'Warehouse Associate',
  Department: null,
  AssistantName: null,
  LeadSource: 'Referral',
  Description: 'Five years forklift work. Speaks English and Swahili.',
  OwnerId: '005Qy00000AAAAAIA1',
  HasOptedOutOfEmail: false,
  HasOptedOutOfFax: false,
  DoNotCall: true,
  CreatedDate: '2026-01-01T10:00:00.000+0000',
  CreatedById: '005Qy00000AAAAAIA1',
  LastModifiedDate: '2026-06-01T15:04:05.000+0000',
  LastModifiedById: '005Qy00000AAAAAIA1',
  SystemModstamp: '2026-06-01T15:04:05.000+0000',
  LastActivityDate: '2026-05-01',
  LastCURequestDate: null,
  LastCUUpdateDate: null,
  LastViewedDate: null,
  LastReferencedDate: null,
  EmailBouncedReason: null,
  EmailBouncedDate: null,
  IsEmailBounced: false,
  PhotoUrl: '/services/images/photo/003Qy00000ABcDeIAL',
  Jigsaw: null,
  JigsawContactId: null,
  CleanStatus: 'Pending',
  IndividualId: null,
  ...marked('Birthdate', 'Salutation', 'Pronouns', 'GenderIdentity', 'npsp__Deceased__c'),
  ...marked('Client_SSN__c', 'Race__c', 'DateOfBirth__c', 'Immigration_Status__c', 'Veteran_Status__c'),
  ...marked('Disability_Type__c', 'Domestic_Violence_Survivor__c', 'Health_Insurance__c', 'Religion__c'),
  Favorite_Color__c: 'green',
  Shirt_Size__c: null,
  pmdm__IsClient__c: true,
  pmdm__LastServiceDate__c: '2026-05-01',
  pmdm__AttendanceRate__c: 0.9,
  pmdm__Program_Engagements__r: {
    totalSize: 2,
    done: true,
    records: [
      {
        attributes: { type: 'pmdm__ProgramEngagement__c' },
        Id: 'a0BQy0000001XYZMA2',
        pmdm__Stage__c: 'Active',
        pmdm__Role__c: 'Client',
        pmdm__StartDate__c: '2026-03-02',
        pmdm__EndDate__c: null,
        pmdm__ApplicationDate__c: '2026-02-20',
        ...marked('pmdm__Medical_Note__c'),
        pmdm__Program__r: { attributes: { type: 'pmdm__Program__c' }, Name: 'Workforce Readiness' },
      },
      {
        Id: 'a0BQy0000001XYAMA2',
        pmdm__Stage__c: 'Active',
        pmdm__Role__c: 'Volunteer',
        pmdm__StartDate__c: '2026-03-02',
        pmdm__Program__r: { Name: 'Food Pantry' },
      },
    ],
  },
};

/** A CiviCRM Individual with all documented fields of API v4, its primary joins and two cases. */
export const CIVICRM_CONTACT = {
  id: 4471,
  contact_type: 'Individual',
  contact_sub_type: ['Client'],
  external_identifier: 'CM-2031',
  display_name: 'Luis Ortega',
  sort_name: 'Ortega, Luis',
  first_name: 'Luis',
  middle_name: '',
  last_name: 'Ortega',
  nick_name: 'Lucho',
  do_not_email: false,
  do_not_phone: false,
  do_not_mail: true,
  do_not_sms: false,
  do_not_trade: false,
  is_opt_out: false,
  preferred_communication_method: ['1'],
  preferred_language: 'es_MX',
  source: 'Walk-in',
  job_title: 'Line cook',
  employer_id: 88,
  'employer_id.display_name': 'Blue Door Diner',
  'email_primary.email': 'luis.ortega@example.org',
  'phone_primary.phone': '502-555-0164',
  'phone_primary.phone_type_id:name': 'Mobile',
  'address_primary.street_address': '77 Oak Ave',
  'address_primary.city': 'Louisville',
  'address_primary.state_province_id:abbr': 'KY',
  'address_primary.postal_code': '40202',
  'address_primary.country_id:abbr': 'US',
  ...marked(
    'birth_date',
    'legal_identifier',
    'image_URL',
    'hash',
    'api_key',
    'user_unique_id',
    'deceased_date',
  ),
  ...marked(
    'gender_id:label',
    'prefix_id:label',
    'Demographics.Ethnicity',
    'Demographics.Citizenship_Status',
  ),
  gender_id: 2,
  is_deceased: false,
  is_deleted: false,
  created_date: '2026-01-14 10:22:31',
  modified_date: '2026-05-30 08:00:12',
  'Work.Shirt_size': 'L',
  cases: [
    {
      id: 912,
      'case_type_id:name': 'employment_services',
      'status_id:name': 'Open',
      subject: 'Job search',
      start_date: '2026-02-01',
      end_date: null,
      ...marked('details'),
      is_deleted: false,
    },
    {
      id: 913,
      'case_type_id:name': 'housing',
      'status_id:name': 'Closed',
      start_date: '2025-02-01',
      is_deleted: true,
    },
  ],
};

/** A client of an HMIS export with rows of every file of the edition that contains personal data. */
export function hmisRecord(edition: 2024 | 2026): Record<string, unknown> {
  const client = hmisClient(edition, edition);
  const mappedColumns = [
    'PersonalID',
    'FirstName',
    'MiddleName',
    'LastName',
    'NameDataQuality',
    'DateCreated',
    'DateUpdated',
    'DateDeleted',
  ];
  const ids = ['UserID', 'ExportID'];
  for (const [column, value] of Object.entries(client)) {
    if (![...mappedColumns, ...ids].includes(column) && value.length > 5) SENSITIVE_VALUES.push(value);
  }
  const person = { PersonalID: client.PersonalID };
  return {
    Export: { ExportID: 'E20260601', CSVVersion: `${edition} v1.0`, SourceID: 'KY-501' },
    Client: { ...client, SSN: '', ...marked('SSN', 'DOB') },
    Enrollment: [
      {
        ...person,
        EnrollmentID: 'en-1',
        ProjectID: 'p-31',
        EntryDate: '2026-02-11',
        HouseholdID: 'h-9',
        ...marked('DisablingCondition', 'SexualOrientation', 'VAMCStation'),
        DateDeleted: '',
      },
      {
        ...person,
        EnrollmentID: 'en-0',
        ProjectID: 'p-30',
        EntryDate: '2025-02-11',
        DateDeleted: '2026-01-01 00:00:00',
      },
    ],
    Exit: [
      {
        ...person,
        ExitID: 'x-1',
        EnrollmentID: 'en-1',
        ExitDate: '2026-05-01',
        ...marked('ExitHealthStatus'),
      },
    ],
    Project: [{ ProjectID: 'p-31', ProjectName: 'Rapid Rehousing' }],
    EmploymentEducation: [
      {
        ...person,
        EmploymentEducationID: 'ee-1',
        EnrollmentID: 'en-1',
        InformationDate: '2026-02-15',
        LastGradeCompleted: '12',
        Employed: '0',
        NotEmployedReason: '2',
        DateDeleted: '',
      },
      {
        ...person,
        EmploymentEducationID: 'ee-2',
        EnrollmentID: 'en-1',
        InformationDate: '2026-05-15',
        LastGradeCompleted: 7,
        SchoolStatus: '4',
        Employed: 1,
        EmploymentType: 2,
        DateUpdated: '2026-05-15 10:00:00',
        DateDeleted: '',
      },
    ],
    HealthAndDV: [{ ...person, ...marked('DomesticViolenceSurvivor') }],
    Disabilities: [{ ...person, ...marked('DisabilityResponse') }],
    IncomeBenefits: [{ ...person, ...marked('InsuranceFromAnySource') }],
  };
}
