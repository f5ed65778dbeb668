import type { EducationLevel, EmploymentType } from '../common';
import type { EmploymentStatus } from '../candidates/candidate';
import type { CandidateInput, GivenProgram } from '../candidates/candidate-input';
import { RecordFormatError, type MappedCandidate, type Adapter, type SourceRecord } from './adapter';
import { defineAdapter, type SideFile } from './define-adapter';
import {
  collectUnmapped,
  mappedFields,
  applyMapping,
  requiredId,
  rowsOf,
  type MappingRow,
  type MappingTable,
} from './mapping';
import { parseDay, parseIdentifier, parseInstant, parseText } from './field-parsers';

const CLIENT_MAPPING_ROWS: readonly MappingRow[] = [
  // Client.csv           candidate           parser
  ['PersonalID', 'externalId', parseIdentifier],
  ['FirstName', 'firstName', parseText],
  ['MiddleName', 'middleName', parseText],
  ['LastName', 'lastName', parseText],
  ['DateUpdated', 'sourceUpdatedAt', parseInstant],
];

/** Columns of FY2024 and FY2026; a column that an edition lacks is absent. */
const CLIENT_MAPPING: MappingTable = {
  rows: CLIENT_MAPPING_ROWS,
  readApart: ['DateDeleted', 'NameDataQuality'],
  system: /^(DateCreated|UserID|ExportID)$/,
  sensitive:
    /^(SSN|SSNDataQuality|DOB|DOBDataQuality|Sex|Gender.*|Woman|Man|NonBinary|CulturallySpecific|Transgender|Questioning|DifferentIdentity(Text)?|Female|Male|NoSingleGender|AmIndAKNative|Asian|BlackAfAmerican|HispanicLatina(eo|o)|MidEastNAfrican|NativeHIPacific|White|RaceNone|AdditionalRaceEthnicity|Ethnicity|Veteran.*|YearEnteredService|YearSeparated|WorldWarII|KoreanWar|VietnamWar|DesertStorm|AfghanistanOEF|IraqOIF|IraqOND|OtherTheater|MilitaryBranch|DischargeStatus)$/,
};

/** Files that are read; every other file of an export is dropped. */
const NESTED_FILES = ['Export', 'Client', 'Enrollment', 'EmploymentEducation', 'Exit', 'Project'] as const;
const READ_COLUMNS: Record<'Enrollment' | 'EmploymentEducation' | 'Exit' | 'Project', ReadonlySet<string>> = {
  Enrollment: new Set(['EnrollmentID', 'PersonalID', 'ProjectID', 'EntryDate', 'DateDeleted']),
  EmploymentEducation: new Set([
    'EmploymentEducationID',
    'EnrollmentID',
    'PersonalID',
    'InformationDate',
    'LastGradeCompleted',
    'Employed',
    'EmploymentType',
    'NotEmployedReason',
    'DateUpdated',
    'DateDeleted',
  ]),
  Exit: new Set(['ExitID', 'EnrollmentID', 'PersonalID', 'ExitDate', 'DateDeleted']),
  Project: new Set(['ProjectID', 'OrganizationID', 'ProjectName', 'DateDeleted']),
};
const FILE_SYSTEM =
  /^(DateCreated|DateUpdated|UserID|ExportID|DataCollectionStage|EnrollmentCoC|HouseholdID)$/;

/** Codes of the HMIS data dictionary (4.09 and R4, R6). Other codes are no answer. */
const LAST_GRADE: Record<string, EducationLevel> = {
  1: 'none',
  2: 'none',
  3: 'some_high_school',
  4: 'some_high_school',
  5: 'high_school',
  7: 'ged',
  10: 'some_college',
  11: 'associate',
  12: 'bachelor',
  13: 'master',
  14: 'vocational',
};
const NOT_EMPLOYED: Record<string, EmploymentStatus> = { 1: 'unemployed', 2: 'unable', 3: 'not_looking' };
const EMPLOYMENT_TYPE: Record<string, EmploymentType> = { 1: 'full_time', 2: 'part_time', 3: 'seasonal' };
/** Codes of full and partial names; names with other codes are invented or unknown. */
const NAME_TRUSTED = new Set(['1', '2']);

