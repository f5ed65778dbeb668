import { markupTokens } from '../markup/tokens';

const MAX_LINKS = 5_000;

/** Absolute web addresses that a page links to, in their order and once each. */
export function linkTargets(html: string, baseUrl: string): string[] {
  const targets = new Set<string>();
  for (const token of markupTokens(html, true)) {
    if (token.kind !== 'open' || token.name !== 'a') continue;
    const target = token.attributes.get('href');
    if (target === undefined || !URL.canParse(target, baseUrl)) continue;
    const url = new URL(target, baseUrl);
    url.hash = '';
    if (/^https?:$/.test(url.protocol)) targets.add(url.href);
    if (targets.size === MAX_LINKS) break;
  }
  return [...targets];
}
