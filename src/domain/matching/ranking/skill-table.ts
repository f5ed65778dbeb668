import { NEARNESS, wordsShared } from '../components/skills';
import type { JobProfile } from '../profile/job-profile';
import { relationsOfKey } from '../profile/skill-concept';
import { Numbering } from './growing';

/** The contribution of a held skill to one of the requested skills. */
export interface Offer {
  /** Index among the skills the job requests. */
  wanted: number;
  nearness: number;
  minMonths: number | null;
}

/** The distinct skills of all candidates, indexed by their related skills. */
export class SkillTable {
  private readonly keys = new Numbering<string>();
  private readonly concepts: ReturnType<typeof relationsOfKey>[] = [];
  private readonly byWider = new Map<string, number[]>();
  private readonly byWord = new Map<string, number[]>();

  /** By the key of its concept. */
  numberOf(key: string): number {
    const number = this.keys.numberOf(key);
    if (number === this.concepts.length) {
      const concept = relationsOfKey(key);
      this.concepts.push(concept);
      for (const wider of concept.wider) push(this.byWider, wider, number);
      for (const word of new Set(concept.words)) push(this.byWord, word, number);
    }
    return number;
  }

  /** By number of a held skill, what it offers for those wanted, as `meetSkills` counts it or better; sparse. */
  offersFor(wanted: JobProfile['skills']): (readonly Offer[] | undefined)[] {
    const offers = new Array<Offer[] | undefined>(this.concepts.length);
    wanted.forEach(({ concept, minMonths }, at) => {
      const offer = (held: number | undefined, nearness: number) => {
        if (held === undefined || nearness === 0) return;
        (offers[held] ??= []).push({ wanted: at, nearness, minMonths });
      };
      offer(this.keys.known(concept.key), 1);
      for (const held of this.byWider.get(concept.key) ?? []) offer(held, NEARNESS.sameConcept);
      for (const wider of concept.wider) {
        offer(this.keys.known(wider), NEARNESS.wider);
        for (const held of this.byWider.get(wider) ?? []) {
          if (this.concepts[held]!.key !== concept.key) offer(held, NEARNESS.sibling);
        }
      }
      const alike = new Set(concept.words.flatMap((word) => this.byWord.get(word) ?? []));
      for (const held of alike) offer(held, wordsShared(concept, this.concepts[held]!));
    });
    return offers;
  }
}

function push(lists: Map<string, number[]>, key: string, number: number): void {
  const list = lists.get(key);
  if (list) list.push(number);
  else lists.set(key, [number]);
}
