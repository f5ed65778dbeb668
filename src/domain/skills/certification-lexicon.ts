import { memoizeByText } from '../text/memoize-by-text';
import { NearSpelling } from './text/near-spelling';
import { TermTrie } from './text/term-trie';
import { keyOf, wordsOf } from './text/tokens';
import type { CertificationRecord } from './map/certification-records';

/** A certification or licence under its plain name. */
export interface CertificationRef {
  name: string;
  certificationId: string;
  kind: 'certification' | 'license';
  issuer: string | null;
}

export interface CertificationHit {
  /** UTF-16 offset, inclusive. */
  start: number;
  /** UTF-16 offset, exclusive. */
  end: number;
  certification: CertificationRef;
}

const EDGE_PUNCTUATION = /^[\s•●▪·*\-–—>,;:.✓✔]+|[\s,;:.\-–—]+$/g;
const LEADING_WORDS =
  /^(?:(?:current|valid|active|unrestricted|state|must (?:have|hold|possess)|possession of|holds?|licensed as|certified as|certified in|certification in|certificate in|licensed|registered)\s+)+(?:an?\s+|the\s+)?/i;
const BRACKETED_LETTER = /\(([A-Z])\)/g;
/** "Registered as a pharmacy technician" names the registered technician. */
const REGISTERED_AS = /\b(licensed|registered|certified) as an? /gi;
const TRAILING_WORDS =
  /(?:\s*\([^()]*\)|\s+(?:certifi(?:ed|cation|cate)s?|licen[sc](?:e|ed|ure)s?|card|training|required|preferred|or equivalent|#?\s*\d[\d-]*))+\s*$/i;

const MAX_ITEM_CHARACTERS = 160;

/** Returns an item without the words around a name. */
function coreOf(item: string): string {
  return item.replace(TRAILING_WORDS, '').replace(LEADING_WORDS, '').replace(EDGE_PUNCTUATION, '');
}

/** Recognizes certifications and licences in lists and in running text. */
export class CertificationLexicon {
  private readonly byKey = new Map<string, CertificationRef>();
  private readonly byName = new Map<string, CertificationRecord>();
  private readonly trie = new TermTrie<CertificationRef>();
  private near: NearSpelling | null = null;

  constructor(records: Iterable<CertificationRecord>) {
    for (const record of records) {
      const ref: CertificationRef = {
        name: record.name,
        certificationId: record.id,
        kind: record.kind,
        issuer: record.issuer,
      };
      this.byName.set(record.name, record);
      for (const { text, care } of record.spellings) {
        const words = wordsOf(text);
        const key = words.join(' ');
        if (key !== '' && !this.byKey.has(key)) this.byKey.set(key, ref);
        this.trie.add(text, ref, care, words);
      }
    }
  }

  /** Returns the certification that an item as a whole names, be it misspelt, or null. */
  normalize(raw: string): CertificationRef | null {
    const exact = this.findExact(raw);
    if (exact !== null || raw.length > MAX_ITEM_CHARACTERS) return exact;
    const item = raw.replace(EDGE_PUNCTUATION, '');
    this.near ??= new NearSpelling(this.byKey.keys());
    const corrected = this.near.correct(keyOf(item)) ?? this.near.correct(keyOf(coreOf(item)));
    return corrected === null ? null : (this.byKey.get(corrected) ?? null);
  }

  /** Returns the certification that an item as a whole names without a misspelling, or null. */
  findExact(raw: string): CertificationRef | null {
    return raw.length > MAX_ITEM_CHARACTERS ? null : this.exactByText(raw).ref;
  }

  private readonly exactByText = memoizeByText((raw): { ref: CertificationRef | null } => {
    const item = raw.replace(EDGE_PUNCTUATION, '');
    const withoutTrail = item.replace(TRAILING_WORDS, '');
    const withoutLead = item.replace(LEADING_WORDS, '');
    const inside = item.includes('(') ? /\(([^()]+)\)/.exec(item)?.[1] : undefined;
    const core = withoutTrail === item && withoutLead === item ? item : coreOf(item);
    // Most items have none of the words around a name, so their forms are equal.
    for (const form of new Set([item, withoutTrail, withoutLead, core, inside])) {
      const ref = form ? this.byKey.get(keyOf(form)) : undefined;
      if (ref) return { ref };
    }
    return { ref: null };
  });

  /** Finds certifications in running text: longest first, in order, without overlaps. */
  find(text: string): CertificationHit[] {
    // "passenger (P) endorsement": brackets around a letter separate no words, and neither does "as a". The length stays
    // the same.
    const plain = text
      .replace(BRACKETED_LETTER, ' $1 ')
      .replace(REGISTERED_AS, (all, word: string) => `${word} `.padStart(all.length));
    return this.trie.find(plain).map(({ start, end, value }) => ({ start, end, certification: value }));
  }

  /** True if holding `held` also satisfies `required` (a class A driving licence covers class B). Names of the map. */
  covers(heldName: string, required: string): boolean {
    const seen = new Set<string>();
    const open = [heldName];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (name === required) return true;
      if (seen.has(name)) continue;
      seen.add(name);
      open.push(...(this.byName.get(name)?.covers ?? []));
    }
    return false;
  }
}
