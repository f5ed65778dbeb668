import { call, fileForm } from '../../support/api';
import { startService, type TestService } from '../../support/service';

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService({ pools: ['parse'] });
  ({ key } = await (await service.tenant('employer')).key());
});
afterAll(() => service.stop());

const POSTING = {
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: 'Line Cook',
  hiringOrganization: { '@type': 'Organization', name: 'Harbor Grill & Bar' },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '12 Quay St',
      addressLocality: 'Dayton',
      addressRegion: 'Ohio',
      postalCode: '45402',
      addressCountry: 'US',
    },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', minValue: 39520, maxValue: 43680, unitText: 'YEAR' },
  },
  employmentType: ['PART_TIME', 'OTHER'],
  datePosted: '2026-03-02',
  validThrough: '2026-04-02T17:00:00-05:00',
  totalJobOpenings: 2,
  description:
    '<p>Cook on the grill station.</p><h3>Requirements</h3><ul><li>ServSafe certification required</li>' +
    '<li>1 year of experience as a cook</li></ul><h3>Benefits</h3><ul><li>Health insurance</li>' +
    '<li>Paid time off</li></ul><p>Our other restaurant in Columbus pays $30 an hour.</p>',
};

const page = (data: unknown, body: string): string =>
  `<!doctype html><html><head><title>Careers</title><script type="application/ld+json">${JSON.stringify(data)}</script></head><body>${body}</body></html>`;
const parse = (html: string) =>
  call(service.baseUrl, 'POST', '/api/v1/parse/jd', { key, form: fileForm(html, 'page.html', 'text/html') });

const BODY = '<nav>Home Dishwasher Host</nav><h1>Join us</h1><p>Send your application today.</p>';

it('a page with a JobPosting gives its values, and its description gives the rest', async () => {
  const { status, body } = await parse(page(POSTING, BODY));
  expect(status).toBe(200);
  expect(body.meta).toMatchObject({ method: 'structured', mediaType: 'text/html', documentProbability: 1 });
  expect(body).toMatchObject({
    title: 'Line Cook',
    employerName: 'Harbor Grill & Bar',
    city: 'Dayton',
    state: 'OH',
    postalCode: '45402',
    address: '12 Quay St',
    countryCode: 'US',
    employmentType: 'part_time',
    openings: 2,
    hourlyMinUsd: 19,
    hourlyMaxUsd: 21,
    compensation: { min: 39520, max: 43680, currency: 'USD', period: 'year', hourlyDerived: true },
    postedAt: '2026-03-02T00:00:00.000Z',
    expiresAt: '2026-04-02T22:00:00.000Z',
    minExperienceMonths: 12,
  });
  expect(body.requiredCertifications).toEqual(['Food protection manager certification']);
  expect(body.benefits.map(({ category }: { category: string }) => category)).toContain('health');
  expect(body.meta.needsReview).not.toContain('/title');
});

it('a page that shows its posting by a script is read from its structured data', async () => {
  const { status, body } = await parse(page({ '@graph': [{ '@type': 'WebPage' }, POSTING] }, '<div></div>'));
  expect(status).toBe(200);
  expect(body.title).toBe('Line Cook');
});

it.each([
  ['several postings', [POSTING, { ...POSTING, title: 'Host' }]],
  ['other data', { '@type': 'Organization', name: 'Harbor Grill' }],
  ['a posting without a title', { ...POSTING, title: ' ' }],
])('a page with %s is read from its text', async (_case, data) => {
  const text = '<h1>Dishwasher</h1><p>Harbor Grill, Dayton, OH</p><p>$15 an hour</p>';
  const { status, body } = await parse(page(data, text));
  expect(status).toBe(200);
  expect(body.title).toBe('Dishwasher');
  expect(body.meta.method).toBe('plain_text');
});

it('a page without text and without a posting is refused', async () => {
  const { status, body } = await parse(page({ '@type': 'Organization' }, '<div></div>'));
  expect(status).toBe(422);
  expect(body.code).toBe('no_text_found');
});

it('values of a JobPosting that are not of their type are ignored', async () => {
  const data = {
    ...POSTING,
    baseSalary: { currency: 'dollars', value: 'a lot' },
    datePosted: 20260302,
    employmentType: { a: 1 },
    jobLocation: ['Dayton'],
    totalJobOpenings: -1,
  };
  const { status, body } = await parse(page(data, BODY));
  expect(status).toBe(200);
  expect(body).toMatchObject({ title: 'Line Cook', postedAt: null, openings: null, employmentType: null });
});
