import { parse } from '../parse';

const posting = (text: string) => parse(`Warehouse Associate\nAcme Services, Newark, NJ\n${text}`);

describe('times of work', () => {
  test.each([
    ['Mon-Fri 9 to 3 while the kids are in school.', ['day']],
    ['Hours are Monday, Tuesday and Friday from 7:30 to 5:30.', ['day']],
    ['Schedule: 7:00-3:30 Monday to Friday + on-call one week in six', ['day', 'on_call']],
    ['Shift: 10:45p – 7:15a, Sunday night through Thursday night', ['night']],
    ['Schedule: 6 am – 2:30 pm Mon-Fri, overtime some Saturdays', ['day']],
    ['Hours: Mon-Thu 7-5:30, 3 day weekends EVERY weekend', ['day']],
    ['Fri Sat Sun 2pm to 10pm', ['evening', 'weekend']],
    ['We work 6a-2p, every other weekend off.', ['day']],
  ])('"%s" are %j', (text, shifts) => {
    expect(posting(text).schedule.shifts).toEqual(shifts);
  });

  test('times at which an office takes applications are no shift', () => {
    expect(posting('Apply in person Mon-Fri 9-4 at our office.').schedule.shifts).toEqual([]);
  });

  test.each([
    ['37.5-hour work week', 37.5],
    ['Status: 80 hrs biweekly', 40],
    ['4 x 10-hour shift', 40],
    ['four tens', 40],
  ])('"%s" are %d hours a week', (text, hours) => {
    expect(posting(text).schedule).toMatchObject({ hoursPerWeekMin: hours, hoursPerWeekMax: hours });
  });
});

describe('pay', () => {
  test.each([
    ['1st shift: M-F 6:00a-2:30p ......... $18.50\n2nd shift: M-F 2:30p-11:00p ........ $19.75', 18.5, 19.75],
    ['You would start at $16 and move to $17 after ninety days.', 16, 17],
    ['Rates from $29.85 to $34.10/hr, differential of $1.25 included.', 29.85, 34.1],
    ['Salary: $15.88 per hour. Card within 30 days (district pays the $15 fee).', 15.88, 15.88],
    ['Pay: $18 per hour. Refer a friend and earn $150 after 160 hours.', 18, 18],
  ])('"%s" is %d to %d an hour', (text, min, max) => {
    expect(posting(text).compensation).toMatchObject({ min, max, period: 'hour' });
  });

  test('a point groups the digits of pesos, and the sign follows the amount in French', () => {
    expect(
      parse(
        'Asesor comercial\nEmpresa: Contacta S.A.S.\nCiudad: Medellín, Colombia\nSalario: $2.900.000 mensuales',
      ).compensation,
    ).toMatchObject({ min: 2_900_000, period: 'month', currency: 'COP' });
    expect(
      parse("Soudeur\nLieu : Drummondville, Québec\nSalaire : 27,50 $ à 33,00 $ l'heure, prime de nuit")
        .compensation,
    ).toMatchObject({ min: 27.5, max: 33, period: 'hour', currency: 'CAD' });
  });
});

describe('openings and experience', () => {
  test.each([
    ['We need 2 more people to clean offices.', 2],
    ['The town is accepting applications for one (1) Arena Operator.', 1],
    ['3 spots left!', 3],
  ])('"%s" are %d openings', (text, openings) => {
    expect(posting(text).openings).toBe(openings);
  });

  test.each([
    ["You'll need 2 years as a sous chef somewhere decent.", 24],
    ['The right person has three or more years on a dairy.', 36],
  ])('"%s" asks for %d months', (text, months) => {
    expect(posting(text).minExperienceMonths).toBe(months);
  });
});
