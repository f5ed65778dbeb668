import type { JobSkill } from '../parsed-job-description';
import { evidenceAt } from '../text/source-text';
import taggerModel from './data/knowledge-tagger.json';
import { experienceOf } from './experience';
import { KnowledgeTagger } from './knowledge-tagger';
import type { Posting, PostingItem } from './posting-model';
import { cleanText } from './section-lookup';
import { sentenceRanges } from './sentences';

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
      const certain = section.kind === 'required' || section.kind === 'preferred';
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

function skillsOf(posting: Posting, item: PostingItem, certain: boolean): JobSkill[] {
  const skills: JobSkill[] = [];
  for (const range of sentenceRanges(item.text)) {
    const sentence = item.text.slice(range.start, range.end);
    const spans = tagger?.find(sentence) ?? [];
    const months = spans.length === 1 ? experienceOf(sentence).minMonths : null;
    for (const span of spans) {
      const name = cleanText(sentence.slice(span.start, span.end));
      if (name.length < 2 && !/^[CR]$/.test(name)) continue;
      const start = item.start + range.start + span.start;
      skills.push({
        name,
        rawNames: [name],
        skillId: null,
        taxonomy: null,
        type: 'unknown',
        minMonths: months,
        confidence: Math.round(span.confidence * (certain ? 0.9 : 0.75) * 100) / 100,
        evidence: [evidenceAt(posting.source, start, start + (span.end - span.start))],
      });
    }
  }
  return skills;
}
