import { parse } from './parse';

const BODY = '\nPay is weekly.\n\nRequirements:\n- Reliable attendance\n- Able to lift 40 lb';

describe('the first lines of a posting name title, employer and place', () => {
  test.each([
    ['HVAC Technician, Boise, ID\nNorthgate Air', 'HVAC Technician', 'Northgate Air', 'Boise', 'ID'],
    ['Bus Driver — USD 250, Pittsburg, Kansas\n$20/hr', 'Bus Driver', 'USD 250', 'Pittsburg', 'KS'],
    ['Line Cook | Harbor Fork, Dayton, OH', 'Line Cook', 'Harbor Fork', 'Dayton', 'OH'],
    ['HIRING PAINTERS!! TRUE NORTH PAINTING - BANGOR ME', 'PAINTERS', 'TRUE NORTH PAINTING', 'Bangor', 'ME'],
    ['* Welder\n* Stone Lake Fabrication\n* Duluth MN', 'Welder', 'Stone Lake Fabrication', 'Duluth', 'MN'],
    [
      'Picker\nCold Creek Orchards. $18.50 per hour\nYakima, WA',
      'Picker',
      'Cold Creek Orchards',
      'Yakima',
      'WA',
    ],
    [
      'Courier - earn up to $1,100 a week!\nSwift Parcel LLC, Tampa FL',
      'Courier',
      'Swift Parcel LLC',
      'Tampa',
      'FL',
    ],
    [
      'CITY OF ELMRIDGE\ninvites applications for the position of:\n\nCLERK II\nDenver, CO',
      'CLERK II',
      'CITY OF ELMRIDGE',
      'Denver',
      'CO',
    ],
  ])('%j', (head, title, employer, city, state) => {
    expect(parse(head + BODY)).toMatchObject({
      title,
      employerName: employer,
      city,
      state,
      countryCode: 'US',
    });
  });

  test.each([
    ['Early Childhood Educator\nMaple Grove Child Care Centre, Guelph, Ontario', 'Guelph', 'CA'],
    ['Warehouse Operative (m/f/d), Leipzig, Germany', 'Leipzig', 'DE'],
    ['Java Developer, Hyderabad, Telangana, India\nBrightloom Technologies Pvt. Ltd.', 'Hyderabad', 'IN'],
  ])('%j lies abroad', (head, city, countryCode) => {
    expect(parse(head + BODY)).toMatchObject({ city, state: null, countryCode });
  });

  test('a department is neither employer nor part of the place', () => {
    expect(parse('Manager, Product Marketing, Austin, TX\nQuiet Harbor Software' + BODY)).toMatchObject({
      title: 'Manager, Product Marketing',
      employerName: 'Quiet Harbor Software',
    });
  });

  test('a list of states is no town', () => {
    const { city, state } = parse('Claims Adjuster\nMust reside in Colorado, Utah or Texas.' + BODY);
    expect([city, state]).toEqual([null, null]);
  });

  test('a comment and calls to apply are no part of a title', () => {
    expect(parse('Part-time Cashier – students welcome' + BODY).title).toBe('Part-time Cashier');
    expect(parse('Help wanted. Early risers only!! Bakery assistant. Cash weekly.').title).toBe(
      'Bakery assistant',
    );
    expect(parse('Position   Medical Assistant' + BODY).title).toBe('Medical Assistant');
  });
});

test('"Skills:" in a paragraph begins a list of skills', () => {
  const { requiredSkills } = parse('Java Developer\nSkills: Java, Spring Boot, Kafka, AWS.');
  expect(requiredSkills.map(({ name }) => name)).toContain('Apache Kafka');
});
