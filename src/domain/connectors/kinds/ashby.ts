import type { BoardPosting, ConnectorKind, PostingContext } from '../connector-kind';
import { type Members, membersOf, shortTextOf } from '../../members';
import { descriptionOf, firstText, idOf, listOf, timeOf, urlOf } from '../payload-values';
import { placeOf } from '../posting-place';
import { employerNameOf, employmentTypeOf, payOf, stated, workplaceTypeOf } from '../posting-terms';
import { listMember, readItems } from '../read-items';

/** Public job board of Ashby: one response. Source: developers.ashbyhq.com/docs/public-job-posting-api. */
export const ashby: ConnectorKind = {
  name: 'ashby',
  title: 'Ashby',
  boardDescription: 'the name of the job board, as in jobs.ashbyhq.com/<name>',
  boardPattern: /^[A-Za-z0-9._%-]{1,100}$/,
  credentials: 'none',
  format: 'json',
  closedBy: 'absence',
  first: (board) => ({
    url: `https://api.ashbyhq.com/posting-api/job-board/${board}?includeCompensation=true`,
  }),
  readPage({ json }, _cursor, context) {
    const items = listMember(json, 'jobs').map(membersOf);
    return {
      ...readItems(items, {
        id: (item) => idOf(item.id),
        posting: (item, id) => toPosting(item, id, context),
        // An unlisted posting is reachable by its link only.
        isSkipped: (item) => item.isListed === false,
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
  const address = membersOf(membersOf(item.address).postalAddress);
  const salary = listOf(membersOf(item.compensation).summaryComponents)
    .map(membersOf)
    .find(({ compensationType }) => compensationType === 'Salary');
  return {
    id,
    isOpen: true,
    given: {
      title,
      ...stated({
        employerName: employerNameOf(mapping),
        department: firstText(item.department, item.team),
        ...placeOf(
          {
            city: address.addressLocality,
            region: address.addressRegion,
            country: address.addressCountry,
            postalCode: address.postalCode,
            address: address.streetAddress,
          },
          location,
        ),
        workplaceType: workplaceTypeOf(item.workplaceType) ?? (item.isRemote === true ? 'remote' : null),
        employmentType: employmentTypeOf(mapping, item.employmentType),
        postedAt: timeOf(item.publishedAt),
        applyUrl: urlOf(item.applyUrl) ?? urlOf(item.jobUrl),
      }),
      ...(salary ? payOf(salary.minValue, salary.maxValue, salary.currencyCode, salary.interval) : {}),
    },
    description: descriptionOf(item.descriptionHtml ?? item.descriptionPlain),
    location,
    detailUrl: null,
  };
}
