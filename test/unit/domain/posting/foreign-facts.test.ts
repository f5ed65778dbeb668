import { parse } from './parse';

const DE =
  'Sachbearbeiter Einkauf (m/w/d)\nHessentechnik AG\nKassel\n\nIhre Aufgaben\n- Sie legen die Bestellungen an und überwachen die Termine\n\nIhr Profil\n- ';
const FR =
  'Comptable fournisseurs H/F\nMarchand SARL\nRennes\n\nVos missions\n- Saisir et contrôler les factures pour les clients de la société\n\nProfil recherché\n- ';
const PT =
  'Operador de caixa\nSupermercado Bom Vizinho\nCuritiba\n\nResponsabilidades\n- Registrar os produtos e receber os pagamentos dos clientes\n\nRequisitos\n- ';
const PL = 'Operator wózka widłowego\nTransMag Sp. z o.o.\nŁódź\n\nWymagania\n- ';

describe('a posting in another language', () => {
  test.each([
    [`${DE}Abgeschlossene kaufmännische Ausbildung`, 'vocational'],
    [`${DE}Abgeschlossenes Hochschulstudium`, 'bachelor'],
    [`${FR}De formation Bac+2 en comptabilité`, 'associate'],
    [`${FR}Maîtrise d'Excel`, null],
    [`${PT}Ensino médio completo`, 'high_school'],
    [`${PT}Superior completo em Administração`, 'bachelor'],
    [`${PL}wykształcenie wyższe`, 'bachelor'],
  ])('states the education of "%s"', (text, expected) => {
    expect(parse(text).minEducationLevel).toBe(expected);
  });

  test.each([
    [`${DE}Berufserfahrung von zwei Jahren`, 24],
    [`${FR}6 mois d'expérience`, 6],
    [`${PL}minimum rok doświadczenia`, 12],
  ])('states the experience of "%s"', (text, expected) => {
    expect(parse(text).minExperienceMonths).toBe(expected);
  });

  test.each([
    [`${DE}Excel\n\nGehalt: 3.650 bis 4.200 € brutto pro Monat`, [3650, 4200, 'month', 'EUR']],
    [`${DE}Excel\n\n42.000 - 48.000 € Jahresgehalt`, [42000, 48000, 'year', 'EUR']],
    [`${FR}Sage\n\nSalaire : 28 à 32 K€ annuels`, [28000, 32000, 'year', 'EUR']],
    [
      'Auxiliar de producción\nGrupo Panificador\nLeón, Guanajuato\n\nOfrecemos\n- Sueldo semanal de $2,350 libres',
      [2350, 2350, 'week', 'MXN'],
    ],
    [
      `${PL}obsługa skanera\n\nWynagrodzenie: 7 500 - 9 000 zł brutto miesięcznie`,
      [7500, 9000, 'month', 'PLN'],
    ],
  ])('states the pay of "%s"', (text, expected) => {
    const { min, max, period, currency } = parse(text).compensation;
    expect([min, max, period, currency]).toEqual(expected);
  });

  test.each([
    [`${DE}Excel\n\nHomeoffice an 2 Tagen möglich.`, 'hybrid'],
    [`${FR}Sage\n\nTélétravail 2 jours par semaine.`, 'hybrid'],
    [`${PT}Excel\n\nTrabalho de forma híbrida.`, 'hybrid'],
    [`${PL}Excel\n\nOferujemy pracę hybrydową.`, 'hybrid'],
  ])('states the workplace of "%s"', (text, expected) => {
    expect(parse(text).workplaceType).toBe(expected);
  });

  it('offers full time beside part time', () => {
    expect(parse(DE.replace('(m/w/d)', '(m/w/d) in Voll- oder Teilzeit')).employmentType).toBe('full_time');
  });

  it('invites applicants with disabilities', () => {
    const signals = parse(
      `${PT}Excel\n\nVaga também destinada a pessoas com deficiência.`,
    ).friendlinessSignals;
    expect(signals.map(({ signal }) => signal)).toEqual(['disability_inclusive']);
  });
});
