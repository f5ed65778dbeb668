import { postingTerms } from '../../locales';
import type { Posting } from '../posting-model';
import { titleScore } from '../../text/title-words';
import { MIN_TITLE_EVIDENCE } from '../fields/title-employer/name-evidence';
import { headingKind } from '../segmentation/section-headings';

export type LabelledField = 'title' | 'employer' | 'location';

/** The value beside a label, with its offset in the raw text. */
export interface LabelledText {
  field: LabelledField;
  text: string;
  start: number;
  /** True for the value of a table: spaces or a tab stand between label and value. */
  tabular: boolean;
}

const MAX_LINES = 80;
const MAX_LINE_LENGTH = 400;
/** "Grower    Kettle Farms", "Role: Java Developer", "Location - Indore", "Town : Preston", "Where = Lyon". */
const PAIR =
  /(?:^|\t| {2,}|[|•·]\s*)[\s>*•·\-–—]*(?:\p{Extended_Pictographic}\uFE0F?\s*)?\*{0,2}(\p{L}[\p{L}'’./ -]{1,32}?)\*{0,2}(\s*[:：=]\s*\*{0,2}|\t+\s*| {3,}|\s+[-–—]\s+|\s*\.{3,}\s*)(?=\S)/gu;
const VALUE_END = /\t| {3,}\S| {2,}(?=\p{L}[\p{L} ]{1,24}:)|\s*[|•·]\s*(?=\p{L}[\p{L} ]{1,24}:)|$/u;

const LABELS: readonly [LabelledField, RegExp][] = [
  [
    'title',
    new RegExp(
      `^(?:role|designation|position(?: title| vacant)?|job(?: role| profile)?|vacancy|post|classification|class|craft|opening|opportunity|what|hiring for|the role|the job|job ?title|we need|wanted|looking for|call(?:ing)? for|${postingTerms(({ titleLabels }) => titleLabels)})$`,
      'iu',
    ),
  ],
  [
    'employer',
    new RegExp(
      `^(?:grower|co\\.?|company|employer|district|contractor|agency|organi[sz]ation|hiring company|business|who|who we are|org|client company|company payroll|client|on behalf of|facility|practice|firm|school|hospital|hotel|restaurant|farm|franchise|operator|shop|${postingTerms(({ employerLabels }) => employerLabels)})$`,
      'iu',
    ),
  ],
  [
    'location',
    new RegExp(
      `^(?:town|city|location|area|where|worksite|work ?site|site|place|venue|based(?: in| at)?|work location|job site|job location|address|site address|walk[- ]in(?: venue)?|yard|depot|base|report to|${postingTerms(({ townLabels }) => townLabels)})$`,
      'iu',
    ),
  ],
];

/** The values of the labels of title, employer and place, wherever the posting has them. */
export function labelledTexts(posting: Posting): LabelledText[] {
  const found: LabelledText[] = [];
  for (const line of posting.source.lines.slice(0, MAX_LINES)) {
    if (line.text.length > MAX_LINE_LENGTH || isTableHead(line.text)) continue;
    for (const match of line.text.matchAll(PAIR)) {
      const from = match.index + match[0].length;
      const rest = line.text.slice(from);
      const text = rest.slice(0, rest.search(VALUE_END)).trim();
      const field = fieldOfLabel(match[1]!.trim(), text);
      if (field !== null && text.length > 1)
        found.push({ field, text, start: line.start + from, tabular: !/[:：=]/.test(match[2]!) });
    }
  }
  return found;
}

/** "Call#\tEmployer\tClass\tShift": names of columns, which label the lines below and not the cell beside them. */
function isTableHead(text: string): boolean {
  const cells = text.split('\t').map((cell) => cell.trim());
  return (
    cells.length > 2 && cells.filter((cell) => LABELS.some(([, pattern]) => pattern.test(cell))).length > 1
  );
}

/** "Position type: Transportation/Bus Driver" names the title, "Position type: Full time" does not. */
const TYPE_LABEL = /^(?:position type|job category|job type|category)$/i;

function fieldOfLabel(label: string, value: string): LabelledField | null {
  if (TYPE_LABEL.test(label)) return titleScore(value) >= MIN_TITLE_EVIDENCE ? 'title' : null;
  const labelPattern = LABELS.find(([, pattern]) => pattern.test(label));
  if (labelPattern) return labelPattern[0];
  const kind = headingKind(label);
  return kind === 'title' || kind === 'employer' || kind === 'location' ? kind : null;
}
