import type { BoardPosting, ConnectorKind, PostingContext } from '../connector-kind';
import { type Members, membersOf, shortTextOf } from '../../members';
import { descriptionOf, firstText, idOf, listOf, timeOf, urlOf } from '../payload-values';
import { placeOf } from '../posting-place';
import { employerNameOf, employmentTypeOf, stated, workplaceTypeOfLocation } from '../posting-terms';
import { listMember, readItems } from '../read-items';

const HOSTS: Readonly<Record<string, string>> = {
  us: 'https://api.merge.dev',
  eu: 'https://api-eu.merge.dev',
  ap: 'https://api-ap.merge.dev',
};
const PAGE_SIZE = 100;

/**
 * Jobs of a unified API in the form of Merge: a bearer key with the token of the linked account, pages by cursor, and
 * changes since a time. `type` of a job says POSTING, REQUISITION or PROFILE, not the type of employment, which jobs of Merge
 * do not state; other APIs of the form may. Source: docs.merge.dev/ats/jobs, and the type `Job` of its published clients.
 */
export const merge: ConnectorKind = {
  name: 'merge',
  title: 'Merge unified API',
  boardDescription: 'the region us, eu or ap, or the https URL of an API of the same form',
  boardPattern: /^(?:us|eu|ap|https:\/\/[a-z0-9.-]{3,200}(?:\/[A-Za-z0-9/_-]{0,100})?)$/,
  credentials: 'api_key',
  format: 'json',
  closedBy: 'status',
  first(board, { since }) {
    const changed = since === null ? '' : `&modified_after=${encodeURIComponent(since)}`;
    return {
      url: `${baseUrl(board)}?page_size=${PAGE_SIZE}&expand=departments,offices&include_deleted_data=true${changed}`,
    };
  },
  readPage({ json }, cursor, context) {
    const items = listMember(json, 'results').map(membersOf);
    const next = shortTextOf(membersOf(json).next);
    return {
      ...readItems(items, {
        id: (item) => idOf(item.id),
        posting: (item, id) => toPosting(item, id, context),
        isSkipped: (item) => item.confidential === true,
      }),
      next: next === null ? null : { url: withCursor(cursor.url, next) },
      total: null,
    };
  },
};

function baseUrl(board: string): string {
  return `${HOSTS[board] ?? board.replace(/\/$/, '')}/api/ats/v1/jobs`;
}

/** `next` is a cursor, or the URL of the next page. */
function withCursor(url: string, next: string): string {
  const cursor = URL.canParse(next) ? new URL(next).searchParams.get('cursor') : next;
  const page = new URL(url);
  page.searchParams.set('cursor', cursor ?? next);
  return page.href;
}

function toPosting(item: Members, id: string, { mapping }: PostingContext): BoardPosting | null {
  const title = shortTextOf(item.name);
  if (title === null) return null;
  const [office = {}] = listOf(item.offices).map(membersOf);
  const location = firstText(office.location, office.name);
  const urls = listOf(item.job_posting_urls).map(membersOf);
  const apply = urls.find(({ url_type }) => url_type === 'JOB_POSTING') ?? urls[0];
  return {
    id,
    isOpen: item.status === 'OPEN' && item.remote_was_deleted !== true,
    given: {
      title,
      ...stated({
        employerName: employerNameOf(mapping),
        department: shortTextOf(membersOf(listOf(item.departments)[0]).name),
        ...placeOf({}, location),
        workplaceType: workplaceTypeOfLocation(location),
        employmentType: employmentTypeOf(mapping, item.employment_type),
        postedAt: timeOf(item.remote_created_at),
        applyUrl: urlOf(apply?.url),
      }),
    },
    description: descriptionOf(item.description),
    location,
    detailUrl: null,
  };
}
