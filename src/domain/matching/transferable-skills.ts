import type { RelevantWork } from './components/experience';
import type { SkillMatch } from './components/skills';
import type { Gap, TransferableSkillBridge } from './match-result';
import type { CandidateScoringProfile } from './profile/candidate-profile';
import type { JobProfile } from './profile/job-profile';

const MAX_BRIDGES = 10;
/** Minimum relevance at which past work shares enough with the job to be listed. */
const MIN_SIMILARITY = 0.15;

/**
 * Lists transferable skills: for each required skill the candidate does not fully hold, the most similar skill held and
 * the past work it comes from, followed by skills that the job's occupation shares with a past occupation.
 */
export function findTransferableSkills(
  job: JobProfile,
  candidate: CandidateScoringProfile,
  matches: readonly SkillMatch[],
  relevant: readonly RelevantWork[],
  gaps: readonly Gap[],
): TransferableSkillBridge[] {
  const gapNames = new Set(gaps.map(({ name }) => name));
  const bridges: TransferableSkillBridge[] = [];
  for (const { requestedSkill, matchedSkill, similarity } of matches) {
    if (!matchedSkill || (similarity === 1 && matchedSkill.stated)) continue;
    const fromOccupation =
      matchedSkill.fromOccupation ?? occupationUsing(matchedSkill.concept.key, candidate);
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
        matchedSkill.stated,
        similarity,
      ),
      confidence: roundTo4(matchedSkill.stated ? 0.8 * similarity + 0.1 : matchedSkill.strength),
    });
  }
  bridges.push(...bridgesFromRelatedWork(job, relevant, matches, gapNames));
  return bridges
    .sort(
      (a, b) =>
        Number(b.closesGap) - Number(a.closesGap) ||
        b.similarity - a.similarity ||
        (a.toSkill < b.toSkill ? -1 : a.toSkill > b.toSkill ? 1 : 0),
    )
    .slice(0, MAX_BRIDGES);
}

/** Covers requested skills, except traits, without any evidence in the record, through the candidate's related past work. */
function bridgesFromRelatedWork(
  job: JobProfile,
  relevant: readonly RelevantWork[],
  matches: readonly SkillMatch[],
  gapNames: ReadonlySet<string>,
): TransferableSkillBridge[] {
  const bridges: TransferableSkillBridge[] = [];
  const open = matches.filter(
    ({ matchedSkill, requestedSkill }) => matchedSkill === null && !requestedSkill.concept.soft,
  );
  for (const { requestedSkill } of open) {
    let best: { work: RelevantWork; skill: string; similarity: number } | null = null;
    for (const work of relevant) {
      if (work.relevance < MIN_SIMILARITY) continue;
      const skill = strongestSharedSkill(job, work);
      if (skill !== null && (!best || work.relevance > best.similarity)) {
        best = { work, skill, similarity: work.relevance };
      }
    }
    if (!best) continue;
    const { title } = best.work.position.titleFeatures;
    bridges.push({
      fromSkill: best.skill,
      fromOccupation: title,
      toSkill: requestedSkill.name,
      similarity: roundTo4(best.similarity * 0.5),
      closesGap: gapNames.has(requestedSkill.name),
      provenance: 'curated_map',
      rationale: `Work as ${title} and this job both require ${best.skill}. The record does not mention ${requestedSkill.name}; training would be needed.`,
      confidence: roundTo4(best.similarity * 0.5),
    });
  }
  return bridges;
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

/** Returns the past title whose occupation requires the skill most. */
function occupationUsing(skill: string, candidate: CandidateScoringProfile): string | null {
  let best: string | null = null;
  let highestWeight = 0;
  for (const { titleFeatures } of candidate.work) {
    const weight = titleFeatures.skills.get(skill) ?? 0;
    if (weight > highestWeight) {
      best = titleFeatures.title;
      highestWeight = weight;
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
): string {
  const where = occupation === null ? '' : ` in work as ${occupation}`;
  if (similarity === 1)
    return `${to} is common in ${occupation === null ? 'past work' : `work as ${occupation}`} but not stated in the record; ask for an example.`;
  const holds = stated ? `${from} is documented${where}` : `${from} is common${where || ' in past work'}`;
  if (similarity >= 0.8) return `${holds} and is a type of ${to}.`;
  return `${holds} and is related to ${to}. Training in ${to} would be needed.`;
}

function roundTo4(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
}
