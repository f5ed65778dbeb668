import type { Unit } from '../../common';
import { wordRarity } from '../../text/text-vector';
import type { CandidateScoringProfile, ProfileSkill } from '../profile/candidate-profile';
import type { JobProfile, RequestedSkill } from '../profile/job-profile';
import type { SkillConcept } from '../profile/skill-concept';
import { MIN_COMPARABLE_WORDS } from '../title-and-text-similarity';
import { EVIDENCE_QUALITY, notCompared, type ComponentOutcome } from './component-outcome';
import { isGeneralSkill } from '../profile/skill-weight';
import { SkillsByWords } from './skills-by-words';

/** A narrower skill counts as the same concept; a wider or sibling skill is only related. */
export const SKILL_SIMILARITY = { sameConcept: 0.8, wider: 0.5, sibling: 0.4 } as const;
/** Total skill weight of a short posting. */
const PRIOR_STRENGTH = 4;
/** Rarity from which one word of a name says what the whole name is about. */
const MIN_RARITY_OF_A_PART = 4;
const CLARIFY_DAYS = 7;
/** A skill with at least this score is met; below, it is a gap. */
const MATCH_THRESHOLD: Unit = 0.75;

/** A requested skill and the candidate's best match for it. */
export interface SkillMatch {
  requestedSkill: RequestedSkill;
  /** 0 when no skill of the candidate is similar. */
  score: Unit;
  matchedSkill: ProfileSkill | null;
  /** Similarity of `matchedSkill` to the requested skill, before its own strength. */
  similarity: Unit;
}

/** True for the score of a matched skill, false for that of a gap. */
export function isMatched(score: Unit): boolean {
  return score >= MATCH_THRESHOLD;
}

/** Finds the candidate's best match for every requested skill. */
export function matchSkills(job: JobProfile, candidate: CandidateScoringProfile): SkillMatch[] {
  const unmappedSkills = new SkillsByWords(candidate.skills.values(), ({ concept }) => concept);
  return job.skills.map((requestedSkill) => {
    return { requestedSkill, ...bestMatch(requestedSkill, candidate, unmappedSkills) };
  });
}

/** Scores `Σ weight · best match ÷ Σ weight` over the skills a job requests. */
export function compareSkills(
  candidate: CandidateScoringProfile,
  matches: readonly SkillMatch[],
): ComponentOutcome {
  if (matches.length === 0) return notCompared('The posting does not list skills.');
  if (candidate.skills.size === 0) {
    if (candidate.work.length > 0)
      return noEvidenceOutcome(matches, 'The work of the record shows no skills.');
    return hasNoWorkEvidence(candidate)
      ? noEvidenceOutcome(matches, 'The candidate record has no work data.')
      : notCompared('The candidate record has no skills.');
  }
  let weights = 0;
  let sum = 0;
  let qualitySum = 0;
  const outcome: ComponentOutcome = {
    score: 0,
    found: [],
    missing: [],
    note: null,
    quality: 0,
    gaps: [],
  };
  // Skills of other work come last, because verdicts and reasons name the first.
  const ofTitle = ({ requestedSkill }: SkillMatch) => Number(!requestedSkill.fitsTitle);
  for (const match of [...matches].sort((a, b) => ofTitle(a) - ofTitle(b))) {
    const { requestedSkill, score, matchedSkill } = match;
    const { weight } = requestedSkill;
    weights += weight;
    sum += weight * score;
    qualitySum += weight * qualityOf(matchedSkill);
    (isMatched(score) ? outcome.found : outcome.missing).push(requestedSkill.name);
    if (!isMatched(score)) outcome.gaps.push(gapOf(match));
  }
  outcome.score = smoothedCoverage(sum / weights, weights);
  outcome.quality = qualitySum / weights;
  outcome.note = `${outcome.found.length} of ${matches.length} skills matched.`;
  return outcome;
}

