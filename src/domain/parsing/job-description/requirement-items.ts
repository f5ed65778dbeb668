import type { Posting, PostingItem, PostingSection } from './posting-model';
import { classifyItem, type ItemClass } from './item-class';

export interface SortedItems {
  required: PostingItem[];
  preferred: PostingItem[];
  responsibilities: PostingItem[];
}

/** Says of itself that it is wished for and not asked for. */
const WISH =
  /\b(?:(?:is|are|would be|will be|as|considered|also) (?:an? )?(?:big |huge |strong |definite |great |real )?(?:plus|bonus|asset|advantage|preferred|desired|desirable|preferable|nice to have|helpful|beneficial|welcome)|(?:a|big|huge) plus|preferred|nice[- ]to[- ]have|desired|desirable|preferably|ideally|(?:not|isn.t|aren.t) (?:required|necessary|mandatory|needed),? but|bonus points?|is an advantage|advantageous)\b/i;
const WISH_LEAD =
  /^\W*(?:bonus|preferred|nice[- ]to[- ]have|desired|ideally|plus|a plus|preference)\b\s*[:–—-]?/i;
const DEMAND = /\b(?:required|must|mandatory|minimum|at least|essential)\b/i;

const BOILERPLATE =
  /\bequal[- ]opportunity|without regard to|regardless of (?:race|age|gender|sex)|\baffirmative action|reasonable accommodation|protected (?:veteran )?(?:status|class|by law|characteristic)|all qualified applicants|does not discriminate|\be-?verify\b|unsolicited resumes|recruitment (?:agency|agencies) |privacy (?:policy|notice)|only (?:shortlisted|selected|short-listed) candidates|learned of this (?:job )?opportunity/i;

/** Sorts the items of a posting into what is asked, what is wished for and what is to be done. */
export function sortItems(posting: Posting): SortedItems {
  const sorted: SortedItems = { required: [], preferred: [], responsibilities: [] };
  const headed = posting.sections.some(
    (s) => s.kind === 'required' || s.kind === 'preferred' || s.kind === 'responsibilities',
  );
  for (const section of posting.sections) {
    if (section.kind === 'body') {
      sortUnheaded(section, headed, sorted);
      continue;
    }
    for (const item of section.items) {
      if (BOILERPLATE.test(item.text)) continue;
      if (section.kind === 'required') (isWish(item.text) ? sorted.preferred : sorted.required).push(item);
      else if (section.kind === 'preferred') sorted.preferred.push(item);
      else if (section.kind === 'responsibilities') sorted.responsibilities.push(item);
    }
  }
  return sorted;
}

/** Whether an item calls itself preferred and nothing in it is demanded. */
export function isWish(text: string): boolean {
  return WISH_LEAD.test(text) || (WISH.test(text) && !DEMAND.test(text.replace(/not required/gi, '')));
}

function sortUnheaded(section: PostingSection, headed: boolean, sorted: SortedItems): void {
  const list = section.items.filter((item) => item.bullet && !BOILERPLATE.test(item.text));
  const loose = section.items.filter((item) => !item.bullet && !BOILERPLATE.test(item.text));
  for (const item of list) place(item, classifyItem(item.text), sorted);
  // Prose beside known sections is introduction; without any section it is all there is.
  for (const item of loose) {
    const kind = classifyItem(item.text);
    if (!headed || kind.sure) place(item, kind, sorted);
  }
}

function place(item: PostingItem, kind: ItemClass, sorted: SortedItems): void {
  if (kind.kind === 'required') (isWish(item.text) ? sorted.preferred : sorted.required).push(item);
  else if (kind.kind === 'preferred') sorted.preferred.push(item);
  else if (kind.kind === 'responsibility') sorted.responsibilities.push(item);
}

/** True for the fixed phrases every employer adds, which ask nothing of the applicant. */
export function isBoilerplate(text: string): boolean {
  return BOILERPLATE.test(text);
}
