import type { CandidateInput, GivenProgram } from '../candidates/candidate-input';
import type { Warning } from '../common';
import { RecordFormatError, type MappedCandidate, type Adapter, type SourceRecord } from './adapter';
import { defineAdapter } from './define-adapter';
import {
  collectUnmapped,
  mappedFields,
  unreadableFields,
  applyMapping,
  requiredId,
  rowsOf,
  type MappingRow,
  type MappingTable,
} from './mapping';
import {
  parseDay,
  parseEmail,
  parseFlag,
  parseIdentifier,
  parseInstant,
  parseNote,
  parsePhone,
  parseText,
  type FieldParser,
} from './field-parsers';

/**
 * Converts a case-sensitive id of 15 characters to the form of 18 with a checksum, which is unique even if case is
 * ignored.
 */
const toLongId: FieldParser<string> = (value, at) => {
  const id = parseIdentifier(value, at, '');
  if (id === null) return null;
  if (!/^[A-Za-z0-9]{15}([A-Za-z0-9]{3})?$/.test(id)) {
    throw new RecordFormatError(at, 'format', 'A Salesforce id has 15 or 18 letters and digits.');
  }
  return id.length === 18 ? id : id + checksum(id);
};

/** One character per five characters of the id: bit n is set if character n is upper case. */
function checksum(id: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';
  return [0, 5, 10]
    .map((start) => {
      const bits = [...id.slice(start, start + 5)].reduce(
        (sum, character, bit) => sum | (/[A-Z]/.test(character) ? 1 << bit : 0),
        0,
      );
      return alphabet[bits];
    })
    .join('');
}

const MAPPING_ROWS: readonly MappingRow[] = [
  // Contact            candidate                parser
  ['Id', 'externalId', toLongId],
  ['FirstName', 'firstName', parseText],
  ['MiddleName', 'middleName', parseText],
  ['LastName', 'lastName', parseText],
  ['Email', 'email', parseEmail],
  ['MobilePhone', 'phone', parsePhone],
  ['Phone', 'phone', parsePhone],
  ['OtherPhone', 'phone', parsePhone],
  ['MailingStreet', 'location.address', parseText],
  ['MailingCity', 'location.city', parseText],
  ['MailingStateCode', 'location.state', parseText],
  ['MailingState', 'location.state', parseText],
  ['MailingPostalCode', 'location.postalCode', parseText],
  ['MailingCountryCode', 'location.countryCode', parseText],
  ['MailingCountry', 'location.countryCode', parseText],
  ['Title', 'work.position', parseText],
  ['Description', 'summary', parseNote],
  ['LastModifiedDate', 'sourceUpdatedAt', parseInstant],
  ['IsDeleted', 'archived', parseFlag],
];

/** With and without the namespace of the managed package. */
const ENGAGEMENT_LISTS = ['pmdm__Program_Engagements__r', 'Program_Engagements__r'] as const;

const MAPPING_TABLE: MappingTable = {
  rows: MAPPING_ROWS,
  readApart: ENGAGEMENT_LISTS,
  system:
    /^(attributes|.*(?<!Legal)Id|Created(Date|By)|LastModifiedBy|SystemModstamp|Last(Activity|Viewed|Referenced)Date|LastCU(Request|Update)Date|CleanStatus|Jigsaw.*|IsEmailBounced|EmailBounced(Date|Reason)|Name|Mailing(Address|GeocodeAccuracy)|(pmdm__)?IsClient__c)$/,
  sensitive: /^(Birthdate|Salutation|Pronouns|GenderIdentity|PhotoUrl|.*SSN.*|.*Deceased.*)$/i,
};

const ENGAGEMENT_FIELDS = new Set([
  'Stage__c',
  'Role__c',
  'StartDate__c',
  'EndDate__c',
  'Program__r',
  'Program__r.Name',
]);
const ENGAGEMENT_SYSTEM =
  /^(attributes|Id|Name|OwnerId|RecordTypeId|IsDeleted|CreatedDate|CreatedById|LastModified(Date|ById)|SystemModstamp|Last(Activity|Viewed|Referenced)Date|(Contact|Program|Account|ProgramCohort|Auto_?Name.*)__[cr].*|ApplicationDate__c)$/;
/** Stages of ended program engagements. */
const CLOSED_STATUSES = new Set(['Completed', 'Withdrawn', 'Application Denied']);

/**
 * Converts a Salesforce Contact with its program engagements (Program Management Module, fields verified in
 * SalesforceFoundation/PMM) from the REST API, an export or a spreadsheet.
 */