/** True for a record without skills, past or preferred work, certifications and meaningful text. */
function hasNoWorkEvidence({
  skills,
  work,
  preferredTitles,
  certifications,
  text,
}: CandidateScoringProfile): boolean {
  return (
    skills.size + work.length + preferredTitles.length + certifications.length === 0 &&
    text.features.length < MIN_COMPARABLE_WORDS
  );
}

/**
 * Scores a record 0 that says nothing about work, or whose work shows no skills because it was short or has an unknown
 * title. Omitting the component would leave the whole score to the remaining data, and an address alone would outrank
 * suitable candidates. The gaps request the missing data instead of training.
 */
function noEvidenceOutcome(matches: readonly SkillMatch[], note: string): ComponentOutcome {
  return {
    score: 0,
    found: [],
    missing: matches.map(({ requestedSkill }) => requestedSkill.name),
    note,
    quality: 0,
    gaps: matches.map((match) => ({
      ...gapOf(match),
      severity: 'minor',
      closableBy: question(`Ask about ${match.requestedSkill.name}`),
    })),
  };
}

/**
 * Lowers the share of matched skills for short postings, because two of three is chance more often than twenty of
 * thirty: `share · weights ÷ (weights + PRIOR_STRENGTH · (1 − share))`. A share of 1 stays 1 and a share of 0 stays 0.
 */
export function smoothedCoverage(share: Unit, weights: number): Unit {
  return (share * weights) / (weights + PRIOR_STRENGTH * (1 - share));
}

function bestMatch(
  requestedSkill: RequestedSkill,
  candidate: CandidateScoringProfile,
  unmappedSkills: SkillsByWords<ProfileSkill>,
): Pick<SkillMatch, 'score' | 'matchedSkill' | 'similarity'> {
  let best: Pick<SkillMatch, 'score' | 'matchedSkill' | 'similarity'> = {
    score: 0,
    matchedSkill: null,
    similarity: 0,
  };
  const offer = (matchedSkill: ProfileSkill | undefined, similarity: Unit) => {
    if (!matchedSkill) return;
    const score =
      similarity * matchedSkill.strength * durationRatio(requestedSkill.minMonths, matchedSkill.months);
    if (score > best.score) best = { score, matchedSkill, similarity };
  };
  const { concept } = requestedSkill;
  offer(candidate.skills.get(concept.key), 1);
  if (best.score === 1) return best;
  offer(candidate.narrowerSkills.get(concept.key)?.[0], SKILL_SIMILARITY.sameConcept);
  for (const wider of concept.wider) {
    offer(candidate.skills.get(wider), SKILL_SIMILARITY.wider);
    offer(
      candidate.narrowerSkills
        .get(wider)
        ?.find((candidateSkill) => candidateSkill.concept.key !== concept.key),
      SKILL_SIMILARITY.sibling,
    );
  }
  if (concept.words.length > 0) {
    for (const candidateSkill of unmappedSkills.candidatesFor(concept))
      offer(candidateSkill, tokenOverlap(concept, candidateSkill.concept));
  }
  return best;
}

/** Share of the required duration for which the skill was used; an unknown duration counts in full. */
export function durationRatio(minMonths: number | null, months: number | null): Unit {
  return minMonths === null || months === null || minMonths === 0 ? 1 : Math.min(1, months / minMonths);
}

/** Similarity of two skills outside the map: the same concept when the words of one contain those of the other. */
export function tokenOverlap(a: Pick<SkillConcept, 'words'>, b: Pick<SkillConcept, 'words'>): Unit {
  if (b.words.length === 0) return 0;
  const [shorter, longer] = a.words.length <= b.words.length ? [a.words, b.words] : [b.words, a.words];
  const shared = shorter.filter((word) => longer.includes(word)).length;
  // "Systems" is no sign of "modern authorization systems".
  const isCommonWord =
    shorter.length === 1 && longer.length > 1 && wordRarity(shorter[0]!) < MIN_RARITY_OF_A_PART;
  return shared === shorter.length && !isCommonWord
    ? SKILL_SIMILARITY.sameConcept * (0.5 + (0.5 * shorter.length) / longer.length)
    : 0;
}

