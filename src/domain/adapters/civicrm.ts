import type { GivenCandidate, GivenProgram } from '../candidates/given-candidate';
import { RecordFault, type Adapted, type Adapter, type SourceRecord } from './adapter';
import { defineAdapter } from './define-adapter';
import {
  escape,
  leftovers,
  mappedFields,
  notUnderstood,
  readRows,
  rowsOf,
  type MappedValues,
  type MappingRow,
  type MappingTable,
} from './mapping';
import { day, email, flag, identifier, instant, languageTag, phone, text } from './readers';

const ROWS: readonly MappingRow[] = [
  // Contact            candidate                how it is read
  ['external_identifier', 'externalId', identifier],
  ['first_name', 'firstName', text],
  ['middle_name', 'middleName', text],
  ['last_name', 'lastName', text],
  ['nick_name', 'preferredName', text],
  ['email_primary.email', 'email', email],
  ['email', 'email', email],
  ['phone_primary.phone', 'phone', phone],
  ['phone', 'phone', phone],
  ['address_primary.street_address', 'location.address', text],
  ['street_address', 'location.address', text],
  ['address_primary.city', 'location.city', text],
  ['city', 'location.city', text],
  ['address_primary.state_province_id:abbr', 'location.state', text],
  ['address_primary.state_province_id:label', 'location.state', text],
  ['address_primary.state_province_id:name', 'location.state', text],
  ['state_province', 'location.state', text],
  ['address_primary.postal_code', 'location.postalCode', text],
  ['postal_code', 'location.postalCode', text],
  ['address_primary.country_id:abbr', 'location.countryCode', text],
  ['address_primary.country_id:label', 'location.countryCode', text],
  ['address_primary.country_id:name', 'location.countryCode', text],
  ['country', 'location.countryCode', text],
  ['preferred_language', 'preferredLanguage', languageTag],
  ['job_title', 'work.position', text],
  ['employer_id.display_name', 'work.name', text],
  ['organization_name', 'work.name', text],
  ['modified_date', 'sourceUpdatedAt', instant],
  ['is_deleted', 'archived', flag],
];

const TABLE: MappingTable = {
  rows: ROWS,
  // The death of somebody archives the record and is not kept.
  readApart: ['id', 'contact_type', 'contact_type:name', 'is_deceased', 'cases'],
  system:
    /^(contact_sub_type(:\w+)?|display_name|sort_name|created_date|.*(?<!legal)_id(:\w+)?|.*\.id|.*_(type|primary)_id:\w+|contact_is_deleted|email_greeting.*|postal_greeting.*|addressee.*|preferred_mail_format|hash|api_key|user_unique_id)$/,
  sensitive:
    /^(birth_date|gender_id.*|gender|legal_identifier|image_URL|hash|api_key|user_unique_id|deceased_date|prefix_id.*|individual_prefix|age_years|next_birthday)$/,
};

const CASE_FIELDS =
  /^(id|case_type_id(:\w+)?|status_id(:\w+)?|subject|start_date|end_date|is_deleted|(created|modified)_date|contact_id|case_id)$/;

/**
 * An Individual of CiviCRM as API v4 answers it (fields verified in civicrm/civicrm-core), joins such as
 * `email_primary.email` included, with the cases of CiviCase beside it.
 */
const adapt: Adapter = (record, settings): Adapted => {
  const type = text(record.contact_type ?? record['contact_type:name'], '/contact_type', '');
  if (type !== null && type !== 'Individual') {
    throw new RecordFault('/contact_type', 'conflict', 'The contact type must be Individual.');
  }
  const values = readRows(record, TABLE, settings);
  const { droppedFields, customFields } = leftovers(record, TABLE, settings);
  const cases = casesOf(record);
  const given: GivenCandidate = {
    ...mappedFields(values),
    ...workOf(values),
    ...(Object.keys(customFields).length > 0 ? { customFields } : {}),
    ...(cases ? { programs: cases.programs } : {}),
  };
  const deceased = flag(record.is_deceased, '/is_deceased', '');
  if (values.get('archived') === true || deceased === true) given.status = 'archived';
  else if (values.has('archived')) given.status = 'active';
  return {
    externalId: identityOf(record, values),
    given,
    droppedFields: [...new Set([...droppedFields, ...(cases?.droppedFields ?? [])])],
    warnings: notUnderstood(values, record, ROWS),
  };
};

/** The identifier of the organization, or else the one of the site. */
function identityOf(record: SourceRecord, values: MappedValues): string {
  const own = values.get('externalId');
  if (typeof own === 'string') return own;
  const id = identifier(record.id, '/id', '');
  if (id === null)
    throw new RecordFault('/id', 'required', 'The record has neither id nor external_identifier.');
  return `civicrm:${id}`;
}

function workOf(values: MappedValues): Pick<GivenCandidate, 'work'> {
  const position = values.get('work.position') as string | null | undefined;
  const name = values.get('work.name') as string | null | undefined;
  if (position === undefined && name === undefined) return {};
  const known = (position ?? null) !== null || (name ?? null) !== null;
  return { work: known ? [{ position: position ?? null, name: name ?? null, isCurrent: true }] : [] };
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
    if (flag(row.is_deleted, `${at}/is_deleted`, '') === true) return;
    const named = (field: string): string | null => {
      const key = [`${field}:label`, `${field}:name`, field].find(
        (each) => each in row && row[each] !== null,
      );
      return key === undefined ? null : text(row[key], `${at}/${escape(key)}`, '');
    };
    const nameKey = ['case_type_id:name', 'case_type_id:label', 'case_type_id'].find((each) => each in row);
    programs.push({
      name: (nameKey === undefined ? null : text(row[nameKey], `${at}/${nameKey}`, '')) ?? 'Case',
      stage:
        'status_id:name' in row
          ? text(row['status_id:name'], `${at}/status_id:name`, '')
          : named('status_id'),
      startDate: day(row.start_date, `${at}/start_date`, ''),
      endDate: day(row.end_date, `${at}/end_date`, ''),
      externalId: identifier(row.id, `${at}/id`, ''),
    });
  });
  return { programs, droppedFields };
}

export const civicrm = defineAdapter({
  name: 'civicrm',
  adapt,
  // A response of the API carries its contacts in `values`.
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
