import type { BoardPosting, ConnectorKind, PostingContext, PullCursor, FeedElement } from '../connector-kind';
import { shortTextOf } from '../../members';
import { descriptionOf, idOf, timeOf, urlOf } from '../payload-values';
import { placeOf } from '../posting-place';
import { employerNameOf, employmentTypeOf, stated, workplaceTypeOf } from '../posting-terms';
import { childOf, childrenOf, childText, readItems, UnexpectedPayloadError } from '../read-items';

const PAGE_SIZE = 200;
/** Items of a page unless more are asked for. A site that ignores the number of items still has further pages. */
const DEFAULT_PAGE_SIZE = 100;
/** Pages overlap, because a posting that vanishes between two requests moves the later ones. */
const OVERLAP = 10;

/**
 * RSS feed of a Teamtailor careers site, whose items state their locations, department and remote status. The feed has no
 * published reference; the members are those of feeds as they are served.
 */
export const teamtailor: ConnectorKind = {
  name: 'teamtailor',
  title: 'Teamtailor',
  boardDescription: 'the company, as in <company>.teamtailor.com, or the host of the careers site',
  boardPattern: /^[A-Za-z0-9-]{1,60}(?:\.[A-Za-z0-9-]{1,60}){0,5}$/,
  credentials: 'none',
  format: 'xml',
  closedBy: 'absence',
  first: (board) => ({ url: pageUrl(board, 0) }),
  readPage({ xml }, cursor, context) {
    const channel = xml?.name === 'rss' ? childOf(xml, 'channel') : undefined;
    if (!channel) throw new UnexpectedPayloadError('The response of the board is no RSS feed.');
    const items = childrenOf(channel, 'item');
    const company = childText(channel, 'title');
    return {
      ...readItems(items, {
        id: (item) => idOf(childText(item, 'guid') ?? childText(item, 'link')),
        posting: (item, id) => toPosting(item, id, company, context),
      }),
      next: items.length < DEFAULT_PAGE_SIZE ? null : nextPage(context.board, cursor, items.length),
      total: null,
    };
  },
};

function pageUrl(board: string, offset: number): string {
  const host = board.includes('.') ? board : `${board}.teamtailor.com`;
  return `https://${host}/jobs.rss?per_page=${PAGE_SIZE}&offset=${offset}`;
}

function nextPage(board: string, { url }: PullCursor, count: number): PullCursor {
  return { url: pageUrl(board, Number(new URL(url).searchParams.get('offset')) + count - OVERLAP) };
}

function toPosting(
  item: FeedElement,
  id: string,
  company: string | null,
  { mapping }: PostingContext,
): BoardPosting | null {
  const title = shortTextOf(childText(item, 'title'));
  if (title === null) return null;
  const [place] = childrenOf(childOf(item, 'tt:locations'), 'tt:location');
  const part = (name: string): string | null => (place ? childText(place, `tt:${name}`) : null);
  const location = [part('city'), part('country')].filter((text) => text !== null).join(', ') || part('name');
  return {
    id,
    isOpen: true,
    given: {
      title,
      ...stated({
        employerName: mapping.employerName ?? employerNameOf(mapping, company),
        department: shortTextOf(childText(item, 'tt:department')),
        ...placeOf(
          { city: part('city'), country: part('country'), postalCode: part('zip'), address: part('address') },
          location,
        ),
        workplaceType: workplaceTypeOf(childText(item, 'remoteStatus')),
        employmentType: employmentTypeOf(mapping, childText(item, 'employmentType')),
        postedAt: timeOf(childText(item, 'pubDate')),
        applyUrl: urlOf(childText(item, 'link')),
      }),
    },
    description: descriptionOf(childText(item, 'description')),
    location,
    detailUrl: null,
  };
}
