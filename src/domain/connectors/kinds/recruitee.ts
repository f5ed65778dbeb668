import type { BoardPosting, ConnectorKind, PostingContext } from '../connector-kind';
import { type Members, membersOf, shortTextOf } from '../../members';
import { descriptionOf, idOf, listOf, timeOf, urlOf } from '../payload-values';
import { placeOf } from '../posting-place';
import { employerNameOf, employmentTypeOf, payOf, stated } from '../posting-terms';
import { listMember, readItems } from '../read-items';

/** Careers site of Recruitee: one response contains the published offers. Source: docs.recruitee.com/reference. */
export const recruitee: ConnectorKind = {
  name: 'recruitee',
  title: 'Recruitee',
  boardDescription: 'the company, as in <company>.recruitee.com',
  boardPattern: /^[A-Za-z0-9-]{1,60}$/,
  credentials: 'none',
  format: 'json',
  closedBy: 'absence',
  first: (board) => ({ url: `https://${board}.recruitee.com/api/offers/` }),
  readPage({ json }, _cursor, context) {
    const items = listMember(json, 'offers').map(membersOf);
    return {
      ...readItems(items, {
        id: (item) => idOf(item.id),
        posting: (item, id) => toPosting(item, id, context),
      }),
      next: null,
      total: items.length,
    };
  },
};

function toPosting(item: Members, id: string, { mapping }: PostingContext): BoardPosting | null {
  const title = shortTextOf(item.title);
  if (title === null) return null;
  const location = shortTextOf(item.location);
  const [place = {}] = listOf(item.locations).map(membersOf);
  const pay = membersOf(item.salary);
  const workplaceType =
    item.remote === true
      ? 'remote'
      : item.hybrid === true
        ? 'hybrid'
        : item.on_site === true
          ? 'onsite'
          : null;
  return {
    id,
    isOpen: item.status === undefined || item.status === 'published',
    given: {
      title,
      ...stated({
        employerName: employerNameOf(mapping, item.company_name),
        department: shortTextOf(item.department),
        ...placeOf(
          {
            city: item.city,
            region: item.state_name ?? place.state,
            country: item.country_code ?? item.country,
            postalCode: item.postal_code,
            address: place.street,
          },
          location,
        ),
        workplaceType,
        employmentType: employmentTypeOf(mapping, item.employment_type_code),
        postedAt: timeOf(item.published_at),
        expiresAt: timeOf(item.close_at),
        applyUrl: urlOf(item.careers_apply_url) ?? urlOf(item.careers_url),
      }),
      ...payOf(pay.min, pay.max, pay.currency, pay.period),
    },
    description: descriptionOf(item.description, item.requirements),
    location,
    detailUrl: null,
  };
}
