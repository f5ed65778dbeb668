import type { Habits } from '../../page/habits';
import { textOf, type PrintedEntry, type PrintedSection } from '../../page/printed-page';

/** Returns the lines of a section as a plain text writes them, without its heading. */
export function sectionLines(habits: Habits, { body }: PrintedSection): string[] {
  if (body.kind === 'paragraph') return [body.text];
  if (body.kind === 'list')
    return body.form === 'commas' || body.form === 'pipes'
      ? [body.items.join(body.form === 'commas' ? ', ' : ' | ')]
      : body.items.map((item) => `${habits.bullet} ${item}`);
  return body.entries.flatMap((entry, index) => [...(index > 0 ? [''] : []), ...entryLines(habits, entry)]);
}

function entryLines(habits: Habits, { rows, paragraph, bullets }: PrintedEntry): string[] {
  return [
    ...rows
      .map(({ left, right }) => [textOf(left), textOf(right)].filter((text) => text !== '').join(', '))
      .filter((line) => line !== ''),
    ...(paragraph === null ? [] : [paragraph]),
    ...bullets.map((bullet) => `${habits.bullet} ${bullet}`),
  ];
}
