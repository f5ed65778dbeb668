import { foldText } from '../../text/normalize';

/** A text of a posting that may be the value of a field, and what is known about it. */
export interface FieldCandidate {
  text: string;
  /** Offsets in the raw text. */
  start: number;
  end: number;
  /** Names of the features that hold; the model has a weight for each. */
  features: Set<string>;
}

/** The title or the employer that the rules chose. */
export interface RuleChoice {
  text: string;
  start: number;
  confidence: number;
}

export function hasAnyFeature({ features }: FieldCandidate, names: readonly string[]): boolean {
  return names.some((name) => features.has(name));
}

/** Candidates by their folded text, so that a text named in several places is one candidate with all features. */
export class FieldCandidates {
  /** @param isEnglish false if words after a name may be of another language */
  constructor(readonly isEnglish = true) {}

  private readonly byText = new Map<string, FieldCandidate>();

  add(text: string, start: number, features: readonly string[]): void {
    const key = keyOfName(text);
    if (key.length < 2) return;
    const candidate = this.byText.get(key);
    if (candidate) for (const feature of features) candidate.features.add(feature);
    else this.byText.set(key, { text, start, end: start + text.length, features: new Set(features) });
  }

  has(text: string): boolean {
    return this.byText.has(keyOfName(text));
  }

  all(): FieldCandidate[] {
    return [...this.byText.values()];
  }
}

/** Letters and digits of a name without the article before it. */
export function keyOfName(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '');
}
