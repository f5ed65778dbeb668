import type { RelevantWork } from './components/experience';
import type { SkillMeeting } from './components/skills';
import type { Gap, TransferableSkillBridge } from './match-result';
import type { CandidateProfile } from './profile/candidate-profile';
import type { JobProfile } from './profile/job-profile';

const MOST_BRIDGES = 10;
/** Minimum relevance at which past work shares enough with the job to be listed. */
const LEAST_CLOSENESS = 0.15;

/**
 * Lists transferable skills: for each required skill the candidate does not fully hold, the most similar skill held and
 * the past work it comes from, followed by skills that the job's occupation shares with a past occupation.
 */
export function bridgesFor(
  job: JobProfile,
  candidate: CandidateProfile,
  meetings: readonly SkillMeeting[],
  relevant: readonly RelevantWork[],
  gaps: readonly Gap[],
): TransferableSkillBridge[] {
  const gapNames = new Set(gaps.map(({ name }) => name));
  const bridges: TransferableSkillBridge[] = [];
  for (const { wanted, by, nearness } of meetings) {
    if (!by || (nearness === 1 && by.stated)) continue;
    const fromOccupation = by.fromOccupation ?? occupationUsing(by.concept.key, candidate);
    bridges.push({
      fromSkill: by.concept.name,
      fromOccupation,
      toSkill: wanted.name,
      similarity: fourDecimals(nearness * by.strength),
      closesGap: gapNames.has(wanted.name),
      provenance: 'curated_map',
      rationale: rationale(by.concept.name, wanted.name, fromOccupation, by.stated, nearness),
      confidence: fourDecimals(by.stated ? 0.8 * nearness + 0.1 : by.strength),
    });
  }
  bridges.push(...fromNeighbouringWork(job, relevant, meetings, gapNames));
  return bridges
    .sort(
      (a, b) =>
        Number(b.closesGap) - Number(a.closesGap) ||
        b.similarity - a.similarity ||
        (a.toSkill < b.toSkill ? -1 : a.toSkill > b.toSkill ? 1 : 0),
    )
    .slice(0, MOST_BRIDGES);
}

/** Covers requested skills without any evidence in the record, through the candidate's related past work. */
function fromNeighbouringWork(
  job: JobProfile,
  relevant: readonly RelevantWork[],
  meetings: readonly SkillMeeting[],
  gapNames: ReadonlySet<string>,
): TransferableSkillBridge[] {
  const bridges: TransferableSkillBridge[] = [];
  const open = meetings.filter(({ by }) => by === null);
  for (const { wanted } of open) {
    let best: { work: RelevantWork; skill: string; similarity: number } | null = null;
    for (const work of relevant) {
      if (work.relevance < LEAST_CLOSENESS) continue;
      const skill = strongestShared(job, work);
      if (skill !== null && (!best || work.relevance > best.similarity)) {
        best = { work, skill, similarity: work.relevance };
      }
    }
    if (!best) continue;
    const { title } = best.work.work.reading;
    bridges.push({
      fromSkill: best.skill,
      fromOccupation: title,
      toSkill: wanted.name,
      similarity: fourDecimals(best.similarity * 0.5),
      closesGap: gapNames.has(wanted.name),
      provenance: 'curated_map',
      rationale: `Work as ${title} and this job both require ${best.skill}. The record does not mention ${wanted.name}; training would be needed.`,
      confidence: fourDecimals(best.similarity * 0.5),
    });
  }
  return bridges;
}

function strongestShared(job: JobProfile, { work }: RelevantWork): string | null {
  let best: string | null = null;
  let most = 0;
  for (const [skill, weight] of work.reading.skills) {
    const shared = weight * (job.titleReading.skills.get(skill) ?? 0);
    if (shared > most || (shared === most && shared > 0 && best !== null && skill < best)) {
      best = skill;
      most = shared;
    }
  }
  return best;
}

/** Returns the past title whose occupation requires the skill most. */
function occupationUsing(skill: string, candidate: CandidateProfile): string | null {
  let best: string | null = null;
  let most = 0;
  for (const { reading } of candidate.work) {
    const weight = reading.skills.get(skill) ?? 0;
    if (weight > most) {
      best = reading.title;
      most = weight;
    }
  }
  return best;
}

function rationale(
  from: string,
  to: string,
  occupation: string | null,
  stated: boolean,
  nearness: number,
): string {
  const where = occupation === null ? '' : ` in work as ${occupation}`;
  if (nearness === 1)
    return `${to} is common in ${occupation === null ? 'past work' : `work as ${occupation}`} but not stated in the record; ask for an example.`;
  const holds = stated ? `${from} is documented${where}` : `${from} is common${where || ' in past work'}`;
  if (nearness >= 0.8) return `${holds} and is a type of ${to}.`;
  return `${holds} and is related to ${to}. Training in ${to} would be needed.`;
}

function fourDecimals(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
}
