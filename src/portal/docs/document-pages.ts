import { Html, html } from '../../platform/html';
import { documentShell } from '../../http/pages/document-shell';
import type { HtmlPage } from '../../http/pages/page';
import type { DocumentPage, DocumentationPages, Release } from '../../http/pages/documentation-pages';

/** Renders a document. Our build generates its markup from our own text. */
export function documentPage(store: DocumentationPages, page: DocumentPage): HtmlPage {
  return documentShell({
    title: page.title,
    address: `/docs/${page.slug}`,
    content:
      page.slug === 'changelog'
        ? html`${versions(store.releases, null)}${new Html(store.html(page))}`
        : new Html(store.html(page)),
    headings: page.headings,
    description: page.summary,
    end: html`<p><a href="/docs/${page.slug}.md">View as Markdown</a></p>`,
  });
}

/** Renders the changes of one release. */
export function releasePage(store: DocumentationPages, release: Release): HtmlPage {
  const { title, headings, html: changes } = store.release(release);
  return documentShell({
    title,
    address: '/docs/changelog',
    content: html`${versions(store.releases, release.version)}${new Html(changes)}`,
    headings,
  });
}

/** Renders the list of documents with their summaries. */
export function documentList(store: DocumentationPages): HtmlPage {
  return documentShell({
    title: 'Documentation',
    address: '/docs',
    description: 'Guides, reference and compliance documents of Tenure.',
    content: html`<h1>Documentation</h1>
      <p class="lead">
        Guides for building on Tenure and running it. The <a href="/reference">API reference</a> lists all
        routes and fields, <a href="/errors">Error codes</a> says how to solve each error. Each guide is also
        available as <a href="/llms.txt">Markdown</a>.
      </p>
      ${store.sections.map(
        (section) =>
          html`<h2>${section.title}</h2>
            <ul class="cards">
              ${section.pages.map(
                ({ slug, title, summary }) =>
                  html`<li>
                    <a href="/docs/${slug}"><strong>${title}</strong><span>${shortened(summary)}</span></a>
                  </li>`,
              )}
            </ul>`,
      )}`,
  });
}

/** Links to the changes of each release. */
function versions(releases: readonly Release[], current: string | null): Html {
  const mark = (is: boolean): Html | null => (is ? new Html('aria-current="page"') : null);
  return html`<nav class="versions" aria-label="Versions">
    <a href="/docs/changelog" ${mark(current === null)}>All</a>
    ${releases.map(
      ({ version, date }) =>
        html`<a href="/docs/changelog/${version}" ${mark(current === version)}
          >${date === null ? 'Unreleased' : version}</a
        >`,
    )}
  </nav>`;
}

const MAX_SUMMARY_LENGTH = 150;

/** The summary up to the end of a sentence, or of a word if the first sentence is long. */
function shortened(summary: string): string {
  if (summary.length <= MAX_SUMMARY_LENGTH) return summary;
  const start = summary.slice(0, MAX_SUMMARY_LENGTH);
  const sentence = start.lastIndexOf('. ');
  return sentence > 40
    ? start.slice(0, sentence + 1)
    : `${start.slice(0, start.lastIndexOf(' ')).replace(/[,;:]$/, '')} …`;
}
