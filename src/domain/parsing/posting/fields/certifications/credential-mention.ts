import type { CertificationRef } from '../../../../skills';

/** A credential of the map with its offsets in a text. */
export interface CredentialMention {
  start: number;
  end: number;
  certification: CertificationRef;
}

/** Texts that, in addition to the sentence itself, decide the meaning of an ambiguous abbreviation. */
export interface CredentialContext {
  title: string;
  /** Letters in the name of the employer name no credential: "Summit Motion PT". */
  employer: string | null;
  posting: string;
}
