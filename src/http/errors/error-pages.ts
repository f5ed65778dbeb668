import { Router, type Request, type Response } from 'express';
import { AppError } from '../../platform/app-error';
import { PROBLEM_CODES, type ProblemCode } from '../../platform/problem-codes';
import { html } from '../../platform/html';
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
    else sendOne(response, code);
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

function sendOne(response: Response, code: ProblemCode): void {
  const { status, title } = PROBLEM_CODES[code];
  const content = html`<h1>${title}</h1>
    <p class="lead">Status ${status}, code <code>${code}</code></p>
    <p>${PROBLEM_ADVICE[code]}</p>
    <p><a href="/errors">All errors</a> · <a href="/reference">API reference</a></p>`;
  sendPage(response, documentShell({ title: code, address: '/errors', content }));
}

function wantsJson(request: Request): boolean {
  return request.accepts(['application/json', 'text/html']) !== 'text/html';
}

function isCode(code: string): code is ProblemCode {
  return Object.hasOwn(PROBLEM_CODES, code);
}
