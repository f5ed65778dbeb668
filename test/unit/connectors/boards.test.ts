import { KINDS } from '../../../src/domain/connectors';
import type {
  BoardPage,
  BoardResponse,
  ConnectorKindName,
  PullCursor,
} from '../../../src/domain/connectors/connector-kind';
import { feedTree } from '../../../src/documents/markup/feed-tree';

const RESPONSE: BoardResponse = { json: null, xml: null, html: null, nextLink: null };
const NO_WINDOW = { since: null, until: '2026-11-01T00:00:00.000Z' };

function read(
  kind: ConnectorKindName,
  response: Partial<BoardResponse>,
  {
    board = 'acme',
    cursor,
    employerName = null,
  }: { board?: string; cursor?: PullCursor; employerName?: string | null } = {},
): BoardPage {
  const definition = KINDS[kind];
  return definition.readPage({ ...RESPONSE, ...response }, cursor ?? definition.first(board, NO_WINDOW), {
    board,
    mapping: { employerName, employmentTypes: { Festanstellung: 'full_time' } },
  });
}

describe('a connector reads the postings of', () => {
  it('Greenhouse boards, whose content is escaped', () => {
    const { postings, next, total } = read('greenhouse', {
      json: {
        jobs: [
          {
            id: 4410017,
            title: ' Warehouse  Lead ',
            company_name: 'Acme Freight',
            location: { name: 'Reno, Nevada' },
            first_published: '2026-03-02T09:30:00-05:00',
            updated_at: '2026-03-04T09:30:00-05:00',
            application_deadline: '2026-12-31T23:59:59Z',
            absolute_url: 'https://boards.example.com/acme/jobs/4410017',
            content: '&lt;p&gt;Lead a team of &lt;b&gt;twelve&lt;/b&gt; &amp;amp; more.&lt;/p&gt;',
            departments: [{ name: 'Operations' }],
            metadata: [{ name: 'Employment Type', value: 'Part-time' }],
            pay_input_ranges: [
              { min_cents: 4200000, max_cents: 5150000, currency_type: 'USD', title: 'Annual salary' },
            ],
          },
        ],
        meta: { total: 1 },
      },
    });
    expect(next).toBeNull();
    expect(total).toBe(1);
    expect(postings).toEqual([
      {
        id: '4410017',
        isOpen: true,
        given: {
          title: 'Warehouse Lead',
          employerName: 'Acme Freight',
          department: 'Operations',
          city: 'Reno',
          state: 'NV',
          countryCode: 'US',
          employmentType: 'part_time',
          postedAt: '2026-03-02T14:30:00.000Z',
          expiresAt: '2026-12-31T23:59:59.000Z',
          applyUrl: 'https://boards.example.com/acme/jobs/4410017',
          compensation: { min: 42000, max: 51500, currency: 'USD', period: 'year' },
        },
        description: '<p>Lead a team of <b>twelve</b> &amp; more.</p>',
        location: 'Reno, Nevada',
        detailUrl: null,
      },
    ]);
  });

  it('Lever sites, in pages that overlap', () => {
    const item = {
      id: 'a1',
      text: 'Nurse Educator',
      categories: { commitment: 'Full-time', location: 'Leeds', team: 'Care' },
      country: 'GB',
      workplaceType: 'hybrid',
      createdAt: Date.parse('2026-05-06T07:08:09Z'),
      salaryRange: { min: 38000, max: 42000, currency: 'GBP', interval: 'per-year-salary' },
      lists: [{ text: 'You <will>', content: '<li>teach</li>' }],
      description: '<p>Teach nurses.</p>',
      applyUrl: 'https://jobs.example.com/acme/a1/apply',
    };
    const { postings } = read('lever', { json: [item] }, { employerName: 'Acme Care' });
    expect(postings[0]).toMatchObject({
      given: {
        title: 'Nurse Educator',
        employerName: 'Acme Care',
        department: 'Care',
        countryCode: 'GB',
        workplaceType: 'hybrid',
        employmentType: 'full_time',
        postedAt: '2026-05-06T07:08:09.000Z',
        compensation: { min: 38000, max: 42000, currency: 'GBP', period: 'year' },
      },
      description: '<p>Teach nurses.</p>\n<h2>You &lt;will&gt;</h2>\n<ul><li>teach</li></ul>',
    });
    const full = Array.from({ length: 100 }, (_, index) => ({ ...item, id: `a${index}` }));
    const { next } = read('lever', { json: full }, { board: 'eu:acme' });
    expect(next).toEqual({ url: 'https://api.eu.lever.co/v0/postings/acme?mode=json&skip=90&limit=100' });
  });

  it('Ashby boards, without unlisted postings', () => {
    const { postings } = read('ashby', {
      json: {
        jobs: [
          { id: 'x', title: 'Hidden', isListed: false },
          {
            id: 'b2',
            title: 'Data Engineer',
            isListed: true,
            employmentType: 'Contract',
            location: 'Austin, Texas',
            isRemote: true,
            workplaceType: 'Hybrid',
            address: {
              postalAddress: { addressLocality: 'Austin', addressRegion: 'Texas', addressCountry: 'USA' },
            },
            publishedAt: '2026-06-01T10:00:00.000+00:00',
            compensation: {
              summaryComponents: [
                { compensationType: 'EquityPercentage', minValue: 1, maxValue: 2 },
                {
                  compensationType: 'Salary',
                  interval: '1 HOUR',
                  currencyCode: 'USD',
                  minValue: 60,
                  maxValue: 75,
                },
              ],
            },
            descriptionHtml: '<p>Pipelines.</p>',
          },
        ],
      },
    });
    expect(postings).toHaveLength(1);
    expect(postings[0]?.given).toEqual({
      title: 'Data Engineer',
      city: 'Austin',
      state: 'TX',
      countryCode: 'US',
      workplaceType: 'hybrid',
      employmentType: 'contract',
      postedAt: '2026-06-01T10:00:00.000Z',
      compensation: { min: 60, max: 75, currency: 'USD', period: 'hour' },
    });
  });

  it('Workable accounts, one posting for all its locations', () => {
    const item = { shortcode: 'AB12', title: 'Barista', telecommuting: false, published_on: '2026-02-03' };
    const { postings } = read('workable', {
      json: {
        name: 'Acme Coffee',
        jobs: [
          { ...item, city: 'Porto', state: '', country: 'Portugal', locations: [{ countryCode: 'PT' }] },
          { ...item, city: 'Braga', country: 'Portugal' },
        ],
      },
    });
    expect(postings.map(({ id, given }) => [id, given.city, given.countryCode, given.employerName])).toEqual([
      ['AB12', 'Porto', 'PT', 'Acme Coffee'],
    ]);
  });

  it('SmartRecruiters companies, with a request for each description', () => {
    const { smartrecruiters } = KINDS;
    const item = {
      id: '9001',
      name: 'Fitter',
      company: { name: 'Acme Works' },
      releasedDate: '2026-04-05T06:07:08.000Z',
      location: {
        city: 'Gliwice',
        country: 'pl',
        remote: false,
        hybrid: false,
        fullLocation: 'Gliwice, , Poland',
      },
      typeOfEmployment: { id: 'permanent', label: 'Pełny etat' },
    };
    const page = read('smartrecruiters', { json: { totalFound: 3, content: [item] } });
    expect(page.next?.url).toMatch(/offset=1$/);
    const [posting] = page.postings;
    expect(posting).toMatchObject({
      given: { city: 'Gliwice', countryCode: 'PL', employmentType: 'full_time' },
      description: null,
      detailUrl: 'https://api.smartrecruiters.com/v1/companies/acme/postings/9001',
    });
    const detail = {
      ...item,
      applyUrl: 'https://jobs.example.com/acme/9001',
      jobAd: { sections: { qualifications: { title: 'Profile', text: '<p>Welding</p>' } } },
    };
    const context = { board: 'acme', mapping: { employerName: null, employmentTypes: {} } };
    expect(smartrecruiters.readDetail?.(posting!, { ...RESPONSE, json: detail }, context)).toMatchObject({
      given: { title: 'Fitter', applyUrl: 'https://jobs.example.com/acme/9001' },
      description: '<h2>Profile</h2>\n<p>Welding</p>',
      detailUrl: null,
    });
  });

  it('Recruitee sites', () => {
    const { postings } = read('recruitee', {
      json: {
        offers: [
          {
            id: 77,
            title: 'Buchhalter',
            company_name: 'Acme GmbH',
            city: 'Kassel',
            country_code: 'DE',
            location: 'Kassel, Hessen, Germany',
            hybrid: true,
            employment_type_code: 'fulltime_permanent',
            published_at: '2026-08-05 10:10:39 UTC',
            salary: { min: '48000', max: '56000', period: 'year', currency: 'EUR' },
            careers_apply_url: 'https://jobs.example.com/o/buchhalter/c/new',
          },
          { id: 78, title: 'Entwurf', status: 'draft' },
        ],
      },
    });
    expect(postings[0]?.given).toMatchObject({
      city: 'Kassel',
      countryCode: 'DE',
      workplaceType: 'hybrid',
      employmentType: 'full_time',
      postedAt: '2026-08-05T10:10:39.000Z',
      compensation: { min: 48000, max: 56000, currency: 'EUR', period: 'year' },
    });
    expect(postings.map(({ isOpen }) => isOpen)).toEqual([true, false]);
  });

  it('Personio feeds', () => {
    const xml = feedTree(`<?xml version="1.0" encoding="UTF-8"?>
      <workzag-jobs><position><id>31</id><subcompany>Acme SE &amp; Co. KG</subcompany><office>Hamburg</office>
      <name>Werkstudent Einkauf</name><employmentType>working_student</employmentType><schedule>part-time</schedule>
      <jobDescriptions><jobDescription><name>Aufgaben</name><value><![CDATA[<p>Einkauf & mehr</p>]]></value></jobDescription>
      </jobDescriptions><createdAt>2025-11-13T14:10:41+00:00</createdAt></position></workzag-jobs>`);
    expect(read('personio', { xml }).postings[0]).toMatchObject({
      id: '31',
      given: {
        title: 'Werkstudent Einkauf',
        employerName: 'Acme SE & Co. KG',
        city: 'Hamburg',
        employmentType: 'part_time',
        postedAt: '2025-11-13T14:10:41.000Z',
        applyUrl: 'https://acme.jobs.personio.de/job/31',
      },
      description: '<h2>Aufgaben</h2>\n<p>Einkauf & mehr</p>',
    });
  });

  it('Teamtailor feeds', () => {
    const xml =
      feedTree(`<rss version="2.0" xmlns:tt="https://teamtailor.com/locations"><channel><title>Acme AB</title>
      <item><title>Butikschef</title><description>&lt;p&gt;Led butiken.&lt;/p&gt;</description>
      <pubDate>Sat, 15 Aug 2026 10:00:00 +0200</pubDate><link>https://career.example.com/jobs/5-butikschef</link>
      <remoteStatus>none</remoteStatus><guid>5f2c</guid>
      <tt:locations><tt:location><tt:name>Uppsala</tt:name><tt:zip>753 10</tt:zip><tt:city>Uppsala</tt:city>
      <tt:country>Sweden</tt:country></tt:location></tt:locations><tt:department>Retail</tt:department></item></channel></rss>`);
    expect(read('teamtailor', { xml }).postings[0]).toMatchObject({
      id: '5f2c',
      given: {
        title: 'Butikschef',
        employerName: 'Acme AB',
        department: 'Retail',
        city: 'Uppsala',
        countryCode: 'SE',
        postalCode: '753 10',
        postedAt: '2026-08-15T08:00:00.000Z',
      },
      description: '<p>Led butiken.</p>',
      location: 'Uppsala, Sweden',
    });
  });

  it('Teamtailor feeds of several pages, also where a site ignores the requested number of items', () => {
    const item = (id: number) => `<item><title>Job ${id}</title><guid>g${id}</guid></item>`;
    const feed = (count: number) => ({
      xml: feedTree(
        `<rss><channel>${Array.from({ length: count }, (_, id) => item(id)).join('')}</channel></rss>`,
      ),
    });
    expect(read('teamtailor', feed(100)).next?.url).toMatch(/offset=90$/);
    expect(read('teamtailor', feed(200)).next?.url).toMatch(/offset=190$/);
    expect(read('teamtailor', feed(99)).next).toBeNull();
  });

  it('Greenhouse Harvest, with the cursor as the only parameter of a following page', () => {
    const { greenhouse_harvest: harvest } = KINDS;
    const window = { since: '2026-10-01T00:00:00.000Z', until: '2026-11-01T00:00:00.000Z' };
    const first = new URL(harvest.first('acme', window).url);
    expect(first.searchParams.get('updated_at')).toBe(`gte|${window.since}|lte|${window.until}`);
    const { postings, next } = read('greenhouse_harvest', {
      json: [
        { id: 1, title: 'Cook', live: true, location: { name: 'Miami, FL' } },
        { id: 2, title: 'Waiter', live: false },
        { id: 3, title: 'Internal', internal: true, live: true },
      ],
      nextLink: 'https://harvest.greenhouse.io/v3/job_posts?cursor=abc%3D&per_page=500',
    });
    expect(postings.map(({ id, isOpen }) => [id, isOpen])).toEqual([
      ['1', true],
      ['2', false],
    ]);
    expect(next).toEqual({ url: 'https://harvest.greenhouse.io/v3/job_posts?cursor=abc%3D' });
  });

  it('unified APIs in the form of Merge, including jobs that were deleted', () => {
    const { postings, next } = read(
      'merge',
      {
        json: {
          next: 'cD0y',
          results: [
            {
              id: 'm-1',
              name: 'Electrician',
              type: 'POSTING',
              status: 'OPEN',
              offices: [{ name: 'HQ', location: 'Denver, CO' }],
              departments: [{ name: 'Field' }],
              remote_created_at: '2026-01-02T03:04:05Z',
              job_posting_urls: [{ url: 'https://jobs.example.com/m-1', url_type: 'JOB_POSTING' }],
            },
            { id: 'm-2', name: 'Plumber', status: 'OPEN', remote_was_deleted: true },
            { id: 'm-3', name: 'Roofer', status: 'CLOSED' },
          ],
        },
      },
      { board: 'eu' },
    );
    expect(postings.map(({ isOpen }) => isOpen)).toEqual([true, false, false]);
    expect(postings[0]?.given).toMatchObject({ city: 'Denver', state: 'CO', department: 'Field' });
    expect(new URL(next?.url ?? '').host).toBe('api-eu.merge.dev');
    expect(new URL(next?.url ?? '').searchParams.get('cursor')).toBe('cD0y');
  });

  it('careers pages and the pages below them', () => {
    const board = 'https://www.example.com/careers';
    const list = read(
      'careers_page',
      {
        html: {
          structured: [],
          links: ['/careers/1', '/careers/2#apply', '/about', 'https://other.example/careers/3'],
        },
      },
      { board },
    );
    expect(list.next).toEqual({
      url: 'https://www.example.com/careers/1',
      waiting: ['https://www.example.com/careers/2'],
    });
    const posting = {
      '@type': 'JobPosting',
      title: 'Gardener',
      identifier: { value: 'G-1' },
      hiringOrganization: { name: 'Acme Parks' },
      jobLocation: { address: { addressLocality: 'Salem', addressRegion: 'OR', addressCountry: 'US' } },
      employmentType: 'PART_TIME',
      datePosted: '2026-09-01',
    };
    const page = read(
      'careers_page',
      { html: { structured: [posting], links: ['/careers/9'] } },
      { board, cursor: { url: 'https://www.example.com/careers/1', waiting: [] } },
    );
    expect(page.next).toBeNull();
    expect(page.postings[0]).toMatchObject({
      id: 'G-1',
      given: { title: 'Gardener', city: 'Salem', state: 'OR', employmentType: 'part_time' },
    });
  });
});

describe('a page of a board', () => {
  it('reports a posting without a title or identifier as a fault and reads the others', () => {
    const page = read('greenhouse', {
      json: { jobs: [{ id: 1 }, { title: 'Cook' }, { id: 2, title: 'Baker' }] },
    });
    expect(page.postings.map(({ id }) => id)).toEqual(['2']);
    expect(page.faults.map(({ id }) => id)).toEqual(['1', null]);
  });

  it.each([
    ['greenhouse', { json: { error: 'gone' } }],
    ['lever', { json: { ok: false } }],
    ['personio', { xml: feedTree('<html><body>Not found</body></html>') }],
    ['teamtailor', { xml: null }],
  ] as const)('of %s that is not what the board documents ends the pull', (kind, response) => {
    expect(() => read(kind, response)).toThrow('response of the board');
  });

  it('uses the labels of the tenant for employment types', () => {
    const jobs = [{ id: 'b', title: 'Koch', employmentType: 'festanstellung' }];
    expect(read('ashby', { json: { jobs } }).postings[0]?.given.employmentType).toBe('full_time');
  });
});
