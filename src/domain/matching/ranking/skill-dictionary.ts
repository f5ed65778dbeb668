import { SKILL_SIMILARITY, tokenOverlap } from '../components/skills';
import type { JobProfile } from '../profile/job-profile';
import { relationsOfKey } from '../profile/skill-concept';
import { Dictionary } from './typed-vectors';

/** The contribution of a held skill to one of the requested skills. */
export interface SkillContribution {
  /** Index among the skills the job requests. */
  requestedIndex: number;
  similarity: number;
  minMonths: number | null;
}

/** The distinct skills of all candidates, indexed by their related skills. */
export class SkillDictionary {
  private readonly keys = new Dictionary<string>();
  private readonly concepts: ReturnType<typeof relationsOfKey>[] = [];
  private readonly byWider = new Map<string, number[]>();
  private readonly byWord = new Map<string, number[]>();

  get size(): number {
    return this.concepts.length;
  }

  /** Returns the index of a skill by the key of its concept; adds new ones. */
  indexOf(key: string): number {
    const number = this.keys.indexOf(key);
    if (number === this.concepts.length) {
      const concept = relationsOfKey(key);
      this.concepts.push(concept);
      for (const wider of concept.wider) appendTo(this.byWider, wider, number);
      for (const word of new Set(concept.words)) appendTo(this.byWord, word, number);
    }
    return number;
  }

  /**
   * Returns, by index of a held skill, its contributions to the requested skills, never lower than in `matchSkills`.
   * Sparse.
   */
  contributionsTo(requestedSkills: JobProfile['skills']): (readonly SkillContribution[] | undefined)[] {
    const offers = new Array<SkillContribution[] | undefined>(this.concepts.length);
    requestedSkills.forEach(({ concept, minMonths }, at) => {
      const offer = (skillIndex: number | undefined, similarity: number) => {
        if (skillIndex === undefined || similarity === 0) return;
        (offers[skillIndex] ??= []).push({ requestedIndex: at, similarity, minMonths });
      };
      offer(this.keys.find(concept.key), 1);
      for (const skillIndex of this.byWider.get(concept.key) ?? [])
        offer(skillIndex, SKILL_SIMILARITY.sameConcept);
      for (const wider of concept.wider) {
        offer(this.keys.find(wider), SKILL_SIMILARITY.wider);
        for (const skillIndex of this.byWider.get(wider) ?? []) {
          if (this.concepts[skillIndex]!.key !== concept.key) offer(skillIndex, SKILL_SIMILARITY.sibling);
        }
      }
      const candidates = new Set(concept.words.flatMap((word) => this.byWord.get(word) ?? []));
      for (const skillIndex of candidates)
        offer(skillIndex, tokenOverlap(concept, this.concepts[skillIndex]!));
    });
    return offers;
  }
}

function appendTo(lists: Map<string, number[]>, key: string, number: number): void {
  const list = lists.get(key);
  if (list) list.push(number);
  else lists.set(key, [number]);
}
