import type { PrintedPage } from '../../page/printed-page';
import type { Random } from '../../random';
import { endsOf, itemsOf, listed, lowerFirst, partsOf, withArticle, type TextParts } from './entry-parts';
import { withSpokenDates, type TextDesign } from './text-design';

/** Resumes in sentences, which have no lines of entries. */
export const PROSE_DESIGNS = {
  prose_first_person: {
    heldOut: false,
    adapt: withSpokenDates,
    render: (random, _habits, page) => [
      page.name,
      page.contacts.map(({ text }) => text).join(' | '),
      '',
      workSentences(random, page, [
        ({ title, employer, place, dates }) =>
          `I worked as ${withArticle(title)} at ${employer}${inPlace(place)} from ${dates}.`,
        ({ title, employer, dates }) => `Before that I was ${withArticle(title)} for ${employer} (${dates}).`,
        ({ title, employer, place, dates }) =>
          `Earlier I was employed by ${employer}${inPlace(place)} as ${withArticle(title)} from ${dates}.`,
      ]),
      '',
      ...schoolSentences(
        page,
        ({ title, employer, dates }) => `I earned my ${title} from ${employer}${inTime(dates)}.`,
      ),
      ...credentialSentences(page, (names) => `I hold ${listed(names.map(withArticle))}.`),
      ...listSentences(page, 'I am skilled in', 'I speak'),
    ],
  },
  prose_third_person: {
    heldOut: true,
    adapt: withSpokenDates,
    render: (random, habits, page) => [
      page.name,
      ...page.contacts.map(({ text }) => text),
      '',
      workSentences(random, page, [
        (parts) => {
          const [from, to] = endsOf(parts.dates, habits);
          const until = to === 'the present' ? 'and is still there' : to === '' ? '' : `and left in ${to}`;
          return `${page.name.split(' ')[0]} joined ${parts.employer}${inPlace(parts.place)} as ${withArticle(parts.title)} in ${from} ${until}`
            .trimEnd()
            .concat('.');
        },
        ({ title, employer, dates }) => `The role before was ${title} with ${employer}, ${dates}.`,
      ]),
      '',
      ...schoolSentences(
        page,
        ({ title, employer, dates }) => `Graduated from ${employer}${inTime(dates)} with a ${title}.`,
      ),
      ...credentialSentences(page, (names) => `Credentials held: ${names.join('; ')}.`),
      ...listSentences(page, 'Skills include', 'Languages spoken:'),
    ],
  },
  cover_letter: {
    heldOut: true,
    adapt: withSpokenDates,
    render: (random, _habits, page) => [
      ...page.contacts.map(({ text }) => text),
      '',
      'Dear hiring manager,',
      '',
      `My name is ${page.name} and this letter is my resume.`,
      workSentences(random, page, [
        ({ title, employer, place, dates }) =>
          `From ${dates}, I worked at ${employer}${inPlace(place)} as ${withArticle(title)}.`,
        ({ title, employer, dates }) => `From ${dates} my job was ${title} at ${employer}.`,
      ]),
      ...schoolSentences(
        page,
        ({ title, employer, dates }) => `I finished my ${title} at ${employer}${inTime(dates)}.`,
      ),
      ...credentialSentences(page, (names) => `I also have my ${listed(names)}.`),
      ...listSentences(page, 'I know', 'I can speak'),
      '',
      'Sincerely,',
      page.name,
    ],
  },
} satisfies Record<string, TextDesign>;

function inPlace(place: string): string {
  return place === '' ? '' : ` in ${place}`;
}

function inTime(dates: string): string {
  if (dates === '') return '';
  return dates.includes(' to ') ? ` (${dates})` : ` in ${dates}`;
}

function workSentences(random: Random, page: PrintedPage, forms: ((parts: TextParts) => string)[]): string {
  return partsOf(page, 'work')
    .map((parts, index) => {
      const form = forms[Math.min(index, forms.length - 1)] ?? String;
      const [duty] = parts.duties;
      const more =
        duty !== undefined && random.chance(0.6) ? ` My main task was to ${lowerFirst(duty)}.` : '';
      return `${form(parts)}${more}`;
    })
    .join(' ');
}

function schoolSentences(page: PrintedPage, form: (parts: TextParts) => string): string[] {
  return partsOf(page, 'education').map(form);
}

function credentialSentences(page: PrintedPage, form: (names: string[]) => string): string[] {
  const names = itemsOf(page, 'certifications').map((item) => item.split(/, | - | \| | — /)[0] ?? item);
  return names.length === 0 ? [] : [form(names)];
}

function listSentences(page: PrintedPage, skills: string, languages: string): string[] {
  const names = itemsOf(page, 'skills').map(lowerFirst);
  const spoken = itemsOf(page, 'languages');
  return [
    ...(names.length > 0 ? [`${skills} ${listed(names)}.`] : []),
    ...(spoken.length > 0 ? [`${languages} ${listed(spoken)}.`] : []),
  ];
}
