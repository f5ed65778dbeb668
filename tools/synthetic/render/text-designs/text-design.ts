import type { Habits } from '../../page/habits';
import type { PrintedPage } from '../../page/printed-page';
import type { Random } from '../../random';

/** A way to write a whole resume as text. */
export interface TextDesign {
  /** Never used to fit or to mend the parser: its figures estimate those of designs that the parser has not seen. */
  heldOut: boolean;
  /** Replaces the habits that the design cannot follow. */
  adapt?: (habits: Habits, random: Random) => Habits;
  /** Returns the lines of the text. */
  render: (random: Random, habits: Habits, page: PrintedPage) => string[];
}

/** Habits with months in words and a range that a sentence can contain. */
export function withSpokenDates(habits: Habits): Habits {
  return {
    ...habits,
    arrangement: 'title_dates_employer',
    dates: { ...habits.dates, style: 'long_month', separator: ' to ', present: 'the present' },
  };
}

/** Habits with one plain range for each entry. */
export function withPlainDates(habits: Habits, separator = ' - '): Habits {
  const style = /since|from_till|with_duration|seasons/.test(habits.dates.style)
    ? 'short_month'
    : habits.dates.style;
  const present = habits.dates.present.replace(/^to /, '');
  return {
    ...habits,
    arrangement: 'title_dates_employer',
    dates: { ...habits.dates, style, separator, present },
  };
}
