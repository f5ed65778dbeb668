import { parse } from '../parse';

const signalsOf = (text: string): string[] =>
  parse(text)
    .friendlinessSignals.filter(({ polarity }) => polarity === 'positive')
    .map(({ signal }) => signal);

describe('a message that is typed in a hurry', () => {
  test('is English although it is short and names people and places of other languages', () => {
    const text =
      'R. Delmonte & Sons needs concrete finishers, Dayton area, $30/hr. OSHA 10 card. Just got out? Call me, everyone deserves a shot. Vito 937-555-0171';
    expect(parse(text).city).toBe('Dayton');
    expect(signalsOf(text)).toEqual(['fair_chance']);
  });

  test.each([
    [
      'before the letters of a state',
      'roofing laborers wanted, wichita ks, 20 an hour, call Big Al',
      'Wichita',
    ],
    ['after a street', 'Mama Rosa Pizza on 19th street lubbock. Hiring delivery drivers, $12/hr.', 'Lubbock'],
    [
      'after the name of an employer in capitals',
      'WELLINGTON FREIGHT AMARILLO TX\nCLASS A CDL OTR DRIVERS',
      'Amarillo',
    ],
    [
      'in the name of a government',
      'TOWN OF ELMVALE FALLS\nNOTICE OF VACANCY\nCUSTODIAN, FULL TIME',
      'Elmvale Falls',
    ],
  ])('names its town %s', (_, text, city) => {
    expect(parse(text).city).toBe(city);
  });

  test('names no town where the word is the name of a person', () => {
    expect(parse('we need roofers asap, 20 an hour, ask for dallas').city).toBeNull();
  });

  test.each([
    ['of a range by the hour', 'Curry House needs kitchen helpers. 14-16 per hour + food.', 14, 16, 'hour'],
    ['of a range by the day', 'Painters needed tomorrow. 160-220 a day cash. own ride', 160, 220, 'day'],
    [
      'that is paid out weekly',
      'Forklift operators, 2nd shift, $19.50 weekly pay. Reply YES.',
      19.5,
      19.5,
      'hour',
    ],
    [
      'of a salary in a sentence',
      'Case manager in Greensboro. Fluent Arabic required. $44,000. Call us.',
      44000,
      44000,
      'year',
    ],
    ['of two shifts', 'PRODUCTION WORKERS\n$16 1ST / $17 3RD\nWALK IN MON-WED', 16, 17, 'hour'],
  ])('states pay %s', (_, text, min, max, period) => {
    expect(parse(text).compensation).toMatchObject({ min, max, period });
  });

  test.each([
    ['veteran', 'Hiring drivers in Amarillo. MILITARY EXPERIENCE COUNTS AS OTR EXPERIENCE. Call us.'],
    ['fair_chance', 'Roofing laborers, 20 bucks an hour. Done time? So have I. Call Big Mike.'],
    ['no_experience_required', 'School bus drivers needed. No CDL? We put you through the class. Call us.'],
    ['no_degree_required', 'Looking for 2 helpers. You don’t need school for this, just show up on time.'],
    [
      'caregiver_flexible',
      'Servers wanted. Students and moms returning to work, we build the schedule around you.',
    ],
    ['transit_accessible', 'Cleaners wanted, $20. You dont need a car, we pick you up at the metro.'],
    [
      'disability_inclusive',
      'Front desk agent. We gladly adapt the desk or the hours for people with disabilities.',
    ],
    ['limited_english', 'Night janitors in Aurora, $17.50. Inglés no es necesario. Call Rosa today.'],
  ])('says in its own words: %s', (signal, text) => {
    expect(signalsOf(text)).toContain(signal);
  });

  test('has a title without the words of time around it', () => {
    expect(parse('Taj Kitchen in Edison NJ. Need kitchen helper full time. 14-16 per hour.').title).toBe(
      'kitchen helper',
    );
  });
});

describe('a license beside the title', () => {
  test.each([
    [
      'of a profession',
      'Dental hygienist needed at Lakeside Dental in Bend. Oregon license. $52 an hour.',
      'hygien',
    ],
    ['of drivers', 'Valley Mix, Modesto. Ready mix drivers, $29.40. Class B with air brakes.', 'class B'],
    [
      'of a nurse in either form',
      'Registered Nurse, Roanoke. Virginia or compact RN license required.',
      'nurse',
    ],
  ])('is required: one %s', (_, text, name) => {
    expect(parse(text).requiredCertifications.join()).toContain(name);
  });

  test.each([
    ['cents per mile', 'OTR drivers, Amarillo. 62 CPM all miles. Home weekends.'],
    ['the line of a bus', 'Warehouse associates, on the COTA line. $18 an hour. Steel toes required.'],
  ])('is none in the letters of %s', (_, text) => {
    expect(parse(text).requiredCertifications).toEqual([]);
  });
});
