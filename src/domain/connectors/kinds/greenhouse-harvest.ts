import type { BoardPosting, ConnectorKind, PostingContext } from '../connector-kind';
import { type Members, membersOf, shortTextOf } from '../../members';
import { descriptionOf, idOf, listOf, timeOf, urlOf } from '../payload-values';
import { placeOf } from '../posting-place';
import {
  employerNameOf,
  employmentTypeOf,
  payInCents,
  stated,
  workplaceTypeOfLocation,
} from '../posting-terms';
import { listMember, readItems } from '../read-items';

const API = 'https://harvest.greenhouse.io/v3/job_posts';
const PAGE_SIZE = 500;

/**
 * Harvest API v3 of Greenhouse. The `Link` header names the next page, whose cursor must be the only parameter, and a
 * date filter has both bounds. Source: harvestdocs.greenhouse.io. The members of a job post are assumed to be those of v1
 * (developers.greenhouse.io/harvest.html, "Job posts"); no response of v3 was available to compare them with.
 */
export const greenhouseHarvest: ConnectorKind = {
  name: 'greenhouse_harvest',
  title: 'Greenhouse Harvest v3',
  boardDescription: 'a name for the account, as it is in none of the requests',
  boardPattern: /^[A-Za-z0-9._-]{1,100}$/,
  credentials: 'client_credentials',
  format: 'json',
  closedBy: 'status',
  first(_board, { since, until }) {
    const changed = since === null ? '' : `&updated_at=${encodeURIComponent(`gte|${since}|lte|${until}`)}`;
    return { url: `${API}?per_page=${PAGE_SIZE}${changed}` };
  },
  readPage({ json, nextLink }, _cursor, context) {
    const items = listMember(json, null).map(membersOf);
    return {
      ...readItems(items, {
        id: (item) => idOf(item.id),
        posting: (item, id) => toPosting(item, id, context),
        isSkipped: (item) => item.internal === true,
      }),
      next: nextLink === null ? null : { url: onlyCursor(nextLink) },
      total: null,
    };
  },
};

function onlyCursor(link: string): string {
  const cursor = new URL(link).searchParams.get('cursor');
  return cursor === null ? link : `${API}?cursor=${encodeURIComponent(cursor)}`;
}

function toPosting(item: Members, id: string, { mapping }: PostingContext): BoardPosting | null {
  const title = shortTextOf(item.title);
  if (title === null) return null;
  const place = membersOf(item.location);
  const location = shortTextOf(place.name) ?? shortTextOf(item.location_name) ?? shortTextOf(item.location);
  const [pay = {}] = listOf(item.pay_input_ranges).map(membersOf);
  return {
    id,
    isOpen: item.live === true && item.active !== false && timeOf(item.deleted_at) === null,
    given: {
      title,
      ...stated({
        employerName: employerNameOf(mapping, item.company_name),
        ...placeOf({}, location),
        workplaceType: workplaceTypeOfLocation(location),
        employmentType: employmentTypeOf(mapping, membersOf(item.custom_fields).employment_type),
        postedAt: timeOf(item.first_published_at) ?? timeOf(item.created_at),
        applyUrl: urlOf(item.public_url) ?? urlOf(item.absolute_url),
      }),
      ...payInCents(pay.min_cents, pay.max_cents, pay.currency_type, pay.title),
    },
    description: descriptionOf(item.content),
    location,
    detailUrl: null,
  };
}
