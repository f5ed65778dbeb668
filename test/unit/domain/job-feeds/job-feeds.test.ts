import { markupTokens } from '../../../../src/documents/markup/tokens';
import { completeJob, type GivenJob } from '../../../../src/domain/jobs/complete-job';
import { careersPage } from '../../../../src/domain/connectors/kinds/careers-page';
import { findPosting } from '../../../../src/domain/jobs/schema-org-posting';
import { ATOM_TAIL, atomEntry, atomHead } from '../../../../src/domain/job-feeds/atom';
import type { FeedJob, FeedPublisher } from '../../../../src/domain/job-feeds/feed-job';
import { INDEED_TAIL, indeedHead, indeedJob } from '../../../../src/domain/job-feeds/indeed-xml';
import { LINKEDIN_TAIL, linkedinHead, linkedinJob } from '../../../../src/domain/job-feeds/linkedin-xml';
import { missingFields } from '../../../../src/domain/job-feeds/missing-fields';
import { toJobPosting } from '../../../../src/domain/job-feeds/schema-org';

const PUBLISHER: FeedPublisher = {
  name: 'Müller & Sons "Staffing"',
  url: 'https://careers.example.com',
  jobUrlTemplate: 'https://careers.example.com/jobs/{externalId}?ref=feed&x=1',
};
const GIVEN: GivenJob = {
  title: 'Forklift Operator <2nd shift> & Loader',
  employerName: 'Maumee Cold Storage',
  city: 'Toledo',
  state: 'OH',
  postalCode: '43604',
  countryCode: 'US',
  summary: 'Load trailers.\n\nFreezer at -10 \u0001°F.',
  responsibilities: ['Load & unload trailers', 'Scan pallets'],
  requiredQualifications: ['One year of forklift work'],
  requiredSkills: ['Forklift operation', 'Inventory control'],
  benefits: ['Dental insurance'],
  compensation: { min: 19.5, max: 22, currency: 'USD', period: 'hour' },
  employmentType: 'full_time',
  minExperienceMonths: 12,
  minEducationLevel: 'high_school',
  openings: 3,
  startDate: '2026-07-01',
  expiresAt: '2026-08-01T00:00:00.000Z',
};

function feedJob(given: Partial<GivenJob> = {}, externalId: string | null = 'REQ 1/2'): FeedJob {
  return {
    jobId: '01a1ff52-0000-7000-8000-000000000001',
    externalId,
    slug: 'forklift-operator-1',
    postedAt: '2026-06-01T08:00:00.000Z',
    updatedAt: '2026-06-02T08:00:00.000Z',
    posting: completeJob({ ...GIVEN, ...given }),
  };
}

/** Texts by element. Throws if an element is not closed by its own tag. */
function elementsOf(xml: string): Map<string, string> {
  const open: string[] = [];
  const texts = new Map<string, string>();
  for (const token of markupTokens(xml, false)) {
    if (token.kind === 'open' && !token.empty) open.push(token.name);
    else if (token.kind === 'close') {
      if (open.pop() !== token.name) throw new Error(`</${token.name}> closes another element`);
    } else if (token.kind === 'text' && open.length > 0) {
      const name = open.at(-1)!;
      texts.set(name, (texts.get(name) ?? '') + token.text);
    }
  }
  if (open.length > 0) throw new Error(`${open.join()} is not closed`);
  return texts;
}

const DATE = new Date('2026-06-02T08:00:00.000Z');

describe('a job in the format of Indeed', () => {
  const xml = indeedHead(PUBLISHER, DATE) + indeedJob(feedJob(), PUBLISHER) + INDEED_TAIL;

  it('has the required elements, escaped', () => {
    const texts = elementsOf(xml);
    expect(Object.fromEntries(texts)).toMatchObject({
      publisher: PUBLISHER.name,
      title: GIVEN.title,
      date: 'Mon, 01 Jun 2026 08:00:00 GMT',
      referencenumber: 'REQ 1/2',
      url: 'https://careers.example.com/jobs/REQ%201%2F2?ref=feed&x=1',
      company: 'Maumee Cold Storage',
      ...{ city: 'Toledo', state: 'OH', country: 'US', postalcode: '43604' },
      ...{ salary: '$19.50 - $22.00 per hour', jobtype: 'fulltime', experience: '1 year' },
    });
    expect(texts.get('description')).toContain('<li>Load &amp; unload trailers</li>');
  });

  it('contains no character that XML forbids', () => {
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
  });
});

