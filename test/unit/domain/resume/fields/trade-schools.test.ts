import { layoutFromText } from '../../../../../src/domain/layout/text-layout';
import type { ParsedResume } from '../../../../../src/domain/parsing/parsed-resume';
import { parseResume } from '../../../../../src/domain/parsing/resume/parse-resume';

const parse = (...lines: string[]): Omit<ParsedResume, 'meta'> =>
  parseResume(layoutFromText(['Orla Whitcombe', 'orla.whitcombe@example.com', '', ...lines].join('\n')), {
    today: '2026-06-01',
    language: null,
  }).parsed;
const educationOf = (...lines: string[]): ParsedResume['education'] =>
  parse('EDUCATION', ...lines, '', 'WORK EXPERIENCE', 'Line Cook, Harbor Grill, 2019 - present').education;

describe('parsing the schools of trades', () => {
  it('reads a union or its training committee as the school of an apprenticeship', () => {
    expect(educationOf('IBEW Local 8 JATC, Electrical Apprenticeship, 2014-2019')).toMatchObject([
      {
        institution: 'IBEW Local 8 JATC',
        studyType: 'Apprenticeship',
        area: 'Electrical',
        startDate: '2014',
      },
    ]);
    expect(educationOf("Plumbers' Joint Apprenticeship Committee, Local 12 UA, 2022")).toMatchObject([
      { institution: "Plumbers' Joint Apprenticeship Committee, Local 12 UA" },
    ]);
  });

  it('reads abbreviated degrees before their field', () => {
    expect(
      educationOf(
        'Larkfield College, AAS Aviation Maintenance Technology, 2017',
        'C.A.G.S., School Leadership, Ardmoor State University, 2005',
      ),
    ).toMatchObject([
      { studyType: 'AAS', area: 'Aviation Maintenance Technology', institution: 'Larkfield College' },
      { studyType: 'C.A.G.S.', area: 'School Leadership', institution: 'Ardmoor State University' },
    ]);
  });

  it('reads the last job of a form below its school', () => {
    const { education, work } = parse(
      'EDUCATION: Larkfield High School, Toledo, 2009',
      'LAST JOB: Stocker, Harbor Supply, 2020 to 2023',
    );
    expect(education).toMatchObject([{ institution: 'Larkfield High School', endDate: '2009' }]);
    expect(work).toMatchObject([{ name: 'Harbor Supply', position: 'Stocker' }]);
  });
});
