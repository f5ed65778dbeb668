import type { SourceText, Span } from '../../../text/source-text';
import { countWords } from '../../../text/word-count';
import { changeLine, type ResumeLine } from '../../segmentation/resume-lines';
import type { Sentence } from '../../segmentation/sentences';
import { startsLikeDuty } from './action-verbs';

/** What introduces the duties in the sentence that states the position: "…, where I also take vital signs". */
const CLAUSE_LEAD =
  /^[\s,;–—-]*(?:(?:and|where|there|in which|in that role|with|my duties (?:were|included)|responsible for|mainly|mostly)[,:]?\s+)*/iu;
/** What introduces the duties in a sentence of their own. */
const SENTENCE_LEAD =
  /^(?:(?:there|here|in (?:this|that) (?:role|job|position)|every day|each day|daily|on a typical day|(?:at|in) (?:this|that) (?:company|store|shop|place|job)|while there|during (?:this|that) time)(?: too)?,?\s+)?/iu;
const STATED_DUTIES =
  /^(?:my|the|main|key|daily|primary|other|work|job| )*(?:duties|responsibilities|tasks|work|job)(?: there| also)* (?:were|are|was|is|included?|involved|consisted of|meant)(?: to)?:?\s+/iu;
/** The person and the words before the verb, in which a duty of a list has neither. */
const PERSON =
  /^(?:(?:I|he|she|they|we)(?:'m| am| was| were|'ve| have| had)?\s+)?(?:(?:also|often|usually|mostly|mainly|regularly|always|sometimes|would|then|later)\s+)*/u;
const RESPONSIBLE_FOR =
  /^(?:(?:been )?(?:responsible for|in charge of|tasked with)|had to|have to)(?: also)?\s+/iu;
/** Words that belong to the person and not to the duty. */
const ABOUT_PERSON =
  /\b(?:graduat|diploma|degree|GED|certif|licen[sc]|skill|proficient|(?:I am|I'm) (?:looking for|seeking|interested)|I hope|reach me|contact me|my (?:e-?mail|phone)|I live|born|I (?:also )?speak|references|resume)/iu;
/** Verbs that say something about the person or the position. */
const OTHER_VERB =
  /^(?:am|was|were|is|are|been|have|had|has|left|leave|moved|stayed|stay|live|lived|know|can|could|want|like|love|enjoy|hope|believe|feel|think|need|started|began|joined|work(?:ed)? (?:for|at|as|with|from|since|until)|do not|did not)\b/iu;
const ING_WORD = /^[\p{Ll}]{2,}ing\b/u;
const MIN_WORDS = 2;
/** Verbs of duties that `startsLikeDuty` leaves to nouns: "I stock shelves". */
const VERB = /^\p{Ll}[\p{Ll}-]+ \S/u;

/** A position stated in a sentence. */
export interface StatedClause {
  sentence: number;
  /** Offsets in its sentence: of the clause, and of what follows its period and place. */
  from: number;
  to: number;
}

/**
 * Returns the duties of each position of running text, as lines of a list: the rest of its sentence after the period, and
 * the sentences up to the next position that say what the person did.
 */
export function dutiesOfClauses(
  source: SourceText,
  sentences: readonly Sentence[],
  clauses: readonly StatedClause[],
): ResumeLine[][] {
  return clauses.map((clause, index) => {
    const next = clauses[index + 1];
    const clauseSentence = sentences[clause.sentence];
    if (!clauseSentence) return [];
    const end = next?.sentence === clause.sentence ? next.from : clauseSentence.text.length;
    const lines = [dutyAfterClause(source, clauseSentence, clause.to, end)];
    for (let at = clause.sentence + 1; at < (next?.sentence ?? sentences.length); at++) {
      const sentence = sentences[at];
      if (next?.sentence === clause.sentence || !sentence || !isSameText(sentences[at - 1], sentence)) break;
      if (ABOUT_PERSON.test(sentence.text)) break;
      lines.push(dutyOfSentence(source, sentence));
    }
    return lines.filter((line) => line !== null);
  });
}

/** False for a sentence that begins another paragraph. */
function isSameText(before: Sentence | undefined, sentence: Sentence): boolean {
  return before !== undefined && sentence.start - (before.start + before.text.length) <= 2;
}

/** The rest of the sentence that states the position: ", where I take vital signs and do charting". */
function dutyAfterClause(
  source: SourceText,
  sentence: Sentence,
  from: number,
  end: number,
): ResumeLine | null {
  const rest = sentence.text.slice(from, end);
  if (ABOUT_PERSON.test(rest)) return null;
  const lead = CLAUSE_LEAD.exec(rest)?.[0] ?? '';
  const isIntroduced = /\b(?:with|where|there|which|duties|responsible|role)\b/i.test(lead);
  const isDuty = (text: string): boolean => isIntroduced || ING_WORD.test(text) || startsLikeDuty(text);
  return dutyLine(source, sentence, from + lead.length, end, isDuty);
}

/** A sentence that says what the person did: "There I unloaded trucks." */
function dutyOfSentence(source: SourceText, sentence: Sentence): ResumeLine | null {
  const { text } = sentence;
  const lead = SENTENCE_LEAD.exec(text)?.[0].length ?? 0;
  const stated = STATED_DUTIES.exec(text.slice(lead))?.[0].length;
  if (stated !== undefined) return dutyLine(source, sentence, lead + stated, text.length, () => true);
  const isOfPerson = /^(?:I|he|she|they|we)\b/iu.test(text.slice(lead));
  const isDuty = (duty: string): boolean => startsLikeDuty(duty) || (isOfPerson && VERB.test(duty));
  return dutyLine(source, sentence, lead, text.length, isDuty);
}

function dutyLine(
  source: SourceText,
  { start, text, line }: Sentence,
  from: number,
  end: number,
  isDuty: (text: string) => boolean,
): ResumeLine | null {
  const rest = text.slice(from, end);
  const person = PERSON.exec(rest)?.[0].length ?? 0;
  const duty = rest.slice(person);
  const responsible = RESPONSIBLE_FOR.exec(duty)?.[0].length ?? 0;
  const written = duty.slice(responsible).replace(/[\s.,;!]+$/u, '');
  if (countWords(written) < MIN_WORDS || (responsible === 0 && OTHER_VERB.test(written))) return null;
  if (responsible === 0 && !isDuty(written)) return null;
  const at = start + from + person + responsible;
  return lineOfSpan(source, line, { start: at, end: at + written.length });
}

/** Part of running text as a line of a list. The text may continue on lines below `line`. */
export function lineOfSpan(source: SourceText, line: ResumeLine, span: Span): ResumeLine {
  const text = source.raw.slice(span.start, span.end).replace(/\s/g, ' ');
  const { start, end } = span;
  return changeLine(line, { text, start, end, dates: [], words: countWords(text), bullet: true });
}
