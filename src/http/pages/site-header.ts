import { html, type Html } from '../../platform/html';
import { PAGE_ASSETS } from './page-assets';

/** Pages that require no sign-in, and the portal. */
const PAGES = [
  ['/docs', 'Docs'],
  ['/reference', 'Reference'],
  ['/errors', 'Errors'],
  ['/docs/changelog', 'Changelog'],
  ['/status', 'Status'],
  ['/developers', 'Portal'],
] as const;

/** The header of every page. The buttons need a script, which shows them. */
export function siteHeader(corner: Html | null): Html {
  return html`<header class="site-header">
    <a class="brand" href="/">${logo()} Tenure</a>
    <nav aria-label="Site">${PAGES.map(([href, name]) => html`<a href="${href}">${name}</a>`)}</nav>
    <div class="tools">
      <button type="button" class="open-search" data-index="${PAGE_ASSETS.search}" hidden>
        ${searchIcon()}<span>Search</span><kbd>Ctrl K</kbd>
      </button>
      <button type="button" class="theme" aria-label="Change the theme" hidden>${themeIcon()}</button>
      ${corner}
    </div>
  </header>`;
}

function logo(): Html {
  return html`<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path d="M4 5h16v4.2H4z" fill="currentColor" />
    <path d="M9.9 11h4.2v9H9.9z" fill="currentColor" opacity=".55" />
  </svg>`;
}

function searchIcon(): Html {
  return html`<svg class="icon" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
    <circle cx="11" cy="11" r="7" />
    <path d="m20 20-4-4" />
  </svg>`;
}

function themeIcon(): Html {
  return html`<svg class="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    <circle cx="12" cy="12" r="9" />
    <path d="M12 3v18a9 9 0 0 0 0-18z" fill="currentColor" />
  </svg>`;
}
