import type { EmploymentType, Shift } from '../../../../common';
import type { Schedule } from '../../../parsed-job-description';
import { collectWords, postingTerms, unbounded } from '../../../locales';
import type { Posting, PostingSection } from '../../posting-model';
import type { PostingSectionKind } from '../../segmentation/section-kind';
import { collapseWhitespace, itemsOfKind, sectionOf } from '../../segmentation/section-lookup';
import { TEMP_TO_HIRE } from '../temp-to-hire';
import { WEEKDAY_STEM } from '../weekday-stem';
import { shiftOfTitle, shiftsOfTimes } from './shift-times';

const SHIFT_PATTERNS: [Shift, RegExp][] = [
  [
    'day',
    /\b(?:day|morning|1st|first|opening) shifts?\b|\bdays?(?=,? (?:and|or|&|\/) (?:evenings?|nights?|weekends?)\b)|\bdays?(?= (?:or|and|&|\/) (?:nights?|overnights?|evenings?)\b)|\b(?:M ?[-–] ?F|Mon ?[-–] ?Fri|weekdays?),? days\b|(?<=[,;] ?)days(?=[,;.]|$)|\bdays only\b|\bday(?:time)? hours\b|\bmornings\b|\bbusiness hours\b/i,
  ],
  ['evening', /\b(?:evening|afternoon|2nd|second|swing|closing|pm) shifts?\b|\bevenings\b/i],
  [
    'night',
    /\b(?:night|overnight|3rd|third|graveyard) shifts?\b(?! (?:diff\w*|premium|bonus|allowance))|\bovernights?\b|\bnights\b|\bgraveyards?\b(?! (?:shift )?diff)/i,
  ],
  [
    'rotating',
    /\bshifting schedules?\b|\brotating (?:shifts?|schedules?|days|weekends)?|\bshift rotation\b|\b2-2-3\b|\b24 ?(?:on|hours on)? ?\/ ?(?:48|72)\b|\bpanama schedule\b|\bcontinental shifts?\b/i,
  ],
  [
    'weekend',
    /\bweekends?\b(?! (?:off|free))|(?<!\balternate )\bsaturdays?\b(?! off)|\bsat(?= as needed)|\bsundays?\b(?!\s*(?:-|–|to|through|thru)\s*(?:mon|tue|wed|thu|fri)\w*)|\bsat ?(?:&|and|\+|\/|-|–|,)? ?sun\b/i,
  ],
  [
    'flexible',
    /\bflex(?:ible|i)? (?:working\b|hours|schedul\w+|shifts?|working hours|work (?:hours|schedule))\b|\bflex(?:ible)? time\b|\bset your own (?:hours|schedule)\b/i,
  ],
  ['on_call', /\bon[- ]call\b|(?<!\b(?:mon|tue|wed|thu|fri|sat|sun)\w*,? )\bas[- ]needed\b|\bprn\b/i],
];
const DAY_RANGE_WORDS = postingTerms(({ dayRangeWords }) => dayRangeWords);
const FOREIGN_SHIFTS = SHIFT_PATTERNS.map(([shift]): [Shift, RegExp] => [
  shift,
  new RegExp(
    shift === 'weekend'
      ? `(?<!\\p{L} ?[-–] ?|${DAY_RANGE_WORDS} )${postingTerms(({ shifts }) => shifts?.[shift])}(?! (?:${DAY_RANGE_WORDS} \\p{L}))`
      : postingTerms(({ shifts }) => shifts?.[shift]),
    'iu',
  ),
]);
/** The day on which wages are paid. */
const FOREIGN_PAYDAY = new RegExp(`${postingTerms(({ payWords }) => payWords)}[^.;:\\d]{0,40}`, 'giu');
const DAY = `${WEEKDAY_STEM}(?:days?)?`;
/** Days without work, extra hours, and the days between which a week of work lies. */
const NO_WORK_AT_WEEKENDS = new RegExp(
  `\\b(?:overtime|OT)\\b[^.;\\n]{0,20}\\b(?:saturdays?|sundays?|weekends?)|\\bsun(?:days?)?(?: nights?| evenings?)? ?(?:-|–|—|to|through|thru) ?${DAY}|` +
    `\\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?)(?:days?)?(?: nights?| evenings?)? ?(?:-|–|—|to|through|thru) ?${DAY}|\\bclosed (?:on )?(?:saturdays?|sundays?|weekends?)(?:(?: and |, | & )sundays?)?|` +
    '\\b(?:3|three|four|4|long)[- ]day weekends?(?: every weekend)?|\\bevery (?:other )?weekend off|\\bon an? (?:saturday|sunday)\\b|\\bhome (?:every|on|for the) weekends?',
  'gi',
);
const NO_WEEKEND =
  /\bno (?:nights(?:,? (?:or|and) )?)?(?:weekends?)\b|\bweekends off\b|\bmonday (?:-|–|to|through) friday only\b/i;
