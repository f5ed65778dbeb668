import { certificate, score, workAs } from '../pairs';
import { pastWork } from '../../../../../tools/quality/past-work';

const IN_TOLEDO = { city: 'Toledo', state: 'OH' } as const;
const SPANISH_DUTIES =
  'Preparaba los platos de la cocina, controlaba la temperatura de los alimentos y cerraba la estación cada noche. ' +
  'Recibía las entregas de los proveedores, contaba las existencias de la despensa y enseñaba a los ayudantes nuevos la ' +
  'limpieza de las parrillas, el lavado de los utensilios y las reglas de higiene del restaurante.';
const ENGLISH_DUTIES =
  'Prepared the dishes of the kitchen, checked the temperature of the food and closed the station each night. ' +
  'Received deliveries from suppliers, counted the stock of the pantry and taught new helpers how to clean the grills, ' +
  'wash the utensils and follow the hygiene rules of the restaurant.';
const ENGLISH_POSTING =
  'The line cook prepares dishes on the grill, checks the temperature of food, keeps the station clean, counts stock and ' +
  'follows the hygiene rules of the restaurant. We serve breakfast and lunch to a busy neighborhood every day of the week.';
const SPANISH_POSTING =
  'El cocinero de línea prepara los platos en la parrilla, controla la temperatura de los alimentos, mantiene limpia la ' +
  'estación, cuenta las existencias y sigue las reglas de higiene del restaurante. Servimos desayunos y almuerzos cada día.';

function cook(position: string, duties: string) {
  return {
    location: IN_TOLEDO,
    work: [pastWork({ position, months: 60, endDate: '2026-05', summary: duties })],
  };
}

describe('records and postings in different languages', () => {
  test('a person scores about the same in either language', () => {
    for (const posting of [
      { title: 'Line Cook', summary: ENGLISH_POSTING },
      { title: 'Cocinero de línea', summary: SPANISH_POSTING },
    ]) {
      const job = { ...posting, ...IN_TOLEDO, minExperienceMonths: 12 };
      const english = score(job, cook('Line Cook', ENGLISH_DUTIES));
      const spanish = score(job, cook('Cocinero de línea', SPANISH_DUTIES));
      expect(Math.min(english.finalScore, spanish.finalScore)).toBeGreaterThan(75);
      expect(Math.abs(english.finalScore - spanish.finalScore)).toBeLessThan(16);
    }
  });

  test.each([
    ['Line Cook', 'Cocinera', 'Conductor de autobús'],
    ['Truck Driver', 'Motorista de caminhão', 'Enfermeira'],
    ['Registered Nurse', 'Infirmière', 'Maçon'],
    ['Welder', 'Schweißer', 'Verkäuferin'],
    ['Warehouse Worker', 'Magazynier', 'Księgowa'],
  ])('a %s is found by the title "%s" and not by "%s"', (title, same, different) => {
    const scoreOf = (position: string) =>
      score({ title, ...IN_TOLEDO }, { location: IN_TOLEDO, work: [workAs(position, 48)] });
    const english = scoreOf(title);
    expect(scoreOf(same).finalScore).toBeGreaterThan(english.finalScore - 15);
    expect(scoreOf(different).finalScore).toBeLessThan(scoreOf(same).finalScore - 30);
  });

  test('the words of a text count within one language', () => {
    const job = { title: 'Cocinero de línea', summary: SPANISH_POSTING, ...IN_TOLEDO };
    const sameWork = score(job, cook('Cocinero', SPANISH_DUTIES));
    const otherWork = score(
      job,
      cook(
        'Cocinero',
        'Conducía el autobús escolar por la ciudad, vendía los billetes a los pasajeros, revisaba los frenos y las ruedas por la ' +
          'mañana, limpiaba los asientos y llevaba el registro de los viajes, de los horarios y del combustible en la oficina.',
      ),
    );
    expect(sameWork.finalScore).toBeGreaterThan(otherWork.finalScore);
  });

  test('work that counts in part because of the language of its description says so', () => {
    const pair = score(
      { title: 'Line Cook', summary: ENGLISH_POSTING },
      cook('Ayudante de cocina', SPANISH_DUTIES),
    );
    expect(pair.componentScores.experience.note).toContain('in another language');
  });

  test('grades and short forms of an English record are no words of another language', () => {
    const record =
      'Aircraft mechanic, A&P certificated, O&M crew, E-6. Inspects engines, replaces bearings, tests propellers, ' +
      'repairs hydraulic lines, balances rotors, logs findings, trains apprentices, orders parts, audits tools, ' +
      'signs releases, prepares reports, stores lubricants, drains fuel, checks torque values, cleans filters.';
    const pair = score(
      { title: 'Line Cook', summary: ENGLISH_POSTING },
      {
        work: [pastWork({ position: 'Aircraft Mechanic', months: 60, endDate: '2026-05', summary: record })],
      },
    );
    expect(pair.reasons.map(({ text }) => text).join(' ')).not.toContain('different languages');
  });

  test('certificates count in any language', () => {
    const job = { title: 'Truck Driver', requiredCertifications: ['CDL Class A'], ...IN_TOLEDO };
    const driver = { location: IN_TOLEDO, work: [workAs('Motorista de caminhão', 48)] };
    expect(score(job, { ...driver, certifications: [certificate('CDL Classe A')] }).recommendation).toBe(
      'strong_match',
    );
  });
});