/**
 * Converts a client of a HUD HMIS export, editions FY2024 and FY2026. The rows of the other files of the person are
 * lists in the record. Columns are those of the published files; values can be texts or numbers.
 */
const adapt: Adapter = (record, settings): MappedCandidate => {
  const nested = 'Client' in record;
  const at = nested ? '/Client' : '';
  const [client] = nested ? rowsOf(record.Client, '/Client') : [record];
  if (!client) throw new RecordFormatError('/Client', 'required', 'The record has no row from Client.csv.');
  const values = applyMapping(client, CLIENT_MAPPING, settings, at);
  const externalId = requiredId(values, `${at}/PersonalID`);
  const rows = (file: keyof typeof READ_COLUMNS) => rowsOf(record[file], `/${file}`);
  for (const file of ['Enrollment', 'EmploymentEducation', 'Exit'] as const) {
    requireOnePerson(rows(file), externalId, `/${file}`, Array.isArray(record[file]));
  }
  const unmapped = collectUnmapped(nested ? client : clientOnly(record), CLIENT_MAPPING, settings);
  const given: CandidateInput = {
    ...mappedFields(values),
    ...employmentOf(rows('EmploymentEducation')),
    ...('Enrollment' in record
      ? { programs: programsOf(rows('Enrollment'), rows('Exit'), rows('Project')) }
      : {}),
    ...(Object.keys(unmapped.customFields).length > 0 ? { customFields: unmapped.customFields } : {}),
  };
  const quality = parseText(client.NameDataQuality, `${at}/NameDataQuality`, '');
  if (quality !== null && !NAME_TRUSTED.has(quality)) {
    Object.assign(given, { firstName: null, middleName: null, lastName: null });
  }
  if ('DateDeleted' in client) given.status = isDeleted(client) ? 'archived' : 'active';
  return {
    externalId,
    given,
    droppedFields: [...new Set([...unmapped.droppedFields, ...droppedFiles(record, nested)])],
    warnings: [],
  };
};

export const hmis = defineAdapter({
  name: 'hmis',
  adapt,
  recordList: null,
  customFields: 'columns of Client.csv',
  timesWithoutZone: 'an HMIS export',
  csv: {
    idColumn: 'PersonalID',
    idLength: null,
    sideFiles: [
      sideFile('enrollment', 'Enrollment.csv', 'Enrollment'),
      sideFile('employment', 'EmploymentEducation.csv', 'EmploymentEducation'),
      sideFile('exit', 'Exit.csv', 'Exit'),
      {
        option: 'project',
        description: 'Project.csv for the project names',
        member: 'Project',
        personColumns: null,
      },
    ],
    record: (person, { Project: projects = [], ...rows }) => {
      const attended = new Set((rows.Enrollment ?? []).map((enrollment) => enrollment.ProjectID));
      const attendedProjects = projects.filter((project) => attended.has(project.ProjectID));
      return {
        Client: person,
        ...rows,
        ...(attendedProjects.length > 0 ? { Project: attendedProjects } : {}),
      };
    },
  },
});

function sideFile(option: string, description: string, member: string): SideFile {
  return { option, description, member, personColumns: ['PersonalID'] };
}

/** The columns of Client.csv without the lists of other files. */
function clientOnly(record: SourceRecord): SourceRecord {
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => !NESTED_FILES.some((file) => file === name)),
  );
}

