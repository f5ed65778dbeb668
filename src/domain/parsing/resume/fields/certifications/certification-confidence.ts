import { certificationLexicon } from '../../../../skills';
import { titleScore } from '../../../text/title-words';
import { findDegrees } from '../education/degrees';
import { startsLikeDuty } from '../work/action-verbs';
import { hasCertificationCue } from './certification-cue';
import { countWords } from '../../../text/word-count';

/** Below this, an item is probably no certification. */
const IMPROBABLE = 0.25;
const MAX_NAME_WORDS = 10;
/** Words of a credential in small letters. */
const MAX_SMALL_WORDS = 6;
const KNOWN_CONFIDENCE = 0.9;
/** Of 19 such facts in the labelled resumes, 3 count as certifications. It is not calibrated, because they are few. */
const CAR_LICENSE_CONFIDENCE = 0.2;
const CAR_LICENSE = /^[\p{L} ]{2,30}[:\s]\s*(?:\p{L}{2,9}\.? )?BE?(?:[,/ ]+BE?)?(?:, \p{Ll}+)?$/u;

const COMMERCIAL = /\b(?:cdl|commercial|hgv|lgv|pcv|psv|truck|bus)\b/i;

/** "Maryland driver licence class C" is for a car; "CDL Class B" is not. */
const CAR_LICENSE_IN_WORDS = /^.*\bdriv(?:er'?s?|ing) licen[cs]e(?:,? \(?class [cd]\)?|\s*\(?B\)?)?$/i;

const STATEMENT = /^(?:clean|good|own|clear|willing|able|have|has|no|will|can|available|reliable)\b/i;

/** How probably an item under a heading for certifications is one, by its words. */
export function certificationConfidence(text: string, name: string): number {
  const words = countWords(name);
  const hasCue = hasCertificationCue(text);
  if (isSentence(name, words, hasCue) || (!hasCue && words > MAX_NAME_WORDS)) return IMPROBABLE;
  // A licence for a car is a fact about a person as often as a certification.
  const isForCar = CAR_LICENSE.test(text) || CAR_LICENSE_IN_WORDS.test(name);
  if (hasCue && isForCar && !COMMERCIAL.test(text)) return CAR_LICENSE_CONFIDENCE;
  if (hasCue) return 0.9;
  // "clean MVR", "own tools" next to a license
  if (STATEMENT.test(name)) return IMPROBABLE;
  // "Microsoft Office Specialist" is known, although it sounds like a title.
  if (certificationLexicon().findExact(name) !== null) return KNOWN_CONFIDENCE;
  // "Cashier" is a title, as are words of a position that the layout moved here.
  if (titleScore(name) >= 0.8 && words <= 3) return IMPROBABLE;
  const degree = findDegrees(name)[0];
  return degree && degree.level !== 'vocational' ? 0.45 : 0.7;
}

/** True for running text: a duty, a part of a sentence, or several sentences. */
function isSentence(name: string, words: number, hasCue: boolean): boolean {
  if (words < 4) return false;
  return (
    startsLikeDuty(name) ||
    // "food handler's card (Hawaii)"
    (/^\p{Ll}+ /u.test(name) && !(hasCue && words <= MAX_SMALL_WORDS)) ||
    /\p{Ll}{2}\. \p{Lu}\p{Ll}/u.test(name) ||
    (words > MAX_NAME_WORDS && /\b(?:I|my|was|were|is|are|who|that|which|with)\b/.test(name))
  );
}
