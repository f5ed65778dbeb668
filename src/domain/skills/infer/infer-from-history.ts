import type { Unit } from '../../common';
import { roundToFourDecimals } from '../../rounding';
import { MAP_VERSION } from '../data/map-version';
import type { SkillImportance } from '../map/occupation-profile';
import type { SkillRef } from '../skill-lexicon';
import type { TitleOccupation } from '../titles/title-index';
import type { SkillEvidence } from './infer-model';
import { curatedMap, type OccupationMap } from './occupation-map';
import { classifyOccupation, type OccupationReading } from './classify-occupation';
import { eitherOf, jobWeight, type JobWeight } from './skill-probability';

/** A job of a work history: its title or code, and its known time data. */
export interface HistoryJob extends Partial<JobWeight> {
  occupation: string;
}

/** A skill that a work history makes likely, with every job that supports it. */
export interface LikelySkill {
  skill: SkillRef;
  probability: Unit;
  /** The first job that supports it, as given. */
  readonly occupation: string;
  /** Built on access, because callers drop most skills before they read the evidence. */
  readonly evidence: SkillEvidence[];
}

export interface HistoryReading {
  skills: LikelySkill[];
  occupations: OccupationReading[];
}

/** An occupation below this share of a title's probability does not appear as evidence. */
const STATED_TITLE_SHARE = 0.1;
/** An occupation below this share does not visibly change any skill. */
const MIN_SHARE = 0.005;

/**
 * `p(skill | history) = 1 − Π_jobs (1 − r_j · Σ_occ P(occ | title_j) · P(skill | occ))`, with the importance of the map
 * as `P(skill | occ)`. Known skills raise the probability of the occupations that use them. Skills less likely than
 * `minProbability` are omitted. The result is sorted by probability, then by name.
 */
export function inferFromHistory(
  jobs: readonly HistoryJob[],
  knownSkills: ReadonlySet<string> = new Set(),
  map: OccupationMap = curatedMap,
  minProbability: Unit = 0,
): HistoryReading {
  const sourcesBySkill = new Map<string, SkillSource[]>();
  const occupations = jobs.map((job) => classifyOccupation(job.occupation, map.titles));
  occupations.forEach(({ candidates }, at) => {
    const job = jobs[at]!;
    const weight = jobWeight({ yearsSince: job.yearsSince ?? null, months: job.months ?? null });
    for (const [name, { sum, best }] of usualSkills(candidates, knownSkills, map)) {
      const source = { occupation: job.occupation, probability: weight * sum, best };
      const sources = sourcesBySkill.get(name);
      if (sources) sources.push(source);
      else sourcesBySkill.set(name, [source]);
    }
  });
  const skills: LikelySkill[] = [];
  for (const [name, sources] of sourcesBySkill) {
    const probability = eitherOf(sources);
    const skill = probability < minProbability ? null : map.skillNamed(name);
    if (skill) skills.push(new SkillEstimate(skill, probability, sources));
  }
  skills.sort((a, b) => b.probability - a.probability || (a.skill.name < b.skill.name ? -1 : 1));
  return { skills, occupations };
}

/** The contribution of one job to one skill. */
interface SkillSource {
  occupation: string;
  probability: number;
  best: FromTitle['best'];
}

class SkillEstimate implements LikelySkill {
  constructor(
    readonly skill: SkillRef,
    readonly probability: Unit,
    private readonly sources: readonly SkillSource[],
  ) {}

  get occupation(): string {
    return this.sources[0]!.occupation;
  }

  get evidence(): SkillEvidence[] {
    return this.sources.map(({ occupation, best }) => evidenceOf(occupation, best));
  }
}

interface FromTitle {
  sum: number;
  best: { code: string; share: number; entry: SkillImportance };
}

const skillsByTitle = new WeakMap<
  OccupationMap,
  WeakMap<readonly TitleOccupation[], Map<string, FromTitle>>
>();

/** Caches the skills of a title, which depend on the title alone when no other skills are known. */
function usualSkills(
  candidates: readonly TitleOccupation[],
  knownSkills: ReadonlySet<string>,
  map: OccupationMap,
): ReadonlyMap<string, FromTitle> {
  if (knownSkills.size > 0) return skillsOfTitle(candidates, knownSkills, map);
  let ofMap = skillsByTitle.get(map);
  if (!ofMap) skillsByTitle.set(map, (ofMap = new WeakMap()));
  let skills = ofMap.get(candidates);
  if (!skills) ofMap.set(candidates, (skills = skillsOfTitle(candidates, knownSkills, map)));
  return skills;
}

function skillsOfTitle(
  candidates: readonly TitleOccupation[],
  knownSkills: ReadonlySet<string>,
  map: OccupationMap,
): Map<string, FromTitle> {
  const shares = reweighted(candidates, knownSkills, map);
  const skills = new Map<string, FromTitle>();
  for (const { onetSocCode: code } of candidates) {
    const share = shares.get(code) ?? 0;
    if (share < MIN_SHARE) continue;
    for (const entry of map.skillsOf(code)) {
      const part = share * entry.importance;
      const existing = skills.get(entry.skill);
      if (!existing) skills.set(entry.skill, { sum: part, best: { code, share, entry } });
      else {
        existing.sum += part;
        if (share > STATED_TITLE_SHARE && part > existing.best.share * existing.best.entry.importance) {
          existing.best = { code, share, entry };
        }
      }
    }
  }
  return skills;
}

/** Shifts the occupation shares towards occupations that use the known skills; their total does not change. */
function reweighted(
  candidates: readonly TitleOccupation[],
  knownSkills: ReadonlySet<string>,
  map: OccupationMap,
): Map<string, number> {
  let before = 0;
  let after = 0;
  const shares = candidates.map(({ onetSocCode, confidence }) => {
    let support = 0;
    if (knownSkills.size > 0) {
      const importances = importancesIn(map.skillsOf(onetSocCode));
      for (const skill of knownSkills) support += importances.get(skill) ?? 0;
    }
    const share = confidence * (1 + support / Math.max(1, knownSkills.size));
    before += confidence;
    after += share;
    return [onetSocCode, share] as const;
  });
  return new Map(shares.map(([code, share]) => [code, after === 0 ? 0 : (share * before) / after]));
}

const importancesByProfile = new WeakMap<readonly SkillImportance[], ReadonlyMap<string, number>>();

/** Importance by skill of an occupation. */
function importancesIn(profile: readonly SkillImportance[]): ReadonlyMap<string, number> {
  let importances = importancesByProfile.get(profile);
  if (!importances) {
    importances = new Map(profile.map(({ skill, importance }) => [skill, importance]));
    importancesByProfile.set(profile, importances);
  }
  return importances;
}

function evidenceOf(occupation: string, { code, entry }: FromTitle['best']): SkillEvidence {
  return {
    occupation,
    onetSocCode: code,
    mapVersion: entry.release?.version ?? MAP_VERSION,
    importance: roundToFourDecimals(entry.importance),
    text: sourceTextOf(entry),
  };
}

const sourceTexts = new WeakMap<SkillImportance, string>();

/** The row of the map that an entry comes from, as text. */
function sourceTextOf(entry: SkillImportance): string {
  let text = sourceTexts.get(entry);
  if (text === undefined) {
    const source = entry.release?.file ?? 'occupation-skills';
    text = `${source} ${entry.row}: ${entry.skill} ${entry.importance.toFixed(2)}`;
    sourceTexts.set(entry, text);
  }
  return text;
}
