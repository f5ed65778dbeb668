import { parseCells, type Cell } from '../../../../support/documents/parse-cells';

const HEAD: Cell[] = [
  [40, 0, '**Abena Owusu'],
  [40, 1, 'abena.owusu@example.com | (216) 555-0123'],
];

describe('a range of dates over two lines in the right margin', () => {
  it('may go on with "to"', () => {
    const { work } = parseCells([
      ...HEAD,
      [40, 3, '**Experience'],
      [40, 4, '**Austal Bay Shipyard, Mobile, AL'],
      [460, 4, 'May 2020'],
      [40, 5, 'Structural Welder'],
      [460, 5, 'to present'],
      [40, 6, 'Welded hull modules of aluminum and steel in all positions by two processes.'],
      [40, 8, '**Gulf Tank Works, Pascagoula, MS'],
      [460, 8, 'Sept 2016'],
      [40, 9, 'Pipe Fitter'],
      [460, 9, 'to Apr 2020'],
      [40, 10, 'Fitted pressure vessels and tanks for the petroleum industry of the Gulf.'],
    ]);
    expect(work.map(({ position, startDate, endDate }) => [position, startDate, endDate])).toEqual([
      ['Structural Welder', '2020-05', null],
      ['Pipe Fitter', '2016-09', '2020-04'],
    ]);
  });
});

describe('lists side by side', () => {
  it('are not joined where the items of one continue below the others', () => {
    const { skills, languages, certifications } = parseCells([
      ...HEAD,
      [44, 3, '**Skills'],
      [224, 3, '**Certifications'],
      [464, 3, '**Languages'],
      [40, 4, 'Forklift'],
      [220, 4, 'OSHA 10, 2022'],
      [460, 4, 'Spanish: native'],
      [40, 5, 'RF scanner'],
      [220, 5, 'ServSafe Manager, 2023'],
      [460, 5, 'English: fluent'],
      [40, 6, 'Cycle counting'],
      [220, 6, 'First Aid, 2024'],
      [460, 6, 'French: basic'],
      [40, 7, 'Shipping'],
      [220, 7, 'TWIC, 2021'],
      [40, 9, '**Experience'],
      [40, 10, 'Warehouse Lead, Harbor Cold Storage, Buffalo, NY, 03/2021 - 05/2024'],
    ]);
    expect(skills.flatMap(({ rawNames }) => rawNames)).toEqual(
      expect.arrayContaining(['Cycle counting', 'Shipping']),
    );
    expect(languages.map(({ language }) => language)).toEqual(['Spanish', 'English', 'French']);
    expect(certifications.map(({ name }) => name)).toEqual([
      'OSHA 10',
      'ServSafe Manager',
      'First Aid',
      'TWIC',
    ]);
  });
});

describe('the headers of positions', () => {
  it('may begin with a word like a verb, and end with a place over two lines', () => {
    const { work } = parseCells([
      ...HEAD,
      [40, 3, '**Experience'],
      [40, 4, 'Flatbed Driver'],
      [440, 4, '06/2017 – 02/2021'],
      [40, 5, 'Bluff City Steel Transport – Memphis, TN'],
      [50, 6, '• Secured steel coils and plate with chains'],
      [40, 7, 'Kitchen Worker'],
      [440, 7, '01/2014 – 04/2017'],
      [40, 8, 'Tennessee Department of Correction, West Tennessee State Penitentiary – Henning,'],
      [40, 9, 'TN'],
      [50, 10, '• Cooked for 600 people a day'],
    ]);
    expect(work.map(({ position, name, location }) => [position, name, location?.city])).toEqual([
      ['Flatbed Driver', 'Bluff City Steel Transport', 'Memphis'],
      ['Kitchen Worker', 'Tennessee Department of Correction, West Tennessee State Penitentiary', 'Henning'],
    ]);
  });
});

