import type { PartialDate, StateCode } from '../../common';
import type { Certification } from '../parsed-resume';
import { findLinks } from '../text/contacts';
import { stateCodeOf } from '../text/places';
import { evidenceAt, type SourceText } from '../text/source-text';
import { findDegrees } from './degrees';
import { isProse, type ResumeLine } from './resume-lines';

const LICENSE =
  /\b(?:licen[sc]e[ds]?|licensure|cdl|driver'?s?|registered nurse|permit|rn\b|lpn\b|lvn\b|cna\b|bar admission|admitted to)/i;
const CERT_CUE =
  /\b(?:certified|certification|certificate|licen[sc]e|licensed|cdl|osha|cpr|first aid|bls|acls|servsafe|food handler|forklift|hazmat|twic|epa 608|ase\b|aws certified|comptia|pmp|cissp|ccna|scrum master|csm\b|six sigma|cna\b|lpn\b|rn\b|registered nurse|phlebotomy|hipaa|mandt|twic|nccer|asnt|api \d|d1\.1|series \d+|notary|guard card|tabc|alcohol server|drivers? licence|nvq|cpa\b|cfa\b|shrm)\b/i;
const NUMBER =
  /\b(?:licen[sc]e|cert(?:ificate|ification)?|registration|credential|permit|lic|reg)?\.?\s*(?:id|no|number|num|#)\.?\s*[:#]?\s*([A-Z0-9][A-Z0-9-]{3,19})\b|#\s?([A-Z0-9][A-Z0-9-]{3,19})\b/i;
const EXPIRY =
  /\b(?:exp(?:ires?|iry|iration|\.)?(?: date)?|valid (?:until|through|till|thru)|renew(?:s|al)(?: date)?|good through)\s*[:.]?\s*$/i;
const STATE_NAME = /\b(?:state of |licensed in |in )?([A-Z][a-z]+(?: [A-Z][a-z]+)?|[A-Z]{2})\b/g;
const ISSUER =
  /\s+(?:by|from|through|issued by|awarded by)\s+(?:the\s+)?|\s*[|•·]\s*|\s+[-–—]\s*|\s*[–—]\s*|,\s+|\t|:\s+| {2,}/;

/** Certifications and licences listed under their own heading, one a line or item. */
export function readCertifications(source: SourceText, lines: ResumeLine[]): Certification[] {
  const found: Certification[] = [];
  let previous: { line: ResumeLine; item: Certification } | null = null;
  for (const line of lines) {
    if (isProse(line) && !CERT_CUE.test(line.text)) continue;
    if (previous && belongsTo(previous, line)) {
      complete(previous.item, line);
      continue;
    }
    for (const part of split(line)) {
      const item = read(source, line, part.at, part.text);
      if (!item) continue;
      found.push(item);
      previous = { line, item };
    }
  }
  return found;
}

/** Certifications named in lines of other sections: only where the words leave no doubt. */
export function isCertificationLine(text: string): boolean {
  return CERT_CUE.test(text) && text.split(/\s+/).length <= 14;
}

function split(line: ResumeLine): { at: number; text: string }[] {
  const parts = line.text.split(';');
  const commas = line.text.split(',');
  const listed =
    commas.length > 2 &&
    line.dates.length === 0 &&
    commas.every((part) => part.trim().split(/\s+/).length <= 5);
  // Parts of one entry: its state, its number, its expiry.
  const oneEntry = commas.some(
    (part) => stateCodeOf(part) !== null || /[#\d]|\b(?:expires|valid|license)\b/i.test(part),
  );
  const pieces = listed && !oneEntry ? commas : parts;
  let at = 0;
  return pieces.map((text) => {
    const piece = { at, text };
    at += text.length + 1;
    return piece;
  });
}

/** A line with the date, number or issuer of the certification above it. */
function belongsTo(previous: { line: ResumeLine; item: Certification }, line: ResumeLine): boolean {
  if (line.bullet || line.bold) return false;
  if (line.index !== previous.line.index + 1) return false;
  const rest = bare(line);
  if (rest === '') return previous.item.date === null;
  if (/^(?:issued by|license|licence|expires|valid|credential|certificate (?:no|number|#))/i.test(line.text))
    return true;
  return (
    previous.line.bold && !line.spaceBefore && previous.item.issuer === null && rest.split(/\s+/).length <= 8
  );
}

function complete(item: Certification, line: ResumeLine): void {
  const dates = datesOf(line);
  item.date ??= dates.date;
  item.expires ??= dates.expires;
  item.licenseNumber ??= numberIn(line.text);
  const rest = bare(line)
    .replace(NUMBER, '')
    .replace(/^issued by:?\s*/i, '')
    .trim();
  if (
    item.issuer === null &&
    rest !== '' &&
    !/\d{3}/.test(rest) &&
    !/^(?:expires|valid|credential|license|licence)/i.test(rest)
  )
    item.issuer = rest;
}

function bare(line: ResumeLine): string {
  let text = line.text;
  for (const date of [...line.dates].reverse())
    text = text.slice(0, date.start - line.start) + text.slice(date.end - line.start);
  return text
    .replace(
      /\b(?:exp(?:ires|\.)?|expiration|valid (?:until|through)|issued|obtained|earned|renewed|completed):?\s*$/i,
      '',
    )
    .replace(/^[\s,;:()–—-]+|[\s,;:()–—-]+$/g, '')
    .trim();
}

function datesOf(line: ResumeLine): { date: PartialDate | null; expires: PartialDate | null } {
  let date: PartialDate | null = null;
  let expires: PartialDate | null = null;
  for (const mention of line.dates) {
    const before = line.text.slice(Math.max(0, mention.start - line.start - 28), mention.start - line.start);
    if (mention.range && mention.from !== null) {
      date ??= mention.from;
      expires ??= mention.to;
    } else if (EXPIRY.test(before) || mention.from === null) expires ??= mention.from ?? mention.to;
    else date ??= mention.from;
  }
  return { date, expires };
}

function numberIn(text: string): string | null {
  const match = NUMBER.exec(text);
  const number = match?.[1] ?? match?.[2];
  return number !== undefined && /\d{2}/.test(number) && !/^(?:19|20)\d{2}$/.test(number) ? number : null;
}

function stateIn(text: string): StateCode | null {
  for (const match of text.matchAll(STATE_NAME)) {
    const code = stateCodeOf(match[1] ?? '');
    // "IN", "OR", "ME" are words as well: believed only after a comma, in brackets or at the end.
    if (
      code !== null &&
      ((match[1]?.length ?? 0) > 2 ||
        /[,(]\s*$/.test(text.slice(0, match.index)) ||
        match.index + match[0].length === text.length)
    ) {
      return code;
    }
  }
  return null;
}

function read(source: SourceText, line: ResumeLine, at: number, raw: string): Certification | null {
  const own = line.dates.filter(
    (date) => date.start >= line.start + at && date.end <= line.start + at + raw.length + 1,
  );
  const part: ResumeLine = {
    ...line,
    text: raw,
    start: line.start + at,
    end: line.start + at + raw.length,
    dates: own,
  };
  const number = numberIn(raw);
  const text = bare(part)
    .replace(NUMBER, '')
    .replace(/\(\s*\)/g, '')
    .replace(/[\s,;:(–—-]+$/g, '')
    .trim();
  if (text.length < 2 || text.length > 160 || !/\p{L}{2}/u.test(text)) return null;
  const cut = ISSUER.exec(text);
  let name = text;
  let issuer: string | null = null;
  if (cut && cut.index > 2) {
    const rest = text.slice(cut.index + cut[0].length).trim();
    const words = rest.split(/\s+/).length;
    if (
      rest !== '' &&
      words <= 8 &&
      stateCodeOf(rest) === null &&
      !/^[a-z]/.test(rest) &&
      /\p{L}{2}/u.test(rest)
    ) {
      name = text.slice(0, cut.index).trim();
      issuer = rest.replace(/^[\s(]+|[\s).]+$/g, '');
    }
  }
  const nameAt = raw.indexOf(name);
  const start = part.start + Math.max(0, nameAt);
  const dates = datesOf(part);
  const degree = findDegrees(name)[0];
  const confidence = CERT_CUE.test(text)
    ? 0.9
    : degree && degree.level !== 'vocational'
      ? 0.45
      : name.split(/\s+/).length > 10
        ? 0.45
        : 0.7;
  return {
    name: name.replace(/[.,;:]+$/, ''),
    issuer,
    date: dates.date,
    expires: dates.expires,
    licenseNumber: number,
    state: stateIn(text),
    url: findLinks(raw)[0]?.url ?? null,
    kind: LICENSE.test(text) ? 'license' : 'certification',
    confidence,
    evidence: [
      evidenceAt(source, start, Math.max(start + 1, start + (nameAt >= 0 ? name.length : raw.trim().length))),
    ],
  };
}
