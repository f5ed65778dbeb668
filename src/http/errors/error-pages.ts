import { Router, type Request, type Response } from 'express';
import { AppError } from '../../platform/app-error';
import { PROBLEM_CODES, type ProblemCode } from '../../platform/problem-codes';
import { html, type Html } from '../../platform/html';
import { documentShell } from '../pages/document-shell';
import { sendPage } from '../pages/page';
import { baseUrlOf } from './problem';
import { PROBLEM_ADVICE } from './problem-advice';

/** The pages behind the `type` of a problem, with its meaning and advice, as HTML or JSON. */
export function errorPages(): Router {
  const router = Router({ caseSensitive: true });
  router.get('/errors', (request, response) => {
    const codes = Object.keys(PROBLEM_CODES) as ProblemCode[];
    if (wantsJson(request)) response.json({ errors: codes.map((code) => describe(request, code)) });
    else sendList(response, codes);
  });
  router.get('/errors/:code', (request, response) => {
    const { code } = request.params;
    if (!isCode(code)) throw new AppError('not_found', 'No such error code exists.');
    if (wantsJson(request)) response.json(describe(request, code));
    else sendOne(request, response, code);
  });
  return router;
}

function describe(request: Request, code: ProblemCode): object {
  return {
    code,
    ...PROBLEM_CODES[code],
    type: `${baseUrlOf(request)}/errors/${code}`,
    advice: PROBLEM_ADVICE[code],
  };
}

function sendList(response: Response, codes: readonly ProblemCode[]): void {
  const byStatus = [...codes].sort((a, b) => PROBLEM_CODES[a].status - PROBLEM_CODES[b].status);
  const content = html`<h1>Error codes</h1>
    <p class="lead">All errors that the API returns. Rely on the code: it never changes.</p>
    <table class="stacking">
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Code</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${byStatus.map(
          (code) =>
            html`<tr>
              <td data-label="Status">${PROBLEM_CODES[code].status}</td>
              <td data-label="Code">
                <a href="/errors/${code}"><code>${code}</code></a>
              </td>
              <td data-label="Meaning">${PROBLEM_CODES[code].title}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  sendPage(response, documentShell({ title: 'Error codes', address: '/errors', content }));
}

/** Names of fields, headers and paths in a sentence. */
const NAME_PATTERN = /(\b[a-z]+(?:[A-Z]\w*|_\w+)|\/api\/[\w/{}-]+|\b[A-Z][a-z]+(?:-[A-Z][a-z]+)+\b)/;

/** Sets the names in a sentence as code. */
function withCode(sentence: string): Html {
  const parts = sentence.split(NAME_PATTERN);
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

/** The members that every response with the code has. */
function exampleOf(request: Request, code: ProblemCode): string {
  const { status, title } = PROBLEM_CODES[code];
  const problem = {
    ...{ type: `${baseUrlOf(request)}/errors/${code}`, title, status, code },
    ...{ detail: `${title}.`, requestId: 'req_2WL5ZXNp64OSwzBfPtMyD8' },
  };
  return JSON.stringify(problem, null, 2);
}

function sendOne(request: Request, response: Response, code: ProblemCode): void {
  const { status, title } = PROBLEM_CODES[code];
  const content = html`<h1>${title}</h1>
    <p class="lead">Status ${status}, code <code>${code}</code></p>
    <p>${withCode(PROBLEM_ADVICE[code])}</p>
    <h2>Response</h2>
    <div class="code">
      <div class="bar"><span>HTTP ${status}, application/problem+json</span></div>
      <pre tabindex="0" role="group" aria-label="Response"><code>${exampleOf(request, code)}</code></pre>
    </div>
    <p><a href="/errors">All errors</a> · <a href="/reference">API reference</a></p>`;
  sendPage(response, documentShell({ title: code, address: '/errors', content }));
}

function wantsJson(request: Request): boolean {
  return request.accepts(['application/json', 'text/html']) !== 'text/html';
}

function isCode(code: string): code is ProblemCode {
  return Object.hasOwn(PROBLEM_CODES, code);
}
