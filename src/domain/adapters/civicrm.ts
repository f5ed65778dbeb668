import type { CandidateInput, GivenProgram } from '../candidates/candidate-input';
import { RecordFormatError, type MappedCandidate, type Adapter, type SourceRecord } from './adapter';
import { defineAdapter } from './define-adapter';
import {
  escapeJsonPointer,
  collectUnmapped,
  mappedFields,
  unreadableFields,
  applyMapping,
  rowsOf,
  type MappedValues,
  type MappingRow,
  type MappingTable,
} from './mapping';
import {
  parseDay,
  parseEmail,
  parseFlag,
  parseIdentifier,
  parseInstant,
  parseLanguageTag,
  parsePhone,
  parseText,
} from './field-parsers';

const MAPPING_ROWS: readonly MappingRow[] = [
  // Contact            candidate                parser
  ['external_identifier', 'externalId', parseIdentifier],
  ['first_name', 'firstName', parseText],
  ['middle_name', 'middleName', parseText],
  ['last_name', 'lastName', parseText],
  ['nick_name', 'preferredName', parseText],
  ['email_primary.email', 'email', parseEmail],
  ['email', 'email', parseEmail],
  ['phone_primary.phone', 'phone', parsePhone],
  ['phone', 'phone', parsePhone],
  ['address_primary.street_address', 'location.address', parseText],
  ['street_address', 'location.address', parseText],
  ['address_primary.city', 'location.city', parseText],
  ['city', 'location.city', parseText],
  ['address_primary.state_province_id:abbr', 'location.state', parseText],
  ['address_primary.state_province_id:label', 'location.state', parseText],
  ['address_primary.state_province_id:name', 'location.state', parseText],
  ['state_province', 'location.state', parseText],
  ['address_primary.postal_code', 'location.postalCode', parseText],
  ['postal_code', 'location.postalCode', parseText],
  ['address_primary.country_id:abbr', 'location.countryCode', parseText],
  ['address_primary.country_id:label', 'location.countryCode', parseText],
  ['address_primary.country_id:name', 'location.countryCode', parseText],
  ['country', 'location.countryCode', parseText],
  ['preferred_language', 'preferredLanguage', parseLanguageTag],
  ['job_title', 'work.position', parseText],
  ['employer_id.display_name', 'work.name', parseText],
  ['organization_name', 'work.name', parseText],
  ['modified_date', 'sourceUpdatedAt', parseInstant],
  ['is_deleted', 'archived', parseFlag],
];

const MAPPING_TABLE: MappingTable = {
  rows: MAPPING_ROWS,
  // A death archives the record; the fact itself is not stored.
  readApart: ['id', 'contact_type', 'contact_type:name', 'is_deceased', 'cases'],
  system:
    /^(contact_sub_type(:\w+)?|display_name|sort_name|created_date|.*(?<!legal)_id(:\w+)?|.*\.id|.*_(type|primary)_id:\w+|contact_is_deleted|email_greeting.*|postal_greeting.*|addressee.*|preferred_mail_format|hash|api_key|user_unique_id)$/,
  sensitive:
    /^(birth_date|gender_id.*|gender|legal_identifier|image_URL|hash|api_key|user_unique_id|deceased_date|prefix_id.*|individual_prefix|age_years|next_birthday)$/,
};

const CASE_FIELDS =
  /^(id|case_type_id(:\w+)?|status_id(:\w+)?|subject|start_date|end_date|is_deleted|(created|modified)_date|contact_id|case_id)$/;

/**
 * Converts an Individual of CiviCRM from API v4 (fields verified in civicrm/civicrm-core), including joins such as
 * `email_primary.email` and the cases of CiviCase.
 */
