import type { Unit } from '../../common';
import { longEnough, seen } from '../components/skills';
import type { JobProfile } from '../profile/job-profile';
import type { CandidateTable } from './candidate-table';
import type { Offer } from './skill-table';

/** How far the skills of rows meet those a job asks for. */
export class SkillScan {
  private readonly offers: (readonly Offer[] | undefined)[];
  private readonly met: Float64Array;
  private readonly weights: number;

  constructor(
    private readonly wanted: JobProfile['skills'],
    private readonly table: CandidateTable,
  ) {
    this.offers = table.skills.offersFor(wanted);
    this.met = new Float64Array(wanted.length);
    this.weights = wanted.reduce((sum, { weight }) => sum + weight, 0);
  }

  /** True when the job names skills. */
  get asked(): boolean {
    return this.met.length > 0;
  }

  /** True when neither the job nor the row is silent about skills. */
  knows(row: number): boolean {
    const starts = this.table.skillStarts.values;
    return this.asked && starts[row] !== starts[row + 1];
  }

  /** Of a row of which it knows. */
  score(row: number): Unit {
    const { table, met } = this;
    const to = table.skillStarts.values[row + 1]!;
    met.fill(0);
    for (let at = table.skillStarts.values[row]!; at < to; at += 1) {
      const offers = this.offers[table.heldSkills.values[at]!];
      if (!offers) continue;
      const strength = table.skillStrengths.values[at]!;
      const months = table.skillMonths.values[at]!;
      for (const { wanted, nearness, minMonths } of offers) {
        const score = nearness * strength * longEnough(minMonths, months === -1 ? null : months);
        if (score > met[wanted]!) met[wanted] = score;
      }
    }
    let sum = 0;
    for (let at = 0; at < met.length; at += 1) sum += this.wanted[at]!.weight * met[at]!;
    return seen(sum / this.weights, this.weights);
  }
}
