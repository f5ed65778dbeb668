import { Html, html } from '../../platform/html';
import type { HtmlPage } from '../../http/pages/page';
import type { DocumentPage, DocumentSection, DocumentationPages } from './documentation-pages';

/** Renders a document with the list of documents and its headings. Our build generates its markup from our own text. */
export function documentPage(store: DocumentationPages, page: DocumentPage): HtmlPage {
  return {
    title: page.title,
    wide: true,
    body: html`<div class="document">
      <nav class="contents" aria-label="Documents">${contents(store.sections, page.slug)}</nav>
      <article>
        ${new Html(store.html(page))}
        <p class="page-end"><a href="/docs/${page.slug}.md">View as Markdown</a></p>
      </article>
      ${
        page.headings.length > 1 &&
        html`<nav class="on-page" aria-label="On this page">
          <h2>On this page</h2>
          <ul>
            ${page.headings.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`)}
          </ul>
        </nav>`
      }
    </div>`,
  };
}

/** Renders the list of documents with their summaries. */
export function documentList(store: DocumentationPages): HtmlPage {
  return {
    title: 'Documentation',
    wide: true,
    body: html`<h1>Documentation</h1>
      <p class="lead">
        Guides for building on Tenure. The <a href="/reference">API reference</a> lists all routes and fields.
        Each guide is also available as <a href="/llms.txt">Markdown</a>.
      </p>
      ${store.sections
        .filter((section) => section.pages.length > 0)
        .map(
          (section) =>
            html`<h2>${section.title}</h2>
              <ul class="cards">
                ${section.pages.map(
                  ({ slug, title, summary }) =>
                    html`<li>
                      <a href="/docs/${slug}"><strong>${title}</strong><span>${summary}</span></a>
                    </li>`,
                )}
              </ul>`,
        )}`,
  };
}

function contents(sections: readonly DocumentSection[], current: string): Html[] {
  return sections
    .filter((section) => section.pages.length > 0)
    .map(
      ({ title, pages }) =>
        html`<h2>${title}</h2>
          <ul>
            ${pages.map(
              ({ slug, title: name }) =>
                html`<li>
                  <a href="/docs/${slug}" ${slug === current ? new Html('aria-current="page"') : null}
                    >${name}</a
                  >
                </li>`,
            )}
          </ul>`,
    );
}
