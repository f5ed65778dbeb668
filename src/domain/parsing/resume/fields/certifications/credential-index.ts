import { certificationLexicon } from '../../../../skills';
import type { Certification } from '../../../parsed-resume';
import { foldText } from '../../../text/normalize';

const ABBREVIATION = /^\p{Lu}{2,6}$/u;
const NOTE_AT_END = /\s*\([^()]*\)$/;

/** The credentials found so far by their names, so that each is listed once. The first of equal ones counts. */
export class CredentialIndex {
  readonly #byName = new Map<string, Certification>();
  readonly #byWord = new Map<string, Certification>();
  readonly #byId = new Map<string, Certification>();
  readonly #byIdOfAbbreviation = new Map<string, Certification>();

  add(item: Certification): void {
    const add = (map: Map<string, Certification>, key: string): void => {
      if (!map.has(key)) map.set(key, item);
    };
    add(this.#byName, foldText(item.name));
    // "CCRN (AACN)" in a list and "CCRN" after the name are the same.
    add(this.#byName, foldText(item.name.replace(NOTE_AT_END, '')));
    for (const word of item.name.split(/[\s,()]+/)) add(this.#byWord, word);
    const id = idOf(item.name);
    if (id === undefined) return;
    add(this.#byId, id);
    if (ABBREVIATION.test(item.name)) add(this.#byIdOfAbbreviation, id);
  }

  /**
   * Returns the credential of this name: in the same words, as "LPN" for "Louisiana LPN", or as "Licensed Practical Nurse"
   * for "LPN" and the other way round, which the map of certifications names both.
   */
  find(name: string): Certification | undefined {
    const isAbbreviation = ABBREVIATION.test(name);
    const written = this.#byName.get(foldText(name)) ?? (isAbbreviation ? this.#byWord.get(name) : undefined);
    if (written || this.#byId.size === 0) return written;
    const id = idOf(name);
    if (id === undefined) return undefined;
    return (isAbbreviation ? this.#byId : this.#byIdOfAbbreviation).get(id);
  }
}

function idOf(name: string): string | undefined {
  return certificationLexicon().findExact(name)?.certificationId;
}
