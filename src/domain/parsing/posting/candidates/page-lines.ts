import type { Posting } from '../posting-model';
import { isNavigation } from '../fields/title-employer/navigation-lines';

/** A line with text, without the furniture of the page around a posting. */
export interface PageLine {
  text: string;
  start: number;
  /** Number among the lines with text. */
  line: number;
  /** True if an empty line, or nothing, precedes it. */
  opensBlock: boolean;
}

/** Lines that job boards and pages put around a posting. */
const FURNITURE =
  /^\W*(?:skip to .*|.*\bcookies?\b.*|accept all.*|(?:.{2,40} [>›»] ){2,}.*|(?:←|<-?|«)? ?back to .*|(?:save|share|print|apply|follow|report|easily apply|apply now|quick apply|sign in|log in|menu|home|search|next|previous)(?:\W+(?:save|share|print|apply|now|job|this|follow|report|sign in|log in|menu|home|search|link|copy))*\W*|.*\b(?:applicants|days? ago|hours? ago|minutes? ago|weeks? ago)\b.*|(?:req|requisition|job|posting|post|ref|reference)\W*(?:id|no|number|ref)?\W*[#:]? ?[\w/-]*\d[\w/-]*|[\d.,]+ ?★.*|profile insights|(?:full )?job (?:description|details|advert|type)|forwarded.*|-{2,}.*)\W*$/iu;
/** "Jobs / Catering / Leeds" above a posting; elsewhere the parts are several places. */
const BREADCRUMBS = /^(?:[^/]{2,40} \/ ){2,}[^/]{2,40}$/u;
const MAX_LINES = 60;

export function pageLines(posting: Posting): PageLine[] {
  const lines: PageLine[] = [];
  let afterBlank = true;
  for (const { text, start } of posting.source.lines) {
    if (text.trim() === '') {
      afterBlank = true;
      continue;
    }
    if (isNavigation(text) || isFurniture(text) || (lines.length === 0 && BREADCRUMBS.test(text))) continue;
    lines.push({ text, start, line: lines.length, opensBlock: afterBlank });
    afterBlank = false;
    if (lines.length >= MAX_LINES) break;
  }
  return lines;
}

/** True for a line of the page around a posting: buttons, breadcrumbs, numbers, dates. */
export function isFurniture(text: string): boolean {
  return text.length <= 200 && FURNITURE.test(text.trim());
}
