import { postingsOf, postingValues } from '../../jobs/schema-org-posting';
import type { BoardPosting, ConnectorKind, PostingContext, PullCursor } from '../connector-kind';
import { type Members, membersOf, shortTextOf } from '../../members';
import { descriptionOf, firstText, idOf, listOf, urlOf } from '../payload-values';
import { placeOfText } from '../posting-place';
import { employerNameOf, stated, workplaceTypeOfLocation } from '../posting-terms';
import { readItems } from '../read-items';

const MAX_LINKED_PAGES = 1_000;

/**
 * Careers page of any site that publishes schema.org JobPosting data. Reads the postings of the page, and of the pages of
 * the same site below it that it links to.
 */
export const careersPage: ConnectorKind = {
  name: 'careers_page',
  title: 'Careers page (schema.org JobPosting)',
  boardDescription: 'the https URL of the page that lists the jobs',
  boardPattern: /^https:\/\/\S{3,2000}$/,
  credentials: 'none',
  format: 'html',
  closedBy: 'absence',
  first: (board) => ({ url: board }),
  readPage({ html }, cursor, context) {
    const page = html ?? { structured: [], links: [] };
    const waiting = cursor.waiting ?? linkedPages(context.board, page);
    return {
      ...readItems(postingsOf(page.structured), {
        id: (item) => postingId(item, cursor.url),
        posting: (item, id) => toPosting(item, id, cursor.url, context),
      }),
      next: nextPage(waiting),
      total: null,
    };
  },
};

function nextPage([url, ...waiting]: string[]): PullCursor | null {
  return url === undefined ? null : { url, waiting };
}

/** Addresses of an `ItemList` first; without one, the links that lead below the careers page. */
function linkedPages(board: string, page: { structured: unknown[]; links: string[] }): string[] {
  const listed = page.structured.flatMap(listedUrls);
  const root = new URL(board);
  const below = root.pathname.endsWith('/') ? root.pathname : `${root.pathname}/`;
  const isBelow = (url: string): boolean => listed.length > 0 || new URL(url).pathname.startsWith(below);
  const pages = (listed.length > 0 ? listed : page.links)
    .flatMap((link) => (URL.canParse(link, board) ? new URL(link, board) : []))
    .filter((url) => url.origin === root.origin)
    .map((url) => `${url.origin}${url.pathname}${url.search}`)
    .filter((url) => url !== root.href && isBelow(url));
  return [...new Set(pages)].slice(0, MAX_LINKED_PAGES);
}

function listedUrls(value: unknown): string[] {
  const values = [value].flat().map(membersOf);
  const lists = values.flatMap((item) => [item, ...listOf(item['@graph']).map(membersOf)]);
  return lists
    .filter((item) => item['@type'] === 'ItemList')
    .flatMap((list) => listOf(list.itemListElement).map(membersOf))
    .flatMap((item) => firstText(item.url, membersOf(item.item).url, item.item) ?? []);
}

function postingId(posting: Members, pageUrl: string): string | null {
  const { identifier } = posting;
  const stated = idOf(membersOf(identifier).value) ?? idOf(identifier);
  return stated ?? idOf(urlOf(posting.url)) ?? idOf(pageUrl);
}

function toPosting(
  posting: Members,
  id: string,
  pageUrl: string,
  { mapping }: PostingContext,
): BoardPosting | null {
  const values = postingValues(posting);
  if (!values) return null;
  const { given, description } = values;
  const { city, state, countryCode } = given;
  const location = [city, state, countryCode].filter(Boolean).join(', ') || requiredLocation(posting);
  // Many sites write the whole place as the town.
  const named = countryCode ? {} : placeOfText(location);
  return {
    id,
    isOpen: true,
    given: {
      ...given,
      ...stated({
        ...named,
        employerName: employerNameOf(mapping, given.employerName),
        workplaceType: given.workplaceType ?? workplaceTypeOfLocation(location),
        applyUrl: given.applyUrl ?? urlOf(posting.url) ?? urlOf(pageUrl),
      }),
    },
    description: descriptionOf(description),
    location,
    detailUrl: null,
  };
}

/** Where applicants for remote work must live. */
function requiredLocation({ applicantLocationRequirements: required }: Members): string | null {
  const [first] = [required].flat();
  return shortTextOf(membersOf(first).name) ?? shortTextOf(first);
}
