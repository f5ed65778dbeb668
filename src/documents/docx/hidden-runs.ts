import { decodeEntities } from '../../domain/text/entities';

const MAYBE_HIDDEN = /<w:vanish\b|w:val="(?:ffffff|FFFFFF)"|<w:sz w:val="[0-3]"/;
const RUN_ELEMENT = /<w:r(?=[\s>])[^>]*>(?:(?!<w:r[\s>]).)*?<\/w:r>/gs;
const SHADED_PARAGRAPH =
  /w:fill="(?!auto|ffffff|FFFFFF)[0-9a-fA-F]{6}"|<a:solidFill>|fillcolor="|<w:background\b|<a:blip\b/;

/**
 * Removes hidden text from a document part: runs marked as hidden, in an unreadable size, or white in a document
 * without any background that makes white readable. Returns the same string if there is none.
 */
export function removeHiddenRuns(xml: string): { xml: string; hidden: string[] } {
  if (!MAYBE_HIDDEN.test(xml)) return { xml, hidden: [] };
  const hidden: string[] = [];
  const shaded = SHADED_PARAGRAPH.test(xml);
  const cleaned = xml.replace(RUN_ELEMENT, (run) => {
    const properties = /<w:rPr>.*?<\/w:rPr>/s.exec(run)?.[0] ?? '';
    if (!isHidden(properties, shaded)) return run;
    const text = [...run.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>/g)]
      .map((match) => match[1] ?? '')
      .join('');
    if (text.trim() !== '') hidden.push(decodeEntities(text));
    return '';
  });
  return { xml: cleaned, hidden };
}

function isHidden(properties: string, shaded: boolean): boolean {
  if (/<w:vanish(?:\s*\/>|\s+w:val="(?:1|true|on)")/.test(properties)) return true;
  if (/<w:sz w:val="[0-3]"/.test(properties)) return true;
  return !shaded && /<w:color w:val="(?:ffffff|FFFFFF)"/.test(properties);
}
