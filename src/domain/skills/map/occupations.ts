import { managementOccupations } from '../data/occupations/professional/11-management';
import { businessAndFinanceOccupations } from '../data/occupations/professional/13-business-and-finance';
import { computingOccupations } from '../data/occupations/professional/15-computing';
import { engineeringOccupations } from '../data/occupations/professional/17-engineering';
import { scienceOccupations } from '../data/occupations/professional/19-science';
import { communityOccupations } from '../data/occupations/professional/21-community';
import { lawOccupations } from '../data/occupations/professional/23-law';
import { educationOccupations } from '../data/occupations/professional/25-education';
import { artsAndMediaOccupations } from '../data/occupations/professional/27-arts-and-media';
import { healthPracticeOccupations } from '../data/occupations/professional/29-health-practice';
import { healthSupportOccupations } from '../data/occupations/service/31-health-support';
import { protectionOccupations } from '../data/occupations/service/33-protection';
import { foodOccupations } from '../data/occupations/service/35-food';
import { cleaningAndGroundsOccupations } from '../data/occupations/service/37-cleaning-and-grounds';
import { personalServiceOccupations } from '../data/occupations/service/39-personal-service';
import { salesOccupations } from '../data/occupations/sales-and-office/41-sales';
import { officeOccupations } from '../data/occupations/sales-and-office/43-office';
import { farmingOccupations } from '../data/occupations/production/45-farming';
import { constructionOccupations } from '../data/occupations/production/47-construction';
import { repairOccupations } from '../data/occupations/production/49-repair';
import { productionOccupations } from '../data/occupations/production/51-production';
import { transportOccupations } from '../data/occupations/production/53-transport';
import { militaryOccupations } from '../data/occupations/55-military';
import { parseOccupations, type OccupationRecord } from './occupation-records';

const tables = [
  managementOccupations,
  businessAndFinanceOccupations,
  computingOccupations,
  engineeringOccupations,
  scienceOccupations,
  communityOccupations,
  lawOccupations,
  educationOccupations,
  artsAndMediaOccupations,
  healthPracticeOccupations,
  healthSupportOccupations,
  protectionOccupations,
  foodOccupations,
  cleaningAndGroundsOccupations,
  personalServiceOccupations,
  salesOccupations,
  officeOccupations,
  farmingOccupations,
  constructionOccupations,
  repairOccupations,
  productionOccupations,
  transportOccupations,
  militaryOccupations,
];

let records: readonly OccupationRecord[] | undefined;
let byCode: ReadonlyMap<string, OccupationRecord> | undefined;

/** All occupations of the curated map by code, parsed once. */
export function occupationRecords(): readonly OccupationRecord[] {
  records ??= tables.flatMap(parseOccupations);
  return records;
}

/** The occupation of an O*NET-SOC code, or null. */
export function occupationByCode(code: string): OccupationRecord | null {
  byCode ??= new Map(occupationRecords().map((record) => [record.code, record]));
  return byCode.get(code) ?? null;
}