const NO_NIGHT = /\bno (?:late )?nights?\b/i;

const HOURS_PER_WEEK =
  /\b(\d{1,2}(?:\.5)?)\s*(\+)?\s*(?:(?:-|–|to)\s*(\d{1,2}(?:\.5)?)\s*\+?)?\s*(?:hours?|hrs?|h)\.?\s*(?:\/|per|a|each|every|weekly|in a)?\s*(?:week|wk|weekly|p\.?w\b\.?)\b/i;
/** "health insurance at 24 hrs/wk": the hours from which benefits are offered. */
const HOURS_OF_BENEFITS =
  /\b(?:insurance|benefits?|medical|coverage|eligible|401\(?k\)?|PTO)\b[^.;\n]{0,30}\b(?:at|from|after|over|for|if you work)\s+\d{1,2}\+? ?(?:hours?|hrs?) ?(?:\/|per|a) ?(?:week|wk)\b/gi;
const RANGE_WORDS = collectWords(({ postingTerms: terms }) => terms?.rangeWords).join('|');
const FOREIGN_HOURS_PER_WEEK = new RegExp(
  `\\b(\\d{1,2}(?:[.,]\\d{1,2})?)()\\s*(?:(?:-|–|${RANGE_WORDS})\\s*(\\d{1,2}(?:[.,]\\d{1,2})?))?\\s*(?:${postingTerms(({ weeklyHours }) => weeklyHours)})`,
  'iu',
);
const HOUR_UNITS = unbounded(postingTerms(({ hourUnits }) => hourUnits));
/** "Temps partiel 24h", "Contrat 35 heures": hours beside words for a contract. */
const FOREIGN_HOURS_BESIDE_CONTRACT = new RegExp(
  `${postingTerms(({ hoursLeads }) => hoursLeads)}[ :,(–-]{1,3}(\\d{1,2}(?:[.,]\\d{1,2})?)()(?: ?(?:-|–|${RANGE_WORDS}) ?(\\d{1,2}(?:[.,]\\d{1,2})?))? ?${HOUR_UNITS}(?! ?\\d)`,
  'iu',
);
/** "CDD 6 mois, 35h": a number of hours that fills a part of a line and that is no time of day. */
const FOREIGN_HOURS_ALONE = new RegExp(
  `(?<=(?:^|[,;:(|·•–—/-]) ?)((?:2[5-9]|3\\d|4[0-8])(?:[.,]\\d{1,2})?)()(?: ?[-–] ?(\\d{2}))? ?${HOUR_UNITS}(?= *(?:$|[,.;)|·•–—\\n]))`,
  'imu',
);
/** "39 hours over 5 days". */
const HOURS_OVER_DAYS =
  /\b(\d{2}(?:\.5)?) ?(?:hours|hrs) (?:over|across|in|spread over) (?:\d|four|five|six|seven) days\b/i;
/** "37.5-hour work week". */
const HOUR_WEEK = /\b(\d{2}(?:\.\d{1,2})?)[- ]?(?:hour|hr)[- ](?:work[- ]?)?week\b/i;
/** "(40 h)" in a label of hours. */
const HOURS_IN_BRACKETS = /\((\d{2}(?:[.,]5)?) ?(?:h|hrs?|hours)\b[^()]*\)/i;
const HOURS_LABEL =
  /\b(?:up to |approximately |about |average(?: of)? |at least |minimum(?: of)? )?(\d{1,2})\s*(?:(?:-|–|to)\s*(\d{1,2})\s*)?(?:hours|hrs)\b/i;
