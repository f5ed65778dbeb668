import { clampToUnit } from '../numbers';
import { roundToFourDecimals } from '../rounding';
import { categoryOfSkill } from '../skills';
import type { RelevantWork } from './components/experience';
import type { SkillMatch } from './components/skill-match';
import { SKILL_SIMILARITY, splitMatches } from './components/skills';
import type { Gap, TransferableSkillBridge } from './match-result';
import type { CandidateScoringProfile } from './profile/candidate-profile';
import type { JobProfile } from './profile/job-profile';
import { shownTitle } from './profile/shown-title';
import { isGeneralSkill } from './profile/skill-weight';

const MAX_BRIDGES = 10;
/** Minimum relevance at which past work shares enough with the job to lead to its other skills. */
const MIN_RELEVANCE = 0.6;
/** Minimum likeness of two skills; less is no help to anyone who reads it. */
const MIN_SIMILARITY = 0.4;
/** The same for a skill that is called common in past work: a rideshare driver drives no bus. */
const MIN_COMMON_STRENGTH = 0.55;
const OFFICE_SOFTWARE = 'Office software';
/** Minimum weight of a skill in the unit vector of the skills that the work of the job usually needs. */
const MIN_USUAL_WEIGHT = 0.12;
/** Skills that one position leads to; more would repeat the list of gaps. */
const MAX_BRIDGES_PER_POSITION = 3;

/**
 * Lists transferable skills: for each required skill the candidate does not fully hold, the most similar skill held and
 * the past work it comes from, followed by skills that the job's occupation shares with a past occupation.
 */
export function findTransferableSkills(
  job: JobProfile,
  candidate: Pick<CandidateScoringProfile, 'work'>,
  matches: readonly SkillMatch[],
  relevant: readonly RelevantWork[],
  gaps: readonly Gap[],
): TransferableSkillBridge[] {
  const gapNames = new Set(gaps.map(({ name }) => name));
  const askedNames = new Set(
    gaps.filter(({ closableBy }) => closableBy?.kind === 'document').map(({ name }) => name),
  );
  const bridges: TransferableSkillBridge[] = [];
  // A skill that the record shows needs no bridge, nor the rest of a choice of which it shows one.
  const { open } = splitMatches(matches, candidate);
  for (const { requestedSkill, matchedSkill, similarity } of open) {
    if (!matchedSkill) continue;
    if (similarity * matchedSkill.strength < MIN_SIMILARITY || !requestedSkill.fitsTitle) continue;
    // The gap already asks for an example of a trait.
    if (similarity === 1 && requestedSkill.concept.soft) continue;
    const { stated } = matchedSkill;
    if (!stated && similarity * matchedSkill.strength < MIN_COMMON_STRENGTH) continue;
    // The gap states the months that a documented skill lacks.
    if (similarity === 1 && stated) continue;
    // A stated skill may come from anywhere in the record.
    const fromOccupation = stated ? null : shownTitle(matchedSkill.fromOccupation ?? '');
    if (!stated && fromOccupation === null) continue;
    bridges.push({
      fromSkill: matchedSkill.concept.name,
      fromOccupation,
      toSkill: requestedSkill.name,
      similarity: roundTo4(similarity * matchedSkill.strength),
      closesGap: gapNames.has(requestedSkill.name),
      provenance: 'curated_map',
      rationale: bridgeRationale(
        matchedSkill.concept.name,
        requestedSkill.name,
        fromOccupation,
        stated,
        similarity,
        matchedSkill.concept.tool && categoryOfSkill(matchedSkill.concept.key) !== OFFICE_SOFTWARE,
      ),
      confidence: roundTo4(stated ? 0.8 * similarity + 0.1 : matchedSkill.strength),
    });
  }
  bridges.push(...bridgesFromRelatedWork(job, relevant, open, { gapNames, askedNames }));
  return bridges
    .sort(
      (a, b) =>
        Number(b.closesGap) - Number(a.closesGap) ||
        b.similarity - a.similarity ||
        (a.toSkill < b.toSkill ? -1 : a.toSkill > b.toSkill ? 1 : 0),
    )
    .slice(0, MAX_BRIDGES);
}

/**
 * Covers skills without any evidence in the record through the candidate's related past work. Only skills that work such as
 * this job usually needs qualify: past work as a roofing helper leads to other work of a roofer, but not to every
 * term of a posting.
 */
function bridgesFromRelatedWork(
  job: JobProfile,
  relevant: readonly RelevantWork[],
  matches: readonly SkillMatch[],
  { gapNames, askedNames }: Readonly<Record<'gapNames' | 'askedNames', ReadonlySet<string>>>,
): TransferableSkillBridge[] {
  const [best] = relevant
    .filter(({ relevance, named }) => relevance >= MIN_RELEVANCE && named !== null)
    .sort((a, b) => b.relevance - a.relevance);
  const shared = best ? strongestSharedSkill(job, best) : null;
  if (!best || shared === null) return [];
  const usual = job.titleFeatures.skills;
  const open = matches.flatMap(({ matchedSkill, requestedSkill }) => {
    const weight = usual.get(requestedSkill.concept.key) ?? 0;
    const { concept } = requestedSkill;
    return matchedSkill === null && !concept.soft && !isGeneralSkill(concept) && weight >= MIN_USUAL_WEIGHT
      ? [{ name: requestedSkill.name, weight }]
      : [];
  });
  const title = best.named!;
  const similarity = roundTo4(best.relevance * 0.5);
  return open
    .sort((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_BRIDGES_PER_POSITION)
    .map(({ name }) => ({
      fromSkill: shared,
      fromOccupation: title,
      toSkill: name,
      similarity,
      closesGap: gapNames.has(name),
      provenance: 'curated_map',
      rationale: `Work as ${title} and this job both require ${shared}. The record does not mention ${name}, which this work usually needs; ${askedNames.has(name) ? 'ask for an example' : 'training would be needed'}.`,
      confidence: similarity,
    }));
}

function strongestSharedSkill(job: JobProfile, { position }: RelevantWork): string | null {
  let best: string | null = null;
  let highestWeight = 0;
  for (const [skill, weight] of position.titleFeatures.skills) {
    const shared = weight * (job.titleFeatures.skills.get(skill) ?? 0);
    if (shared > highestWeight || (shared === highestWeight && shared > 0 && best !== null && skill < best)) {
      best = skill;
      highestWeight = shared;
    }
  }
  return best;
}

function bridgeRationale(
  from: string,
  to: string,
  occupation: string | null,
  stated: boolean,
  similarity: number,
  isTool: boolean,
): string {
  const where = occupation === null ? '' : ` in work as ${occupation}`;
  if (similarity === 1)
    return `${to} is common in ${occupation === null ? 'past work' : `work as ${occupation}`} but not stated in the record; ask for an example.`;
  const holds = stated ? `${from} is documented${where}` : `${from} is common${where || ' in past work'}`;
  if (similarity >= SKILL_SIMILARITY.sameConcept) return `${holds} and is a type of ${to}.`;
  // A suite includes its programs, but Jenkins does not include another program for the same purpose.
  if (similarity === SKILL_SIMILARITY.wider)
    return `${holds} and ${isTool ? 'is related to' : 'may include'} ${to}; ask for an example.`;
  return `${holds} and is related to ${to}. Training in ${to} would be needed.`;
}

function roundTo4(value: number): number {
  return roundToFourDecimals(clampToUnit(value));
}
