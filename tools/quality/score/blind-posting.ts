import { certificationLexicon } from '../../../src/domain/skills';
import type { JobPrediction } from './job-description';
import type { Tally } from './tally';
import { foldForScore, soft } from './text';

/** Left undecided by the expert. */
type Undecided = '?';

interface NamedCredential {
  name: string;
  /** Words of which one must occur in the parsed name. */
  aliases: string[];
}

/** What a recruiting expert reads in a posting; alternatives are lists, and an absent value means that none is stated. */
export interface BlindPostingGold {
  title: string | string[];
  employer?: string | string[] | null;
  city: string | null;
  state: string | null;
  country?: string;
  pay: [min: number, max: number, period: string, currency: string] | null | Undecided;
  /** Pay an hour in US dollars. */
  h: [number | null, number | null] | Undecided;
  type?: string | null;
  shifts?: string[] | Undecided;
  hours?: [number, number];
  workplace?: string | null;
  certs?: NamedCredential[] | Undecided;
  prefCerts?: NamedCredential[];
  minExp?: number | null | Undecided;
  maxExp?: number;
  edu?: string | string[] | null;
  dl?: boolean | Undecided;
  bg?: boolean | Undecided;
  drug?: boolean | Undecided;
  visa?: boolean | Undecided;
  openings?: number | null;
  langs?: string[] | Undecided;
  benefits?: string[] | Undecided;
  skills?: string[];
  signals?: string[] | Undecided;
  negSignals?: string[];
}

const CENTS = 0.06;
const DRIVERS_LICENSE = "Driver's license";
const same = (a: unknown, b: unknown): boolean => a === b;
const sameText = (a: unknown, b: unknown): boolean => foldForScore(a) === foldForScore(b);
const close = (a: unknown, b: unknown): boolean => Math.abs(Number(a) - Number(b)) < CENTS;

/** Adds the fields of one posting to the tally. */
export function scoreBlindPosting(gold: BlindPostingGold, job: JobPrediction, tally: Tally): void {
  scoreHead(gold, job, tally);
  scorePay(gold, job, tally);
  scoreTerms(gold, job, tally);
  scoreRequirements(gold, job, tally);
}

/** Compares a value of which each alternative is right. */
function either(tally: Tally, field: string, gold: unknown, got: unknown, equal = same): void {
  if (gold === '?') return;
  const alternatives = [gold].flat();
  const right = alternatives.find((one) => equal(one, got));
  tally.scalar(field, right ?? alternatives[0], got, equal);
}

function scoreHead(gold: BlindPostingGold, job: JobPrediction, tally: Tally): void {
  either(tally, 'title', gold.title, job.title, soft);
  if (gold.employer !== undefined) either(tally, 'employer', gold.employer, job.employerName, soft);
  either(tally, 'city', gold.city, job.city, sameText);
  either(tally, 'state', gold.state, job.state);
  if (gold.country !== undefined) either(tally, 'country', gold.country, job.countryCode);
}

function scorePay(gold: BlindPostingGold, job: JobPrediction, tally: Tally): void {
  const { compensation: pay } = job;
  if (gold.pay !== '?') {
    const [min = null, max = null, period, currency] = gold.pay ?? [];
    tally.scalar('pay.min', min, pay.min, close);
    tally.scalar('pay.max', max, pay.max, close);
    if (gold.pay) {
      tally.scalar('pay.period', period, pay.period, same);
      tally.scalar('pay.currency', currency, pay.currency, same);
    }
  }
  if (gold.h === '?') return;
  tally.scalar('pay.hourlyMinUsd', gold.h[0], job.hourlyMinUsd, close);
  tally.scalar('pay.hourlyMaxUsd', gold.h[1], job.hourlyMaxUsd, close);
}

