import { parse } from '../parse';

describe('titles beside places and employers', () => {
  test.each([
    ['Night Porter – The Abbey Court Hotel, York\n£12.60 per hour, 11pm to 7am', 'Night Porter'],
    [
      'Pine County Fire District\nSeasonal Wildland Firefighter, Sandstone MN\n$17.25/hour',
      'Seasonal Wildland Firefighter',
    ],
  ])('%j has the title %j without what follows it', (text, title) => {
    expect(parse(text).title).toBe(title);
  });

  test('a field of work that is also a town stays in the title', () => {
    expect(parse('Product Manager, Mobile\nBrightleaf Apps\nOwn our apps for phones.').title).toBe(
      'Product Manager, Mobile',
    );
  });

  test('the employer between the title and the town', () => {
    const text = 'Night Porter – The Abbey Court Hotel, York\n£12.60 per hour, 11pm to 7am';
    expect(parse(text)).toMatchObject({ employerName: 'The Abbey Court Hotel', city: 'York' });
  });

  test('a language that is not needed is no title', () => {
    const text =
      'SwiftHands Staffing: Hi Maria! Warehouse work in Joliet IL starts Mon 6a-2:30p $17/hr wkly pay. No English needed. Reply YES to confirm';
    expect(parse(text).title).not.toBe('No English');
  });

  test('a dictated sentence ends the title before "here" and states pay in words', () => {
    const text =
      'ok so this is for the Lakeshore Family Dental posting um we need a dental assistant here in Muskegon Michigan full time pay is nineteen to twenty four dollars an hour okay thanks';
    expect(parse(text)).toMatchObject({
      title: 'dental assistant',
      hourlyMinUsd: 19,
      hourlyMaxUsd: 24,
    });
  });
});

describe('places and pay in other forms', () => {
  test('a province of Canada after the town', () => {
    const text =
      'Brampton ON - Forklift Operator - Maple Ridge Foods - $22 to $24.50/hr\nAfternoon shift\nSteel toes';
    expect(parse(text)).toMatchObject({ city: 'Brampton', countryCode: 'CA' });
  });

  test('a suburb before its city and state in Australia', () => {
    const text =
      'Kitchen Hand\nSaffron Table\nDandenong South, Melbourne VIC\n$29.33 per hour + super\nYou will wash pots.';
    expect(parse(text)).toMatchObject({ city: 'Dandenong South', countryCode: 'AU' });
  });

  test('work from home is no town', () => {
    const text =
      'Senior Data Analyst\nBlue Kestrel Analytics · Remote (United States)\n$95,000/yr - $120,000/yr\nAbout the job\nLocation: Remote\nWe build tools.';
    expect(parse(text)).toMatchObject({ city: null, workplaceType: 'remote' });
  });

  test('gross pay a week', () => {
    const text =
      'Meridian Travel Staffing\nTravel RN - ICU\nTulsa, OK\n13 weeks, 3x12 nights\nGross weekly: $2,150\nRequirements: active RN license';
    expect(parse(text).compensation).toMatchObject({ min: 2150, max: 2150, period: 'week' });
  });

  test('a certification that "helps" is preferred', () => {
    const text =
      'Fire Dispatcher\nPine County Fire District\n$17.25/hour\nNIMS certification helps but we send you to class.';
    expect(parse(text)).toMatchObject({
      requiredCertifications: [],
      preferredCertifications: ['NIMS certification'],
    });
  });
});
