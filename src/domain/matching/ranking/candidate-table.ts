import { historyEffect, type HistoryOutline } from '../../retention';
import { UNDATED_MONTHS } from '../components/experience';
import type { CandidateProfile } from '../profile/candidate-profile';
import { lastJobs, recency } from '../semantic-model';
import { Facet } from './facet';
import { Fractions, Integers, Numbering } from './growing';
import { SkillTable } from './skill-table';
import { TitleTable } from './title-table';
import { VectorTable } from './vector-table';

/** What of a candidate decides what no other column says, one combination for many people. */
export type CertificateFacet = Pick<CandidateProfile, 'certifications' | 'hasDriversLicense'> & {
  usual: string[];
  /** Nothing at all is known of certificates, work and skills. */
  bare: boolean;
};
export type PlaceFacet = Pick<CandidateProfile, 'place' | 'maxCommuteMiles'>;
export type ScheduleFacet = Pick<CandidateProfile, 'shifts' | 'employmentTypes' | 'workplaceTypes'>;

/**
 * Candidates as columns of numbers: all that decides their scores, in about as many bytes as their resumes have
 * letters. A change of a candidate appends a row and buries the old one.
 */
export class CandidateTable {
  readonly ids: string[] = [];
  private readonly rowOf = new Map<string, number>();
  private buried = 0;
  /** 1 for rows in use. */
  readonly inUse = new Integers();

  readonly titles = new TitleTable();
  readonly skills = new SkillTable();
  readonly texts = new VectorTable<number>();
  readonly employers = new VectorTable<string>();

  /** Past jobs and wishes of a row stand between its start and the next, the last three jobs first among the jobs. */
  readonly workStarts = new Integers();
  readonly workTitles = new Integers();
  readonly workMonths = new Fractions();
  /** How much its closeness counts; 0 for all but the last three. */
  readonly workRecency = new Fractions();
  readonly wishStarts = new Integers();
  readonly wishTitles = new Integers();
  readonly skillStarts = new Integers();
  readonly heldSkills = new Integers();
  readonly skillStrengths = new Fractions();
  /** -1 where not known. */
  readonly skillMonths = new Integers();

  readonly certificateFacet = new Facet<CertificateFacet>(certificateKey);
  readonly educationFacet = new Facet<Pick<CandidateProfile, 'educationLevel'>>(
    ({ educationLevel }) => educationLevel ?? '',
  );
  readonly languageFacet = new Facet<Pick<CandidateProfile, 'languages'>>(({ languages }) =>
    languages.length === 0 ? '' : JSON.stringify(languages),
  );
  readonly placeFacet = new Facet<PlaceFacet>(
    ({ place, maxCommuteMiles }) => `${place ? `${place.state}|${place.city}` : ''}|${maxCommuteMiles}`,
  );
  readonly payFacet = new Facet<Pick<CandidateProfile, 'hourlyMinUsd'>>(({ hourlyMinUsd }) =>
    String(hourlyMinUsd),
  );
  readonly scheduleFacet = new Facet<ScheduleFacet>(({ shifts, employmentTypes, workplaceTypes }) =>
    shifts.length + employmentTypes.length + workplaceTypes.length === 0
      ? ''
      : JSON.stringify([shifts, employmentTypes, workplaceTypes]),
  );
  readonly authorizationFacet = new Facet<Pick<CandidateProfile, 'workAuthorization'>>(
    ({ workAuthorization }) => workAuthorization,
  );
  readonly certificates = new Integers();
  readonly education = new Integers();
  readonly languages = new Integers();
  readonly places = new Integers();
  readonly pay = new Integers();
  readonly schedules = new Integers();
  readonly authorization = new Integers();

  readonly distinctOwners = new Numbering<string>();
  readonly owners = new Integers();
  readonly groups = new Numbering<string>();
  /** A bit for each major group of past work. */
  readonly groupBits = new Integers();
  readonly historyEffects = new Fractions();

  constructor() {
    for (const starts of [this.workStarts, this.wishStarts, this.skillStarts]) starts.push(0);
  }

  /** Candidates in use. */
  get size(): number {
    return this.rowOf.size;
  }

  /** Rows no longer in use; a table mostly buried is better built anew. */
  get wasted(): number {
    return this.buried;
  }

  /** `owner` is whose candidate it is. */
  put(id: string, owner: string, candidate: CandidateProfile, history: HistoryOutline): void {
    this.remove(id);
    this.rowOf.set(id, this.ids.length);
    this.ids.push(id);
    this.inUse.push(1);
    this.owners.push(this.distinctOwners.numberOf(owner));
    this.putWork(candidate);
    this.putSkills(candidate);
    this.putFacets(candidate);
    this.texts.add(candidate.text.features, candidate.text.weights);
    this.employers.add(
      history.employers,
      history.employers.map(() => 1),
    );
    this.historyEffects.push(historyEffect(history));
    let bits = 0;
    for (const group of history.groups) bits |= 1 << this.groups.numberOf(group);
    this.groupBits.push(bits);
  }

  remove(id: string): void {
    const row = this.rowOf.get(id);
    if (row === undefined) return;
    this.inUse.values[row] = 0;
    this.rowOf.delete(id);
    this.buried += 1;
  }

  private putWork({ work, wishes }: CandidateProfile): void {
    const last = new Set(lastJobs(work));
    for (const job of work) {
      this.workTitles.push(this.titles.numberOf(job.reading));
      this.workMonths.push(job.months ?? UNDATED_MONTHS);
      this.workRecency.push(last.has(job) ? recency(job) : 0);
    }
    this.workStarts.push(this.workTitles.length);
    for (const wish of wishes) this.wishTitles.push(this.titles.numberOf(wish));
    this.wishStarts.push(this.wishTitles.length);
  }

  private putSkills({ skills }: CandidateProfile): void {
    for (const { concept, strength, months } of skills.values()) {
      this.heldSkills.push(this.skills.numberOf(concept));
      this.skillStrengths.push(strength);
      this.skillMonths.push(months ?? -1);
    }
    this.skillStarts.push(this.heldSkills.length);
  }

  private putFacets(candidate: CandidateProfile): void {
    const { certifications, hasDriversLicense, work, skills, usualCertifications } = candidate;
    const bare = certifications.length === 0 && work.length === 0 && skills.size === 0;
    const usual = [...usualCertifications].sort();
    const { educationLevel, languages, place, maxCommuteMiles, hourlyMinUsd } = candidate;
    const { shifts, employmentTypes, workplaceTypes, workAuthorization } = candidate;
    this.certificates.push(
      this.certificateFacet.numberOf({ certifications, hasDriversLicense, usual, bare }),
    );
    this.education.push(this.educationFacet.numberOf({ educationLevel }));
    this.languages.push(this.languageFacet.numberOf({ languages }));
    this.places.push(this.placeFacet.numberOf({ place, maxCommuteMiles }));
    this.pay.push(this.payFacet.numberOf({ hourlyMinUsd }));
    this.schedules.push(this.scheduleFacet.numberOf({ shifts, employmentTypes, workplaceTypes }));
    this.authorization.push(this.authorizationFacet.numberOf({ workAuthorization }));
  }
}

function certificateKey({ certifications, hasDriversLicense, usual, bare }: CertificateFacet): string {
  const held = certifications.length === 0 ? '' : JSON.stringify(certifications);
  return `${hasDriversLicense}|${bare}|${usual.join('|')}|${held}`;
}