function scoreTerms(gold: BlindPostingGold, job: JobPrediction, tally: Tally): void {
  const { schedule } = job;
  if (gold.type !== undefined) either(tally, 'employment type', gold.type, job.employmentType);
  scoreList(tally, 'shifts', gold.shifts, schedule.shifts, same);
  if (gold.hours) {
    tally.scalar('hours.min', gold.hours[0], schedule.hoursPerWeekMin, same);
    tally.scalar('hours.max', gold.hours[1], schedule.hoursPerWeekMax, same);
  }
  if (gold.workplace !== undefined) either(tally, 'workplace', gold.workplace, job.workplaceType);
  if (gold.openings !== undefined) either(tally, 'openings', gold.openings, job.openings);
  const benefits = [...new Set(job.benefits.map(({ category }) => category))];
  scoreList(tally, 'benefits', gold.benefits, benefits, same);
  const signals = (polarity: string): string[] =>
    job.friendlinessSignals.filter((signal) => signal.polarity === polarity).map(({ signal }) => signal);
  scoreList(tally, 'signals', gold.signals, signals('positive'), same);
  scoreList(tally, 'negative signals', gold.negSignals, signals('negative'), same);
}

function scoreRequirements(gold: BlindPostingGold, job: JobPrediction, tally: Tally): void {
  scoreCredentials(tally, 'certifications', gold.certs, job.requiredCertifications);
  scoreCredentials(tally, 'preferred certifications', gold.prefCerts, job.preferredCertifications);
  either(tally, 'experience', gold.minExp ?? null, job.minExperienceMonths);
  if (gold.maxExp !== undefined) tally.scalar('experience.max', gold.maxExp, job.maxExperienceMonths, same);
  // `none` where the labels state nothing says the same.
  const level = job.minEducationLevel === 'none' && gold.edu === undefined ? null : job.minEducationLevel;
  either(tally, 'education', gold.edu ?? null, level);
  const flags = [
    ['drivers license', gold.dl, job.requiresDriversLicense],
    ['background check', gold.bg, job.requiresBackgroundCheck],
    ['drug test', gold.drug, job.requiresDrugTest],
    ['visa', gold.visa, job.sponsorsVisa],
  ] as const;
  for (const [field, asked, got] of flags) {
    // `false` without a statement is an answer that says nothing.
    either(tally, field, asked ?? null, got === false && asked === undefined ? null : got);
  }
  const languages = job.languages.map(({ language }) => language);
  scoreList(tally, 'languages', gold.langs, languages, sameText);
  const skills = [...job.requiredSkills, ...job.preferredSkills];
  for (const skill of gold.skills ?? []) {
    const found = skills.some(({ name, rawNames }) =>
      [name, ...rawNames].some((text) => mentions(text, skill)),
    );
    tally.add('skills', Number(found), 0, Number(!found));
  }
}

/**
 * An ordinary driver's license counts among the credentials only where the labels list it there; `dl` says whether it is
 * required, and is compared with the flag that every required license sets.
 */
function scoreCredentials(
  tally: Tally,
  field: string,
  gold: readonly NamedCredential[] | Undecided | undefined,
  got: readonly string[],
): void {
  if (gold === undefined || gold === '?') return;
  const named = (one: NamedCredential, name: string): boolean =>
    one.aliases.some((alias) => foldForScore(name).includes(foldForScore(alias))) || isSameInMap(one, name);
  const judged = got.filter((name) => name !== DRIVERS_LICENSE || gold.some((one) => named(one, name)));
  scoreList(tally, field, gold, judged, named);
}

/** The parser answers with the plain name of the map: "Food protection manager certification" for "ServSafe Manager". */
function isSameInMap(label: NamedCredential, name: string): boolean {
  const plain = certificationLexicon().findExact(label.name)?.name;
  return plain !== undefined && name.split(' or ').includes(plain);
}

/** True if one of two names of a skill contains the other as whole words. */
function mentions(text: string, skill: string): boolean {
  const [a, b] = [` ${foldForScore(text)} `, ` ${foldForScore(skill)} `];
  return a.includes(b) || b.includes(a) || soft(text, skill);
}

function scoreList<G, P>(
  tally: Tally,
  field: string,
  gold: readonly G[] | Undecided | undefined,
  got: readonly P[],
  equal: (gold: G, got: P) => boolean,
): void {
  if (gold === undefined || gold === '?') return;
  const found = gold.filter((one) => got.some((value) => equal(one, value))).length;
  const wrong = got.filter((value) => !gold.some((one) => equal(one, value))).length;
  tally.add(field, found, wrong, gold.length - found);
}