/** "Bookkeeper (P/T, 20-25 hrs)". */
const HOURS_BESIDE_TYPE =
  /(?<=\b(?:part[- ]?time|full[- ]?time|P\/T|F\/T)[,\s(:–-]{1,4})(\d{1,2})\s*(?:(?:-|–|to)\s*(\d{1,2})\s*)?(?:hours|hrs)\b/i;
/** "$18 per hour, 40 hrs, first shift". */
const HOURS_IN_LIST =
  /(?<=[,;·|•] ?)\b(\d{2}(?:\.5)?)(?: ?(?:-|–|to) ?(\d{2}(?:\.5)?))? ?(?:hours|hrs)(?= *(?:[,.;|·•]|$))/im;
/** "Anticipated hours per week: 40". */
const HOURS_AFTER_LABEL =
  /\bhours (?:per|a|each) week(?: offered)?\s*[:=|]\s*(\d{1,2}(?:\.5)?)()\s*(?:(?:-|–|to)\s*(\d{1,2}(?:\.5)?))?\b/i;
/** "80 hours per pay period", of two weeks. */
const HOURS_PER_PAY_PERIOD =
  /\b(\d{2,3}) (?:hours|hrs) (?:(?:per|a|each|every|\/) ?(?:pay period|two weeks|2 weeks|fortnight)|bi-?weekly)\b/i;
/** "4-10s", "5x8s", "four 10-hour shifts a week": days and hours a day. */
const DAYS_AND_HOURS =
  /(?<![\d$-])\b(3|4|5|6|three|four|five|six) ?(?:-|x|×|\/| ) ?(8|10|12|eight|ten|twelve)(?:'?e?s\b|(?<=\d ?[x×] ?1?[028])(?![\w./\d-]|[ -](?:ft|feet|in|inch|foot|lbs?)\b)|[- ](?:hour|hr) (?:(?:days|shifts) (?:a|per|each) week\b|shifts?\b))/i;
const NUMBERS: Readonly<Record<string, number>> = {
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
};
/** "Anticipated hours: 40 per week". */
const HOURS_BEFORE_NUMBER =
  /\bhours:? (\d{1,2}(?:\.5)?)()\s*(?:(?:-|–|to)\s*(\d{1,2}(?:\.5)?)\s*)?(?:per|a|each|\/) ?week\b/i;
/** "36 per week" under a label of hours. */
const LABELLED_PER_WEEK =
  /^\W*(\d{1,2}(?:\.5)?)\s*(?:(?:-|–|to)\s*(\d{1,2}(?:\.5)?)\s*)?(?:per|a|\/) ?week\b/i;
/** A line that states when the work is done, and not only that there are shifts. */
const TIME_LINE =
  /\b\d{1,2}(?::\d{2})? ?(?:am|pm|a\.m\.|p\.m\.)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bmon ?[-–] ?fri\b|\b\d{1,2}\+? ?(?:hours|hrs) ?(?:per|a|\/) ?week\b|\b(?:evenings?|nights?|weekends?|mornings?) (?:and|or|&) (?:evenings?|nights?|weekends?|mornings?)\b/i;

/** Extracts shifts and weekly hours. `raw` is the sentence that states them. */
export function extractSchedule(posting: Posting, title: string): Schedule {
  const section = sectionOf(posting, 'schedule');
  const labelled = itemsOfKind(posting, 'schedule')
    .map((item) => item.text)
    .join('; ');
  const text = scheduleText(posting, labelled);
  const timed = new Set([...shiftsOfTimes(text), ...shiftOfTitle(title)]);
  const foreign = new Set(
    FOREIGN_SHIFTS.flatMap(([shift, pattern]) => {
      if (shift !== 'weekend') return pattern.test(posting.flat) ? [shift] : [];
      // "Weekend" is a word of several languages, and only English excludes the free ones.
      return !posting.isEnglish && pattern.test(posting.flat.replace(FOREIGN_PAYDAY, ' ')) ? [shift] : [];
    }),
  );
  const atWeekends = text.replace(NO_WORK_AT_WEEKENDS, ' ');
  const shifts = SHIFT_PATTERNS.filter(
    ([shift, pattern]) =>
      (pattern.test(shift === 'weekend' ? atWeekends : text) || timed.has(shift) || foreign.has(shift)) &&
      !(shift === 'weekend' && NO_WEEKEND.test(text)) &&
      !(shift === 'night' && NO_NIGHT.test(text)),
  ).map(([shift]) => shift);
  const hours =
    HOURS_PER_WEEK.exec(text) ??
    HOURS_PER_WEEK.exec(posting.flat.replace(HOURS_OF_BENEFITS, ' ')) ??
    HOURS_AFTER_LABEL.exec(posting.flat) ??
    HOURS_BEFORE_NUMBER.exec(posting.flat) ??
    HOURS_OVER_DAYS.exec(posting.flat) ??
    (posting.isEnglish ? null : foreignHours(posting)) ??
    HOUR_WEEK.exec(posting.flat) ??
    (labelled
      ? (LABELLED_PER_WEEK.exec(labelled) ?? HOURS_IN_BRACKETS.exec(labelled) ?? HOURS_LABEL.exec(labelled))
      : null) ??
    HOURS_BESIDE_TYPE.exec(posting.flat.slice(0, 600)) ??
    HOURS_IN_LIST.exec(posting.source.raw.slice(0, 1500));
  const { min, max } =
    hours && !HOURS_PER_PAY_PERIOD.test(posting.flat)
      ? hoursOf(hours, text)
      : // "3x8" in French is work in three shifts.
        hoursOfDays(posting.isEnglish ? posting.flat : posting.flat.replace(/\b[2-5] ?x ?8\b/gi, ' '));
  const raw = section ? collapseWhitespace(labelled).slice(0, 300) : rawSchedule(posting);
  return { shifts, hoursPerWeekMin: min, hoursPerWeekMax: max, raw: raw === '' ? null : raw };
}

function foreignHours({ flat, source }: Posting): RegExpExecArray | null {
  return (
    FOREIGN_HOURS_PER_WEEK.exec(flat) ??
    FOREIGN_HOURS_BESIDE_CONTRACT.exec(flat) ??
    FOREIGN_HOURS_ALONE.exec(source.raw)
  );
}

interface Hours {
  min: number | null;
  max: number | null;
}

/** The ends of a match of weekly hours: the first number, "+" if it is a minimum, and the last number. */
function hoursOf(hours: RegExpExecArray, text: string): Hours {
  const full = hours[0];
  const first = Number(hours[1]?.replace(',', '.'));
  const last = hours.length > 3 ? hours[3] : hours[2];
  const upTo =
    /\b(?:up to|less than|under|fewer than|max(?:imum)?(?: of)?)\s*$/i.test(
      text.slice(0, Math.max(0, text.indexOf(full))),
    ) || /^up to/i.test(full);
  const min = upTo ? null : first;
  const max = last === undefined ? (hours[2] === '+' ? null : first) : Number(last.replace(',', '.'));
  if (first > 168 || (max ?? 0) > 168 || first < 1) return { min: null, max: null };
  return min !== null && max !== null && max < min ? { min: max, max: min } : { min, max };
}

/** Weekly hours of a pay period of two weeks, or of a number of days with the same hours. */
function hoursOfDays(text: string): Hours {
  const perPeriod = HOURS_PER_PAY_PERIOD.exec(text)?.[1];
  if (perPeriod !== undefined) return { min: Number(perPeriod) / 2, max: Number(perPeriod) / 2 };
  const [, days = '', hours = ''] = DAYS_AND_HOURS.exec(text) ?? [];
  if (hours === '') return { min: null, max: null };
  const numberOf = (word: string): number => NUMBERS[word.toLowerCase()] ?? Number(word);
  const perWeek = numberOf(days) * numberOf(hours);
  return { min: perWeek, max: perWeek };
}

/** Sections about the employer and its customers, not about the work. */
const SECTIONS_WITHOUT_SCHEDULE: ReadonlySet<PostingSectionKind> = new Set<PostingSectionKind>([
  'about',
  'legal',
  'apply',
  'deadline',
]);

function sectionsOfWork(posting: Posting): PostingSection[] {
  return posting.sections.filter((section) => !SECTIONS_WITHOUT_SCHEDULE.has(section.kind));
}

/** Times of interviews and of an office that takes applications. */
const NOT_OF_THE_WORK =
  /\bwalk-?in\b|\binterviews?\b|\bopen house\b|\bjob fair\b|\bapply (?:in person|between|from)\b|\baplique\b/i;
const SHIFT_LIST =
  /^(?:days?|mornings?|evenings?|nights?|overnights?|weekends?|shift)(?:, (?:and )?(?:days?|mornings?|evenings?|nights?|overnights?|weekends?|shift))+\.?$/i;

/** "Day, Evening, Weekend" as a whole line, in words of shifts. */
function shiftLists({ items }: PostingSection): string[] {
  return items
    .filter(({ text }) => SHIFT_LIST.test(text))
    .map(({ text }) => text.replace(/\b(day|morning|evening|night)s?\b/gi, '$1 shift'));
}

/** Two times of a clock of 24 hours. */
const CLOCK_TIMES = /\b\d{1,2}[:h.][0-5]\d\b.{1,12}\b\d{1,2}[:h.][0-5]\d\b/;

/** Returns the sentences about shifts, days or hours. */
function scheduleText(posting: Posting, labelled: string): string {
  const parts = [labelled, ...sectionsOfWork(posting).flatMap(shiftLists)];
  for (const section of sectionsOfWork(posting)) {
    for (const item of section.items) {
      if (
        item.text.length < 400 &&
        !NOT_OF_THE_WORK.test(item.text) &&
        ((!posting.isEnglish && CLOCK_TIMES.test(item.text)) ||
          /\b(?:shifts?|weekends?|nights?|overnights?|graveyards?|evenings?|mornings|hours|saturdays?|sundays?|on[- ]call|prn|rotating|days only|(?:mon|tue|wed|thu|fri|sat|sun)\w* ?(?:-|–|to|thru|through|,|&|and) ?(?:mon|tue|wed|thu|fri|sat|sun)|m ?[-–] ?f|weekdays|\d{1,2}(?::\d{2})? ?[ap]\.?m?\.?|flex\w* schedul\w+)\b/i.test(
            item.text,
          ))
      ) {
        parts.push(item.text);
      }
    }
  }
  return parts.join(' . ');
}

/** A range of times or of days, or hours per week. */
const HOURS_LINE =
  /\d ?(?:[ap]\.?m?\.?)? ?(?:-|–|—|to|until) ?\d{1,2}(?::\d{2})? ?[ap]\.?m?\b|\d{1,2}:\d{2} ?(?:-|–|—|to) ?\d{1,2}:\d{2}|\b(?:mon|tue|wed|thu|fri|sat|sun)\w* ?(?:-|–|—|to|through|thru|&|and) ?(?:mon|tue|wed|thu|fri|sat|sun)|\b(?:hours|hrs) ?(?:per|a|\/) ?week\b/i;
/** "Sunday, November 22", "CLOSES: 12/04/26, 4:00 p.m.": a date, not a time of work. */
const DATED_LINE =
  /\b(?:sun|mon|tues|wednes|thurs|fri|satur)day,? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.? \d|\b(?:closes|closing|filing date|deadline|applications? [a-z]{3}\w* \d|apply by|open until|interviews?|walk-?in|aplique|apply in person)\b/i;

function rawSchedule(posting: Posting): string {
  const lines: string[] = [];
  for (const section of sectionsOfWork(posting)) {
    for (const item of section.items) {
      if (item.text.length <= 200 && TIME_LINE.test(item.text) && !DATED_LINE.test(item.text))
        lines.push(collapseWhitespace(item.text));
    }
  }
  return lines.find((text) => HOURS_LINE.test(text)) ?? lines[0] ?? '';
}

const EMPLOYMENT_TYPES: [EmploymentType, RegExp][] = [
  ['internship', /\bintern(?:ship)?s?\b(?! (?:control|audit|team))/i],
  ['apprenticeship', /\bapprentice(?:ship)?\b/i],
  [
    'volunteer',
    /\bvolunteer (?:position|role|opportunity|job)\b|\bunpaid volunteer\b|\(volunteer\)|^volunteer\b(?! (?:services?|program|engagement|resources|recruitment|coordinat\w+|manage\w+|director|supervisor|specialist|lead))/i,
  ],
  ['seasonal', /\bseasonal\b|\bH-?2[AB]\b/i],
  [
    'per_diem',
    /(?<!\/ ?day )\bper[- ]diem\b(?!:? ?(?:of )?[$€£]|,? (?:paid|provided|available|included))|\bprn\b|\bzero[- ]hours?(?: contract)?\b|\b(?:staff )?bank (?:worker|staff|shifts?|contract|role|post|hca|nurse)\b|\bcasual (?:worker|staff|position|role|contract|basis|employment|relief)\b|\b(?:hours|shifts?|working|basis)\b[^.;\n]{0,40}\bas and when required\b/i,
  ],
  ['temporary', /\btemp(?:orary)?\b(?! (?:files|to perm|controlled))|\btemp[- ]to[- ](?:hire|perm)/i],
  [
    'contract',
    /\bcontract(?:or)? (?:position|role|job|basis|assignment)\b|\b(?:independent )?contractor\b|\b1099\b|\bfreelance\b|\bfixed[- ]term\b|\bcontract[- ]to[- ](?:hire|perm)\w*|\bcontract\b(?=\s*(?:$|[,;/|)]))|\b\d{1,2}[- ](?:months?|years?) (?:renewable |fixed[- ]term )?contract\b/i,
  ],
  ['part_time', /\bpart[- ]?time\b|\bP\/T\b/i],
  ['full_time', /\bfull[- ]?time\b|\bF\/T\b|\bpermanent\b(?!,? part)/i],
];
const FOREIGN_EMPLOYMENT_TYPES = EMPLOYMENT_TYPES.map(([type]): [EmploymentType, RegExp] => [
  type,
  new RegExp(
    postingTerms(({ employmentTypes }) => employmentTypes?.[type]),
    'iu',
  ),
]);
/** "Temporary, 3 months" on a separate line. */
const LINE_OPENING =
  /(?:^|[|·•])[ \t]*(?:[-*•][ \t]*)?(temporary|contract|temp[- ]to[- ](?:hire|perm))(?=[ \t]*(?:[,.;(|·•]|$|\d{1,2}[ -](?:months?|weeks?)\b))/im;
const EMPLOYMENT_TYPE_IN_PROSE =
  /\b(?:years?|experience) (?:of )?(?:full|part)[- ]time|(?:full|part)[- ]time (?:paid )?(?:experience|employees|work experience|student|education)/gi;

/** Not among the services of an agency: "temporary, temporary-to-hire and permanent". */
const OFFERS_TEMP_TO_HIRE = new RegExp(
  `(?<!\\b(?:temp|temporary)(?:,| and|,? or) )\\b${TEMP_TO_HIRE}\\b`,
  'i',
);

/** Characters at the head of a posting that announce what it offers. */
const HEAD_LENGTH = 200;

/** Extracts the type of employment. If several are offered, full time precedes part time, as most postings mean it. */
export function extractEmploymentType(
  posting: Posting,
  title: string,
  attributes: readonly string[],
): EmploymentType | null {
  const labelled = itemsOfKind(posting, 'employment')
    .map((item) => item.text)
    .join(' ; ');
  for (const text of [labelled, title, attributes.join(' ; ')]) {
    const type = firstType(text) ?? (posting.isEnglish && attributes.length === 0 ? null : foreignType(text));
    if (type) return type;
  }
  const start = posting.flat.slice(0, 4000).replace(EMPLOYMENT_TYPE_IN_PROSE, ' ');
  const strict = EMPLOYMENT_TYPES.filter(
    ([type]) => type === 'full_time' || type === 'part_time' || type === 'seasonal' || type === 'per_diem',
  );
  const hits = strict
    .map(([type, pattern]) => ({ type, at: start.search(pattern) }))
    .filter((hit) => hit.at >= 0);
  const seasonal = hits.find((hit) => hit.type === 'seasonal' || hit.type === 'per_diem');
  // In "Full time, part time and PRN" call-in work is offered in addition to a regular job.
  const offered = seasonal?.type === 'per_diem' && hits.some(({ type }) => type === 'full_time');
  if (seasonal && !offered) return seasonal.type;
  if (OFFERS_TEMP_TO_HIRE.test(start)) return 'temporary';
  const loose =
    /\b(?:this is an? |as an? |position is )(?:\w+[ ,-]+){0,3}(internship|temporary|contract(?:or)?|apprenticeship)\b/i.exec(
      start,
    )?.[1];
  if (loose) return firstType(`${loose} position`);
  if (hits.length === 0 && /(?<!\b(?:no|not|non)[- ])\b1099\b(?!\W{0,3}(?:no|not)\b)/i.test(start))
    return 'contract';
  // The announcement of a program has no words of full or part time.
  if (hits.length === 0 && /\bapprenticeship\b/i.test(start.slice(0, HEAD_LENGTH))) return 'apprenticeship';
  const opens = LINE_OPENING.exec(posting.source.raw)?.[1];
  if (opens) return firstType(`${opens} position`);
  return hits.sort((a, b) => a.at - b.at)[0]?.type ?? (posting.isEnglish ? null : foreignType(start));
}

/** Full time, if a text in another language offers it beside part time; else the first type. */
function foreignType(text: string): EmploymentType | null {
  const fullTime = FOREIGN_EMPLOYMENT_TYPES.find(([type]) => type === 'full_time');
  const specific = firstType(text, FOREIGN_EMPLOYMENT_TYPES);
  return specific === 'part_time' && fullTime?.[1].test(text) === true ? 'full_time' : specific;
}

function firstType(text: string, types = EMPLOYMENT_TYPES): EmploymentType | null {
  for (const [type, pattern] of types) if (pattern.test(text)) return type;
  return null;
}
