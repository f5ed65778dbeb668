import { LRUCache } from 'lru-cache';
import type { SkillsInferRequest, SkillsInferResponse } from '../../domain/skills';

/** Characters of keys and responses together; a response has about 9,000. */
const MAX_CHARACTERS = 16_000_000;
/** Characters of a skill, an occupation or a row of evidence in a response, on average. */
const ROW_CHARACTERS = 180;
/** Longer requests repeat too rarely to be cached. */
const MAX_KEY_CHARACTERS = 2_000;
/** Requests of which the cache remembers that they were sent once. */
const MAX_SEEN = 5_000;

/**
 * Caches responses that depend only on the request and the skills map: callers send the same titles often. Such a response
 * contains nothing of a tenant. Callers get the same object each time and must not change it. A response is kept from its
 * second request on, because most requests are sent once, and to keep their responses costs more than it saves.
 */
export class InferenceCache {
  private readonly responses = new LRUCache<string, SkillsInferResponse>({ maxSize: MAX_CHARACTERS });
  private readonly seen = new LRUCache<string, true>({ max: MAX_SEEN });

  /** Returns the cached response to an equal request, or computes it. */
  getOrCompute(request: SkillsInferRequest, compute: () => SkillsInferResponse): SkillsInferResponse {
    const { occupations, knownSkills = [], limit = null, minConfidence = null } = request;
    const key = JSON.stringify([occupations, knownSkills, limit, minConfidence]);
    if (key.length > MAX_KEY_CHARACTERS) return compute();
    const cached = this.responses.get(key);
    if (cached) return cached;
    const response = compute();
    if (this.seen.delete(key))
      this.responses.set(key, response, { size: key.length + charactersOf(response) });
    else this.seen.set(key, true);
    return response;
  }

  clear(): void {
    this.responses.clear();
    this.seen.clear();
  }
}

/** An estimate: to serialize the response takes as long as to infer it. */
function charactersOf({ skills, occupations }: SkillsInferResponse): number {
  const rows = skills.reduce((total, { evidence }) => total + 1 + evidence.length, occupations.length);
  return rows * ROW_CHARACTERS;
}
