import { parse } from '../parse';

const signals = (statement: string): string[] =>
  parse(`Worker\nHarbor Foods\nDayton, OH\n\n${statement}`)
    .friendlinessSignals.filter(({ polarity }) => polarity === 'positive')
    .map(({ signal }) => signal);

describe('what employers say in their own words', () => {
  test.each([
    ['We hire on heart, not history.', 'fair_chance'],
    ['Backgrounds are considered one at a time.', 'fair_chance'],
    ['Your background check is looked at by a person.', 'fair_chance'],
    ['Parole officers can call us with referrals.', 'fair_chance'],
    ['Experience helps but we will teach a good attitude.', 'no_experience_required'],
    ['Green is good, we would rather train.', 'no_experience_required'],
    ['Degree not essential.', 'no_degree_required'],
    ['Little English? Ok, we point a lot.', 'limited_english'],
    ['You can apply in Spanish, Somali or Karen.', 'limited_english'],
    ['We work with the IRC and resettlement agencies.', 'refugee_immigrant'],
    ['New to America? So were most of us.', 'refugee_immigrant'],
    ['Vets and Guard members, come see us.', 'veteran'],
    ['We are a Military Spouse Employment Partner.', 'veteran'],
    ['16+ with a work permit.', 'youth'],
    ['Over 55? We want your know-how.', 'older_worker'],
    ['Shifts fit around daycare.', 'caregiver_flexible'],
    ['Free transit pass for everyone.', 'transit_accessible'],
    ['We pick up crew at the Kroger at 5:30.', 'transit_accessible'],
  ])('%s', (statement, signal) => {
    expect(signals(statement)).toEqual([signal]);
  });

  test.each([
    'You will teach English classes to adults.',
    'Supports youth aged 14-17 in our residential program.',
    'Help refugees find housing.',
    'Provide work experience for clients coming home from prison.',
  ])('says nothing about applicants: %s', (statement) => {
    expect(signals(statement)).toEqual([]);
  });
});

describe('education and credentials in plain words', () => {
  const required = (item: string): ReturnType<typeof parse> =>
    parse(`Worker\nHarbor Foods\nDayton, OH\n\nRequirements\n- ${item}\n- Reliable`);

  test.each([
    ['BSN strongly preferred, ADN required.', 'associate'],
    ['2-yr degree in a related field.', 'associate'],
    ['Graduate in any stream.', 'bachelor'],
    ['Leaving Cert.', 'high_school'],
    ['Year 12 completed.', 'high_school'],
    ['Some college ok but not needed.', null],
    ['Graduate of an accredited surgical tech program.', 'vocational'],
  ])('%s', (item, level) => {
    expect(required(item).minEducationLevel).toBe(level);
  });

  test('a card to obtain after the start is not required, one whose renewal is paid for is', () => {
    expect(required('Food handlers card you can get after you start.').requiredCertifications).toEqual([]);
    expect(required('Security guard card (we pay for renewal).').requiredCertifications).toHaveLength(1);
  });
});

describe('work and names in messages', () => {
  test('words for anyone are no title', () => {
    expect(parse('Need two guys to hang drywall in Provo this week. $25/hr. Mike 801-555-0133').title).toBe(
      'hang drywall',
    );
    expect(
      parse('Need someone to mop floors nights at our diner in Akron. $15. Ask for Lou at Lou’s Diner').title,
    ).toBe('mop floors');
  });

  test('joining a team is no task', () => {
    const job = parse(
      'Hello neighbors! Dana’s Diner in Akron is looking for someone to join our team as a line cook. $17.',
    );
    expect(job.title).toBe('line cook');
  });

  test('a name begins with "St."', () => {
    expect(parse("St. Mark's Ministries of Toledo seeks a van driver. $15/hr.").employerName).toContain(
      "St. Mark's Ministries",
    );
  });
});
