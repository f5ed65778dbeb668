import type { BoardPosting, ConnectorKind, PostingContext, FeedElement } from '../connector-kind';
import { shortTextOf } from '../../members';
import { descriptionOf, idOf, sectionOf, timeOf } from '../payload-values';
import { placeOfText } from '../posting-place';
import { employerNameOf, employmentTypeOf, stated, workplaceTypeOfLocation } from '../posting-terms';
import { childOf, childrenOf, childText, readItems, UnexpectedPayloadError } from '../read-items';

/** XML feed of Personio: one response. Source: developer.personio.de/docs/retrieving-open-job-positions. */
export const personio: ConnectorKind = {
  name: 'personio',
  title: 'Personio',
  boardDescription: 'the company, as in <company>.jobs.personio.de, or its host if that ends in .com',
  boardPattern: /^[A-Za-z0-9-]{1,60}(?:\.jobs\.personio\.(?:de|com))?$/,
  credentials: 'none',
  format: 'xml',
  closedBy: 'absence',
  first: (board) => ({ url: `https://${hostOf(board)}/xml?language=en` }),
  readPage({ xml }, _cursor, context) {
    if (xml?.name !== 'workzag-jobs') {
      throw new UnexpectedPayloadError('The response of the board is no list of Personio.');
    }
    const items = childrenOf(xml, 'position');
    return {
      ...readItems(items, {
        id: (item) => idOf(childText(item, 'id')),
        posting: (item, id) => toPosting(item, id, context),
      }),
      next: null,
      total: items.length,
    };
  },
};

function hostOf(board: string): string {
  return board.includes('.') ? board : `${board}.jobs.personio.de`;
}

function toPosting(item: FeedElement, id: string, { board, mapping }: PostingContext): BoardPosting | null {
  const title = shortTextOf(childText(item, 'name'));
  if (title === null) return null;
  const location = shortTextOf(childText(item, 'office'));
  const sections = childrenOf(childOf(item, 'jobDescriptions'), 'jobDescription').map((section) =>
    sectionOf(childText(section, 'name'), childText(section, 'value')),
  );
  const experience = /^(?:(\d{1,2})-\d{1,2}|gt-(\d{1,2})|more-than-(\d{1,2}))$/.exec(
    childText(item, 'yearsOfExperience') ?? '',
  );
  const years = experience && Number(experience[1] ?? experience[2] ?? experience[3]);
  return {
    id,
    isOpen: true,
    given: {
      title,
      ...stated({
        employerName: employerNameOf(mapping, childText(item, 'subcompany')),
        department: shortTextOf(childText(item, 'department')),
        ...placeOfText(location),
        workplaceType: workplaceTypeOfLocation(location),
        // The type of the contract states an internship; the schedule states the hours of an employee.
        employmentType: employmentTypeOf(
          mapping,
          contractOf(childText(item, 'employmentType')),
          childText(item, 'schedule'),
          childText(item, 'employmentType'),
        ),
        minExperienceMonths: years === null ? null : years * 12,
        postedAt: timeOf(childText(item, 'createdAt')),
        applyUrl: `https://${hostOf(board)}/job/${encodeURIComponent(id)}`,
      }),
    },
    description: descriptionOf(...sections),
    location,
    detailUrl: null,
  };
}

function contractOf(type: string | null): string | null {
  return type !== null && /^(?:intern|trainee|working_student|freelance|temporary|seasonal)/.test(type)
    ? type.replace('working_student', 'part-time')
    : null;
}
