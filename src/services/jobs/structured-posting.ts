import { readHtmlText } from '../../documents/html/read-html';
import type { LayoutDocument } from '../../domain/layout/layout-document';
import { layoutFromText } from '../../domain/layout/text-layout';
import type { GivenJob } from '../../domain/jobs/complete-job';
import { findPosting } from '../../domain/jobs/schema-org-posting';

/** A shorter description is an abstract of the page. */
const MIN_DESCRIPTION = 200;
const MAX_DESCRIPTION = 100_000;

export interface StructuredPosting {
  given: GivenJob;
  /** The text from which the other fields are read. */
  document: LayoutDocument;
}

/**
 * Returns the posting that a page contains as structured data; null if it contains none. Its description is read instead
 * of the page, whose text also contains menus and other openings.
 */
export function structuredPosting(page: LayoutDocument, structured: unknown[]): StructuredPosting | null {
  const posting = findPosting(structured);
  if (!posting) return null;
  const { given, description } = posting;
  const usable = description !== null && description.length <= MAX_DESCRIPTION;
  const isLonger = usable && (description.length >= MIN_DESCRIPTION || isEmpty(page));
  return { given, document: isLonger ? describedBy(given, description) : page };
}

function describedBy({ title, employerName }: GivenJob, description: string): LayoutDocument {
  const heading = [title, employerName].filter((line) => typeof line === 'string');
  if (!/<\/?[a-z][^>]*>|&[a-z]+;/i.test(description)) {
    return layoutFromText([...heading, '', description].join('\n'));
  }
  const lines = heading.map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`);
  const { pages, paginated, hidden } = readHtmlText(`<body>${lines.join('')}${description}</body>`);
  return { pages, paginated, hiddenText: hidden };
}

function isEmpty({ pages }: LayoutDocument): boolean {
  return !pages.some((page) => page.lines.some((line) => line.text.trim() !== ''));
}
