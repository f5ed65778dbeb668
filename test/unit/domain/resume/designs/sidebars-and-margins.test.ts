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
