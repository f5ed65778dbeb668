import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import { parseResume } from '../../../../src/domain/parsing/resume/parse-resume';

const skillsOfResume = (text: string): string[] =>
  parseResume(layoutFromText(text), { today: '2026-06-01', language: null }).parsed.skills.map(
    ({ name }) => name,
  );
const skillsOf = (text: string): string[] =>
  skillsOfResume(`Delia Marchetti\nDayton, OH | delia.marchetti@example.com\n\n${text}`);

describe('words of a resume that are no skills', () => {
  it.each([
    [
      'a server in a restaurant',
      "WORK\nServer / Bartender, Clancy's, 2018 - 2020\nServer, Blue Heron Grill, 2015 - 2018",
      'Windows and linux servers',
    ],
    ['hours', 'SKILLS\nGoogle Docs, Canva\nAvailable: M-F after 3:30 pm', 'Preventive maintenance'],
    [
      'a credential of architects',
      'Construction manager, PMP, LEED AP BD+C\n\nWORK\nProject Manager, Bluepine Builders, 2015 - 2020',
      'Accounts payable',
    ],
    [
      'letters of a credential',
      'Construction manager, PMP, LEED AP BD+C\n\nWORK\nProject Manager, Bluepine Builders, 2015 - 2020',
      'C',
    ],
    [
      'the initial of a name',
      'WORK\nContract Specialist, Harbor Supply Office, 2019 - 2022\nSupervisor: R. Delgado (may contact)',
      'R',
    ],
    [
      'an agency',
      'I have worked as a Packer with Motor City Staffing since 2021 and before that at a bakery.',
      'Recruiting',
    ],
    ['a standard', 'CERTIFICATIONS\nSlinger/Signal API RP 2D crane operator', 'REST APIs'],
    [
      'people in Spanish',
      'EXPERIENCIA\nCocinero, Hotel Costa Brisa, 2019 - 2022\nBanquetes hasta 300 personas',
      'User experience design',
    ],
    [
      'a department of a hospital',
      'WORK\nRegistered Nurse, Labor & Delivery, Mercy Hospital, 2019 - 2022',
      'Delivery driving',
    ],
  ])('%s', (_case, text, skill) => {
    expect(skillsOf(text)).not.toContain(skill);
  });

  it('are headings, diplomas and schools of a column beside the list of skills', () => {
    const skills = skillsOfResume(`DELIA R. MARCHETTI, CPT, CCMA

CONTACT                                 PROFILE
(937) 555-0122                          Phlebotomy technician with 6 years of
delia.marchetti@example.com             inpatient and outpatient draws.
Dayton, OH
                                        EXPERIENCE
CERTIFICATIONS                          Phlebotomist II
CPT - NHA, 2020, renewed 2026           Gem City Mercy Hospital
BLS - AHA, exp 8/2027                   2022 - Present
                                        60+ draws per shift

SKILLS                                  Phlebotomist
Butterfly draws                         Northfield Diagnostics
Cerner                                  2020 - 2022
EKG
Specimen processing                     EDUCATION
                                        Certificate, Medical Assisting
                                        Sinclair College, 2022
                                        Diploma, Kenwood Academy HS, 2018`);
    expect(skills).toEqual(expect.arrayContaining(['Butterfly draws', 'Cerner', 'EKG']));
    expect(skills.filter((name) => /education|diploma|academy|certificate/i.test(name))).toEqual([]);
  });

  it('are the levels of languages', () => {
    expect(skillsOf('SKILLS\nOpera PMS, HotSOS\nSpanish native, English 70%')).toEqual(
      expect.arrayContaining(['Spanish', 'English']),
    );
  });
});
