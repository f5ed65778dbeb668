import type { SourceText } from '../../../text/source-text';
import { changeLine, type ResumeLine } from '../../segmentation/resume-lines';
import { sentencesOfLines } from '../../segmentation/sentences';

/** The beginning of a sentence or clause that lists skills. */
const LISTS_SKILLS =
  /\b(?:(?:skilled|proficient|experienced|competent|knowledgeable|well versed|versed|trained) (?:in|at|with)|skills? (?:include|are|in)|(?:skills|strengths|abilities|areas of expertise)(?: that I have)?:|good (?:at|with)|familiar with|know how to(?: use)?|I know|I can(?: also)? use|knowledge of)\s+/giu;
const SEPARATOR = /(,\s+(?:and\s+)?|;\s+|\s+and\s+(?=[^,;]+$))/;
const MIN_ITEMS = 3;
const MAX_ITEM_WORDS = 4;

/**
 * Returns the skills that sentences list, as lines of a list: "I am skilled in framing, roofing and drywall." A clause
 * with longer parts is a statement about something else.
 */
export function skillLinesOfSentences(source: SourceText, lines: readonly ResumeLine[]): ResumeLine[] {
  return sentencesOfLines(source, lines).flatMap(({ text, start, line }) =>
    [...text.matchAll(LISTS_SKILLS)].flatMap(({ index, 0: lead }) => {
      const from = index + lead.length;
      const clause = /^[^.!?]*/.exec(text.slice(from))?.[0] ?? '';
      let at = from;
      const parts = clause.split(SEPARATOR).flatMap((part, position) => {
        const offset = at;
        at += part.length;
        const item = part.trim();
        return position % 2 === 1 || item === '' ? [] : [{ item, offset: offset + part.indexOf(item) }];
      });
      if (parts.length < MIN_ITEMS || parts.some(({ item }) => item.split(' ').length > MAX_ITEM_WORDS))
        return [];
      return parts.map(({ item, offset }) =>
        changeLine(line, {
          text: item,
          start: start + offset,
          end: start + offset + item.length,
          dates: [],
          words: item.split(' ').length,
          bullet: true,
        }),
      );
    }),
  );
}
