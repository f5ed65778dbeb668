import { parse } from '../parse';

describe('the title of a posting', () => {
  test.each([
    [
      'is the one whose holder leaves',
      'Our night auditor of twelve years is retiring in March, and we are sad. The Pinewood Inn has 40 rooms outside Bend, Oregon. Write to Ann.',
      'night auditor',
    ],
    [
      'stands before a spot that a message asks about',
      'Hey its Dana at Tiny Steps. Are you still interested in the toddler teacher spot? 8-4 M-F, $16. Text me 541 555 0133',
      'toddler teacher',
    ],
    [
      'is the first line before its hours of work',
      'Shelver, Part-Time\nMillbrook Public Library, Adult Services\n12 Elm Street, Millbrook, Ohio 44001\n\n$13.50 per hour',
      'Shelver',
    ],
    [
      'is the first of the parts of a line',
      'Plant Nurse | Food Industry | Day hours strongly preferred\n\nA food plant in Salina, Kansas hires a plant nurse to lead its clinic.',
      'Plant Nurse',
    ],
    [
      'is below the name of a town that hires',
      'TOWN OF CEDAR BEND\nEmployment Opportunity – Competition 26-04\n\nPOOL OPERATOR II (Seasonal, ending August 30)\n\nThe Town of Cedar Bend is accepting applications.',
      'POOL OPERATOR II (Seasonal, ending August 30)',
    ],
    [
      'follows a label and dots',
      'Lakeview School District 12\nClassified Vacancy\n\nPosition Title ........ Bus Aide\nHours per Day ......... 4\nSalary ................ $16.10 per hour',
      'Bus Aide',
    ],
    [
      'is no term of employment under a label of positions',
      'Registered Dental Hygienist – Periodontics\n\nWe are a small practice in Dayton, Ohio.\n\nPosition: Permanent part-time, 24 hours/week, rotating between 8:00–2:00 and 11:00–5:00\nWage: $41/hour',
      'Registered Dental Hygienist',
    ],
    [
      'stands between marks that draw attention',
      '>>> CLOSERS AND LOAN OFFICERS: Earn $120K+ Your First Year!! <<<\n\nAre you tired of splitting your commission? Bright Sail Lending is growing & we want YOU.\n\nWe provide:\n** Live transfer leads daily',
      'LOAN OFFICERS',
    ],
  ])('%s', (_, text, title) => {
    expect(parse(text).title).toContain(title);
  });

  test.each([
    [
      'De : Agence Horizon\nObjet : Caristes recherchés – Montréal\n\nBonjour,\n\nVoici le poste.',
      'Caristes',
    ],
    [
      'Cukiernia Malinowa w Opolu zatrudni:\n\n1) CUKIERNIKA – praca w dzień, 6000 zł brutto miesięcznie.',
      'CUKIERNIKA',
    ],
  ])('in another language has no words around it', (text, title) => {
    expect(parse(text).title).toBe(title);
  });

  test('keeps the department after a comma', () => {
    const text = 'Public Health Advisor, Bureau of School Health\n\nThe advisor reports to the director.';
    expect(parse(text).title).toBe('Public Health Advisor, Bureau of School Health');
  });
});