const adapt: Adapter = (record, settings): MappedCandidate => {
  const type = parseText(record.contact_type ?? record['contact_type:name'], '/contact_type', '');
  if (type !== null && type !== 'Individual') {
    throw new RecordFormatError('/contact_type', 'conflict', 'The contact type must be Individual.');
  }
  const values = applyMapping(record, MAPPING_TABLE, settings);
  const { droppedFields, customFields } = collectUnmapped(record, MAPPING_TABLE, settings);
  const cases = casesOf(record);
  const given: CandidateInput = {
    ...mappedFields(values),
    ...workOf(values),
    ...(Object.keys(customFields).length > 0 ? { customFields } : {}),
    ...(cases ? { programs: cases.programs } : {}),
  };
  const deceased = parseFlag(record.is_deceased, '/is_deceased', '');
  if (values.get('archived') === true || deceased === true) given.status = 'archived';
  else if (values.has('archived')) given.status = 'active';
  return {
    externalId: identityOf(record, values),
    given,
    droppedFields: [...new Set([...droppedFields, ...(cases?.droppedFields ?? [])])],
    warnings: unreadableFields(values, record, MAPPING_ROWS),
  };
};

/** The organization's own identifier, else the contact id of the site. */
function identityOf(record: SourceRecord, values: MappedValues): string {
  const externalIdentifier = values.get('externalId');
  if (typeof externalIdentifier === 'string') return externalIdentifier;
  const id = parseIdentifier(record.id, '/id', '');
  if (id === null)
    throw new RecordFormatError('/id', 'required', 'The record has neither id nor external_identifier.');
  return `civicrm:${id}`;
}

function workOf(values: MappedValues): Pick<CandidateInput, 'work'> {
  const position = values.get('work.position') as string | null | undefined;
  const name = values.get('work.name') as string | null | undefined;
  if (position === undefined && name === undefined) return {};
  const hasWork = (position ?? null) !== null || (name ?? null) !== null;
  return { work: hasWork ? [{ position: position ?? null, name: name ?? null, isCurrent: true }] : [] };
}

function casesOf(record: SourceRecord): { programs: GivenProgram[]; droppedFields: string[] } | null {
  if (!('cases' in record)) return null;
  const envelope = record.cases as SourceRecord | null;
  const wrapped = typeof envelope === 'object' && envelope !== null && Array.isArray(envelope.values);
  const rows = rowsOf(wrapped ? envelope.values : record.cases, wrapped ? '/cases/values' : '/cases');
  const programs: GivenProgram[] = [];
  const droppedFields: string[] = [];
  rows.forEach((row, index) => {
    const at = `/cases/${index}`;
    for (const [name, value] of Object.entries(row)) {
      if (!CASE_FIELDS.test(name) && value !== null && value !== '')
        droppedFields.push(`cases.${name.slice(0, 100)}`);
    }
    if (parseFlag(row.is_deleted, `${at}/is_deleted`, '') === true) return;
    const labelOf = (field: string): string | null => {
      const key = [`${field}:label`, `${field}:name`, field].find(
        (column) => column in row && row[column] !== null,
      );
      return key === undefined ? null : parseText(row[key], `${at}/${escapeJsonPointer(key)}`, '');
    };
    const nameKey = ['case_type_id:name', 'case_type_id:label', 'case_type_id'].find(
      (column) => column in row,
    );
    programs.push({
      name: (nameKey === undefined ? null : parseText(row[nameKey], `${at}/${nameKey}`, '')) ?? 'Case',
      stage:
        'status_id:name' in row
          ? parseText(row['status_id:name'], `${at}/status_id:name`, '')
          : labelOf('status_id'),
      startDate: parseDay(row.start_date, `${at}/start_date`, ''),
      endDate: parseDay(row.end_date, `${at}/end_date`, ''),
      externalId: parseIdentifier(row.id, `${at}/id`, ''),
    });
  });
  return { programs, droppedFields };
}

export const civicrm = defineAdapter({
  name: 'civicrm',
  adapt,
  // A response of the API contains its contacts in `values`.
  recordList: { member: 'values', applies: (record) => Array.isArray(record.values) },
  customFields: 'fields of a CiviCRM contact',
  timesWithoutZone: 'a CiviCRM site',
  csv: {
    idColumn: 'id',
    idLength: null,
    sideFiles: [
      {
        option: 'cases',
        description: 'cases with contact_id, CSV',
        member: 'cases',
        personColumns: ['contact_id', 'contacts.contact_id', 'client_id'],
      },
    ],
    record: (person, rows) => ({ ...person, ...rows }),
  },
});
