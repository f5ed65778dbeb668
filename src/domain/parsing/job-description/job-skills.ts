import type { JobSkill } from '../parsed-job-description';
import { foldedWords } from '../text/normalise';
import { stateCodeOf } from '../text/places';
import { evidenceAt } from '../text/source-text';
import taggerModel from './data/knowledge-tagger.json';
import { experienceOf } from './experience';
import { KnowledgeTagger } from './knowledge-tagger';
import type { Posting, PostingItem } from './posting-model';
import { cleanText } from './section-lookup';
import { sentenceRanges } from './sentences';
import { skillLexicon, type SkillRef } from '../../skills';

export interface JobSkills {
  required: JobSkill[];
  preferred: JobSkill[];
}

/** Sections that speak of the employer, of the law or of the pay, not of what the work takes. */
const SILENT = new Set([
  'about',
  'legal',
  'benefits',
  'pay',
  'apply',
  'employer',
  'location',
  'deadline',
  'posted',
  'start',
  'department',
]);
const MAX_SKILLS = 120;
/** Text looked at in one posting: enough for any real one, and a bound on the time a hostile one takes. */
const MAX_CHARS = 40_000;

let tagger: KnowledgeTagger | null = null;

/** Skills the items of a posting ask for and wish for; a skill asked for is not repeated among the wishes. */
export function readJobSkills(
  posting: Posting,
  preferred: readonly PostingItem[],
  silent: (text: string) => boolean,
): JobSkills {
  tagger ??= new KnowledgeTagger(taggerModel);
  const wished = new Set(preferred.map((item) => item.start));
  const found = { required: new Map<string, JobSkill>(), preferred: new Map<string, JobSkill>() };
  let budget = MAX_CHARS;
  for (const section of posting.sections) {
    if (SILENT.has(section.kind)) continue;
    for (const item of section.items) {
      budget -= item.text.length;
      if (budget < 0) break;
      if (silent(item.text)) continue;
      const into = section.kind === 'preferred' || wished.has(item.start) ? found.preferred : found.required;
      const certain =
        section.kind === 'required' || section.kind === 'preferred' || section.kind === 'responsibilities';
      for (const skill of skillsOf(posting, item, certain)) add(into, skill);
    }
  }
  for (const key of found.required.keys()) found.preferred.delete(key);
  return {
    required: [...found.required.values()].slice(0, MAX_SKILLS),
    preferred: [...found.preferred.values()].slice(0, MAX_SKILLS),
  };
}

function add(into: Map<string, JobSkill>, skill: JobSkill): void {
  const key = skill.name.toLowerCase();
  const known = into.get(key);
  if (!known) {
    into.set(key, skill);
    return;
  }
  for (const raw of skill.rawNames) if (!known.rawNames.includes(raw)) known.rawNames.push(raw);
  known.minMonths ??= skill.minMonths;
  known.confidence = Math.max(known.confidence, skill.confidence);
}

interface Named {
  start: number;
  end: number;
  name: string;
  skill: SkillRef | null;
  confidence: number;
}

