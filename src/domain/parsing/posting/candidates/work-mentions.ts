import { employerScore } from '../../text/employer-words';
import { titleScore } from '../../text/title-words';
import { MIN_TITLE_EVIDENCE } from '../fields/title-employer/name-evidence';

/** Words of a sentence that name work, and what the words around them say about it. */
export interface WorkMention {
  text: string;
  start: number;
  cues: string[];
}

const MAX_TEXT = 1800;
const MAX_MENTIONS = 14;
const MAX_WORDS = 4;
const CONTEXT = 70;
/** From this score, the last word of a name is one of employers: "Tuesday Labs". */
const LIKELY_EMPLOYER = 0.7;
const NAME_WORD = /(?:\p{Lu}\.){2,}|[\p{L}\d][\p{L}\d'’/&+-]*/gu;

/** Words that begin no name of work: they stand before it. */
const OUTSIDE_NAME = new Set(
  (
    'a an the our your their his her my its this that these those some any all another other more one two three four five six seven ' +
    'eight nine ten twelve several multiple few both new next good hard great reliable dependable experienced skilled qualified licensed ' +
    'friendly motivated hardworking energetic enthusiastic dedicated talented passionate kind honest caring strong of in at on to for from ' +
    'with by as and or but if so than then we you they he she i it is are was were be been being am will can could may must should would ' +
    'do does did has have had get got need needs needed needing want wants wanted hire hires hiring seek seeks seeking look looking looks find ' +
    'finding add adding bring bringing take taking on recruit recruiting join become help helping staff interview interviewing use who ' +
    'what when where why how not no yes now asap please urgently immediately currently still also just only even very really talk meet ' +
    'team wants person someone people folks available open opening openings position positions role roles job jobs call calling ' +
    'every each us up out over per about like love paying pay pays paid start starting say says said named called manager’s between'
  ).split(' '),
);

const WANTED_BEFORE =
  /\b(?:needs?|needed|needing|wants?|wanted|hir(?:e|es|ing)|look(?:s|ing)?|seek(?:s|ing)?|search(?:es|ing)?|recruit(?:s|ing)?|add(?:s|ing)?|bring(?:s|ing)?|tak(?:e|es|ing)|find|could use|can use|openings?|open|room for|spots?|positions?|opportunit(?:y|ies)|interview(?:s|ing)?|join|become|be our|meet|staffing|lining up|talk to|calling|short|vacanc(?:y|ies)|got|applications|pays?)\b[^.!?\n]{0,45}$/i;
const WANTED_AFTER =
  /^[\s,)]*(?:(?:is|are) )?(?:\w+ )?(?:needed|wanted|spots?|openings?|positions?|jobs?|roles?|open\b|vacanc\w+|required|to (?:join|fill|help|work|carry|cover))/i;
const DEPARTING_AFTER =
  /^[^.!?\n]{0,60}\b(?:mov(?:ing|ed)|leav(?:ing|es)|left|retir\w+|relocat\w+|gone|going|having|quit)\b/i;
const NOT_THE_JOB =
  /(?:\b(?:report(?:s|ing)? to|under|supervis\w+|assist\w*|support\w*|alongside|beside|ask for|contact|says|now|ask our|see|call|text|from|by|as well as|with|serv\w+|help(?:s|ing)?|other|between)\b(?: \w+){0,3}|\p{Lu}\p{Ll}+,(?: \w+){0,2}) $/iu;
const NAME_AFTER = /^,? \p{Lu}\p{Ll}+(?=[\s,.]|$)/u;

/** Words that name work only beside others. */
const GENERIC =
  /^(?:workers?|heads?|chairs?|members?|staff|help|hands?|leads?|pages?|partners?|associates?|recruiters?|owners?|boss(?:es)?|employers?|applicants?|candidates?|customers?|clients?|patients?|volunteers?|(?:food )?handlers?|licensed (?:drivers?|operators?))$/i;

