import type { BoardPosting, ConnectorKind, PostingContext, PullCursor } from '../connector-kind';
import { type Members, membersOf, shortTextOf } from '../../members';
import { countOf, descriptionOf, idOf, sectionOf, timeOf, urlOf } from '../payload-values';
import { placeOf } from '../posting-place';
import { employerNameOf, employmentTypeOf, stated } from '../posting-terms';
import { listMember, readItems } from '../read-items';

const API = 'https://api.smartrecruiters.com/v1/companies';
const PAGE_SIZE = 100;
/** Pages overlap, because a posting that vanishes between two requests moves the later ones. */
const OVERLAP = 10;
/** Sections of a posting in the order of its page. */
const SECTIONS = ['companyDescription', 'jobDescription', 'qualifications', 'additionalInformation'];

/**
 * Posting API of SmartRecruiters, paged by number; a further request reads the description of a posting.
 * A posting of the list has `releasedDate` and no time of its last change.
 * Source: developers.smartrecruiters.com/docs/posting-api, objects `Posting` and `PostingContent`.
 */
export const smartrecruiters: ConnectorKind = {
  name: 'smartrecruiters',
  title: 'SmartRecruiters',
  boardDescription: 'the company identifier, as in careers.smartrecruiters.com/<company>',
  boardPattern: /^[A-Za-z0-9._-]{1,100}$/,
  credentials: 'none',
  format: 'json',
  closedBy: 'absence',
  rereadsDetails: true,
  first: (board) => ({ url: pageUrl(board, 0) }),
  readPage({ json }, cursor, context) {
    const items = listMember(json, 'content').map(membersOf);
    const total = countOf(membersOf(json).totalFound);
    return {
      ...readItems(items, {
        id: (item) => idOf(item.id),
        posting: (item, id) => toPosting(item, id, context),
      }),
      next: items.length === 0 ? null : nextPage(context.board, cursor, items.length, total),
      total,
    };
  },
  readDetail(posting, { json }, context) {
    const detail = membersOf(json);
    const full = toPosting(detail, posting.id, context);
    return full ? { ...full, given: { ...posting.given, ...full.given }, detailUrl: null } : posting;
  },
};

function pageUrl(board: string, offset: number): string {
  return `${API}/${board}/postings?limit=${PAGE_SIZE}&offset=${offset}`;
}

function nextPage(
  board: string,
  { url }: PullCursor,
  count: number,
  total: number | null,
): PullCursor | null {
  const offset = Number(new URL(url).searchParams.get('offset'));
  const isLast = total === null ? count < PAGE_SIZE : offset + count >= total;
  return isLast ? null : { url: pageUrl(board, offset + Math.max(1, count - OVERLAP)) };
}

function toPosting(item: Members, id: string, { board, mapping }: PostingContext): BoardPosting | null {
  const title = shortTextOf(item.name);
  if (title === null) return null;
  const place = membersOf(item.location);
  const employment = membersOf(item.typeOfEmployment);
  const sections = membersOf(membersOf(item['jobAd']).sections);
  const workplaceType = place.remote === true ? 'remote' : place.hybrid === true ? 'hybrid' : null;
  return {
    id,
    isOpen: item.active !== false,
    given: {
      title,
      ...stated({
        employerName: employerNameOf(mapping, membersOf(item.company).name),
        department: shortTextOf(membersOf(item.department).label),
        ...placeOf(place, null),
        workplaceType,
        employmentType: employmentTypeOf(mapping, employment.label, employment.id),
        postedAt: timeOf(item.releasedDate),
        applyUrl: urlOf(item.applyUrl) ?? urlOf(item.postingUrl) ?? urlOf(item.ref),
      }),
    },
    description: descriptionOf(
      ...SECTIONS.map((name) => membersOf(sections[name])).map(({ title: heading, text }) =>
        sectionOf(heading, text),
      ),
    ),
    location: shortTextOf(place.fullLocation) ?? joined([place.city, place.region, place.country]),
    detailUrl: `${API}/${board}/postings/${encodeURIComponent(id)}`,
  };
}

function joined(parts: unknown[]): string | null {
  return shortTextOf(parts.flatMap((part) => shortTextOf(part) ?? []).join(', '));
}
