import type { ParsedJobDescription } from '../../parsing/parsed-job-description';

type Texts = Pick<
  ParsedJobDescription,
  | 'responsibilities'
  | 'requiredQualifications'
  | 'preferredQualifications'
  | 'requiredSkills'
  | 'preferredSkills'
>;

interface Mention {
  name: string;
  start: number;
  end: number;
}

const MAX_TEXT_LENGTH = 2_000;
/** What stands between two items of a choice: "A, B", "A or a B", "A/B", "A (or B)". */
const BETWEEN_ITEMS =
  /^[\s)]*(?:[,/|]|,?\s*\(?\b(?:and\/or|or|o|ou|oder|lub|sau)\b|,\s*(?:and\/or|or))(?:\s+(?:an?|other|similar|another|in|with|of))?[\s(]*$/i;
/** What makes a list a choice. */
const CHOICE = /\/|\b(?:or|o|ou|oder|lub|sau)\b/i;
/** Words before a list of examples, of which one is enough. */
const EXAMPLES =
  /(?:\b(?:such as|like|e\.?g\.?,?|for example,?|one of|any of|either|similar to|in the (?:following )?areas(?: of)?|studying|majoring in|experience in any)[:,]?\s*\(?|\(e\.?g\.?,?\s*)$/i;
const MAX_LEAD_CHARACTERS = 30;

/**
 * Returns, by the name of a skill, the number of the choice to which it belongs: a posting that asks for "Python, R or
 * SAS", or for a tool "such as HubSpot, Salesforce", asks for one of them. Null for a skill of no choice.
 */
export function alternativesOf(job: Texts): (name: string) => number | null {
  const choices = new Map<string, number>();
  const skills = [...job.requiredSkills, ...job.preferredSkills].filter(
    ({ rawNames, type }) => rawNames.length > 0 && type !== 'soft',
  );
  if (skills.length < 2) return () => null;
  let last = 0;
  for (const text of [
    ...job.requiredQualifications,
    ...job.preferredQualifications,
    ...job.responsibilities,
  ]) {
    const searched = text.slice(0, MAX_TEXT_LENGTH);
    for (const list of listsIn(searched, mentionsIn(searched, skills))) {
      last += 1;
      for (const { name } of list) if (!choices.has(name)) choices.set(name, last);
    }
  }
  return (name) => choices.get(name) ?? null;
}

/** Places where a text names the skills, in its order and without overlaps. */
function mentionsIn(text: string, skills: readonly { name: string; rawNames: string[] }[]): Mention[] {
  const lower = text.toLowerCase();
  const mentions: Mention[] = [];
  for (const { name, rawNames } of skills) {
    for (const raw of rawNames) {
      const start = lower.indexOf(raw.toLowerCase());
      if (start !== -1 && !isInsideWord(lower, start, start + raw.length))
        mentions.push({ name, start, end: start + raw.length });
    }
  }
  mentions.sort((a, b) => a.start - b.start || b.end - a.end);
  return mentions.filter(({ start }, at) => at === 0 || start >= mentions[at - 1]!.end);
}

function isInsideWord(text: string, start: number, end: number): boolean {
  return /[\p{L}\p{N}]/u.test(text.charAt(start - 1)) || /[\p{L}\p{N}]/u.test(text.charAt(end));
}

/** Lists of at least two skills of which the text asks for one. */
function listsIn(text: string, mentions: readonly Mention[]): Mention[][] {
  const lists: Mention[][] = [];
  let from = 0;
  for (let at = 1; at <= mentions.length; at += 1) {
    const between = at < mentions.length ? text.slice(mentions[at - 1]!.end, mentions[at]!.start) : null;
    if (between !== null && BETWEEN_ITEMS.test(between)) continue;
    const list = mentions.slice(from, at);
    if (list.length > 1 && isChoice(text, list)) lists.push(list);
    from = at;
  }
  return lists;
}

function isChoice(text: string, list: readonly Mention[]): boolean {
  const { start } = list[0]!;
  if (EXAMPLES.test(text.slice(Math.max(0, start - MAX_LEAD_CHARACTERS), start))) return true;
  return list.slice(1).some(({ start: next }, at) => CHOICE.test(text.slice(list[at]!.end, next)));
}