/** Degrees and papers have fields of their own; the rest are words that only look like names. */
const NO_SKILL =
  /^(?:(?:an? )?(?:high school|bachelor\S*|master\S*|associate\S*|university|college|advanced|undergraduate|graduate)?\s*(?:degrees?|diplomas?)|ged|bachelor\S*|master'?s|bsn?|ba|mba|ph\.?d\.?|ms|mr|mrs|dr|ok|inc|llc|us|usa|u\.s\.|eeo|eoe|[\d\W]+|\d{1,2} ?[ap]m?\b.*|.*\b(?:certification|certified|licen[cs]e))$/i;
const WAIVED_BEFORE = /\b(?:no|not|without|limited|non)\W+(?:\w+\W+){0,2}$/i;
const WAIVED_AFTER = /^\W*(?:\w+\W+){0,2}(?:is |are )?not (?:required|necessary|needed)/i;

/** Skills of one item: those of the curated map, then names the tagger finds between them. */
function skillsOf(posting: Posting, item: PostingItem, certain: boolean): JobSkill[] {
  const skills: JobSkill[] = [];
  for (const range of sentenceRanges(item.text)) {
    const sentence = item.text.slice(range.start, range.end);
    const named = namesIn(sentence, certain);
    const months = named.length === 1 ? experienceOf(sentence).minMonths : null;
    for (const { start: from, end: to, name, skill, confidence } of named) {
      const written = cleanText(sentence.slice(from, to));
      const start = item.start + range.start + from;
      skills.push({
        name,
        rawNames: [written],
        skillId: skill?.skillId ?? null,
        taxonomy: skill?.taxonomy ?? null,
        type: skill?.type ?? 'unknown',
        minMonths: months,
        confidence: Math.round(confidence * (certain ? 0.95 : 0.8) * 100) / 100,
        evidence: [evidenceAt(posting.source, start, start + to - from)],
      });
    }
  }
  return skills;
}

function namesIn(sentence: string, certain: boolean): Named[] {
  const lexicon = skillLexicon();
  const tagged = tagger?.find(sentence) ?? [];
  const named: Named[] = [];
  for (const { start, end, skill } of lexicon.find(sentence)) {
    const tag = tagged.find((span) => start < span.end && end > span.start);
    const agreed = tag !== undefined;
    // Running text names many things that nobody is asked for; there the words around must ask, or the tagger agree.
    if (!certain && !agreed && !asksFor(sentence, start, end, skill)) continue;
    const written = cleanText(tag ? sentence.slice(tag.start, tag.end) : sentence.slice(start, end));
    const name = tag && !related(written, skill.name) ? written : skill.name;
    named.push({ start, end, name, skill, confidence: agreed ? 0.97 : 0.9 });
  }
  const mapped = named.length;
  for (const span of tagged) {
    const overlaps = named.slice(0, mapped).some((one) => span.start < one.end && span.end > one.start);
    if (overlaps) continue;
    const written = cleanText(sentence.slice(span.start, span.end));
    if (
      NO_SKILL.test(written) ||
      stateCodeOf(written) !== null ||
      (written.length < 2 && !/^[CR]$/.test(written))
    )
      continue;
    const known = lexicon.normalise(written);
    const skill = known && related(written, known.name) ? known : null;
    named.push({
      start: span.start,
      end: span.end,
      name: skill?.name ?? written,
      skill,
      confidence: span.confidence,
    });
  }
  return named
    .filter(({ start, end, skill }) => skill?.type !== 'certification' && !waived(sentence, start, end))
    .sort((a, b) => a.start - b.start);
}

/**
 * Whether a label of the map says what was written: a word in common by its first letters, or the initials of one.
 * Where it names something wider ("Scrum" under agile methods) the words of the text are the better name.
 */
function related(written: string, label: string): boolean {
  const stems = new Set(foldedWords(label).map((word) => word.slice(0, 4)));
  const words = foldedWords(written);
  if (words.some((word) => stems.has(word.slice(0, 4)))) return true;
  const initials = foldedWords(label)
    .map((word) => word.charAt(0))
    .join('');
  return initials.length > 1 && words.some((word) => word === initials);
}

const ASKS_BEFORE =
  /\b(?:experienced? (?:with|in|of|as)|knowledge of|proficien\w+ (?:in|with)|familiar\w* with|skilled in|trained in|certified (?:in|on)|background in|operat(?:e|es|ing))\s+(?:\w+[\s,/-]+){0,4}$/i;
const ASKS_AFTER = /^[\w\s,/-]{0,24}\b(?:experience|skills?|knowledge|certifi\w+|proficiency)\b/i;

function asksFor(sentence: string, start: number, end: number, skill: SkillRef): boolean {
  if (skill.type === 'soft' || skill.type === 'unknown' || /[/$]\s?$/.test(sentence.slice(0, start)))
    return false;
  return (
    ASKS_AFTER.test(sentence.slice(end, end + 40)) ||
    ASKS_BEFORE.test(sentence.slice(Math.max(0, start - 70), start))
  );
}

function waived(sentence: string, start: number, end: number): boolean {
  return (
    WAIVED_BEFORE.test(sentence.slice(Math.max(0, start - 30), start)) ||
    WAIVED_AFTER.test(sentence.slice(end, end + 40))
  );
}
