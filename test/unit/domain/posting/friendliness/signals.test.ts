import { parse } from '../parse';

function positiveSignals(text: string): string[] {
  return parse(text)
    .friendlinessSignals.filter(({ polarity }) => polarity === 'positive')
    .map(({ signal }) => signal);
}

describe('a sentence of a posting', () => {
  it.each([
    ['No previous sorting experience? We show you everything.', 'no_experience_required'],
    ['Experience: none needed, two weeks of shadowing.', 'no_experience_required'],
    ["What we don't require: kitchen experience.", 'no_experience_required'],
    ["What we don't require: a car, a diploma.", 'no_degree_required'],
    ["We don't care whether you went to college.", 'no_degree_required'],
    ['English is useful, but not required.', 'limited_english'],
    ['An EAD or I-94 is enough.', 'refugee_immigrant'],
    ['We especially welcome people who are themselves immigrants.', 'refugee_immigrant'],
    ['We run a background check but only look at the last five years.', 'fair_chance'],
    ['Veterans are given preference.', 'veteran'],
    ['People with disabilities are strongly encouraged to apply.', 'disability_inclusive'],
    ['PWDs and career returners are welcome.', 'disability_inclusive'],
    ['Senior citizens are welcome to apply.', 'older_worker'],
    ['The city bus stops outside the gate.', 'transit_accessible'],
    ['Students 15+ and retirees both very welcome.', 'youth'],
    ['Students 15+ and retirees both very welcome.', 'older_worker'],
    ['Retired machinists, parents returning to work: all of you are welcome.', 'caregiver_flexible'],
    ['Transitioning service members are encouraged to apply.', 'veteran'],
    ['Veterans who claim preference attach a DD-214.', 'veteran'],
    ['Not required: experience, a diploma.', 'no_degree_required'],
    ["You don't need\n- a degree\n- a car", 'no_degree_required'],
    ['Dont need experience, ill show u how.', 'no_experience_required'],
    ['Experience is great but not needed.', 'no_experience_required'],
    ['You are home before the kids get off the bus.', 'caregiver_flexible'],
    ['Felony record: ok.', 'fair_chance'],
    ['The #17 bus, five minutes on foot.', 'transit_accessible'],
  ])('"%s" gives a positive signal %s', (sentence, signal) => {
    expect(positiveSignals(`Packer\nOak Street Bakery\nToledo, OH\n\n${sentence}\n`)).toContain(signal);
  });

  it.each([
    ['Two years of experience required.', 'no_experience_required'],
    ['We support people with disabilities in their homes.', 'disability_inclusive'],
    ['The bus company of the town.', 'transit_accessible'],
    ['English is required.', 'limited_english'],
    ['We serve students and welcome their questions.', 'youth'],
    ['We are not a second chance employer.', 'fair_chance'],
    ['Equal opportunity regardless of disability or veteran status; all are welcome.', 'veteran'],
    ['Call Carla at the house on Route 9.', 'transit_accessible'],
    ['Seniors are not eligible for this program.', 'older_worker'],
  ])('"%s" gives no positive signal %s', (sentence, signal) => {
    expect(positiveSignals(`Packer\nOak Street Bakery\nToledo, OH\n\n${sentence}\n`)).not.toContain(signal);
  });

  it.each([
    [
      'Ayudante de almacén\nBuscamos personal para Toledo.\nExperiencia: no indispensable.',
      'no_experience_required',
    ],
    [
      'Lagerhilfe (m/w/d)\nWir suchen Verstärkung für unser Lager in Kassel.\nBerufsanfängerinnen sind willkommen.',
      'no_experience_required',
    ],
    [
      'Préparateur de commandes\nNous recrutons pour notre entrepôt de Lyon.\nNouveaux arrivants bienvenus.',
      'refugee_immigrant',
    ],
    [
      'Ajudante de armazém\nProcuramos pessoas para o turno da manhã.\nNão precisa falar inglês.',
      'limited_english',
    ],
    [
      'Ayudante\nBuscamos personal para la planta.\nSe aceptan EAD, refugiados y asilados.',
      'refugee_immigrant',
    ],
    ['Ayudante\nBuscamos personal para la planta.\nNo necesita inglés ni escuela.', 'no_degree_required'],
  ])('gives a positive signal in its language: %s', (text, signal) => {
    expect(positiveSignals(text)).toContain(signal);
  });
});
