import type { Shift } from '../../../../common';
import { postingTerms } from '../../../locales';

/** "6a-6p", "3:00 PM to 11:30 PM", "9-5:30pm"; am or pm may be written once for both ends. */
const TIME_SPAN =
  /\b(\d{1,2})(?:[:.](\d{2}))? ?([ap])?(?:\.?m\b\.?)? ?(?:-|–|—|to|until|till) ?(\d{1,2})(?:[:.](\d{2}))? ?([ap])(?:\.?m\b\.?|\b)/gi;
/** "17:00-23:00", "6.00 bis 14.30 Uhr": times of a clock of 24 hours. */
const CLOCK_SPAN = new RegExp(
  `(?<![\\d.,:])(\\d{1,2})(?:(?:[:.]([0-5]\\d)|h([0-5]\\d)?)(?: ?Uhr)?) ?(?:-|–|—|to|until|till|${postingTerms(({ timeRangeWords }) => timeRangeWords)}) ?(\\d{1,2})(?:[:.]([0-5]\\d)|h([0-5]\\d)?)(?!\\d| ?[ap]\\.?m)`,
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
  return [...shifts];
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
