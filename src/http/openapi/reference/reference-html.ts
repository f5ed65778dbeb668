import { html, Html } from '../../../platform/html';
import { PAGE_ASSETS } from '../../pages/page-assets';
import { siteHeader } from '../../pages/site-header';
import type { OpenApiDocument, OperationObject } from '../document';

export interface ReferenceFiles {
  renderer: string;
  description: string;
  start: string;
}

const STYLES = `
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 var(--font); }
.top { position: sticky; top: 0; z-index: 20; height: 3rem; display: flex; gap: 1rem; align-items: center;
  padding: 0 clamp(1rem, 3vw, 2rem); background: var(--panel); border-bottom: 1px solid var(--line); font-size: .9rem; }
.top a { color: var(--accent); text-decoration: none; }
.top a:hover { text-decoration: underline; }
.top [role=status] { margin-left: auto; color: var(--quiet); }
.top label { display: flex; gap: .5rem; align-items: center; color: var(--quiet); }
.top input { width: 14rem; padding: .25rem .5rem; font: inherit; color: inherit; background: transparent;
  border: 1px solid var(--line); border-radius: 4px; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: .5rem; padding: .5rem 1rem; background: var(--panel); z-index: 30; }
.contents { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
.contents h1 { margin: 0; font-size: 1.6rem; }
.contents h2 { margin: 1.5rem 0 .25rem; font-size: 1.1rem; }
.contents p { margin: .25rem 0; color: var(--quiet); }
.contents ul { margin: 0; padding: 0; list-style: none; }
.contents li { display: flex; flex-wrap: wrap; gap: 0 .75rem; padding: .2rem 0; border-top: 1px solid var(--line); }
.contents li code { color: var(--quiet); font-size: .85rem; overflow-wrap: anywhere; }
.rendered .contents { display: none; }
@media (max-width: 45rem) { #portal { display: none; } .top label { margin-left: auto; } .top label span, .top [role=status] { position: absolute; left: -99rem; } .top input { width: 9rem; } }
`;

/** The page: a header, and the operations by tag until the renderer replaces them. */
export function referenceHtml(document: OpenApiDocument, files: ReferenceFiles): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>API reference · Tenure</title>
        <script src="${PAGE_ASSETS.theme}"></script>
        <link rel="stylesheet" href="${PAGE_ASSETS.headerStyles}" />
        ${PAGE_ASSETS.script !== null && html`<script type="module" src="${PAGE_ASSETS.script}"></script>`}
        <style>
          ${new Html(STYLES)}
        </style>
        <script
          id="start"
          src="${files.start}"
          data-renderer="${files.renderer}"
          data-description="${files.description}"
          defer
        ></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        ${siteHeader(null)}
        <main id="main" tabindex="-1">
          <div class="top">
            <a href="/api/v1/openapi.json">OpenAPI</a>
            <a href="/api/v1/postman.json" download="tenure.postman_collection.json">Postman</a>
            <a id="portal" href="/developers" hidden>Back to the portal</a>
            <span id="filled" role="status"></span>
            <label for="key"
              ><span>Key for the samples</span>
              <input id="key" type="password" autocomplete="off" spellcheck="false" placeholder="svc_test_…"
            /></label>
          </div>
          <div class="contents">
            <h1>API reference</h1>
            <p id="state" role="status">Fields, errors and samples of each operation are loading.</p>
            <noscript
              ><p>
                They need JavaScript. The API description is also available as
                <a href="/api/v1/openapi.yaml">openapi.yaml</a>.
              </p></noscript
            >
            ${contents(document)}
          </div>
          <div id="reference"></div>
        </main>
      </body>
    </html>`;
}

function contents(document: OpenApiDocument): Html[] {
  return (document.tags ?? []).map(({ name, description }) => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => operation.tags?.includes(name))
        .map(([method, operation]) => line(method, path, operation)),
    );
    return html`<section>
      <h2>${name}</h2>
      <p>${description}</p>
      <ul>
        ${operations}
      </ul>
    </section>`;
  });
}

/** The id is that of the operation, so that a link to it works before the renderer has loaded, and without it. */
function line(method: string, path: string, { summary, operationId }: OperationObject): Html {
  return html`<li id="${operationId}">
    <span>${summary ?? operationId}</span> <code>${method.toUpperCase()} ${path}</code>
  </li>`;
}
