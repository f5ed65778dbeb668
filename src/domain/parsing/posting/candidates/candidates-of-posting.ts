import type { LayoutDocument } from '../../../layout/layout-document';
import { runSteps } from '../../../steps';
import { detectPostingLanguage } from '../../text/language-detector';
import { sourceText } from '../../text/source-text';
import { extractWorkLocation } from '../fields/location/work-location';
import { readHeaderBlock } from '../fields/title-employer/header-block';
import { extractTitleAndEmployer } from '../fields/title-employer/title-employer';
import { readLines } from '../segmentation/posting-lines';
import { segmentSections } from '../segmentation/segment-sections';
import type { FieldCandidate } from './field-candidate';
import { isMessage } from './message';
import { pageLines } from './page-lines';
import { headCandidates, weighHead } from './weigh-head';
import { townsOf } from './weigh-town';

/** Every candidate of a posting, for fitting; `title` is its title if known, beside which the employer is looked for. */
export function candidatesOfPosting(
  document: LayoutDocument,
  title: string | null,
): Record<'title' | 'employer' | 'town', FieldCandidate[]> & { isMessage: boolean } {
  const lines = readLines(sourceText(document));
  const language = detectPostingLanguage(lines.flat, null);
  const posting = { ...segmentSections(lines), isEnglish: language === 'en' };
  const block = readHeaderBlock(posting, language);
  const page = pageLines(posting);
  const rules = extractTitleAndEmployer(posting, block);
  const head = runSteps(weighHead(posting, rules, page));
  const candidates = headCandidates(posting, rules, page);
  const at = title === null ? -1 : posting.flat.toLowerCase().indexOf(title.toLowerCase());
  const beside =
    title !== null && at >= 0 ? { text: title, start: at } : { text: head.title, start: head.titleStart };
  const place = extractWorkLocation(posting, block, language);
  const context = { title: beside.text, employer: head.employerName, lines: page, language };
  return {
    isMessage: isMessage(posting),
    title: candidates.titles(),
    employer: candidates.employerBeside(beside),
    town: townsOf(posting, place, context).candidates,
  };
}
