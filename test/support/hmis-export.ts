import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';

/** Columns of Client.csv as published in each edition of the specification. */
const PERSON_NAMES =
  'PersonalID,FirstName,MiddleName,LastName,NameSuffix,NameDataQuality,SSN,SSNDataQuality,DOB,DOBDataQuality';
const SERVICE =
  'VeteranStatus,YearEnteredService,YearSeparated,WorldWarII,KoreanWar,VietnamWar,DesertStorm,AfghanistanOEF,IraqOIF,IraqOND,OtherTheater,MilitaryBranch,DischargeStatus,DateCreated,DateUpdated,UserID,DateDeleted,ExportID';
const RACE =
  'AmIndAKNative,Asian,BlackAfAmerican,HispanicLatinaeo,MidEastNAfrican,NativeHIPacific,White,RaceNone,AdditionalRaceEthnicity';
export const CLIENT_COLUMNS = {
  2026: `${PERSON_NAMES},Sex,${RACE},${SERVICE}`.split(','),
  2024: `${PERSON_NAMES},${RACE},Woman,Man,NonBinary,CulturallySpecific,Transgender,Questioning,DifferentIdentity,GenderNone,DifferentIdentityText,${SERVICE}`.split(
    ',',
  ),
};
const EMPLOYMENT_COLUMNS =
  'EmploymentEducationID,EnrollmentID,PersonalID,InformationDate,LastGradeCompleted,SchoolStatus,Employed,EmploymentType,NotEmployedReason,DataCollectionStage,DateCreated,DateUpdated,UserID,DateDeleted,ExportID'.split(
    ',',
  );
const ENROLLMENT_COLUMNS =
  'EnrollmentID,PersonalID,ProjectID,EntryDate,HouseholdID,RelationshipToHoH,DisablingCondition,DateCreated,DateUpdated,UserID,DateDeleted,ExportID'.split(
    ',',
  );
const OCCUPATIONS = [
  'Custodian; Mover',
  'Line Cook',
  'Home Health Aide',
  'Warehouse Associate; Forklift Operator',
];

/** A client with all columns. Sensitive columns have values that a test can search for. */
export function hmisClient(n: number, edition: 2024 | 2026 = 2026): Record<string, string> {
  const values: Record<string, string> = {
    PersonalID: `hp${n}`,
    FirstName: `Darnell${n}`,
    LastName: 'Reed',
    NameDataQuality: '1',
    SSN: `ssnmark${n}`,
    SSNDataQuality: '1',
    DOB: `19${10 + (n % 90)}-08-30`,
    DOBDataQuality: '1',
    DifferentIdentityText: 'identitymark',
    AdditionalRaceEthnicity: 'racemark',
    VeteranStatus: '1',
    YearEnteredService: '1999',
    MilitaryBranch: '3',
    DischargeStatus: '1',
    DateCreated: '2026-02-11 09:12:00',
    DateUpdated: '2026-05-20 14:41:09',
    UserID: 'u88',
    ExportID: 'E20260601',
  };
  return Object.fromEntries(CLIENT_COLUMNS[edition].map((column) => [column, values[column] ?? '']));
}

export interface HmisFiles {
  client: string;
  employment: string;
  enrollment: string;
  project: string;
  details: string;
}

/** Writes the files of an export with `people` clients. The rows of a client are scattered over the other files. */
export async function writeHmisExport(folder: string, people: number): Promise<HmisFiles> {
  const file = (name: string): string => path.join(folder, name);
  const numbers = Array.from({ length: people }, (_, n) => n);
  const scattered = numbers.map((n) => (n * 7919) % people);
  await write(
    file('Client.csv'),
    CLIENT_COLUMNS[2026],
    numbers.map((n) => hmisClient(n)),
  );
  await write(
    file('EmploymentEducation.csv'),
    EMPLOYMENT_COLUMNS,
    [0, 1].flatMap((stage) =>
      scattered.map((n) => ({
        EmploymentEducationID: `ee${n}-${stage}`,
        EnrollmentID: `en${n}`,
        PersonalID: `hp${n}`,
        // The later row comes first, so that only its date identifies it as the later one.
        InformationDate: stage === 0 ? '2026-05-15' : '2026-02-11',
        LastGradeCompleted: stage === 0 ? '7' : '4',
        Employed: stage === 0 ? '0' : '1',
        EmploymentType: stage === 0 ? '' : '1',
        NotEmployedReason: stage === 0 ? '1' : '',
        DataCollectionStage: '2',
        DateUpdated: '2026-05-15 10:00:00',
      })),
    ),
  );
  await write(
    file('Enrollment.csv'),
    ENROLLMENT_COLUMNS,
    scattered.map((n) => ({
      EnrollmentID: `en${n}`,
      PersonalID: `hp${n}`,
      ProjectID: `p${n % 3}`,
      EntryDate: '2026-02-11',
      DisablingCondition: '1',
    })),
  );
  await write(
    file('Project.csv'),
    ['ProjectID', 'ProjectName'],
    [0, 1, 2].map((n) => ({ ProjectID: `p${n}`, ProjectName: `Rapid Rehousing, ${n}` })),
  );
  await write(
    file('Details.csv'),
    ['PersonalID', 'occupations'],
    numbers
      .filter((n) => n % 2 === 0)
      .map((n) => ({ PersonalID: `hp${n}`, occupations: OCCUPATIONS[n % OCCUPATIONS.length] ?? '' })),
  );
  return {
    client: file('Client.csv'),
    employment: file('EmploymentEducation.csv'),
    enrollment: file('Enrollment.csv'),
    project: file('Project.csv'),
    details: file('Details.csv'),
  };
}

async function write(
  file: string,
  columns: readonly string[],
  rows: readonly Record<string, string>[],
): Promise<void> {
  const stream = createWriteStream(file);
  stream.write(`\uFEFF${columns.join(',')}\r\n`);
  for (const row of rows) {
    const cells = columns.map((column) => quoteCell(row[column] ?? ''));
    if (!stream.write(`${cells.join(',')}\r\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
}

function quoteCell(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
