import type { Unit } from '../common';
import { roundToFourDecimals } from '../rounding';
import { fieldAgreements, type FieldAgreements } from './field-agreements';
import type { IdentityFeatures } from './identity-features';
import weights from './data/duplicate-weights.json';

export type ComparedField = keyof FieldAgreements;

/** What a field says about whether two records are of one person. */
export interface DuplicateReason {
  field:
    | 'givenName'
    | 'familyName'
    | 'middleName'
    | 'generation'
    | 'email'
    | 'phone'
    | 'place'
    | 'work'
    | 'education'
    | 'household';
  /** How far the field agrees, such as `same`, `similar` or `different`. */
  agreement: string;
  /**
   * Doublings of the odds: 3 makes one person 8 times as likely, -1 half as likely.
   */
  weight: number;
}

export interface DuplicateLikelihood {
  likelihood: Unit;
  /**
   * True if the likelihood is at least 0.8 and more agrees than people of one household share. A person decides in any
   * case.
   */
  isLikely: boolean;
  /** Fields that both records state, the strongest first. The weights and the prior add up to the likelihood. */
  reasons: DuplicateReason[];
}

/** Weights as doublings of the odds, by field and agreement; `unknown` counts nothing. */
export interface DuplicateWeights {
  /** Of records that share a key and agree in nothing else. */
  prior: number;
  fields: Record<string, Record<string, number>>;
}

/** Likelihood from which two records are very likely of one person. */
const LIKELY_DUPLICATE: Unit = weights.likelyFrom;
export const DUPLICATE_MODEL_VERSION = weights.version;

/** Fields that name a person without naming anything that the person has or did. */
const NAME_FIELDS: readonly ComparedField[] = ['givenName', 'familyName', 'middleName', 'generation'];
/** Agreements that say too little to add to names: a city has many people of one name. */
const WEAK_AGREEMENTS = new Set([
  ...['different', 'unknown', 'same_area', 'same_employer', 'same_school'],
  ...['home_or_phone', 'home_and_phone', 'other_member'],
]);

/** Returns how likely two records are of one person, with the reasons. */
export function duplicateLikelihood(a: IdentityFeatures, b: IdentityFeatures): DuplicateLikelihood {
  const agreements = fieldAgreements(a, b);
  const reasons = (Object.entries(agreements) as [ComparedField, string][])
    .filter(([, agreement]) => agreement !== 'unknown')
    .map(([field, agreement]) => ({
      field,
      agreement,
      weight: weightOf(weights, field, agreement),
    }))
    .sort((x, y) => Math.abs(y.weight) - Math.abs(x.weight));
  const likelihood = hasEvidenceBeyondNames(agreements)
    ? roundToFourDecimals(probability(weights, agreements))
    : 0;
  return {
    likelihood,
    isLikely: likelihood >= LIKELY_DUPLICATE && !isHouseholdPair(agreements),
    reasons,
  };
}

/** The probability under the given weights. */
export function probability(given: DuplicateWeights, agreements: FieldAgreements): Unit {
  let doublings = given.prior;
  for (const [field, agreement] of Object.entries(agreements)) {
    doublings += weightOf(given, field, agreement as string);
  }
  return 1 / (1 + 2 ** -doublings);
}

/** Names alone are never enough: they can tell of origin and sex, and many people share one. */
export function hasEvidenceBeyondNames(agreements: FieldAgreements): boolean {
  return Object.entries(agreements).some(
    ([field, agreement]) =>
      !NAME_FIELDS.includes(field as ComparedField) && !WEAK_AGREEMENTS.has(agreement as string),
  );
}

/** Twins agree in all but the given name, a parent and a child of one name in name, home and phone: such a pair is never called likely. */
export function isHouseholdPair({ household }: FieldAgreements): boolean {
  return household === 'home_and_phone' || household === 'other_member';
}

function weightOf(given: DuplicateWeights, field: string, agreement: string): number {
  return given.fields[field]?.[agreement] ?? 0;
}
