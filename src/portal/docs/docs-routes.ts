import { Router, type Request, type Response } from 'express';
import { AppError } from '../../platform/app-error';
import { baseUrlOf } from '../../http/errors/problem';
import {
  documentationPages,
  type DocumentationPages,
  type DocumentPage,
} from '../../http/pages/documentation-pages';
import { PublicPage, type HtmlPage } from '../../http/pages/page';
import { changelogFeed } from './changelog-feed';
import { documentList, documentPage, releasePage } from './document-pages';

const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';
/** Former address of a page and the current one, so that links to it keep working. */
const MOVED_PAGES = new Map([['requests-and-answers', 'requests-and-responses']]);

/** Serves the guides as pages and Markdown, `llms.txt`, and the changelog with its feed. */
export function docsRoutes(): Router {
  const router = Router({ caseSensitive: true });
  const store = documentationPages();
  const rendered = new Map<string, PublicPage>();
  const send = (request: Request, response: Response, render: () => HtmlPage): void => {
    const page = rendered.get(request.path) ?? new PublicPage(render());
    rendered.set(request.path, page);
    page.send(request, response);
  };
  router.get('/docs', (request, response) => send(request, response, () => documentList(store)));
  router.get('/docs/files/:name', (request, response) => {
    const file = store.picture(request.params.name);
    if (file === null) throw pageNotFound();
    response.setHeader('Cache-Control', 'public, max-age=300');
    response.sendFile(file, { dotfiles: 'allow', cacheControl: false });
  });
  router.get('/docs/:page', (request, response) => {
    const [, slug = '', markdown] = /^([a-z0-9-]+)(\.md)?$/.exec(request.params.page) ?? [];
    const moved = MOVED_PAGES.get(slug);
    if (moved !== undefined) return response.redirect(301, `/docs/${moved}${markdown ?? ''}`);
    const page = findPage(store, slug);
    if (markdown === undefined) send(request, response, () => documentPage(store, page));
    else sendText(response, MARKDOWN_TYPE, store.markdown(page));
  });
  router.get('/docs/changelog/:version', (request, response) => {
    const release = store.releases.find(({ version }) => version === request.params.version);
    if (!release) throw pageNotFound();
    send(request, response, () => releasePage(store, release));
  });
  router.get('/changelog', (_request, response) => response.redirect(302, '/docs/changelog'));
  router.get('/changelog.rss', (request, response) => {
    const changelog = store.markdown(findPage(store, 'changelog'));
    sendText(response, 'application/rss+xml; charset=utf-8', changelogFeed(changelog, baseUrlOf(request)));
  });
  router.get('/llms.txt', (request, response) =>
    sendText(response, 'text/plain; charset=utf-8', llms(store, request)),
  );
  return router;
}

/** Renders `llms.txt` as llmstxt.org specifies: a summary, then links to Markdown. */
function llms(store: DocumentationPages, request: Request): string {
  const base = baseUrlOf(request);
  const sections = store.sections.map(({ title, pages }) =>
    [
      `## ${title}`,
      '',
      ...pages.map((page) => `- [${page.title}](${base}/docs/${page.slug}.md): ${page.summary}`),
    ].join('\n'),
  );
  return [
    '# Tenure',
    '',
    '> A REST API for hiring and placement: parsing of resumes and job postings, matching, retention forecasts, skills, sync and webhooks.',
    '',
    '## API',
    '',
    `- [OpenAPI description](${base}/api/v1/openapi.yaml): all routes, fields and errors`,
    `- [Errors](${base}/errors): all error codes with their solutions, as JSON for \`Accept: application/json\``,
    '',
    sections.join('\n\n'),
    '',
  ].join('\n');
}

function findPage(store: DocumentationPages, slug: string): DocumentPage {
  const page = store.find(slug);
  if (!page) throw pageNotFound();
  return page;
}

function pageNotFound(): AppError {
  return new AppError('route_not_found', 'The document does not exist.');
}

function sendText(response: Response, type: string, content: string): void {
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'public, max-age=300');
  response.send(content);
}
