import type { ParsedJobDescription } from '../../parsing/parsed-job-description';

type Requests = Pick<
  ParsedJobDescription,
  'requiredQualifications' | 'preferredQualifications' | 'responsibilities'
>;

const CONTEXT_CHARACTERS = 90;
const STUDY_CHARACTERS = 400;
const REQUESTED_BEFORE =
  /\b(?:experienced? (?:with|in|of|using)|experience including|knowledge of|proficien\w+ (?:in|with|at)|skilled (?:in|at)|skills? in|familiar\w* with|background in|expertise (?:in|with)|trained in|understanding of|fluen\w+ in|competen\w+ (?:in|with)|(?:use|ability to use|able to use)(?: of)?|using|tools (?:such as|like))\s+(?:[\w/.+#&-]+,?\s+){0,8}$/i;
const REQUESTED_AFTER =
  /^(?:[\s,]*[\w/&-]+){0,4}\s*\b(?:experience|skills?|knowledge|expertise|background|proficiency|required|preferred|desired|is necessary)\b/i;

/** Words that state a subject of study, and words that state experience, after which a clause no longer names subjects. */
const STUDY =
  /\b(?:degrees?|baccalaureate|bachelor\S*|master['’]?s|ph\.?d|associate['’]?s|diploma|credits?|units|(?:semester|quarter) hours|majors?|majoring|studied|studying|coursework|courses?|certificate program|graduate school|accredited|disciplines?|fields? of study|licenciatura|titulaci\p{L}n|t\p{L}tulo|studium|dipl\p{L}me|wykszta\p{L}cenie)\b/giu;
const EXPERIENCE =
  /\b(?:experience|years?|knowledge|proficien\w+|skills?|ability|able|familiar\w*|understanding|working|must|responsib\w+)\b|[.;•]\s/gi;

/** A sentence of a posting, also in lower case, in which each skill is looked up. */
export interface RequestSentence {
  text: string;
  lower: string;
}

/** Sentences of the requirements and duties. */
export function requestSentences(job: Requests): RequestSentence[] {
  return [...job.requiredQualifications, ...job.preferredQualifications, ...job.responsibilities]
    .flatMap((text) => text.split(/(?<=[.;!?•])\s+/))
    .map((text) => ({ text, lower: text.toLowerCase() }));
}

/** The sentences that name a skill by one of its spellings. */
export function sentencesNaming(
  rawNames: readonly string[],
  sentences: readonly RequestSentence[],
): RequestSentence[] {
  return sentences.filter((sentence) => rawNames.some((written) => placeOf(written, sentence) >= 0));
}

/** True if each sentence names the skill as the subject of studies: "30 credits in biology, botany or chemistry". */
export function isOnlyStudied(rawNames: readonly string[], naming: readonly RequestSentence[]): boolean {
  return naming.every((sentence) => {
    const at = Math.min(
      ...rawNames.map((written) => placeOf(written, sentence)).filter((place) => place >= 0),
    );
    const before = sentence.text.slice(Math.max(0, at - STUDY_CHARACTERS), at);
    return lastPlace(before, STUDY) > lastPlace(before, EXPERIENCE);
  });
}

function lastPlace(text: string, pattern: RegExp): number {
  let last = -1;
  for (const { index } of text.matchAll(pattern)) last = index;
  return last;
}

/** Words around a name that make it a department, a person's office, a product or the trade of others: "Director of Infosec". */
const ORGANIZATION_BEFORE =
  /\b(?:(?:directors?|heads?|chiefs?|vps?|vice presidents?|officers?|commissioners?|deans?|departments?|divisions?|bureaus?|offices?|units?|teams?) (?:of|for)|(?:leads|input|requests) from) (?:the )?(?:[\w&]+,? ){0,2}$/i;
const ORGANIZATION_AFTER =
  /^(?:,? (?:and|or|&) [\w-]+)?\s+(?:teams?|departments?|depts?|divisions?|units?|bureaus?|office|staff|personnel|leaders|colleagues|vendors?|companies|firms?|agencies|platforms?|plants?|products?|crews?)\b/i;

/** True if each sentence names an organization, its people or a product instead of a skill: "work with the marketing team". */
export function isOnlyOrganization(rawNames: readonly string[], naming: readonly RequestSentence[]): boolean {
  return naming.every((sentence) =>
    rawNames.every((written) => {
      const at = placeOf(written, sentence);
      if (at < 0) return true;
      if (isRequested(written, [sentence])) return false;
      const end = at + written.length;
      return (
        ORGANIZATION_AFTER.test(sentence.text.slice(end, end + CONTEXT_CHARACTERS)) ||
        ORGANIZATION_BEFORE.test(sentence.text.slice(Math.max(0, at - CONTEXT_CHARACTERS), at))
      );
    }),
  );
}

/** True if a sentence requests what the words name: "payroll experience", "knowledge of procurement". */
export function isRequested(written: string, naming: readonly RequestSentence[]): boolean {
  return naming.some((sentence) => {
    const at = placeOf(written, sentence);
    if (at < 0) return false;
    const end = at + written.length;
    return (
      REQUESTED_AFTER.test(sentence.text.slice(end, end + CONTEXT_CHARACTERS)) ||
      REQUESTED_BEFORE.test(sentence.text.slice(Math.max(0, at - CONTEXT_CHARACTERS), at))
    );
  });
}

/** Place of whole words in a sentence, or -1. */
function placeOf(written: string, { lower }: RequestSentence): number {
  const word = written.toLowerCase();
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
    const isInside = LETTER.test(lower.charAt(at - 1)) || LETTER.test(lower.charAt(at + word.length));
    if (!isInside) return at;
  }
  return -1;
}

const LETTER = /[\p{L}\p{N}]/u;
