import type { Unit } from '../../common';
import { categoryOfSkill } from '../../skills';
import { wordRarity } from '../../text/text-vector';
import type { Gap } from '../match-result';
import type { CandidateScoringProfile, ProfileSkill } from '../profile/candidate-profile';
import type { JobProfile, RequestedSkill } from '../profile/job-profile';
import type { SkillConcept } from '../profile/skill-concept';
import { MIN_COMPARABLE_WORDS } from '../title-and-text-similarity';
import { EVIDENCE_QUALITY, notCompared, type ComponentOutcome } from './component-outcome';
import { isUnrelatedToTitle } from '../profile/skill-weight';
import type { OpenMatch, SkillMatch } from './skill-match';
import { MIN_SCORE_OF_NEAR_SKILL, skillAdvice, usualSkillsOf, type WorkForAdvice } from './skill-advice';
import { SkillsByWords } from './skills-by-words';

/** A narrower skill counts as the same concept; a wider or sibling skill is only related. */
export const SKILL_SIMILARITY = { sameConcept: 0.8, wider: 0.5, sibling: 0.4 } as const;
/** Total skill weight of a short posting. */
const PRIOR_STRENGTH = 4;
/** Rarity from which one word of a name says what the whole name is about. */
const MIN_RARITY_OF_A_PART = 4;
const CLARIFY_DAYS = 7;
/** Months of practice up to which training may close the gap. */
const MAX_TRAINED_MONTHS = 12;
/** A skill with at least this score is met; below, it is a gap. */
const MATCH_THRESHOLD: Unit = 0.75;

/** True for the score of a matched skill, false for that of a gap. */
export function isMatched(score: Unit): boolean {
  return score >= MATCH_THRESHOLD;
}

/** True for a skill that the record states, or that the past work always requires; false for a gap. */
export function isShown({ score, matchedSkill, similarity, requestedSkill }: SkillMatch): boolean {
  if (isMatched(score)) return true;
  return (
    matchedSkill?.essential === true &&
    similarity >= SKILL_SIMILARITY.sameConcept &&
    requestedSkill.minMonths === null
  );
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
  { isOtherField, hasRelatedWork }: { isOtherField: boolean; hasRelatedWork: boolean },
): ComponentOutcome {
  if (matches.length === 0) return notCompared('The posting does not list skills.');
  if (candidate.skills.size === 0) {
    if (candidate.work.length > 0)
      return noEvidenceOutcome(candidate, matches, 'The work of the record shows no skills.');
    return hasNoWorkEvidence(candidate)
      ? noEvidenceOutcome(candidate, matches, 'The candidate record has no work data.')
      : notCompared('The candidate record has no skills.');
  }
  let weights = 0;
  let sum = 0;
  let qualitySum = 0;
  for (const { requestedSkill, score, matchedSkill } of matches) {
    const { weight } = requestedSkill;
    weights += weight;
    sum += weight * score;
    qualitySum += weight * qualityOf(matchedSkill);
  }
  const { met, open } = splitMatches(matches, candidate);
  const past = { hasRelatedWork, usualSkills: usualSkillsOf(candidate) };
  const gaps = open.map((match) => gapOf(match, past));
  const isTooFar = isOtherField && gaps.filter(isTaught).length > MAX_COURSES_INTO_OTHER_FIELD;
  return {
    score: smoothedCoverage(sum / weights, weights),
    found: met.map(({ requestedSkill }) => requestedSkill.name),
    missing: gaps.map(({ name }) => name),
    note: `${met.length} of ${met.length + open.length} skills matched.`,
    quality: qualitySum / weights,
    // No row of short courses leads from nursing to database work.
    gaps: isTooFar
      ? gaps.filter(isRequired).map((gap) => (isTaught(gap) ? { ...gap, closableBy: null } : gap))
      : gaps,
  };
}

/** Courses that a person takes to enter another field of work; more are another occupation. */
const MAX_COURSES_INTO_OTHER_FIELD = 3;

function isTaught({ closableBy }: Gap): boolean {
  return closableBy?.kind === 'training';
}

function isRequired({ requirementLevel }: Gap): boolean {
  return requirementLevel === 'required';
}

/**
 * The skills that are met, and the open ones. Of a choice such as "Python, R or SAS" nothing is open if one is met, and
 * otherwise the choice is one open skill. Of a long list of which any is enough, nothing is open. Skills of other work come last, because verdicts and reasons name the first.
 */