const adapt: Adapter = (record, settings): MappedCandidate => {
  const { type } = (record.attributes ?? {}) as { type?: unknown };
  if (type !== undefined && type !== 'Contact') {
    throw new RecordFormatError('/attributes/type', 'conflict', 'The record type must be Contact.');
  }
  const values = applyMapping(record, MAPPING_TABLE, settings);
  const externalId = requiredId(values, '/Id');
  const engagements = engagementsOf(record);
  const { droppedFields, customFields } = collectUnmapped(record, MAPPING_TABLE, settings);
  const position = values.get('work.position');
  const given: CandidateInput = {
    ...mappedFields(values),
    ...(position === undefined ? {} : { work: position === null ? [] : [{ position: position as string }] }),
    ...(Object.keys(customFields).length > 0 ? { customFields } : {}),
    ...(engagements ? { programs: engagements.rows.map(({ program }) => program) } : {}),
  };
  const status = statusOf(values.get('archived') as boolean | null | undefined, engagements);
  if (status) given.status = status;
  return {
    externalId,
    given,
    droppedFields: [...new Set([...droppedFields, ...(engagements?.droppedFields ?? [])])],
    warnings: [...unreadableFields(values, record, MAPPING_ROWS), ...(engagements?.warnings ?? [])],
  };
};

interface Engagements {
  rows: { program: GivenProgram; over: boolean }[];
  droppedFields: string[];
  warnings: Warning[];
}

function engagementsOf(record: SourceRecord): Engagements | null {
  const relation = ENGAGEMENT_LISTS.find((name) => name in record);
  if (relation === undefined) return null;
  const value = record[relation];
  const query =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as SourceRecord) : null;
  const rows = rowsOf(query ? query.records : value, `/${relation}/records`);
  const engagements: Engagements = { rows: [], droppedFields: [], warnings: [] };
  rows.forEach((row, index) => {
    const at = `/${relation}/records/${index}`;
    const field = (name: string): unknown => row[`pmdm__${name}`] ?? row[name];
    for (const [name, inner] of Object.entries(row)) {
      const plain = name.replace(/^pmdm__/, '').replace(/^Program__r\.(pmdm__)?/, 'Program__r.');
      const isExpected = ENGAGEMENT_FIELDS.has(plain) || ENGAGEMENT_SYSTEM.test(plain);
      if (!isExpected && inner !== null && inner !== '')
        engagements.droppedFields.push(`${relation}.${name.slice(0, 100)}`);
    }
    const role = parseText(field('Role__c'), `${at}/Role__c`, '');
    if (role !== null && role !== 'Client') return;
    const stage = parseText(field('Stage__c'), `${at}/Stage__c`, '');
    const program = field('Program__r') as SourceRecord | null | undefined;
    const name =
      parseText(
        row['pmdm__Program__r.Name'] ?? row['Program__r.Name'] ?? program?.Name,
        `${at}/Program__r/Name`,
        '',
      ) ??
      parseText(field('Program__c'), `${at}/Program__c`, '') ??
      parseText(row.Name, `${at}/Name`, '');
    engagements.rows.push({
      program: {
        name: name ?? 'Program',
        stage,
        startDate: parseDay(field('StartDate__c'), `${at}/StartDate__c`, ''),
        endDate: parseDay(field('EndDate__c'), `${at}/EndDate__c`, ''),
        externalId: parseIdentifier(row.Id, `${at}/Id`, ''),
      },
      over: stage !== null && CLOSED_STATUSES.has(stage),
    });
  });
  if (query?.done === false) {
    engagements.warnings.push({
      code: 'programs_incomplete',
      message: 'The query returned only the first program engagements.',
      pointer: '/programs',
    });
  }
  return engagements;
}

function statusOf(
  archived: boolean | null | undefined,
  engagements: Engagements | null,
): CandidateInput['status'] {
  if (archived) return 'archived';
  if (engagements && engagements.rows.length > 0 && engagements.rows.every(({ over }) => over))
    return 'inactive';
  return archived === undefined && engagements === null ? undefined : 'active';
}

export const salesforce = defineAdapter({
  name: 'salesforce',
  adapt,
  // A query response contains its contacts in `records`; a contact can have a custom field of that name.
  recordList: {
    member: 'records',
    applies: (record) => Array.isArray(record.records) && !('Id' in record),
  },
  customFields: 'fields of a Salesforce Contact',
  timesWithoutZone: null,
  csv: {
    idColumn: 'Id',
    // The first 15 of 18 characters identify a record; the rest is a checksum.
    idLength: 15,
    sideFiles: [
      {
        option: 'engagements',
        description: 'program engagements, CSV',
        member: 'pmdm__Program_Engagements__r',
        personColumns: ['pmdm__Contact__c', 'Contact__c'],
      },
    ],
    record: (person, rows) => ({ ...person, ...rows }),
  },
});
