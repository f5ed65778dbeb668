import type { OutcomeRow } from '../../db/placements.repository';
import type { NewCurve } from '../../db/retention-curves.repository';
import type { SweepsRepository } from '../../db/sweeps.repository';
import type { TenantScope } from '../../domain/common';
import {
  calibrationGap,
  calibrationOf,
  FAMILY_SPREAD,
  learnCurve,
  PRIOR_CURVE,
  retentionModel,
} from '../../domain/retention';
import type { TenantData } from '../tenant-data';
import { eachItem, type ItemFaults } from '../upkeep/each-item';
import type { SweepResult } from '../upkeep/sweep-result';
import { UPKEEP_UNITS } from '../upkeep/upkeep-unit';
import { EVERY_FAMILY } from './tenant-curves';

/** Ends from which a tenant gets a curve of its own. */
export const LEAST_OUTCOMES = 25;
/** Ends from which a family of its jobs does. */
export const LEAST_FAMILY_OUTCOMES = 50;
/** Stays learned from, the latest. */
export const MOST_STAYS = 5_000;

const TENANTS_A_SWEEP = 20;

/**
 * Learns from outcomes in the upkeep pool: once enough people of a tenant have left, and again after each report, its
 * curve is fitted to all its stays and kept as a new version.
 */
export class LearnCurvesService {
  constructor(
    private readonly sweeps: SweepsRepository,
    private readonly data: TenantData,
    private readonly faults: ItemFaults,
  ) {}

  /** `rows` counts the curves that were added. */
  async sweep(): Promise<SweepResult> {
    return eachItem(
      { unit: UPKEEP_UNITS.retentionCurves.name, faults: this.faults },
      await this.sweeps.dueRetentionCurves(LEAST_OUTCOMES, TENANTS_A_SWEEP),
      (tenant) => `${tenant.tenant_id}:${tenant.mode}`,
      ({ tenant_id: tenantId, mode }) => this.learn({ tenantId, mode }),
    );
  }

  private async learn(scope: TenantScope): Promise<number> {
    const { placements, retentionCurves } = this.data.of(scope).repositories;
    const stays = await placements.outcomes(MOST_STAYS);
    const model = retentionModel();
    const all = learnCurve(stays, model, PRIOR_CURVE);
    const curves = [newCurve(EVERY_FAMILY, stays, all, model.version)];
    for (const [family, own] of byFamily(stays)) {
      if (own.filter(({ ended }) => ended).length < LEAST_FAMILY_OUTCOMES) continue;
      const learned = learnCurve(own, model, { ...all, covariance: { ...FAMILY_SPREAD } });
      curves.push(newCurve(family, own, learned, model.version));
    }
    return retentionCurves.add(curves);
  }
}

function byFamily(stays: readonly OutcomeRow[]): Map<string, OutcomeRow[]> {
  const families = new Map<string, OutcomeRow[]>();
  for (const stay of stays) {
    if (stay.job_family === null) continue;
    const own = families.get(stay.job_family) ?? [];
    own.push(stay);
    families.set(stay.job_family, own);
  }
  return families;
}

function newCurve(
  family: string,
  stays: readonly OutcomeRow[],
  learned: ReturnType<typeof learnCurve>,
  modelVersion: string,
): NewCurve {
  return {
    family,
    level: learned.level,
    shape: learned.shape,
    level_variance: learned.covariance.level,
    shape_variance: learned.covariance.shape,
    covariance: learned.covariance.both,
    outcomes: learned.outcomes,
    stays: stays.length,
    // Forecasts were made before these outcomes were known, so this judges them on what came later.
    calibration_error: calibrationGap(calibrationOf(stays)),
    model_version: modelVersion,
  };
}
