import { buildTitleIndex, titleInEnglish } from '../../../../src/domain/skills';

const best = (language: string, titles: Record<string, string>, query: string) =>
  buildTitleIndex(
    Object.entries(titles).map(([code, title]) => ({ title, code })),
    { thorough: true, language },
  ).rank(query, 1)[0]?.code;

describe('an index of titles in one language', () => {
  it.each([
    ['de', { cook: 'Koch/Köchin', waiter: 'Kellner/Kellnerin' }, 'Kellnerinnen', 'waiter'],
    [
      'de',
      { clerk: 'Verwaltungsangestellter', draughts: 'Technischer Zeichner' },
      'Technische Zeichnerin',
      'draughts',
    ],
    ['es', { operator: 'operador de grúa', doctor: 'médica' }, 'OPERADORAS DE GRÚAS', 'operator'],
    ['es', { operator: 'operador de grúa', doctor: 'médica' }, 'médicos', 'doctor'],
    ['fr', { nurse: 'infirmier', seller: 'vendeur' }, 'Vendeuses', 'seller'],
    ['pl', { teacher: 'nauczyciel', engineer: 'inżynier' }, 'Nauczycielka', 'teacher'],
    ['pt', { nurse: 'enfermeiro', teacher: 'professor' }, 'Professoras', 'teacher'],
  ])('finds another gender or number in %s', (language, titles, query, expected) => {
    expect(best(language, titles as Record<string, string>, query)).toBe(expected);
  });

  it('takes the first word of a Spanish title for the kind of worker', () => {
    const titles = { technician: 'técnico de ventas', manager: 'director de informática' };
    expect(best('es', titles, 'director de ventas de informática')).toBe('manager');
  });

  it('reads a language without rules like English', () => {
    expect(best('xx', { nurse: 'RN', cook: 'line cook' }, 'registered nurse')).toBe('nurse');
  });
});

describe('a title in English words', () => {
  it.each([
    ['directora de logística', 'logistics director'],
    ['director de televisión', 'television director'],
    ['Supervisora', 'supervisor'],
    ['reclutadora técnica', 'technical recruiter'],
  ])('translates %s, whose words look English', (title, expected) => {
    expect(titleInEnglish(title)).toBe(expected);
  });

  it.each([
    ['jefa de la oficina técnica', 'technical office manager'],
    ['analista administrativa', 'administrative analyst'],
    ['asistente personal', 'personal assistant'],
    ['jefe de personal', 'human resources manager'],
    ['ingeniero consultor', 'consulting engineer'],
    ['técnico de oficina', 'office technician'],
  ])('reads the word for a kind of worker behind a noun as an adjective in %s', (title, expected) => {
    expect(titleInEnglish(title)).toBe(expected);
  });

  it.each(['Chef de Rang', 'Director', 'Fitness Instructor', 'Supervisor of Logistics'])(
    'leaves %s as it is',
    (title) => {
      expect(titleInEnglish(title)).toBe(title);
    },
  );
});
