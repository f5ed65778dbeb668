import { titleScore } from '../../text/title-words';
import type { ResumeLine } from './resume-lines';

const MIN_TITLE_SCORE = 0.5;

/** Splits a line with several positions and their periods: "Dock Lead (2022 to present), Dock Worker (2019 to 2022)". */
export function splitSharedLines(lines: readonly ResumeLine[]): ResumeLine[] {
  return lines.flatMap((line) => {
    const ranges = line.dates.filter(({ range }) => range);
    if (line.bullet || ranges.length < 2) return [line];
    const parts: ResumeLine[] = [];
    let from = 0;
    for (const range of ranges) {
      const rest = line.text.slice(range.end - line.start);
      const to = range.end - line.start + (/^\s*[)\]]/.exec(rest)?.[0].length ?? 0);
      const begin = from + (/^[\s,;|&•·]+(?:and )?/.exec(line.text.slice(from))?.[0].length ?? 0);
      const text = line.text.slice(begin, to);
      const start = line.start + begin;
      const title = line.text.slice(begin, range.start - line.start).replace(/[\s,(:–—-]+$/, '');
      if (titleScore(title) < MIN_TITLE_SCORE) return [line];
      parts.push({
        ...line,
        text,
        start,
        end: line.start + to,
        dates: [range],
        words: text.split(/\s+/).length,
      });
      from = to;
    }
    return /\p{L}{3}/u.test(line.text.slice(from)) ? [line] : parts;
  });
}
