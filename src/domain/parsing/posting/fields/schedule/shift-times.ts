import type { Shift } from '../../../../common';
import { postingTerms } from '../../../locales';

const JOINER = `(?:-|–|—|to|until|till|${postingTerms(({ timeRangeWords }) => timeRangeWords)})`;
/** "6a-6p", "3:00 PM to 11:30 PM", "9-5:30pm"; am or pm may be written once for both ends. */
const TIME_SPAN = new RegExp(
  `\\b(\\d{1,2})(?:[:.](\\d{2}))? ?([ap])?(?:\\.? ?m\\b\\.?)? ?${JOINER} ?(\\d{1,2})(?:[:.](\\d{2}))? ?([ap])(?:\\.? ?m\\b\\.?|\\b)`,
  'giu',
);
/** "Mon-Fri 9 to 3", "7:00-3:30 Monday to Friday": times without am or pm, beside days. */
const PLAIN_SPAN =
  /(?<![\d$€£.,:/#-] ?)\b(\d{1,2})(?::([0-5]\d))? ?(?:-|–|—|to|until|till) ?(\d{1,2})(?::([0-5]\d))?\b(?! ?[ap]\b| ?[ap]\.?m|[-–/%+.]\d|[%+/]| ?(?:hours?|hrs?|h|days?|years?|yrs?|months?|weeks?|lbs?|pounds|kg|miles|people|persons?|k|cases|stops|patients|per|an?|times|minutes?|min|percent)\b)/gi;
const DAY_NAMES =
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri)(?:days?)?\b|\bm ?[-–] ?(?:f|th|sat|sun)\b|\bweekdays?\b|\bworking hours\b/i;
const MAX_DISTANCE_OF_DAY = 40;
/** Times at which an office takes applications or calls. */
const NOT_OF_THE_WORK =
  /\b(?:appl(?:y|ications?)|walk-?ins?|stop|come (?:in|by)|calls?|ask for|pick up|drop (?:off|by)|interviews?|open house|job fair|in person|reply|visit|text|office (?:is )?open)\b/i;
/** "17:00-23:00", "6.00 bis 14.30 Uhr": times of a clock of 24 hours. */
const CLOCK_SPAN = new RegExp(
  `(?<![\\d.,:])(\\d{1,2})(?:(?:[:.]([0-5]\\d)| ?h([0-5]\\d)?)(?: ?Uhr)?) ?${JOINER} ?(\\d{1,2})(?:[:.]([0-5]\\d)| ?h([0-5]\\d)?)(?![\\d\\p{L}]| ?[ap]\\.?m)`,
  'giu',
);
const HOURS_PER_DAY = 24;

/** Derives shifts from the middle of each time range: night after ten, evening after five. */
export function shiftsOfTimes(text: string): Shift[] {
  const shifts = new Set<Shift>();
  for (const [, hour = '', minute, half, endHour = '', endMinute, endHalf = ''] of text.matchAll(TIME_SPAN)) {
    if (Number(hour) > 12 || Number(endHour) > 12) continue;
    const end = toHour(endHour, endMinute, endHalf);
    // "9-5pm" begins in the morning, "6-11pm" in the evening: am or pm of the end applies to both if possible.
    const assumed =
      half ?? (toHour(hour, minute, endHalf) < end ? endHalf : endHalf.toLowerCase() === 'p' ? 'a' : 'p');
    const start = toHour(hour, minute, assumed);
    const length = (end - start + HOURS_PER_DAY) % HOURS_PER_DAY;
    if (length < 2 || length > 14) continue;
    shifts.add(shiftAt((start + length / 2) % HOURS_PER_DAY));
  }
  for (const match of text.matchAll(CLOCK_SPAN)) {
    const [start, end] = [
      clockHour(match[1], match[2] ?? match[3]),
      clockHour(match[4], match[5] ?? match[6]),
    ];
    // "7:00-3:30" is of a clock of 12 hours, unless the end is the next morning.
    if (start > HOURS_PER_DAY || end > HOURS_PER_DAY || (start < 13 && end < 13)) continue;
    const length = (end - start + HOURS_PER_DAY) % HOURS_PER_DAY;
    if (length >= 2 && length <= 14) shifts.add(shiftAt((start + length / 2) % HOURS_PER_DAY));
  }
  for (const shift of shiftsOfPlainSpans(text)) shifts.add(shift);
  return [...shifts];
}

/** Work that begins between five and ten ends in the afternoon; a span within a half day is of the afternoon before six. */
function shiftsOfPlainSpans(text: string): Shift[] {
  const shifts: Shift[] = [];
  for (const match of text.matchAll(PLAIN_SPAN)) {
    const from = clockHour(match[1], match[2]);
    const to = clockHour(match[3], match[4]);
    if (from > 12 || to > 12 || from < 1 || to < 1 || from === to) continue;
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - MAX_DISTANCE_OF_DAY), match.index);
    if (
      !DAY_NAMES.test(before + text.slice(match.index, end + MAX_DISTANCE_OF_DAY)) ||
      NOT_OF_THE_WORK.test(before)
    )
      continue;
    const start = to > from && from < 6 && to - from < 6 ? from + 12 : from;
    const length = (to + (start >= 12 || to < from ? 12 : 0) - start + HOURS_PER_DAY) % HOURS_PER_DAY;
    const isMorning = start >= 5 && start <= 10.5;
    if (length >= 2 && length <= 12 && (isMorning || start >= 12)) shifts.push(shiftAt(start + length / 2));
  }
  return shifts;
}

function clockHour(hour = '', minute = '0'): number {
  return Number(hour) + Number(minute) / 60;
}

function toHour(hour: string, minute: string | undefined, half: string): number {
  return (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) + Number(minute ?? 0) / 60;
}

function shiftAt(middle: number): Shift {
  if (middle >= 21.5 || middle < 5) return 'night';
  return middle >= 17 ? 'evening' : 'day';
}

const SHIFT_TITLES: readonly (readonly [Shift, RegExp])[] = [
  ['day', /[-–—(,|] *(?:days?|mornings?|1st shift|first shift)\b|\bday shift\b/i],
  ['evening', /[-–—(,|] *(?:evenings?|pm|2nd shift|second shift|swing)\b|^evening\b/i],
  [
    'night',
    /[-–—(,|] *(?:nights?|noc(?! ?\d)|overnights?|3rd shift|third shift)\b|^(?:over)?night\b(?! (?:club|auditor))/i,
  ],
  ['weekend', /[-–—(,|] *weekends?\b/i],
];

/** Returns the shift that a title ends or begins with: "CNA - Days", "Line Cook (Nights)", "Night Janitor". */
export function shiftOfTitle(title: string): Shift[] {
  return SHIFT_TITLES.filter(([, pattern]) => pattern.test(title)).map(([shift]) => shift);
}
