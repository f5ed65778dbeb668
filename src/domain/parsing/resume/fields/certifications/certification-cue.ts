import { alternatives } from '../../../locales';
import { memoizeByText } from '../../../../text/memoize-by-text';
import { WordStartPattern } from '../../../text/word-patterns/word-start-pattern';

const ENGLISH_WORDS = new WordStartPattern(
  [
    String.raw`certified|certification|certificate|licen[sc]e|licensed|cdl|osha|cpr|first aid|bls|acls|servsafe|food handler|forklift|hazmat|twic|epa 608|ase\b|aws certified|comptia|pmp|cissp|ccna|scrum master|csm\b|six sigma|cna\b|lpn\b|rn\b|registered nurse|phlebotomy|hipaa|mandt|twic|nccer|asnt|api \d|d1\.1|series \d+|notary|guard card|tabc|tap card|rbs certif|hazwoper|mixologist|alcohol server|driver'?s? licen[cs]e|driving licen[cs]e|driver cpc|perc card|nvq|cpa\b|cfa\b|shrm|dot medical|medical (?:examiner'?s )?card|sora|tips\b|pals\b|cen\b|tncc|nremt|ipc-a-\d+|flagger|cscs|sia licen|food hygiene|haccp|guard registration|boiler operator|mandated reporter|cda credential|dbs|manual handling|whmis|working at heights?|fall protection|confined space|smart serve|stcw|moving (?:and|&) handling|safe pass|registered nurse aide|state tested nurse aide|stna|(?:handler|operator|guard|worker)'?s? card`,
  ],
  { before: '\\b', end: '\\b' },
);
const OTHER_WORDS = new WordStartPattern([alternatives((locale) => locale.certificationWords)], {
  before: '(?<!\\p{L})',
  afterDigit: true,
  end: '(?!\\p{L})',
});

/** True for a text with words that only the names of certifications and licenses contain. */
export const hasCertificationCue = memoizeByText(
  (text) => ENGLISH_WORDS.occursIn(text) || OTHER_WORDS.occursIn(text),
);
