import { RESPONSE_CHECKS } from './checks/all';
import { AREAS } from './rules/all';

/** Sentence of each rule by id. */
export function ruleSentences(): Map<string, string> {
  return new Map([
    ...RESPONSE_CHECKS.map(({ rule, says }) => [rule, says] as const),
    ...AREAS.flatMap(({ rules }) => rules.map(({ id, says }) => [id, says] as const)),
    ['random.refused', 'a request that violates the description is rejected by validation'],
    ['random.pointer', 'errors[] points to the invalid location of the request (B.13)'],
    ['errors.provoked', 'every documented error can be provoked'],
    ['setup', 'records of every kind can be created'],
  ]);
}
