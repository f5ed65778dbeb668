import type { Unit } from '../../../common';
import { durationRatio, isMatched, smoothedCoverage } from '../../components/skills';
import type { JobProfile } from '../../profile/job-profile';
import { carriesBySkills, isOwnSkill } from '../../work-evidence';
import type { CandidateColumns } from '../candidate-columns';
import type { SkillContribution, SkillDictionary } from '../skill-dictionary';

/** Scores the skills of rows against the requested skills of a job. */
export class SkillScorer {
  private readonly offers: (readonly SkillContribution[] | undefined)[];
  private readonly bestScores: Float64Array;
  private readonly weights: number;
  /** Positions of the skills that are the job's own. */
  private readonly ownSkills: readonly number[];

  constructor(
    private readonly requestedSkills: JobProfile['skills'],
    skills: SkillDictionary,
  ) {
    this.offers = skills.contributionsTo(requestedSkills);
    this.bestScores = new Float64Array(requestedSkills.length);
    this.ownSkills = requestedSkills.flatMap((skill, at) => (isOwnSkill(skill) ? [at] : []));
    this.weights = requestedSkills.reduce((sum, { weight }) => sum + weight, 0);
  }

  /** True if the job lists skills. */
  get hasRequirements(): boolean {
    return this.bestScores.length > 0;
  }

  /** True if both the job and the row have skills. */
  hasSkills(table: CandidateColumns, row: number): boolean {
    const starts = table.skillStarts.values;
    return this.hasRequirements && starts[row] !== starts[row + 1];
  }

  /** True if some row can hold enough of the job's own skills to carry a match. */
  get canCarry(): boolean {
    return carriesBySkills(this.ownSkills.length, this.ownSkills.length);
  }

  /** True if the row scored last holds enough of the job's own skills to carry a match. */
  get carries(): boolean {
    const met = this.ownSkills.reduce((sum, at) => sum + Number(isMatched(this.bestScores[at]!)), 0);
    return carriesBySkills(met, this.ownSkills.length);
  }

  /** Skill score of a row; only valid if `hasSkills` is true for it. */
  score(table: CandidateColumns, row: number): Unit {
    const { bestScores } = this;
    const to = table.skillStarts.values[row + 1]!;
    bestScores.fill(0);
    for (let at = table.skillStarts.values[row]!; at < to; at += 1) {
      const offers = this.offers[table.heldSkills.values[at]!];
      if (!offers) continue;
      const strength = table.skillStrengths.values[at]!;
      const months = table.skillMonths.values[at]!;
      for (const { requestedIndex, similarity, minMonths } of offers) {
        const score = similarity * strength * durationRatio(minMonths, months === -1 ? null : months);
        if (score > bestScores[requestedIndex]!) bestScores[requestedIndex] = score;
      }
    }
    let sum = 0;
    for (let at = 0; at < bestScores.length; at += 1)
      sum += this.requestedSkills[at]!.weight * bestScores[at]!;
    return smoothedCoverage(sum / this.weights, this.weights);
  }
}