function qualityOf(skill: ProfileSkill | null): Unit {
  if (!skill) return EVIDENCE_QUALITY.stated;
  if (!skill.stated) return skill.strength;
  return skill.months === null ? EVIDENCE_QUALITY.stated : EVIDENCE_QUALITY.dated;
}

function gapOf({
  requestedSkill,
  score,
  matchedSkill,
  similarity,
}: SkillMatch): ComponentOutcome['gaps'][number] {
  const far = score < 0.3;
  // A skill inferred from past work needs confirmation, not training.
  const likely = matchedSkill !== null && similarity === 1 && !matchedSkill.stated;
  return {
    type: 'skill',
    name: requestedSkill.name,
    requirementLevel: requestedSkill.required ? 'required' : 'preferred',
    severity:
      requestedSkill.required && requestedSkill.fitsTitle && far && !requestedSkill.concept.soft
        ? 'major'
        : 'minor',
    required: requestedSkill.minMonths === null ? null : `${requestedSkill.minMonths} months`,
    actual: matchedSkill && !likely ? matchedSkill.concept.name : null,
    shortfall:
      matchedSkill?.months != null &&
      requestedSkill.minMonths !== null &&
      matchedSkill.months < requestedSkill.minMonths
        ? { value: requestedSkill.minMonths - matchedSkill.months, unit: 'months' }
        : null,
    closableBy: likely
      ? question(`Ask for an example of ${requestedSkill.name}`)
      : wayToLearn(requestedSkill, matchedSkill, far),
  };
}

/** Days of a short course in a tool, of training in a skill, and of the first year of a subject of study. */
const LEARNING_DAYS = { nextTool: 21, tool: 45, subject: 365 } as const;
/** Subjects that take years of study or work, so that no course teaches them. */
const SUBJECT_OF_STUDY =
  /\b(?:engineering|sciences?|biology|chemistry|physics|mathematics|statistics|medicine|pharmacology|psychology|economics|law|accounting|nursing|surveying|artificial intelligence|machine learning|(?!\w*techn)\w+ology)$/i;

function wayToLearn(
  { name, concept, fitsTitle }: RequestedSkill,
  matchedSkill: ProfileSkill | null,
  far: boolean,
): NonNullable<ComponentOutcome['gaps'][number]['closableBy']> {
  // The posting may name a skill of other work for another reason, for example as the trade of its customers.
  if (!fitsTitle && matchedSkill === null && !concept.soft && !isGeneralSkill(concept))
    return question(`Ask how much the job uses ${name}`);
  // A trait such as patience is shown by an example; no course teaches it. Words outside the skills map may name
  // anything, so the candidate is asked about them.
  if (concept.soft || (matchedSkill === null && concept.words.length > 0))
    return question(`Ask for an example of ${name}`);
  const estimatedDays = far ? LEARNING_DAYS.tool : LEARNING_DAYS.nextTool;
  if (matchedSkill)
    return {
      kind: 'training',
      title: `Training in ${name}, building on ${matchedSkill.concept.name}`,
      estimatedDays,
    };
  if (SUBJECT_OF_STUDY.test(name))
    return {
      kind: 'training',
      title: `Study of ${name}, or work that teaches it`,
      estimatedDays: LEARNING_DAYS.subject,
    };
  return {
    kind: 'training',
    title: `${concept.tool ? 'Short course' : 'Training'} in ${name}`,
    estimatedDays,
  };
}

function question(title: string): NonNullable<ComponentOutcome['gaps'][number]['closableBy']> {
  return { kind: 'document', title, estimatedDays: CLARIFY_DAYS };
}
