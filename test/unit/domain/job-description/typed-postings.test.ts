import { parse } from './parse';

it('one line holds title, employer, place and pay', () => {
  expect(
    parse('Line cook, Harbor Grill, Dayton, OH. $18.50 to $21 an hour. ServSafe required.'),
  ).toMatchObject({
    title: 'Line cook',
    employerName: 'Harbor Grill',
    city: 'Dayton',
    state: 'OH',
    hourlyMinUsd: 18.5,
    hourlyMaxUsd: 21,
  });
});

it('a notice from a care home: employer beside its address, shifts by the clock, what is demanded', () => {
  const parsed = parse(`NOW HIRING!! CNAs & STNAs - ALL SHIFTS
Maple Ridge Senior Living - 4500 Far Hills Ave, Kettering, Ohio 45429
Starting at $19.25/hr, up to $22/hr based on experience + $2 weekend differential
Full time, part time and PRN available. 12 hour shifts 7a-7p or 7p-7a
Must have active STNA in Ohio or be willing to train (we pay for your class!)
Reliable transportation. Background check and drug screen required.`);
  expect(parsed).toMatchObject({
    employerName: 'Maple Ridge Senior Living',
    city: 'Kettering',
    employmentType: 'full_time',
    preferredQualifications: [],
  });
  expect(parsed.schedule?.shifts).toEqual(expect.arrayContaining(['day', 'night', 'weekend']));
  expect(parsed.requiredQualifications.join(' ')).toContain('Background check and drug screen required.');
  // Neither the hours nor the state is something to be good at.
  expect(parsed.requiredSkills.map(({ name }) => name)).toEqual([]);
});
