import { html, Html } from '../../platform/html';
import { documentationPages, type PageHeading } from './documentation-pages';
import type { HtmlPage } from './page';

/** A page of the documentation: its content with the list of all pages and of its headings. */
export interface DocumentContent {
  title: string;
  /** Address of the page in the list. */
  address: string;
  content: Html;
  headings?: readonly PageHeading[];
  description?: string;
  /** Links at the end of the page, besides those to the previous and the next page. */
  end?: Html;
}

/** Pages of the documentation that are not written as documents. */
const GENERATED_PAGES = [
  { address: '/reference', title: 'API reference' },
  { address: '/errors', title: 'Error codes' },
  { address: '/deprecations', title: 'Deprecations' },
  { address: '/status', title: 'Status' },
];

interface ListedPage {
  address: string;
  title: string;
}

/** Renders a page of the documentation in the shell that all of them share. */
export function documentShell(page: DocumentContent): HtmlPage {
  const { title, content, headings = [], description, end } = page;
  return {
    title,
    wide: true,
    ...(description === undefined ? {} : { description }),
    body: html`<div class="document${headings.length > 1 ? '' : ' without-headings'}">
      ${contents(page.address)}
      <article>
        ${content}
        <div class="page-end">${end} ${neighbours(page.address)}</div>
      </article>
      ${
        headings.length > 1 &&
        html`<nav class="on-page" aria-label="On this page">
          <h2>On this page</h2>
          <ul>
            ${headings.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`)}
          </ul>
        </nav>`
      }
    </div>`,
  };
}

/** All pages of the documentation by section, in reading order. */
export function listedSections(): { title: string; pages: ListedPage[] }[] {
  const sections = documentationPages().sections.map(({ title, pages }) => ({
    title,
    pages: pages.map((page) => ({ address: `/docs/${page.slug}`, title: page.title })),
  }));
  return [...sections, { title: 'Reference', pages: GENERATED_PAGES }];
}

function contents(current: string): Html {
  // On a phone the script closes the list; without a script it stays open.
  return html`<details class="contents" open>
    <summary>All pages</summary>
    <nav aria-label="Documentation">
      ${listedSections().map(
        ({ title, pages }) =>
          html`<h2>${title}</h2>
            <ul>
              ${pages.map(
                (page) =>
                  html`<li>
                    <a
                      href="${page.address}"
                      ${page.address === current ? new Html('aria-current="page"') : null}
                      >${page.title}</a
                    >
                  </li>`,
              )}
            </ul>`,
      )}
    </nav>
  </details>`;
}

function neighbours(current: string): Html | null {
  const pages = listedSections().flatMap((section) => section.pages);
  const at = pages.findIndex(({ address }) => address === current);
  if (at === -1) return null;
  const [previous, next] = [pages[at - 1], pages[at + 1]];
  return html`<nav class="neighbours" aria-label="Previous and next page">
    ${previous && html`<a rel="prev" href="${previous.address}"><span>Previous</span> ${previous.title}</a>`}
    ${next && html`<a rel="next" href="${next.address}"><span>Next</span> ${next.title}</a>`}
  </nav>`;
}