/** The names of work in the first sentences: "We could use a night auditor", "Two drivers wanted". */
export function workMentions(raw: string): WorkMention[] {
  const text = raw.slice(0, MAX_TEXT);
  const words = [...text.matchAll(NAME_WORD)].map(({ index, 0: word }) => ({
    start: index,
    text: word.replace(/[./'’-]+$/, ''),
  }));
  const mentions: WorkMention[] = [];
  const named = new Set<string>();
  for (let at = 0; at < words.length && mentions.length < MAX_MENTIONS; at += 1) {
    if (!endsName(words, at, text)) continue;
    let first = at;
    while (first > 0 && at - first < MAX_WORDS && extendsName(words[first - 1]!, words[first]!, text))
      first -= 1;
    const start = withLicenseClass(text, words[first]!.start);
    const end = words[at]!.start + words[at]!.text.length;
    const name = text.slice(start, end);
    if (CLIENT_BEFORE.test(text.slice(Math.max(0, start - CONTEXT), start))) continue;
    if (GENERIC.test(name) || (/^\p{Lu}/u.test(name) && employerScore(name) >= LIKELY_EMPLOYER)) continue;
    named.add(name.toLowerCase());
    mentions.push({ text: name, start, cues: cuesOf(text, start, end, named.size) });
  }
  return mentions;
}

/** "For our client, an RV parts maker in Elkhart": what the client is. */
const CLIENT_BEFORE = /\b(?:our|my|the|their) clients?,? (?:is )?(?:an?|the|one of)\b[^.:;\n]{0,50}$/i;
/** "CDL A drivers", "Class B driver": the class of the license is a part of the name. */
const LICENSE_CLASS_BEFORE = /\b(?:CDL|Class)[ -]?[ABC] $/i;

function withLicenseClass(text: string, start: number): number {
  const from = Math.max(0, start - 10);
  return start - (LICENSE_CLASS_BEFORE.exec(text.slice(from, start))?.[0].length ?? 0);
}

interface Word {
  text: string;
  start: number;
}

/** True for the last word of a name of work: "operators" in "sewing machine operators". */
function endsName(words: readonly Word[], at: number, text: string): boolean {
  const word = words[at]!;
  if (word.text.length < 3 || OUTSIDE_NAME.has(word.text.toLowerCase())) return false;
  const next = words[at + 1];
  // The head of a compound comes later: "driver" in "driver helper".
  if (next && isBeside(word, next, text) && titleScore(next.text) >= MIN_TITLE_EVIDENCE) return false;
  if (titleScore(word.text) >= MIN_TITLE_EVIDENCE) return true;
  const before = words[at - 1];
  return (
    before !== undefined &&
    isBeside(before, word, text) &&
    titleScore(`${before.text} ${word.text}`) >= MIN_TITLE_EVIDENCE
  );
}

function extendsName(before: Word, word: Word, text: string): boolean {
  return (
    isBeside(before, word, text) &&
    !OUTSIDE_NAME.has(before.text.toLowerCase()) &&
    !/^\d|['’](?:s|re|ve|ll|d|t)$/i.test(before.text) &&
    // "at Lakeview lifeguards": a name ends where small letters begin.
    !(/^\p{Lu}\p{Ll}/u.test(before.text) && /^\p{Ll}/u.test(word.text) && isInSentence(before, text))
  );
}

function isBeside(a: Word, b: Word, text: string): boolean {
  return text.slice(a.start + a.text.length, b.start) === ' ';
}

function isInSentence({ start }: Word, text: string): boolean {
  return !/(?:^|[.!?\n]\s*)$/.test(text.slice(Math.max(0, start - 3), start));
}

function cuesOf(text: string, start: number, end: number, order: number): string[] {
  const before = text.slice(Math.max(0, start - CONTEXT), start);
  const after = text.slice(end, end + CONTEXT);
  const determiner = /([\p{L}\d'’]+)[ :]+$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  const isWanted = WANTED_BEFORE.test(before) || WANTED_AFTER.test(after);
  const cues = ['work', `work:${order <= 2 ? order : order <= 4 ? '3-4' : 'later'}`];
  if (isWanted) cues.push('work:wanted', ...(order === 1 ? ['work:wanted-first'] : []));
  if (/^(?:an?|one|another)$/.test(determiner)) cues.push('work:a');
  else if (/^(?:\d{1,2}|two|three|four|five|six|several|some|more|multiple)$/.test(determiner))
    cues.push('work:number');
  else if (/^(?:our|my|the|your|their|his|her)$/.test(determiner)) cues.push('work:the');
  if (/\bour(?: next)? $/i.test(before) && (DEPARTING_AFTER.test(after) || /next $/i.test(before)))
    cues.push('work:departing');
  if (NOT_THE_JOB.test(before) && !isWanted) cues.push('work:other');
  if (NAME_AFTER.test(after)) cues.push('work:before-name');
  if (start < 250) cues.push('work:early');
  return cues;
}
