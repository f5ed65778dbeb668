import { certificationLexicon } from '../../skills';
import type { ScorableCandidate } from '../firewall';
import { milesBetween } from '../places/distance';
import { INFERRED_CAP } from '../profile/candidate-profile';
import { certificationName } from '../profile/certification-name';
import type { JobProfile } from '../profile/job-profile';
import { skillConcept } from '../profile/skill-concept';
import { readTitle } from '../profile/title-reading';
import { Postings } from './postings';

/* What the rough score weighs: the parts of the exact one that can be read off lists of rows. */
const SKILLS = 0.4;
const OCCUPATION = 0.35;
const PLACE = 0.1;
const NARROWER = 0.8;
const WIDER = 0.5;
/** Whoever lacks a required certificate stands behind everybody who has it. */
const CERTIFICATE_LOST = 0.5;
const USUAL_MILES = 25;

/**
 * Candidates by what they can be found by: skills, occupations, certificates, place. Narrows a hundred thousand down to
 * some hundreds worth scoring exactly. A change of a candidate appends a row and buries the old one.
 */
export class CandidateIndex {
  private readonly ids: string[] = [];
  private readonly rowOf = new Map<string, number>();
  private buried = new Set<number>();
  private readonly skills = new Map<string, Postings>();
  private readonly narrower = new Map<string, Postings>();
  private readonly occupations = new Map<string, Postings>();
  private readonly certificates = new Map<string, Postings>();
  private readonly places = new Map<string, { city: string; state: string; rows: Postings }>();

  /** Candidates that can be found. */
  get size(): number {
    return this.rowOf.size;
  }

  /** Rows no longer in use beside those that are; an index mostly buried is better built anew. */
  get wasted(): number {
    return this.buried.size;
  }

  put(id: string, candidate: ScorableCandidate): void {
    this.remove(id);
    const row = this.ids.length;
    this.ids.push(id);
    this.rowOf.set(id, row);
    for (const { name, skillId, stated, confidence } of candidate.skills) {
      const { key, wider } = skillConcept(name, skillId);
      const strength = stated ? 1 : Math.min(INFERRED_CAP, confidence);
      term(this.skills, key).add(row, strength);
      for (const above of wider) term(this.narrower, above).add(row, strength);
    }
    const seen = new Map<string, number>();
    for (const title of [...candidate.work.map((work) => work.title), ...candidate.wishes.occupations]) {
      for (const [code, share] of readTitle(title).occupations) {
        seen.set(code, Math.max(seen.get(code) ?? 0, share));
      }
    }
    for (const [code, share] of seen) term(this.occupations, code).add(row, share);
    for (const { name, expired } of candidate.certifications) {
      if (!expired) term(this.certificates, certificationName(name).plainName).add(row, 1);
    }
    if (candidate.place) {
      const { city, state } = candidate.place;
      const key = `${state} ${city.toLowerCase()}`;
      const place = this.places.get(key) ?? { city, state, rows: new Postings() };
      this.places.set(key, place);
      place.rows.add(row, 1);
    }
  }

  remove(id: string): void {
    const row = this.rowOf.get(id);
    if (row === undefined) return;
    this.buried.add(row);
    this.rowOf.delete(id);
  }

  /** Candidates likeliest to suit a job, best first, at most `most`. */
  likeliest(job: JobProfile, most: number): string[] {
    const scores = new Float32Array(this.ids.length);
    this.weighSkills(job, scores);
    for (const [code, share] of job.titleReading.occupations) {
      this.occupations.get(code)?.addTo(scores, OCCUPATION * share);
    }
    this.weighCertificates(job, scores);
    if (job.place && job.workplaceType !== 'remote') {
      for (const { city, state, rows } of this.places.values()) {
        const miles = milesBetween({ city, state }, job.place);
        if (miles === null) continue;
        rows.addTo(scores, PLACE * Math.min(1, Math.max(0, 2 - miles / USUAL_MILES)));
      }
    }
    for (const row of this.buried) scores[row] = -1;
    return best(scores, most).map((row) => this.ids[row]!);
  }

  private weighSkills(job: JobProfile, scores: Float32Array): void {
    const total = job.skills.reduce((sum, { weight }) => sum + weight, 0);
    if (total === 0) return;
    const met = new Float32Array(this.ids.length);
    for (const { concept, weight } of job.skills) {
      const touched: number[] = [];
      this.skills.get(concept.key)?.raise(met, 1, touched);
      this.narrower.get(concept.key)?.raise(met, NARROWER, touched);
      for (const above of concept.wider) this.skills.get(above)?.raise(met, WIDER, touched);
      const factor = (SKILLS * weight) / total;
      for (const row of touched) {
        scores[row]! += factor * met[row]!;
        met[row] = 0;
      }
    }
  }

  private weighCertificates(job: JobProfile, scores: Float32Array): void {
    const lexicon = certificationLexicon();
    for (const wanted of job.certifications) {
      if (!wanted.required) continue;
      const met = new Float32Array(this.ids.length);
      const touched: number[] = [];
      for (const [held, rows] of this.certificates) {
        if (lexicon.covers(held, wanted.plainName)) rows.raise(met, 1, touched);
      }
      for (const row of touched) scores[row]! += CERTIFICATE_LOST;
    }
  }
}

function term(terms: Map<string, Postings>, key: string): Postings {
  let postings = terms.get(key);
  if (!postings) terms.set(key, (postings = new Postings()));
  return postings;
}

/** Rows of the highest scores above 0, best first; equal scores by row. A counting pass finds where to cut. */
function best(scores: Float32Array, most: number): number[] {
  let top = 0;
  for (const score of scores) if (score > top) top = score;
  if (top === 0) return [];
  const buckets = new Int32Array(BUCKETS + 1);
  const bucketOf = (score: number) => Math.floor((score / top) * BUCKETS);
  for (const score of scores) if (score > 0) buckets[bucketOf(score)]! += 1;
  let cut = BUCKETS;
  let above = buckets[cut]!;
  while (cut > 0 && above < most) {
    cut -= 1;
    above += buckets[cut]!;
  }
  const rows: number[] = [];
  scores.forEach((score, row) => {
    if (score > 0 && bucketOf(score) >= cut) rows.push(row);
  });
  return rows.sort((a, b) => scores[b]! - scores[a]! || a - b).slice(0, most);
}

const BUCKETS = 4096;
