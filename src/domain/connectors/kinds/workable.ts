import type { BoardPosting, ConnectorKind, PostingContext } from '../connector-kind';
import { type Members, membersOf, shortTextOf } from '../../members';
import { descriptionOf, firstText, idOf, listOf, sectionOf, timeOf, urlOf } from '../payload-values';
import { placeOf } from '../posting-place';
import { employerNameOf, employmentTypeOf, stated, workplaceTypeOf } from '../posting-terms';
import { listMember, readItems } from '../read-items';

/** Public job widget of Workable: one response, with an entry for each location of a posting. */
export const workable: ConnectorKind = {
  name: 'workable',
  title: 'Workable',
  boardDescription: 'the account, as in apply.workable.com/<account>',
  boardPattern: /^[A-Za-z0-9_-]{1,100}$/,
  credentials: 'none',
  format: 'json',
  closedBy: 'absence',
  first: (board) => ({ url: `https://apply.workable.com/api/v1/widget/accounts/${board}?details=true` }),
  readPage({ json }, _cursor, context) {
    const items = listMember(json, 'jobs').map(membersOf);
    const company = shortTextOf(membersOf(json).name);
    return {
      ...readItems(items, {
        id: (item) => idOf(item.shortcode),
        posting: (item, id) => toPosting(item, id, company, context),
      }),
      next: null,
      total: null,
    };
  },
};

function toPosting(
  item: Members,
  id: string,
  company: string | null,
  { mapping }: PostingContext,
): BoardPosting | null {
  const title = shortTextOf(item.title);
  if (title === null) return null;
  const [place = {}] = listOf(item.locations).map(membersOf);
  const parts = [item.city, item.state, item.country].flatMap((part) => shortTextOf(part) ?? []);
  const workplace = workplaceTypeOf(item.workplace_type);
  return {
    id,
    isOpen: true,
    given: {
      title,
      ...stated({
        employerName: employerNameOf(mapping, company),
        department: firstText(item.department, ...listOf(item.department)),
        ...placeOf(
          {
            city: firstText(item.city, place.city),
            region: firstText(item.state, place.region),
            country: firstText(place.countryCode, item.country),
          },
          null,
        ),
        workplaceType: workplace ?? (item.telecommuting === true ? 'remote' : null),
        employmentType: employmentTypeOf(mapping, item.employment_type),
        postedAt: timeOf(item.published_on) ?? timeOf(item.created_at),
        applyUrl: urlOf(item.application_url) ?? urlOf(item.url) ?? urlOf(item.shortlink),
      }),
    },
    description: descriptionOf(
      item.description,
      sectionOf('Requirements', item.requirements),
      sectionOf('Benefits', item.benefits),
    ),
    location: parts.length === 0 ? null : parts.join(', '),
    detailUrl: null,
  };
}
