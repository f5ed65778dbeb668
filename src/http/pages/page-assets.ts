import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Router } from 'express';
import { entryFiles } from './built-app';
import { PackedText } from './packed-text';
import { readBuiltPage } from '../../platform/built-pages';
import { THEME_SCRIPT } from './theme-script';
import { findAsset } from '../../platform/build-assets';

const STYLE_FILES = ['header.css', 'pages.css', 'documents.css', 'home.css'] as const;
const FONT_NAME = 'public-sans.woff2';
/** Addresses contain a hash of the content, so browsers may keep these files. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const readStyles = (name: string): string => readFileSync(path.join(__dirname, name), 'utf8');
const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);

const font = readFont();
const fontPath = font === null ? null : `/assets/public-sans.${hashOf(font)}.woff2`;
const fontStyles =
  fontPath === null
    ? ''
    : `@font-face { font-family: 'Public Sans'; font-weight: 100 900; font-display: swap; src: url('${fontPath}') format('woff2'); }\n`;

const headerStyles = fontStyles + readStyles('header.css');
const pageStyles = STYLE_FILES.map((name) => (name === 'header.css' ? headerStyles : readStyles(name))).join(
  '',
);
const searchIndex = readBuiltPage('search.json') ?? '';

/** Addresses of the files that pages reference. */
export const PAGE_ASSETS = {
  /** Only the font, for the portal, which has its own styles. */
  fontStyles: `/assets/font.${hashOf(fontStyles)}.css`,
  styles: `/assets/pages.${hashOf(pageStyles)}.css`,
  /** The font and the header, for pages with styles of their own. */
  headerStyles: `/assets/header.${hashOf(headerStyles)}.css`,
  theme: `/assets/theme.${hashOf(THEME_SCRIPT)}.js`,
  search: `/assets/search.${hashOf(searchIndex)}.json`,
  font: fontPath,
  /** The script of search, copy buttons and theme; null without a build. */
  script: entryFiles('site/site.ts')?.script ?? null,
} as const;

/** Serves the style sheets, the font, the theme script and the search index. */
export function pageAssets(): Router {
  const router = Router({ caseSensitive: true });
  const texts: readonly [string, string, string][] = [
    [PAGE_ASSETS.styles, 'text/css; charset=utf-8', pageStyles],
    [PAGE_ASSETS.headerStyles, 'text/css; charset=utf-8', headerStyles],
    [PAGE_ASSETS.fontStyles, 'text/css; charset=utf-8', fontStyles],
    [PAGE_ASSETS.theme, 'text/javascript; charset=utf-8', THEME_SCRIPT],
    [PAGE_ASSETS.search, 'application/json', searchIndex],
  ];
  for (const [address, type, text] of texts) {
    const packed = new PackedText(type, text);
    router.get(address, (request, response) => packed.send(request, response, IMMUTABLE));
  }
  if (fontPath !== null) {
    router.get(fontPath, (_request, response) => {
      response.setHeader('Content-Type', 'font/woff2');
      response.setHeader('Cache-Control', IMMUTABLE);
      response.send(font);
    });
  }
  // Browsers request it automatically; a 404 would log an error for every visit.
  router.get('/favicon.ico', (_request, response) => {
    response.setHeader('Cache-Control', 'public, max-age=86400');
    response.status(204).end();
  });
  return router;
}

/** The font that the build has copied; null without a build, and pages then use a font of the system. */
function readFont(): Buffer | null {
  const file = findAsset(FONT_NAME);
  return file === null ? null : readFileSync(file);
}
