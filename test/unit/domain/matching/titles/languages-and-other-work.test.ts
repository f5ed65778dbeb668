import { buildJobProfile, type ScoringInput } from '../../../../../src/domain/matching';
import { verdictOf } from '../../../../../src/domain/matching/verdict';
import { layoutFromText } from '../../../../../src/domain/layout/text-layout';
import { parsePosting } from '../../../../../src/domain/parsing/posting/parse-posting';
import { score, skill, workAs } from '../pairs';

const language = (name: string, languageCode: string, cefr: string | null) =>
  ({ language: name, languageCode, fluency: null, proficiency: null, cefr, confidence: 1 }) as never;

const ENGLISH_TEXT =
  'I answer the questions of guests by phone and mail, keep the calendar of the hotel, order what the rooms need, and train the people who start at the desk.';

function scoreLanguages(requested: never[], held: never[], summary = ENGLISH_TEXT) {
  const candidate: Partial<ScoringInput> = {
    work: [workAs('Hotel Receptionist', 40)],
    skills: [skill('Reception')],
    summary,
    languages: held,
  };
  return score(
    { title: 'Hotel Receptionist', requiredSkills: ['Reception'], languages: requested },
    candidate,
  );
}

describe('a language that the record states without a level', () => {
  test('is asked about, not said to be below the required level', () => {
    const pair = scoreLanguages([language('German', 'de', 'C2')], [language('German', 'de', null)]);
    const gap = pair.gaps.find(({ type }) => type === 'language');
    expect(gap).toMatchObject({ actual: null, shortfall: null });
    expect(gap?.closableBy).toMatchObject({ kind: 'document', title: 'Ask for the level of German' });
    const texts = [...pair.reasons.map(({ text }) => text), verdictOf(pair)].join(' ');
    expect(texts).not.toMatch(/below the required level/);
    expect(texts).not.toMatch(/B2/);
  });

  test('is no gap if the record is written in it', () => {
    const pair = scoreLanguages([language('English', 'en', 'C2')], [language('English', 'en', null)]);
    expect(pair.gaps.filter(({ type }) => type === 'language')).toEqual([]);
  });

  test('is a gap if the stated level is lower', () => {
    const pair = scoreLanguages([language('German', 'de', 'C2')], [language('German', 'de', 'B1')]);
    expect(pair.gaps.find(({ type }) => type === 'language')).toMatchObject({ actual: 'B1' });
  });

  test('the language of the record is not missing where the record lists others', () => {
    const text =
      'Atiendo a los huéspedes por teléfono y por correo, llevo el calendario del hotel, pido lo que necesitan las habitaciones y enseño a las personas que empiezan en la recepción. También preparo las facturas de los clientes, recibo las reservas de las agencias de viajes y resuelvo los problemas que tienen las familias durante sus vacaciones en la costa.';
    const pair = scoreLanguages([language('Spanish', 'es', 'C1')], [language('French', 'fr', 'B2')], text);
    expect(pair.gaps.filter(({ type }) => type === 'language')).toEqual([]);
  });
});

describe('words that name no related work', () => {
  const found = (past: string, job: string) =>
    score({ title: job, requiredSkills: ['Cleaning'] }, { work: [workAs(past, 24)] }).componentScores
      .experience;

  test('attendants of rooms and of cars do different work', () => {
    expect(found('Guest Room Attendant', 'Parking Attendant').found).toEqual([]);
    expect(found('Parking Attendant', 'Parking Lot Attendant').found).toHaveLength(1);
  });

  test('a resource nurse is not asked how much of the work was like human resources', () => {
    expect(found('Geriatric Resource Nurse', 'HR Coordinator').note).not.toMatch(/titles do not tell/);
  });
});

test('the initials of an employer are no skill', () => {
  const { parsed } = parsePosting(
    layoutFromText(
      'Receptionist\nAlpine Builders Association\n\nResponsibilities\n- Receive the guests of the ABA offices\n- Answer the phone\n\nRequirements\n- Computer literacy',
    ),
    { today: '2026-06-01', language: null },
  );
  const job = buildJobProfile({ ...parsed, employerName: 'Alpine Builders Association' });
  expect(job.skills.map(({ name }) => name)).not.toContain('Applied behavior analysis');
});