export function splitMatches(
  matches: readonly SkillMatch[],
  candidate: Pick<CandidateScoringProfile, 'work'>,
): { met: SkillMatch[]; open: OpenMatch[] } {
  const ofTitle = ({ requestedSkill }: SkillMatch) => Number(!requestedSkill.fitsTitle);
  const ordered = [...matches].sort((a, b) => ofTitle(a) - ofTitle(b));
  const matched = ordered.filter(isShown);
  const met = matched.filter(({ requestedSkill }) => requestedSkill.isClear);
  const settled = new Set(matched.map(({ requestedSkill }) => requestedSkill.choice));
  const open: OpenMatch[] = [];
  for (const match of ordered) {
    const { choice, isClear, isOneOfMany, name } = match.requestedSkill;
    if (isShown(match) || !isClear || isOneOfMany) continue;
    if (choice === null) {
      open.push({ ...withCredibleSource(match, candidate), name });
      continue;
    }
    if (settled.has(choice)) continue;
    settled.add(choice);
    const others = ordered.filter(
      ({ requestedSkill }) => requestedSkill.choice === choice && requestedSkill.isClear,
    );
    const best = others.reduce((a, b) => (b.score > a.score ? b : a));
    open.push({
      ...withCredibleSource(best, candidate),
      name: choiceText(others.map(({ requestedSkill }) => requestedSkill.name)),
    });
  }
  return { met, open };
}

const OFFICE_SOFTWARE = 'Office software';

/**
 * Leaves out the skill on which an open one could build if no past work uses it: "driving results" in the record of a
 * school principal is no driving. Its part of the score stays.
 */
function withCredibleSource(match: SkillMatch, { work }: Pick<CandidateScoringProfile, 'work'>): SkillMatch {
  const { matchedSkill } = match;
  if (!matchedSkill?.stated || matchedSkill.concept.soft || work.length === 0) return match;
  const { concept } = matchedSkill;
  // Two skills of one kind lead to one another if both are tools: one database program to another.
  const isSibling = match.similarity === SKILL_SIMILARITY.sibling;
  const areTools = concept.tool && match.requestedSkill.concept.tool;
  // The programs of an office suite do different things: spreadsheets do not lead to mail.
  if (isSibling && (!areTools || categoryOfSkill(concept.key) === OFFICE_SOFTWARE))
    return { ...match, matchedSkill: null, similarity: 0 };
  return work.every(({ titleFeatures }) => isUnrelatedToTitle(concept, titleFeatures))
    ? { ...match, matchedSkill: null, similarity: 0 }
    : match;
}

const MAX_NAMES_OF_CHOICE = 4;

function choiceText(names: readonly string[]): string {
  if (names.length < 2) return names.join();
  const shown = names.slice(0, MAX_NAMES_OF_CHOICE);
  return names.length > shown.length
    ? `one of ${shown.join(', ')} and others`
    : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)!}`;
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
function noEvidenceOutcome(
  candidate: CandidateScoringProfile,
  matches: readonly SkillMatch[],
  note: string,
): ComponentOutcome {
  const { open } = splitMatches(matches, candidate);
  return {
    score: 0,
    found: [],
    missing: open.map(({ name }) => name),
    note,
    quality: 0,
    gaps: open.map((match) => ({
      ...gapOf(match, { hasRelatedWork: false, usualSkills: new Set() }),
      severity: 'minor',
      closableBy: question(`Ask about ${match.name}`),
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

function gapOf(match: OpenMatch, past: WorkForAdvice): Gap {
  const { requestedSkill, score, matchedSkill, similarity, name } = match;
  const far = score < MIN_SCORE_OF_NEAR_SKILL;
  // A skill inferred from past work needs confirmation, not training.
  const likely = matchedSkill !== null && similarity === 1 && !matchedSkill.stated;
  return {
    type: 'skill',
    name,
    requirementLevel: requestedSkill.required ? 'required' : 'preferred',
    severity:
      requestedSkill.required && requestedSkill.fitsTitle && far && !requestedSkill.concept.soft
        ? 'major'
        : 'minor',
    required: requestedSkill.minMonths === null ? null : `${requestedSkill.minMonths} months`,
    actual: matchedSkill?.stated ? matchedSkill.concept.name : null,
    shortfall:
      matchedSkill?.months != null &&
      requestedSkill.minMonths !== null &&
      matchedSkill.months < requestedSkill.minMonths
        ? { value: requestedSkill.minMonths - matchedSkill.months, unit: 'months' }
        : null,
    closableBy: likely ? question(`Ask for an example of ${name}`) : closableBy(match, past),
  };
}

/** No course replaces the years of practice that a posting asks for. */
function closableBy(match: OpenMatch, past: WorkForAdvice): Gap['closableBy'] {
  const advice = skillAdvice(match, past);
  const { minMonths } = match.requestedSkill;
  return advice.kind === 'training' && (minMonths ?? 0) > MAX_TRAINED_MONTHS ? null : advice;
}

function question(title: string): NonNullable<Gap['closableBy']> {
  return { kind: 'document', title, estimatedDays: CLARIFY_DAYS };
}
