import type { BoardPosting, ConnectorKind, PostingContext, PullCursor } from '../connector-kind';
import { type Members, membersOf, shortTextOf } from '../../members';
import { descriptionOf, firstText, idOf, listOf, sectionOf, timeOf, urlOf } from '../payload-values';
import { placeOf } from '../posting-place';
import {
  employerNameOf,
  employmentTypeOf,
  payOf,
  stated,
  workplaceTypeOf,
  workplaceTypeOfLocation,
} from '../posting-terms';
import { listMember, readItems } from '../read-items';

const PAGE_SIZE = 100;
/** Pages overlap, because a posting that vanishes between two requests moves the later ones. */
const OVERLAP = 10;

/** Postings API of Lever, paged by number. Source: github.com/lever/postings-api. */
export const lever: ConnectorKind = {
  name: 'lever',
  title: 'Lever',
  boardDescription: 'the site, as in jobs.lever.co/<site>, or eu:<site> for jobs.eu.lever.co',
  boardPattern: /^(?:eu:)?[A-Za-z0-9._-]{1,100}$/,
  credentials: 'none',
  format: 'json',
  closedBy: 'absence',
  first: (board) => ({ url: pageUrl(board, 0) }),
  readPage({ json }, cursor, context) {
    const items = listMember(json, null).map(membersOf);
    return {
      ...readItems(items, {
        id: (item) => idOf(item.id),
        posting: (item, id) => toPosting(item, id, context),
      }),
      next: items.length < PAGE_SIZE ? null : nextPage(context.board, cursor),
      total: null,
    };
  },
};

function pageUrl(board: string, skip: number): string {
  const european = board.startsWith('eu:');
  const site = european ? board.slice(3) : board;
  return `https://api${european ? '.eu' : ''}.lever.co/v0/postings/${site}?mode=json&skip=${skip}&limit=${PAGE_SIZE}`;
}

function nextPage(board: string, { url }: PullCursor): PullCursor {
  return { url: pageUrl(board, Number(new URL(url).searchParams.get('skip')) + PAGE_SIZE - OVERLAP) };
}

function toPosting(item: Members, id: string, { mapping }: PostingContext): BoardPosting | null {
  const title = shortTextOf(item.text);
  if (title === null) return null;
  const { commitment, location: place, team, department } = membersOf(item.categories);
  const location = shortTextOf(place);
  const pay = membersOf(item.salaryRange);
  const sections = listOf(item.lists)
    .map(membersOf)
    .map(({ text, content }) => sectionOf(text, typeof content === 'string' ? `<ul>${content}</ul>` : null));
  const named = placeOf({}, location);
  return {
    id,
    isOpen: true,
    given: {
      title,
      ...stated({
        employerName: employerNameOf(mapping),
        department: firstText(department, team),
        ...named,
        countryCode: named.countryCode ?? placeOf({ country: item.country }, null).countryCode ?? null,
        workplaceType: workplaceTypeOf(item.workplaceType) ?? workplaceTypeOfLocation(location),
        employmentType: employmentTypeOf(mapping, commitment),
        postedAt: timeOf(item.createdAt),
        applyUrl: urlOf(item.applyUrl) ?? urlOf(item.hostedUrl),
      }),
      ...payOf(pay.min, pay.max, pay.currency, pay.interval),
    },
    description: descriptionOf(
      item.description ?? item.descriptionPlain,
      ...sections,
      item.salaryDescription,
      item.additional,
    ),
    location,
    detailUrl: null,
  };
}
