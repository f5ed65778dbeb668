import { microdataOf } from './microdata';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const JSON_LD = /\btype\s*=\s*["']?application\/ld\+json\b/i;
const MAX_SCRIPTS = 50;
const MAX_SCRIPT_LENGTH = 512 * 1024;

/**
 * Values of the JSON-LD scripts of a web page, and its microdata in the same form. Scripts that are too long or not JSON
 * are omitted.
 */
export function structuredDataOf(html: string): unknown[] {
  const values: unknown[] = [];
  for (const [, attributes = '', content = ''] of html.matchAll(SCRIPT)) {
    if (!JSON_LD.test(attributes) || content.length > MAX_SCRIPT_LENGTH) continue;
    try {
      values.push(JSON.parse(content));
    } catch {
      // A page with a malformed script still has its text.
    }
    if (values.length === MAX_SCRIPTS) break;
  }
  // A page with both describes the same thing twice.
  return values.length > 0 ? values : microdataOf(html);
}
