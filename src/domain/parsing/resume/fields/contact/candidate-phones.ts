import { SOCIAL_SECURITY_FORM } from '../../../../text/social-security-number';
import { alternatives } from '../../../locales';
import type { Phone } from '../../../parsed-resume';
import { findPhones } from '../../../text/contacts';
import type { Span } from '../../../text/source-text';
import type { ResumeLine } from '../../segmentation/resume-lines';
import { CONTACT_HEADER_LINES, PHONE_CUE, THREE_DIGITS } from './contact-cues';
import { contactsOfCandidate, type ContactOwners } from './contact-owners';

const MAX_PHONES = 5;
const IDENTIFIER_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${alternatives((locale) => locale.identifierLabels)})(?!\\p{L})(?:[ -](?:number|num|no|nr|id|card)\\.?){0,2} ?[:#.-]{0,2}\\s{0,3}(?:\\p{Lu}{1,3}[- ]?)?$`,
  'iu',
);
const MAX_IDENTIFIER_LABEL = 48;

/** True for a social security number, and for a number after a label such as "License No.". */
function isIdentifier(text: string, start: number, raw: string): boolean {
  if (SOCIAL_SECURITY_FORM.test(raw)) return true;
  return IDENTIFIER_BEFORE.test(text.slice(Math.max(0, start - MAX_IDENTIFIER_LABEL), start));
}

interface PhoneSources {
  head: ResumeLine[];
  all: ResumeLine[];
  owners: ContactOwners;
  /** ISO 3166-1 alpha-2; null if unknown. */
  country: string | null;
}

/** Extracts the phone numbers of the candidate; `personal` gets those of others too. */
export function extractPhones({ head, all, owners, country }: PhoneSources, personal: Span[]): Phone[] {
  const mentions: (Phone & Span)[] = [];
  const inHead = new Set(head);
  for (const line of all) {
    if (!THREE_DIGITS.test(line.text)) continue;
    const isNear = inHead.has(line) || line.index < CONTACT_HEADER_LINES;
    if (!isNear && !PHONE_CUE.test(line.text)) continue;
    for (const { raw, e164, start, end } of findPhones(line.text, country, true)) {
      if (/https?:|www\./.test(line.text.slice(Math.max(0, start - 30), start))) continue;
      const mention = { start: line.start + start, end: line.start + end };
      personal.push(mention);
      if (!isIdentifier(line.text, start, raw)) mentions.push({ raw, e164, ...mention });
    }
  }
  const byDigits = new Map<string, Phone>();
  for (const { raw, e164 } of contactsOfCandidate(mentions, owners)) {
    const key = raw.replace(/\D/g, '').slice(-9);
    if (!byDigits.has(key)) byDigits.set(key, { raw, e164 });
  }
  return [...byDigits.values()].slice(0, MAX_PHONES);
}
