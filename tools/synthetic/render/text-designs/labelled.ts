import type { PrintedPage } from '../../page/printed-page';
import { endsOf, partsOf, type TextParts } from './entry-parts';
import { sectionLines } from './section-lines';
import { withPlainDates, type TextDesign } from './text-design';

/** Resumes whose entries have a label before each field. */
export const LABELLED_DESIGNS = {
  labels_in_line: {
    heldOut: false,
    adapt: (habits) => withPlainDates(habits),
    render: (_random, habits, page) =>
      labelled(page, habits, ({ title, employer, place, dates, duties }) => [
        [
          `Position: ${title}`,
          `Employer: ${employer}`,
          ...(place === '' ? [] : [`Location: ${place}`]),
          `Dates: ${dates}`,
        ].join(' | '),
        ...duties.map((duty) => `${habits.bullet} ${duty}`),
      ]),
  },
  labels_with_commas: {
    heldOut: true,
    adapt: (habits) => withPlainDates(habits),
    render: (_random, habits, page) =>
      labelled(page, habits, ({ title, employer, place, dates, duties }) => [
        `Job Title: ${title}, Company: ${employer}${place === '' ? '' : `, City: ${place}`}, Period: ${dates}`,
        ...duties.map((duty) => `${habits.bullet} ${duty}`),
      ]),
  },
  labels_with_ends: {
    heldOut: false,
    adapt: (habits) => withPlainDates(habits),
    render: (_random, habits, page) =>
      labelled(page, habits, ({ title, employer, dates, duties }) => {
        const [from, to] = endsOf(dates, habits);
        return [
          `Company: ${employer}   Title: ${title}`,
          `From: ${from}   To: ${to === '' ? from : to}`,
          ...duties.map((duty) => `${habits.bullet} ${duty}`),
        ];
      }),
  },
  federal: {
    heldOut: false,
    adapt: (habits) => withPlainDates(habits),
    render: (random, habits, page) =>
      labelled(page, habits, ({ title, employer, place, dates, duties }) => [
        title,
        ...[employer, place].filter((text) => text !== ''),
        dates,
        `Hours per week: ${random.pick(['40', '36', '20'])}`,
        `Supervisor: ${random.pick(['Dana Whitlow', 'Marcus Odell', 'Priya Raman'])} (may contact)`,
        `Duties: ${duties.join('. ')}.`,
      ]),
  },
  europass_rows: {
    heldOut: true,
    adapt: (habits) => withPlainDates(habits),
    render: (_random, habits, page) =>
      labelled(page, habits, ({ title, employer, place, dates, duties }) => [
        `${'Dates'.padEnd(34)}${dates}`,
        `${'Occupation or position held'.padEnd(34)}${title}`,
        `${'Main activities'.padEnd(34)}${duties.join('; ')}`,
        `${'Name and address of employer'.padEnd(34)}${[employer, place].filter((text) => text !== '').join(', ')}`,
      ]),
  },
} satisfies Record<string, TextDesign>;

function labelled(
  page: PrintedPage,
  habits: Parameters<TextDesign['render']>[1],
  entryLines: (parts: TextParts) => string[],
): string[] {
  return [
    page.name,
    ...page.contacts.map(({ text }) => text),
    '',
    ...page.sections.flatMap((section) => [
      section.heading,
      ...(section.name === 'work'
        ? partsOf(page, 'work').flatMap((parts) => [...entryLines(parts), ''])
        : [...sectionLines(habits, section), '']),
    ]),
  ];
}
