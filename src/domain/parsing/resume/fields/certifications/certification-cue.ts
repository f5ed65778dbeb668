import { alternatives } from '../../../locales';

/** Words that only the names of certifications and licenses contain. */
export const CERTIFICATION_CUE = new RegExp(
  [
    String.raw`\b(?:certified|certification|certificate|licen[sc]e|licensed|cdl|osha|cpr|first aid|bls|acls|servsafe|food handler|forklift|hazmat|twic|epa 608|ase\b|aws certified|comptia|pmp|cissp|ccna|scrum master|csm\b|six sigma|cna\b|lpn\b|rn\b|registered nurse|phlebotomy|hipaa|mandt|twic|nccer|asnt|api \d|d1\.1|series \d+|notary|guard card|tabc|alcohol server|driver'?s? licen[cs]e|driving licen[cs]e|driver cpc|perc card|nvq|cpa\b|cfa\b|shrm|dot medical|medical (?:examiner'?s )?card|sora|tips\b|pals\b|cen\b|tncc|nremt|ipc-a-\d+|flagger|cscs|sia licen|food hygiene|haccp|guard registration|boiler operator|mandated reporter|cda credential|dbs|registered nurse aide|state tested nurse aide|stna|(?:handler|operator|guard|worker)'?s? card)\b`,
    `(?<!\\p{L})(?:${alternatives((locale) => locale.certificationWords)})(?!\\p{L})`,
  ].join('|'),
  'iu',
);
