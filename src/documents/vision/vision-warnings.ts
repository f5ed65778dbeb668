import type { Warning } from '../../domain/common';

export function visionUsed(pages: readonly number[]): Warning {
  const message =
    pages.length === 1
      ? `Page ${pages[0]} had no usable text and was read from its picture.`
      : `${pages.length} pages had no usable text and were read from their pictures.`;
  return { code: 'vision_used', message };
}

export function truncatedPages(limit: number): Warning {
  return { code: 'truncated_pages', message: `Only the first ${limit} scanned pages were read.` };
}