function requireOnePerson(rows: readonly SourceRecord[], id: string, at: string, listed: boolean): void {
  rows.forEach((row, index) => {
    const pointer = `${at}${listed ? `/${index}` : ''}/PersonalID`;
    const personId = parseIdentifier(row.PersonalID, pointer, '');
    if (personId !== null && personId !== id) {
      throw new RecordFormatError(
        pointer,
        'conflict',
        'The row does not belong to the person of the row in Client.csv.',
      );
    }
  });
}

function isDeleted(row: SourceRecord): boolean {
  return parseText(row.DateDeleted, '/DateDeleted', '') !== null;
}

/** Employment by the newest statement; earlier ones are outdated. */
function employmentOf(rows: readonly SourceRecord[]): CandidateInput {
  let newest: { row: SourceRecord; key: string; at: string } | null = null;
  for (const [index, row] of rows.entries()) {
    if (isDeleted(row)) continue;
    const at = `/EmploymentEducation/${index}`;
    const date = parseDay(row.InformationDate, `${at}/InformationDate`, '') ?? '';
    const key = `${date} ${parseText(row.DateUpdated, `${at}/DateUpdated`, '') ?? ''}`;
    if (!newest || key >= newest.key) newest = { row, key, at };
  }
  if (!newest) return {};
  const { row, at } = newest;
  const code = (column: string): string => parseText(row[column], `${at}/${column}`, '') ?? '';
  const employed = code('Employed');
  const type = EMPLOYMENT_TYPE[code('EmploymentType')];
  return {
    highestEducationLevel: LAST_GRADE[code('LastGradeCompleted')] ?? null,
    employmentStatus:
      employed === '1'
        ? 'employed'
        : employed === '0'
          ? (NOT_EMPLOYED[code('NotEmployedReason')] ?? null)
          : null,
    // Only the amount of the current work is known.
    work: employed === '1' && type ? [{ isCurrent: true, employmentType: type }] : [],
  };
}

function programsOf(
  enrollments: readonly SourceRecord[],
  exits: readonly SourceRecord[],
  projects: readonly SourceRecord[],
): GivenProgram[] {
  const exitOf = new Map<string | null, SourceRecord>();
  for (const exit of exits)
    if (!isDeleted(exit)) exitOf.set(parseIdentifier(exit.EnrollmentID, '/Exit/EnrollmentID', ''), exit);
  const nameOf = new Map(
    projects.map((project) => [
      parseIdentifier(project.ProjectID, '/Project/ProjectID', ''),
      parseText(project.ProjectName, '/Project/ProjectName', ''),
    ]),
  );
  return enrollments.flatMap((row, index) => {
    if (isDeleted(row)) return [];
    const at = `/Enrollment/${index}`;
    const id = parseIdentifier(row.EnrollmentID, `${at}/EnrollmentID`, '');
    const project = parseIdentifier(row.ProjectID, `${at}/ProjectID`, '');
    const exit = exitOf.get(id);
    return [
      {
        name: nameOf.get(project) ?? project ?? 'Enrollment',
        stage: null,
        startDate: parseDay(row.EntryDate, `${at}/EntryDate`, ''),
        endDate: exit ? parseDay(exit.ExitDate, '/Exit/ExitDate', '') : null,
        externalId: id,
      },
    ];
  });
}

/** Names of files that are not read, and columns of read files that are not, as `File.Column`. */
function droppedFiles(record: SourceRecord, nested: boolean): string[] {
  const dropped: string[] = [];
  for (const [file, value] of Object.entries(record)) {
    if (!NESTED_FILES.some((name) => name === file)) {
      if (nested) dropped.push(file.slice(0, 100));
      continue;
    }
    const columns = READ_COLUMNS[file as keyof typeof READ_COLUMNS];
    if (!columns) continue;
    for (const row of rowsOf(value, `/${file}`)) {
      for (const name of Object.keys(row)) {
        if (!columns.has(name) && !FILE_SYSTEM.test(name)) dropped.push(`${file}.${name.slice(0, 100)}`);
      }
    }
  }
  return dropped;
}
