import type { BoardPosting, ConnectorKind, PostingContext } from '../connector-kind';
import { type Members, membersOf, shortTextOf } from '../../members';
import { countOf, descriptionOf, idOf, listOf, timeOf, urlOf } from '../payload-values';
import { placeOfText } from '../posting-place';
import {
  employerNameOf,
  employmentTypeOf,
  payInCents,
  stated,
  workplaceTypeOfLocation,
} from '../posting-terms';
import { listMember, readItems } from '../read-items';

const API = 'https://boards-api.greenhouse.io/v1/boards';

/** Job board of Greenhouse: one response contains the whole board. Source: developers.greenhouse.io/job-board.html. */
export const greenhouse: ConnectorKind = {
  name: 'greenhouse',
  title: 'Greenhouse job board',
  boardDescription: 'the board token, as in boards.greenhouse.io/<token>',
  boardPattern: /^[A-Za-z0-9_-]{1,100}$/,
  credentials: 'none',
  format: 'json',
  closedBy: 'absence',
  first: (board) => ({ url: `${API}/${board}/jobs?content=true&pay_transparency=true` }),
  readPage({ json }, _cursor, context) {
    const items = listMember(json, 'jobs').map(membersOf);
    return {
      ...readItems(items, {
        id: (item) => idOf(item.id),
        posting: (item, id) => toPosting(item, id, context),
      }),
      next: null,
      total: countOf(membersOf(membersOf(json).meta).total) ?? items.length,
    };
  },
};

function toPosting(item: Members, id: string, { mapping }: PostingContext): BoardPosting | null {
  const title = shortTextOf(item.title);
  if (title === null) return null;
  const location = shortTextOf(membersOf(item.location).name);
  const fields = Object.fromEntries(
    listOf(item.metadata)
      .map(membersOf)
      .map(({ name, value }) => [shortTextOf(name)?.toLowerCase() ?? '', value]),
  );
  const [pay = {}] = listOf(item.pay_input_ranges).map(membersOf);
  return {
    id,
    isOpen: true,
    given: {
      title,
      ...stated({
        employerName: employerNameOf(mapping, item.company_name),
        department: shortTextOf(membersOf(listOf(item.departments)[0]).name),
        ...placeOfText(location),
        workplaceType: workplaceTypeOfLocation(location),
        employmentType: employmentTypeOf(mapping, fields['employment type'], fields['job type']),
        postedAt: timeOf(item.first_published) ?? timeOf(item.updated_at),
        expiresAt: timeOf(item.application_deadline),
        applyUrl: urlOf(item.absolute_url),
      }),
      ...payInCents(pay.min_cents, pay.max_cents, pay.currency_type, pay.title),
    },
    description: descriptionOf(unescapeHtml(item.content)),
    location,
    detailUrl: null,
  };
}

/** The API escapes the HTML of a posting once more. */
function unescapeHtml(content: unknown): unknown {
  if (typeof content !== 'string' || !/&lt;\/?[a-z]/i.test(content)) return content;
  return content
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
