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
import type { MaintenanceResult } from '../maintenance/maintenance-result';
import { MAINTENANCE_UNITS } from '../maintenance/maintenance-unit';
import { ALL_FAMILIES } from './tenant-curves';

/** Ended employments required to learn a curve for a tenant. */
export const MIN_CURVE_OUTCOMES = 25;
/** Ended employments required to learn a curve for a family of the tenant's jobs. */
export const MIN_FAMILY_OUTCOMES = 50;
/** Number of latest employments used for a fit. */
export const MAX_STAYS = 5_000;

const TENANTS_PER_RUN = 20;

/**
 * Learns from outcomes in the upkeep pool. When enough employments of a tenant have ended, and again after each further
 * report, its curve is fitted to all its employments and stored as a new version.
 */
export class LearnCurvesService {
  constructor(
    private readonly tenants: DueTenantsRepository,
    private readonly data: TenantData,
    private readonly faults: ItemFaults,
  ) {}

  /** `rows` is the number of added curves. */
  async run(): Promise<MaintenanceResult> {
    return eachItem(
      { unit: MAINTENANCE_UNITS.retentionCurves.name, faults: this.faults },
      await this.tenants.dueRetentionCurves(MIN_CURVE_OUTCOMES, TENANTS_PER_RUN),
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
    for (const [family, familyStays] of groupByFamily(stays)) {
      if (familyStays.filter(({ ended }) => ended).length < MIN_FAMILY_OUTCOMES) continue;
      const learned = learnCurve(familyStays, model, { ...all, covariance: { ...FAMILY_SPREAD } });
      curves.push(newCurve(family, familyStays, learned, model.version));
    }
    return retentionCurves.add(curves);
  }
}

function groupByFamily(stays: readonly OutcomeRow[]): Map<string, OutcomeRow[]> {
  const families = new Map<string, OutcomeRow[]>();
  for (const stay of stays) {
    if (stay.job_family === null) continue;
    const familyStays = families.get(stay.job_family) ?? [];
    familyStays.push(stay);
    families.set(stay.job_family, familyStays);
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
    // The forecasts were made before these outcomes, so this is an out-of-sample error.
    calibration_error: calibrationGap(calibrationOf(stays)),
    model_version: modelVersion,
  };
}
