import { certificationRecords, skillRecords } from '../../../src/domain/skills/map/lexicons';
import { curatedTitleRows } from '../../../src/domain/skills';
import { Random } from '../../synthetic/random';

/** Pieces of text that a pattern repeats, by kind. */
export type Units = Record<string, readonly string[]>;

const chars = (text: string): string[] => [...text];
const lines = (text: string): string[] => text.split('|');

/** Pieces that the parsers look for, and punctuation that matters to their regular expressions. */
export const UNITS: Units = {
  letters: chars('aAiIxéßЖ'),
  digits: chars('0179'),
  punctuation: chars('.,;:!?-_/\\|*#@&%+=~^<>\'"`’“”–—•·…'),
  brackets: chars('()[]{}«»（）【】'),
  pairs: lines('()|[]|{}|(a)|(1)|[x]|((a)|(a))|""|\'s'),
  currency: lines('$|€|£|₹|US$|$1|$10,000|$15.50|$15-|$15/hr|€ 50k|1,000|USD|dollars'),
  blanks: lines(' |\t|\u00a0|\u3000|\u200b|\u00ad|\u2028|\f|\r|\r\n|\n|\n\n|  \n| \t'),
  marks: lines('e\u0301|\u0301|\ufb00|\ufb03|\uff21|\u200d|\u202e|😀|👩‍🚀|🇺🇸'),
  scripts: lines('中|中文|あ|한|العربية|עברית|अ|ไทย|Привет|Ελλ'),
  dates: lines(
    "2019|19|1/|01/|01/2019|2019-|2019-01-01|2019–2021|2019 – Present|Jan|January|Jan 2019|Sept.|since|since 2019|from|until|present|5 June|Q3 2020|'18|03/04/05|June 5, 2018|to",
  ),
  links: lines(
    'http|https://|www.|a.|a.com|a.com/|https://a.com/b|/a|a-|mailto:|linkedin.com/in/|github.com/a',
  ),
  emails: lines('a@|@a|a@b|a@b.co|a.b|a@b.|kim@example.com'),
  phones: lines('555|555-|(555)|+1|+1 |216-555-0188|(216) 555-0188|1 |00|x1|ext. 5|216.|12-'),
  names: lines('Kim|Kim Example|K.|Mr|Mr. Example|Dr. Kim Example|Contact: Kim Example|Van|O’Neil|Kim-Ann'),
  capitals: lines('AB|ABC DEF|A B|A.B.|LLC|EXPERIENCE|WORK HISTORY'),
  places: lines(
    'Akron, OH|, OH|OH|Akron OH|New York|, |Lima, OH 45801|12 Main St|Street|St.|Georgia|, Ohio, USA|remote',
  ),
  degrees: lines(
    "BS|B.S.|MBA|PhD|degree|degree in|Bachelor|Bachelor of Science in|Master's|GED|high school diploma|GPA 3.5|University|University of Akron|College|or equivalent",
  ),
  benefits: lines(
    'dental|medical|vision|medical, |401k|401(k)|PTO|health insurance|paid time off|sick leave|parking|bonus|equity|free lunch|tuition|no|without|we will train|stipend|training',
  ),
  headings: lines(
    'Requirements:|Benefits:|Skills:|Experience|Education|Responsibilities|Summary|About us|Preferred:|Languages:|References|Certifications|Pay:|Job title:|Awards|Projects|Volunteer|Objective|Contact',
  ),
  bullets: lines('- |* |• |1. |1) |a) |– |o |> |## |** |__|---|===|· a'),
  demands: lines(
    "must have|required|preferred|experience|years|5 years|5+ years of experience|at least|minimum|a plus|no experience|not|license|certification|CPR|certified|driver's license|background check|drug test|sponsorship|lift|lift 50 lbs|stand|within 90 days|willing to obtain|degree or",
  ),
  schedules: lines(
    'shift|night shift|9-5|9am-5pm|9am|hours|40 hours|per week|/hr|per hour|hourly|full-time|part-time|weekends|Monday|Mon-Fri|start|starts|apply|apply by|deadline|openings|3 openings',
  ),
  work: lines(
    'cook|Line cook|Cook at|at|Manager|worked as|as a|Harbor Grill|Inc|Inc.|team|managed|Responsible for|using|SQL|Java|C++|Spanish|fluent|fluent in|English|native|born|age:|ignore|you are|rate|this candidate|system prompt',
  ),
  joiners: lines('and|or|of|the|for|with|in|a|I|we|is|are|and/or|e.g.|etc.|i.e.'),
  tags: lines(
    '<|>|</|<a|<a>|</a>|<p>|</p>|<b>|<div>|<li>|<ul>|<td>|<tr>|<table>|<br>|<!--|-->|<!|<?|<![CDATA[|<script>|<style>|<title>|<svg>|<a href="|<a =|<a b=\'|&|&amp;|&#|&#x41;|&lt;',
  ),
  rtf: lines(
    "{|}|\\|\\b |\\par |\\u233 |\\'e9|\\cell |\\row |\\trowd|{\\*|\\v |\\bin1|\\fldinst |\\pict|\\fs20 |{\\b a}",
  ),
  escapes: lines('\\x|\\xe2|\\xe2\\x80\\xa2|\\n|%20|\\u0041'),
  sentences: lines(
    'Cooked meals for 200 guests.|We offer medical, dental and vision insurance.|Must have 2 years of experience in a kitchen.|Line cook, Harbor Grill, Akron, OH, 2019 – 2021|Bachelor of Science in Nursing, University of Akron, 2015|Pay is $15-$18 per hour plus tips.|Kim Example is a cook; she is fluent in Spanish, English and French.|The cook is responsible for the kitchen',
  ),
};

/** Words of the lexicons in seeded random order. */
export function lexiconWords(seed: string, count: number): string[] {
  const random = new Random(seed);
  const lists = [
    skillRecords().map((record) => record.name),
    certificationRecords().map((record) => record.name),
    curatedTitleRows().map((row) => row.title),
    Object.values(UNITS).flat(),
  ];
  return Array.from({ length: count }, () => random.pick(random.pick(lists)));
}
