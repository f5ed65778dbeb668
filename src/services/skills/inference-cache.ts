import { LRUCache } from 'lru-cache';
import type { SkillsInferRequest, SkillsInferResponse } from '../../domain/skills';

/** Characters of keys and responses together; a response has about 9,000. */
const MAX_CHARACTERS = 16_000_000;
/** Longer requests repeat too rarely to be cached. */
const MAX_KEY_CHARACTERS = 2_000;

/**
 * Caches responses that depend only on the request and the skills map: callers send the same titles often. Such a response
 * contains nothing of a tenant. Callers get the same object each time and must not change it.
 */
export class InferenceCache {
  private readonly responses = new LRUCache<string, SkillsInferResponse>({ maxSize: MAX_CHARACTERS });

  /** Returns the cached response to an equal request, or computes it. */
  getOrCompute(request: SkillsInferRequest, compute: () => SkillsInferResponse): SkillsInferResponse {
    const { occupations, knownSkills = [], limit = null, minConfidence = null } = request;
    const key = JSON.stringify([occupations, knownSkills, limit, minConfidence]);
    if (key.length > MAX_KEY_CHARACTERS) return compute();
    const cached = this.responses.get(key);
    if (cached) return cached;
    const response = compute();
    this.responses.set(key, response, { size: key.length + JSON.stringify(response).length });
    return response;
  }

  clear(): void {
    this.responses.clear();
  }
}
