import type { SkillType, Taxonomy } from '../common';
import { memoizeByText } from '../text/memoize-by-text';
import { NearSpelling } from './text/near-spelling';
import { namesOtherThingThanSkill } from './text/other-things/other-things';
import { TermTrie } from './text/term-trie';
import { withoutItemWords } from './text/item-words';
import { keyOf, wordsOf } from './text/tokens';
import type { SkillNames } from './map/skill-names';
import type { SkillRecord, Spelling } from './map/skill-records';
import { verbForms } from './map/verb-forms';

/** A skill under its plain name. */
export interface SkillRef {
  name: string;
  skillId: string | null;
  taxonomy: Taxonomy | null;
  type: SkillType;
}

export interface SkillHit {
  /** UTF-16 offset, inclusive. */
  start: number;
  /** UTF-16 offset, exclusive. */
  end: number;
  skill: SkillRef;
}

// Words around a skill that state level or duration.
const LEADING_WORDS =
  /^(?:(?:strong|excellent|good|great|solid|basic|advanced|intermediate|proven|effective|exceptional|outstanding|demonstrated|working|hands[- ]on|thorough|in[- ]depth|some|highly|very)\s+)*(?:(?:proficien(?:t|cy)|skilled|skills?|experienced?|knowledge(?:able)?|expertise|familiar(?:ity)?|fluen(?:t|cy)|ability|able|competen(?:t|cy)|understanding|certified|trained|background|use)\s+(?:in|with|of|on|at|to|using|the)\s+)?(?:the\s+|use of\s+)?/i;
const TRAILING_WORDS =
  /(?:\s*[([][^()[\]]*[)\]]|\s*[-–:,]\s*(?:beginner|basic|intermediate|advanced|expert|proficient|fluent|native|\d+\+?\s*(?:years?|yrs?|months?)).*|\s+(?:skills?|experience|knowledge|proficiency|abilit(?:y|ies)|expertise|software|application|program|suite|certified|\d{2,4}|v?\d+(?:\.\d+)+))+\s*$/i;
/** Longer texts are not the name of one skill. */
const MAX_ITEM_CHARACTERS = 120;
const EDGE_PUNCTUATION = /^[\s•●▪·*\-–—>,;:.✓✔]+|[\s,;:.\-–—]+$/g;

/** Recognizes skills of the map in lists and in running text. */
export class SkillLexicon {
  private readonly byKey = new Map<string, SkillRef>();
  private readonly byId = new Map<string, SkillRef>();
  private readonly byName = new Map<string, SkillRef>();
  private readonly trie = new TermTrie<SkillRef>();
  /** Keys of the names in other languages. */
  private readonly foreignKeys = new Set<string>();
  private near: NearSpelling[] | null = null;
  private readonly results = {
    find: memoizeByText((text): readonly SkillHit[] => this.skillsIn(text)),
    normalize: memoizeByText((raw): { skill: SkillRef | null } => ({ skill: this.skillOfItem(raw) })),
  };

  constructor(records: Iterable<SkillRecord>, namesInLanguages: Iterable<SkillNames> = []) {
    const list = [...records];
    for (const record of list) {
      const skill: SkillRef = {
        name: record.name,
        skillId: record.id,
        taxonomy: 'internal',
        type: record.type,
      };
      this.byId.set(record.id, skill);
      this.byName.set(record.name, skill);
    }
    // Adds names before other spellings, so that a name always resolves to its own skill.
    const names: [SkillRef, Spelling][] = [];
    const others: [SkillRef, Spelling][] = [];
    for (const record of list) {
      const skill = this.byId.get(record.id)!;
      for (const spelling of record.spellings) {
        (spelling.text === record.name ? names : others).push([skill, spelling]);
      }
    }
    for (const [skill, { text, care }] of [...names, ...others]) {
      const words = wordsOf(text);
      const key = words.join(' ');
      if (key !== '' && !this.byKey.has(key)) this.byKey.set(key, skill);
      this.trie.add(text, skill, care, words);
    }
    this.addVerbForms([...names, ...others]);
    for (const { skill, spellings } of namesInLanguages) this.addNames(skill, spellings);
  }

