import type { LayoutDocument } from '../../layout/layout-document';
import { runSteps, type Steps } from '../../steps';
import { withoutMarkup } from '../../layout/pasted-markup';
import type { ParseOptions, PostingOutcome } from '../parse-outcome';
import { detectPostingLanguage } from '../text/language-detector';
import { sourceText } from '../text/source-text';
import { pageLines } from './candidates/page-lines';
import { weighHead } from './candidates/weigh-head';
import { classifyRequirementItems } from './classifiers/requirement-items';
import { extractFields } from './extract-fields';
import { readHeaderBlock } from './fields/title-employer/header-block';
import { extractTitleAndEmployer } from './fields/title-employer/title-employer';
import { toPostingOutcome } from './outcome/to-posting-outcome';
import { readLines } from './segmentation/posting-lines';
import { segmentSections } from './segmentation/segment-sections';

/**
 * Parses a posting: lines, sections, classified items, fields. Pure and deterministic. Every value is in the document,
 * and unknown values are null.
 */
export function parsePosting(document: LayoutDocument, options: ParseOptions): PostingOutcome {
  return runSteps(parsePostingInSteps(document, options));
}

/** Like `parsePosting`, in steps of a few milliseconds for a text of some pages. */
export function* parsePostingInSteps(document: LayoutDocument, options: ParseOptions): Steps<PostingOutcome> {
  const lines = readLines(sourceText(withoutMarkup(document)));
  const language = detectPostingLanguage(lines.flat, options.language);
  const posting = { ...segmentSections(lines), isEnglish: language === 'en' };
  yield;
  const block = readHeaderBlock(posting, language);
  const page = pageLines(posting);
  yield;
  const extracted = extractTitleAndEmployer(posting, block);
  yield;
  const header = yield* weighHead(posting, extracted, page);
  yield;
  const items = classifyRequirementItems(posting, { start: header.titleStart, end: header.titleEnd });
  yield;
  const fields = yield* extractFields({ posting, language, header, block, page, items });
  yield;
  return toPostingOutcome(posting, fields, language);
}
