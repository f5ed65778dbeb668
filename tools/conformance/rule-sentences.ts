import { ANSWER_CHECKS } from './checks/all';
import { AREAS } from './rules/all';

/** What each rule says, by its id. */
export function ruleSentences(): Map<string, string> {
  return new Map([
    ...ANSWER_CHECKS.map(({ rule, says }) => [rule, says] as const),
    ...AREAS.flatMap(({ rules }) => rules.map(({ id, says }) => [id, says] as const)),
    ['random.refused', 'a request the description refuses is refused before anything else is looked at'],
    ['random.pointer', 'errors[] names the place of the request that is wrong'],
    ['errors.provoked', 'an error the description lists can be answered'],
    ['setup', 'records of every kind can be made'],
  ]);
}