it('a job in the format of LinkedIn has the required elements', () => {
  const texts = elementsOf(linkedinHead(PUBLISHER, DATE) + linkedinJob(feedJob(), PUBLISHER) + LINKEDIN_TAIL);
  expect(Object.fromEntries(texts)).toMatchObject({
    partnerJobId: 'REQ 1/2',
    company: 'Maumee Cold Storage',
    title: GIVEN.title,
    applyUrl: 'https://careers.example.com/jobs/REQ%201%2F2?ref=feed&x=1',
    ...{ location: 'Toledo, OH, US', city: 'Toledo', jobtype: 'FULL_TIME', listDate: '2026-06-01' },
  });
});

it('an Atom entry has an id, a title, times and its content', () => {
  const about = {
    feedId: '01a1ff52-0000-7000-8000-000000000009',
    self: 'https://api.example.com/f',
    updatedAt: DATE,
  };
  const texts = elementsOf(atomHead(PUBLISHER, about) + atomEntry(feedJob(), PUBLISHER) + ATOM_TAIL);
  expect(texts.get('summary')).toBe('Maumee Cold Storage · Toledo, OH · $19.50 - $22.00 per hour');
  expect(texts.get('published')).toBe('2026-06-01T08:00:00.000Z');
  expect(texts.get('content')).toContain('<li>Scan pallets</li>');
});

describe('a job as schema.org JobPosting', () => {
  it('has the required members', () => {
    expect(toJobPosting(feedJob(), PUBLISHER)).toMatchObject({
      '@type': 'JobPosting',
      title: GIVEN.title,
      datePosted: '2026-06-01T08:00:00.000Z',
      hiringOrganization: { name: 'Maumee Cold Storage' },
      jobLocation: { address: { addressLocality: 'Toledo', addressRegion: 'OH', addressCountry: 'US' } },
    });
  });

  it('is read back without loss', () => {
    const read = findPosting([JSON.parse(JSON.stringify(toJobPosting(feedJob(), PUBLISHER)))])!;
    const back = completeJob(read.given);
    const { posting } = feedJob();
    // Of the texts, a description has paragraphs and lists of its own.
    const { summary: _text, postedAt: _posted, ...stated } = posting;
    expect(back).toMatchObject({ ...stated, postedAt: '2026-06-01T08:00:00.000Z' });
  });

  it('is read from a whole feed by the connector of careers pages', () => {
    const context = {
      board: 'https://api.example.com/feeds/t/jobs.jsonld',
      mapping: { employerName: null, employmentTypes: {} },
    };
    const feed = {
      '@type': 'DataFeed',
      dataFeedElement: [feedJob(), feedJob({ title: 'Loader' }, 'REQ-2')].map((job) =>
        toJobPosting(job, PUBLISHER),
      ),
    };
    const page = { json: null, xml: null, html: { structured: [feed], links: [] }, nextLink: null };
    const { postings } = careersPage.readPage(page, { url: context.board }, context);
    expect(postings.map(({ id, given }) => [id, given.title, given.city, given.applyUrl])).toEqual([
      ['REQ 1/2', GIVEN.title, 'Toledo', 'https://careers.example.com/jobs/REQ%201%2F2?ref=feed&x=1'],
      ['REQ-2', 'Loader', 'Toledo', 'https://careers.example.com/jobs/REQ-2?ref=feed&x=1'],
    ]);
  });

  it('says that a remote job may be done from its country', () => {
    const remote = toJobPosting(feedJob({ workplaceType: 'remote', city: null, state: null }), PUBLISHER);
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'US' },
    });
  });
});

describe('a job without what a format requires', () => {
  it('names the missing fields', () => {
    const bare = feedJob({ city: null, state: null, countryCode: null }, null);
    expect(missingFields(bare, PUBLISHER, 'indeed')).toEqual(['url', 'city', 'country']);
    expect(missingFields(bare, PUBLISHER, 'atom')).toEqual([]);
    expect(missingFields(feedJob(), PUBLISHER, 'indeed')).toEqual([]);
  });

  it('has the address of its posting before that of the template', () => {
    const applyUrl = 'https://apply.example.com/7';
    expect(indeedJob(feedJob({ applyUrl }), PUBLISHER)).toContain(`<url>${applyUrl}</url>`);
  });
});
