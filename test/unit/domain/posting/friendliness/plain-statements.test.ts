import { parse } from '../parse';

function positiveSignals(text: string): string[] {
  return parse(
    `Packer\nOak Street Bakery\nToledo, OH\n\nWe bake bread at night and pack it for the stores of the town.\n${text}\n`,
  )
    .friendlinessSignals.filter(({ polarity }) => polarity === 'positive')
    .map(({ signal }) => signal);
}

describe('a statement in plain words', () => {
  it.each([
    ['Got a record? Come talk to us.', 'fair_chance'],
    ["Having been in jail doesn't rule you out.", 'fair_chance'],
    ['Never baked before? We teach you.', 'no_experience_required'],
    ['You will learn everything you need on the job.', 'no_experience_required'],
    ['No diploma? No problem.', 'no_degree_required'],
    ["We don't ask for a diploma.", 'no_degree_required'],
    ['Foremen speak Spanish and English.', 'limited_english'],
    ['Half of our crew learned English on the job.', 'limited_english'],
    ['First job in America? Start here.', 'refugee_immigrant'],
    ['Ex-military? You will fit right in.', 'veteran'],
    ['Deaf colleagues work on our floor.', 'disability_inclusive'],
    ['Students as young as 15 can bus tables.', 'youth'],
    ['Retired folks have done great in this job.', 'older_worker'],
    ['Moms, build your week around school.', 'caregiver_flexible'],
    ['The company van picks up at 4:45 am.', 'transit_accessible'],
    ['Route 11 stops at our gate.', 'transit_accessible'],
    ['No wine knowledge needed, just strong arms.', 'no_experience_required'],
    ["You don't need a thing but a driver's license.", 'no_experience_required'],
    ['Deaf and hard-of-hearing friendly crew.', 'disability_inclusive'],
    ['Spanish-speaking crew leads on every shift.', 'limited_english'],
  ])('"%s" gives a positive signal %s', (sentence, signal) => {
    expect(positiveSignals(sentence)).toContain(signal);
  });

  it.each([
    ['A strong record of sales is welcome.', 'fair_chance'],
    ['You help people who have been in jail; they are welcome here.', 'fair_chance'],
    ['You will teach new hires everything.', 'no_experience_required'],
    ['A high degree of care is not needed often.', 'no_degree_required'],
    ['You help refugees who are welcome in our town.', 'refugee_immigrant'],
    ['Our vets treat dogs first.', 'veteran'],
    ['You support adults with disabilities and welcome them.', 'disability_inclusive'],
    ['The 401(k) retirement plan is great.', 'older_worker'],
    ['You drive the company van from the plant.', 'transit_accessible'],
  ])('"%s" gives no positive signal %s', (sentence, signal) => {
    expect(positiveSignals(sentence)).not.toContain(signal);
  });
});
