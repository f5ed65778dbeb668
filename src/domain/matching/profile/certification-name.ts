import { certificationLexicon } from '../../skills';
import { wordsOf } from '../text/words-of';

/** A certification under the name everything compares by. */
export interface CertificationName {
  plainName: string;
  kind: 'certification' | 'license' | null;
}

/** The map's name where it knows the certification, else its words. */
export function certificationName(written: string): CertificationName {
  const known = certificationLexicon().normalise(written);
  return known
    ? { plainName: known.name, kind: known.kind }
    : { plainName: wordsOf(written).join(' '), kind: null };
}
