import { parse } from '../parse';

it.each<[string, number, number | null]>([
  ['Clerk\nPay range is 17.00 to 19.50.', 17, 19.5],
  ['Clerk\nWage 17-19 DOE', 17, 19],
  ['Dishwasher for a busy diner in Fargo. Start 14.50.', 14.5, 14.5],
  ['Cook\n15/hr + tip share ($3-4/hr)', 15, 15],
  ['Pizza cooks\nPAY: cooks 16-19, counter 15.50, drivers 8 + tips + $2/delivery', 16, 19],
  ['Framers & laborers\nMust have own tools. Framers $28-$34, laborers $20-22.', 20, 34],
  ['Machine operator, Rialto. No exp. Graveyard. $18.25 + .75 diff.', 18.25, 18.25],
  ['Poultry processing\nLive hang $19.10, all else $17.35. $1000 after 90 days.', 17.35, 19.1],
  ['Electrician (Journeyman)\n4-10s day. $58.15 + fringes. OSHA 10.', 58.15, 58.15],
  ['Maintenance Tech II (Apartments), $22–26 + on-call pay\nCedar Point Residential', 22, 26],
  ['Payroll Clerk\nSalary: $19.00/hr minimum', 19, null],
])('reads pay by the hour: %s', (text, min, max) => {
  expect(parse(text).compensation).toMatchObject({ min, max, period: 'hour' });
});

it.each<[string, string | null]>([
  ['Tower Climber\nTravel, per diem $60/day, hotels paid', null],
  ['Nurse\nPer diem, weekends', 'per_diem'],
  ['Volunteer Coordinator\n20 hours a week, $21/hour', null],
  ['Volunteer Docent\nCity museum', 'volunteer'],
  ['Framer\n1099 no. W2 yes. $28/hr', null],
  ['Case Aide\nTemporary 6 months, grant funded', 'temporary'],
])('reads the type of employment: %s', (text, type) => {
  expect(parse(text).employmentType).toBe(type);
});

it('the hours from which benefits are offered are not those of the work', () => {
  expect(parse('Meat Cutter\nFull-time, $21/hr. Health insurance at 24 hrs/wk.').schedule).toMatchObject({
    hoursPerWeekMin: null,
  });
});

it('days and hours such as 4x10 give the hours of a week', () => {
  expect(parse('Machine operator\n4x10 graveyard, $18.25/hr').schedule).toMatchObject({
    hoursPerWeekMin: 40,
    shifts: ['night'],
  });
});

it.each<[string, string]>([
  ["Koch\nCHF 78'000–88'000 p.a.", 'CHF'],
  ['Storeperson\nSouthern Cross Timber is looking for a storeperson.\n$33.40 p/h + super', 'AUD'],
  ['CNC Turner\nCo.: Shree Precision Components\nSalary: 18,000 – 26,000 pm + PF/ESI', 'INR'],
])('takes the currency from signs of the country: %s', (text, currency) => {
  expect(parse(text).compensation).toMatchObject({ currency, min: expect.any(Number) as number });
});
