import { LRUCache } from 'lru-cache';
import type { SkillsInferRequest, SkillsInferResponse } from '../../domain/skills';

/** Characters of keys and answers together; an answer has about 9,000. */
const MAX_CHARACTERS = 16_000_000;
/** Longer requests repeat too rarely to be kept. */
const MAX_KEY_CHARACTERS = 2_000;

/**
 * Keeps answers that follow from the request and the skills map alone, because the same titles are asked for again and
 * again. Such an answer holds nothing of a tenant. Callers get the same object each time and must not change it.
 */
export class InferenceCache {
  private readonly answers = new LRUCache<string, SkillsInferResponse>({ maxSize: MAX_CHARACTERS });

  /** Returns the kept answer of an equal request, else the computed one. */
  answerTo(request: SkillsInferRequest, compute: () => SkillsInferResponse): SkillsInferResponse {
    const { occupations, knownSkills = [], limit = null, minConfidence = null } = request;
    const key = JSON.stringify([occupations, knownSkills, limit, minConfidence]);
    if (key.length > MAX_KEY_CHARACTERS) return compute();
    const kept = this.answers.get(key);
    if (kept) return kept;
    const answer = compute();
    this.answers.set(key, answer, { size: key.length + JSON.stringify(answer).length });
    return answer;
  }

  clear(): void {
    this.answers.clear();
  }
}
