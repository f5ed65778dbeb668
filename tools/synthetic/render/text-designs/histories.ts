import type { Habits } from '../../page/habits';
import type { PrintedPage, SectionName } from '../../page/printed-page';
import { endsOf, itemsOf, partsOf, type TextParts } from './entry-parts';
import { sectionLines } from './section-lines';
import { withPlainDates, type TextDesign } from './text-design';

/** Resumes whose positions are rows of a table, lines or parts of a line. */
export const HISTORY_DESIGNS = {
  pipe_table: {
    heldOut: false,
    adapt: (habits) => withPlainDates(habits),
    render: (_random, habits, page) =>
      withHistory(page, habits, (positions) => [
        '| Employer | Position | Location | Dates |',
        '|---|---|---|---|',
        ...positions.map(
          ({ title, employer, place, dates }) => `| ${employer} | ${title} | ${place} | ${dates} |`,
        ),
      ]),
  },
  spaced_table: {
    heldOut: true,
    adapt: (habits) => withPlainDates(habits),
    render: (_random, habits, page) =>
      withHistory(page, habits, (positions) => {
        const rows = [
          ['PERIOD', 'JOB TITLE', 'COMPANY'],
          ...positions.map(({ title, employer, dates }) => [dates, title, employer]),
        ];
        const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)) + 4);
        return rows.map(
          ([dates = '', title = '', employer = '']) =>
            `${dates.padEnd(widths[0] ?? 0)}${title.padEnd(widths[1] ?? 0)}${employer}`,
        );
      }),
  },
  tab_table: {
    heldOut: false,
    adapt: (habits) => withPlainDates(habits),
    render: (_random, habits, page) =>
      withHistory(page, habits, (positions) => [
        'Company\tRole\tFrom\tTo',
        ...positions.map(({ title, employer, dates }) => {
          const [from, to] = endsOf(dates, habits);
          return [employer, title, from, to === '' ? from : to].join('\t');
        }),
      ]),
  },
  functional: {
    heldOut: false,
    adapt: (habits) => withPlainDates(habits),
    render: (_random, habits, page) =>
      functional(page, habits, (positions) =>
        positions.map(({ title, employer, place, dates }) =>
          [title, employer, place, dates].filter((text) => text !== '').join(', '),
        ),
      ),
  },
  dated_lines: {
    heldOut: true,
    adapt: (habits) => withPlainDates(habits, '-'),
    render: (_random, habits, page) =>
      functional(page, habits, (positions) =>
        positions.map(({ title, employer, dates }) => `${dates} ${title} - ${employer}`),
      ),
  },
  one_paragraph: {
    heldOut: false,
    adapt: (habits) => withPlainDates(habits),
    render: (_random, habits, page) =>
      withHistory(page, habits, (positions) => [
        `${positions.map(({ title, employer, dates }) => `${title} at ${employer} (${dates})`).join('; ')}.`,
      ]),
  },
  numbered: {
    heldOut: true,
    adapt: (habits) => withPlainDates(habits),
    render: (_random, habits, page) =>
      withHistory(page, habits, (positions) =>
        positions.flatMap(({ title, employer, dates, duties }, index) => [
          `${index + 1}) ${employer} - ${title}`,
          `   ${dates}`,
          ...duties.map((duty) => `   ${duty}`),
        ]),
      ),
  },
  divided_range: {
    heldOut: false,
    adapt: (habits) => withPlainDates(habits, ' - '),
    render: (_random, habits, page) =>
      withHistory(page, habits, (positions) =>
        positions.flatMap(({ title, employer, place, dates, duties }) => {
          const [from, to] = endsOf(dates, habits);
          return [
            from,
            ...(to === '' ? [] : [`- ${to}`]),
            title,
            [employer, place].filter((text) => text !== '').join(', '),
            ...duties.map((duty) => `${habits.bullet} ${duty}`),
            '',
          ];
        }),
      ),
  },
  divided_range_below: {
    heldOut: true,
    adapt: (habits) => withPlainDates(habits, ' - '),
    render: (_random, habits, page) =>
      withHistory(page, habits, (positions) =>
        positions.flatMap(({ title, employer, dates, duties }) => {
          const [from, to] = endsOf(dates, habits);
          return [
            `${title}, ${employer}`,
            ...(to === '' ? [from] : [`${from} to`, to]),
            ...duties.map((duty) => `${habits.bullet} ${duty}`),
            '',
          ];
        }),
      ),
  },
  credentials_without_heading: {
    heldOut: false,
    adapt: (habits) => withPlainDates(habits),
    render: (_random, habits, page) => [
      page.name,
      ...page.contacts.map(({ text }) => text),
      '',
      ...itemsOf(page, 'certifications'),
      '',
      ...sections(page, habits, ['certifications']),
    ],
  },
  credentials_in_line: {
    heldOut: true,
    adapt: (habits) => withPlainDates(habits),
    render: (_random, habits, page) => [
      page.name,
      ...page.contacts.map(({ text }) => text),
      '',
      ...sections(page, habits, ['certifications', 'languages']),
      ...labelledItems('Licenses/certs', itemsOf(page, 'certifications')),
      ...labelledItems('Languages', itemsOf(page, 'languages')),
    ],
  },
} satisfies Record<string, TextDesign>;

function labelledItems(label: string, items: string[]): string[] {
  return items.length === 0 ? [] : [`${label}: ${items.join('; ')}`];
}

function sections(page: PrintedPage, habits: Habits, without: SectionName[]): string[] {
  return page.sections
    .filter(({ name }) => !without.includes(name))
    .flatMap((section) => [section.heading, ...sectionLines(habits, section), '']);
}

/** Prints the positions in a form of its own, and all other sections as usual. */
function withHistory(
  page: PrintedPage,
  habits: Habits,
  history: (positions: TextParts[]) => string[],
): string[] {
  return [
    page.name,
    ...page.contacts.map(({ text }) => text),
    '',
    ...page.sections.flatMap((section) => [
      section.heading,
      ...(section.name === 'work' ? history(partsOf(page, 'work')) : sectionLines(habits, section)),
      '',
    ]),
  ];
}

/** Prints duties by themselves and the positions without them. */
function functional(
  page: PrintedPage,
  habits: Habits,
  history: (positions: TextParts[]) => string[],
): string[] {
  const positions = partsOf(page, 'work');
  return [
    page.name,
    page.contacts.map(({ text }) => text).join(' | '),
    '',
    ...sections(page, habits, [
      'work',
      'education',
      'certifications',
      'languages',
      'references',
      'interests',
      'volunteer',
    ]),
    'Selected Accomplishments',
    ...positions.flatMap(({ duties }) => duties.slice(0, 2)).map((duty) => `${habits.bullet} ${duty}`),
    '',
    ...(positions.length > 0 ? ['Work History', ...history(positions), ''] : []),
    ...sections(page, habits, ['summary', 'skills', 'work']),
  ];
}