describe('a form with labels in a column', () => {
  it('is read by rows, with headings between them', () => {
    const { work, education, basics } = parseCells([
      [260, 0, '**BIO-DATA'],
      [40, 1, '**PERSONAL DATA'],
      [40, 2, 'Name'],
      [180, 2, ': Jennelyn D. Macaraeg'],
      [40, 3, 'Cellphone No.'],
      [180, 3, ': 0917 555 0183'],
      [40, 4, 'Date of Birth'],
      [180, 4, ': November 3, 1988'],
      [40, 6, '**EDUCATIONAL BACKGROUND'],
      [40, 7, 'College'],
      [180, 7, ': Our Lady of Fatima University'],
      [190, 8, 'Bachelor of Science in Midwifery'],
      [190, 9, '2005 – 2009'],
      [40, 11, '**EMPLOYMENT RECORD'],
      [40, 12, 'Company'],
      [180, 12, ': Al Noor Family Residence'],
      [40, 13, 'Position'],
      [180, 13, ': Private Caregiver'],
      [40, 14, 'Inclusive Dates'],
      [180, 14, ': March 2016 – February 2022'],
      [40, 16, 'Company'],
      [180, 16, ': St. Therese Clinic'],
      [40, 17, 'Position'],
      [180, 17, ': Midwife'],
      [40, 18, 'Inclusive Dates'],
      [180, 18, ': June 2010 – January 2016'],
    ]);
    expect(basics.name).toBe('Jennelyn D. Macaraeg');
    expect(work.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
      ['Private Caregiver', 'Al Noor Family Residence', '2016-03'],
      ['Midwife', 'St. Therese Clinic', '2010-06'],
    ]);
    expect(education).toMatchObject([
      { institution: 'Our Lady of Fatima University', area: 'Midwifery', startDate: '2005', endDate: '2009' },
    ]);
  });
});

describe('a table whose cells go on below', () => {
  it('is read by rows', () => {
    const row = (at: number, ...texts: string[]): Cell[] =>
      texts.flatMap((text, column): Cell[] =>
        text === '' ? [] : [[[40, 150, 310, 420][column] ?? 0, at, text]],
      );
    const { education } = parseCells([
      ...HEAD,
      [40, 3, '**ACADEMIC QUALIFICATIONS'],
      ...row(5, '**Course', '**Institution', '**Board', '**Year'),
      ...row(7, 'B.Tech', 'Siddhartha College', 'JNTU Kakinada', '2016'),
      ...row(8, '(Mechanical)', 'of Engineering'),
      ...row(10, 'Diploma', 'Government', 'SBTET', '2013'),
      ...row(11, '(Mechanical)', 'Polytechnic,'),
      ...row(12, '', 'Vijayawada'),
      ...row(14, 'SSC', 'Z.P. High School', 'Board of', '2010'),
      ...row(15, '', '', 'Secondary'),
      ...row(16, '', '', 'Education'),
    ]);
    expect(education.map(({ studyType, institution, endDate }) => [studyType, institution, endDate])).toEqual(
      [
        ['B.Tech', 'Siddhartha College of Engineering', '2016'],
        ['Diploma', 'Government Polytechnic', '2013'],
        ['SSC', 'Z.P. High School', '2010'],
      ],
    );
  });
});

describe('an exported profile', () => {
  it('ends the lists of the sidebar at the name in the main column', () => {
    const { basics, certifications, work } = parseCells([
      [20, 0, '**Contact'],
      [20, 1, 'g.villaluz@example.com'],
      [20, 3, '**Top Skills'],
      [20, 4, 'Inventory Control'],
      [20, 5, 'Account Management'],
      [20, 7, '**Languages'],
      [20, 8, 'English (Native or Bilingual)'],
      [20, 10, '**Certifications'],
      [20, 11, 'Lean Six Sigma Green Belt'],
      [20, 12, 'OSHA 30'],
      [20, 13, 'Forklift Operator'],
      [220, 0, 'Gideon Villaluz'],
      [220, 1, 'Warehouse Operations Manager'],
      [220, 2, 'Round Rock, Texas, United States'],
      [220, 4, '**Experience'],
      [220, 5, '**Lone Star Fulfillment'],
      [220, 6, 'Shift Supervisor'],
      [220, 7, 'February 2020 - March 2022 (2 years 2 months)'],
      [220, 8, 'Austin, Texas Metropolitan Area'],
      [220, 9, 'Led thirty people on nights at the largest site of the state.'],
      [220, 10, 'Trained new supervisors in safety, quality and lean methods.'],
      [220, 11, 'Cut overtime by a third in the first year of the new schedule.'],
    ]);
    expect(basics.location).toMatchObject({ city: 'Round Rock', state: 'TX' });
    expect(certifications).toHaveLength(3);
    expect(work).toMatchObject([{ location: { city: 'Austin', state: 'TX' } }]);
  });
});