  /** Adds the names of a skill in another language. A spelling of the map keeps its skill and its care. */
  private addNames(name: string, spellings: readonly Spelling[]): void {
    const skill = this.byName.get(name);
    if (skill === undefined) return;
    for (const { text, care } of spellings) {
      const words = wordsOf(text);
      const key = words.join(' ');
      if (key === '' || this.byKey.has(key)) continue;
      this.byKey.set(key, skill);
      this.foreignKeys.add(key);
      this.trie.add(text, skill, care, words);
    }
  }

  /** Adds what sentences say about activities: "stocked shelves". A spelling of the map keeps its own skill. */
  private addVerbForms(spellings: readonly (readonly [SkillRef, Spelling])[]): void {
    for (const [skill, { text, care }] of spellings) {
      if (care !== 'plain') continue;
      for (const words of verbForms(text, wordsOf(text)))
        if (!this.byKey.has(words.join(' '))) this.trie.add(text, skill, care, words);
    }
  }

  /** Returns the skill that an item as a whole names (`"MS Excel"`, `"proficient in forklifts"`), or null. */
  normalize(raw: string): SkillRef | null {
    return raw.length > MAX_ITEM_CHARACTERS ? null : this.results.normalize(raw).skill;
  }

  private skillOfItem(raw: string): SkillRef | null {
    const item = raw.replace(EDGE_PUNCTUATION, '');
    const exactMatch = this.findSpelling(item);
    if (exactMatch) return exactMatch;
    const core = item.replace(TRAILING_WORDS, '').replace(LEADING_WORDS, '').replace(EDGE_PUNCTUATION, '');
    if (core !== '' && core !== item) {
      const skill =
        this.findSpelling(core) ??
        this.findSpelling(item.replace(TRAILING_WORDS, '')) ??
        this.findSpelling(item.replace(LEADING_WORDS, ''));
      if (skill) return skill;
    }
    const named = this.findSpelling(withoutItemWords(item));
    return named ?? this.nearlySpelled(item, core);
  }

  /** Returns the skill of which the item is a misspelling, of an English name before others. */
  private nearlySpelled(item: string, core: string): SkillRef | null {
    this.near ??= [
      new NearSpelling([...this.byKey.keys()].filter((key) => !this.foreignKeys.has(key))),
      new NearSpelling(this.foreignKeys),
    ];
    for (const near of this.near) {
      const corrected = near.correct(keyOf(item)) ?? near.correct(keyOf(core));
      if (corrected !== null) return this.byKey.get(corrected) ?? null;
    }
    return null;
  }

  /** Finds skills in running text: longest first, in order, without overlaps. Linear in the length of the text. */
  find(text: string): readonly SkillHit[] {
    return this.results.find(text);
  }

  private skillsIn(text: string): SkillHit[] {
    return this.trie
      .find(text)
      .filter(
        ({ start, end }) =>
          !isNumeral(text, start, end) &&
          !AFTER_SAINT.test(text.slice(Math.max(0, start - 6), start)) &&
          !namesOtherThingThanSkill(text, start, end),
      )
      .map(({ start, end, value }) => ({ start, end, skill: value }));
  }

  /** Returns the skill with this id, or null. */
  byIdentifier(skillId: string): SkillRef | null {
    return this.byId.get(skillId) ?? null;
  }

  /** Returns the skill with this plain name, or null. */
  byPlainName(name: string): SkillRef | null {
    return this.byName.get(name) ?? null;
  }

  /** Returns the skill with exactly this spelling, ignoring case and punctuation. */
  findExact(text: string): SkillRef | null {
    return this.findSpelling(text);
  }

  private findSpelling(text: string): SkillRef | null {
    const key = keyOf(text);
    return key === '' ? null : (this.byKey.get(key) ?? null);
  }
}

/** "St. Cloud" is a place and "Mt. Python" a mountain. */
const AFTER_SAINT = /\b(?:St|Saint|Mt)\.? $/;

/** Words and other numerals before a Roman numeral. */
const BEFORE_NUMERAL =
  /\b(?:I{1,3}|class|level|type|grade|tier|title|phase|part|step|technician|operator|mechanic|specialist|clerk|analyst|engineer|assistant|worker|officer|division|war)\s*(?:[,/&-]|and)?\s*$/i;

/** True for the number in "Class I, II, IV", which is no therapy. */
function isNumeral(text: string, start: number, end: number): boolean {
  return text.slice(start, end) === 'IV' && BEFORE_NUMERAL.test(text.slice(Math.max(0, start - 24), start));
}
