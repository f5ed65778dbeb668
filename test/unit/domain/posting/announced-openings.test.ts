import { parse } from './parse';

const nameOf = (text: string): [string, string | null] => {
  const { title, employerName } = parse(text);
  return [title, employerName];
};

describe('the title and the employer of an announcement', () => {
  test('of several openings, the first is the title', () => {
    const text =
      'Now hiring at Harvest Table Market, Eugene, Oregon:\n1. Deli Clerk - $17.50/hr\n2. Night Stocker - $18.25/hr\n3. Baker - $19/hr\n\nApply in the store.';
    expect(nameOf(text)).toEqual(['Deli Clerk', 'Harvest Table Market']);
  });

  test('of a county, above its department', () => {
    const text =
      'COUNTY OF MARLOWE\nHuman Resources Department\nannounces an open recruitment for:\nROAD MAINTENANCE WORKER II\n$24.10 - $29.30 per hour\n\nMinimum qualifications:\n- One year of road work';
    expect(nameOf(text)).toEqual(['ROAD MAINTENANCE WORKER II', 'COUNTY OF MARLOWE']);
  });

  test.each([
    [
      'German',
      'Die Hessentechnik AG beschäftigt 300 Menschen in Kassel.\nWir suchen zum 1. Februar eine/n\nIndustriemechaniker/in\n\nIhr Profil:\n- abgeschlossene Ausbildung\n- Bereitschaft zur Schichtarbeit',
      ['Industriemechaniker/in', 'Hessentechnik AG'],
    ],
    [
      'French',
      'Le cabinet Marchand & Associés recrute pour son site de Lyon un(e) :\nComptable fournisseurs\n\nProfil recherché :\n- Diplôme en comptabilité\n- Rigueur et autonomie',
      ['Comptable fournisseurs', 'Marchand & Associés'],
    ],
  ])('on the line below a sentence (%s)', (_language, text, expected) => {
    expect(nameOf(text)).toEqual(expected);
  });

  test('the team that a French posting speaks of is no employer', () => {
    const text =
      "Développeur mobile\n\nL'équipe Signal recherche un développeur mobile.\nVous souhaitez travailler pour le bien commun.\n\nProfil recherché :\n- Vous connaissez Kotlin";
    expect(parse(text).employerName).not.toBe("L'équipe Signal");
  });

  test('a line of thanks and a signature are no title', () => {
    expect(parse('Thanks,\nOffice Manager\nBrightwell Dental, Tempe, AZ\n\nPhones and charts.').title).toBe(
      'Office Manager',
    );
  });
});
