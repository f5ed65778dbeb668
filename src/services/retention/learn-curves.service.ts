import type { OutcomeRow } from '../../db/records/placements.repository';
import type { NewCurve } from '../../db/records/retention-curves.repository';
import type { DueTenantsRepository } from '../../db/records/due-tenants.repository';
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
import { eachItem, type ItemFaults } from '../maintenance/each-item';
import type { SweepResult } from '../maintenance/sweep-result';
import { UPKEEP_UNITS } from '../maintenance/upkeep-unit';
import { ALL_FAMILIES } from './tenant-curves';

/** Ends from which a tenant gets a curve of its own. */
export const MIN_OUTCOMES = 25;
/** Ends from which a family of its jobs does. */
export const MIN_FAMILY_OUTCOMES = 50;
/** Stays learned from, the latest. */
export const MAX_STAYS = 5_000;

const TENANTS_PER_SWEEP = 20;

/**
 * Learns from outcomes in the upkeep pool: once enough people of a tenant have left, and again after each report, its
 * curve is fitted to all its stays and kept as a new version.
 */
export class LearnCurvesService {
  constructor(
    private readonly tenants: DueTenantsRepository,
    private readonly data: TenantData,
    private readonly faults: ItemFaults,
  ) {}

  /** `rows` counts the curves that were added. */
  async sweep(): Promise<SweepResult> {
    return eachItem(
      { unit: UPKEEP_UNITS.retentionCurves.name, faults: this.faults },
      await this.tenants.dueRetentionCurves(MIN_OUTCOMES, TENANTS_PER_SWEEP),
      (tenant) => `${tenant.tenant_id}:${tenant.mode}`,
      ({ tenant_id: tenantId, mode }) => this.learn({ tenantId, mode }),
    );
  }

  private async learn(scope: TenantScope): Promise<number> {
    const { placements, retentionCurves } = this.data.of(scope).repositories;
    const stays = await placements.listOutcomes(MAX_STAYS);
    const model = retentionModel();
    const all = learnCurve(stays, model, PRIOR_CURVE);
    const curves = [newCurve(ALL_FAMILIES, stays, all, model.version)];
    for (const [family, own] of groupByFamily(stays)) {
      if (own.filter(({ ended }) => ended).length < MIN_FAMILY_OUTCOMES) continue;
      const learned = learnCurve(own, model, { ...all, covariance: { ...FAMILY_SPREAD } });
      curves.push(newCurve(family, own, learned, model.version));
    }
    return retentionCurves.add(curves);
  }
}

function groupByFamily(stays: readonly OutcomeRow[]): Map<string, OutcomeRow[]> {
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
