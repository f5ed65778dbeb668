import { Html, html } from '../../platform/html';
import { readBuiltPage } from '../../platform/built-pages';
import type { HtmlPage } from '../../http/pages/page';
import sampleJson from './home-sample.json';
import { tryFields, tryMatch, tryPages, type TryMatch, type TryResume } from '../views/try-result';

interface RecordedSample {
  resume: TryResume;
  match: TryMatch;
  /** The posting with which the sample was matched. */
  posting: string;
}

const sample: RecordedSample = sampleJson;

const GUIDES = [
  [
    '/docs/quick-start',
    'Parse',
    'Resumes and postings as PDF, DOCX, text or scans. Each value has its source.',
  ],
  ['/docs/how-matching-works', 'Match', 'A score from published parts, the reasons, and what is missing.'],
  [
    '/docs/how-retention-works',
    'Forecast',
    'The chance that a hire stays 30, 90, 180 and 365 days, with its uncertainty.',
  ],
  ['/docs/skills-map', 'Infer skills', 'Skills that past occupations imply, from a published map.'],
  ['/docs/sync-an-ats', 'Sync', 'Jobs and candidates in step with an ATS, a CRM or HMIS.'],
  [
    '/docs/privacy',
    'Protect',
    'Tenants apart at row level, retention windows, erasure, and no protected attribute in a score.',
  ],
] as const;

/** Renders the start page. With `live`, visitors parse their own documents in a sandbox; otherwise it shows a recording. */
export function homePage({ live, baseUrl }: { live: boolean; baseUrl: string }): HtmlPage {
  return {
    title: 'Resumes, jobs and matches as an API',
    description:
      'A REST API that parses resumes and job postings, matches candidates to jobs and explains each score.',
    wide: true,
    body: html`<div class="home" ${live && new Html('data-try')}>
      <div class="first">
        <div class="intro">${intro(live)}</div>
        <div
          class="pages-frame"
          data-part="pages"
          tabindex="0"
          role="group"
          aria-label="The document with its values"
        >
          ${tryPages(sample.resume)}
        </div>
      </div>
      <div class="result">
        <section class="panel" aria-labelledby="fields-title">
          <h2 id="fields-title">What was read</h2>
          <div data-part="fields" class="fields">${tryFields(sample.resume)}</div>
        </section>
        <section class="panel" aria-labelledby="match-title">
          <h2 id="match-title">Match with a posting</h2>
          <div data-part="match" class="match">${tryMatch(sample.match)}</div>
          ${postingForm(live)}
        </section>
      </div>
      <section class="request" aria-labelledby="request-title">
        <h2 id="request-title">The same as a request</h2>
        <div class="request-columns">${requestAndAnswer(baseUrl)}</div>
      </section>
      <section aria-labelledby="parts-title">
        <h2 id="parts-title">What the service does</h2>
        <ul class="cards">
          ${GUIDES.map(
            ([href, title, text]) =>
              html`<li>
                <a href="${href}"><strong>${title}</strong><span>${text}</span></a>
              </li>`,
          )}
        </ul>
      </section>
    </div>`,
  };
}

function intro(live: boolean): Html {
  return html`<h1>Resumes, jobs and matches as an API</h1>
    <p class="lead">
      Tenure parses resumes and job postings, matches candidates to jobs, says why, and forecasts how long a
      hire will stay. Every value shows the words it was read from. It runs on your own servers, without a
      language model.
    </p>
    ${live && dropZone()}
    <p data-part="status" class="try-status" role="status">This is the recorded result of a sample resume.</p>
    <p class="ways">
      ${live && html`<button type="button" data-part="create" data-scripted-part hidden>Create a sandbox</button>`}
      <a class="button" href="/docs">Documentation</a>
      <a class="button" href="/reference">API reference</a>
      <a class="button" href="/developers">Portal</a>
    </p>
    ${
      live &&
      html`<div data-part="sandbox" class="sandbox" tabindex="-1" hidden>
        <p>
          A test tenant of your own until <span data-part="until"></span>, without an account.
          <a href="/docs/claimable-sandbox">What it can do, and how to keep it</a>
        </p>
        <div class="code">
          <div class="bar"><span>Shell</span></div>
          <pre tabindex="0" role="group" aria-label="Key of the sandbox"><code></code></pre>
        </div>
      </div>`
    }`;
}

function dropZone(): Html {
  return html`<div class="drop" data-part="drop" data-scripted-part hidden>
      <p>
        <strong>Drop a resume here</strong>
        <span
          >PDF, DOCX, text or a scan, up to 10 MiB. No sign-up. It is parsed in a sandbox and erased within
          seven days.</span
        >
      </p>
      <button type="button" data-part="choose">Choose a file</button>
      <button type="button" class="secondary" data-part="sample">Use the sample</button>
      <input
        type="file"
        data-part="file"
        hidden
        aria-label="Resume file"
        accept=".pdf,.docx,.doc,.odt,.rtf,.html,.txt,.png,.jpg,.jpeg,.tif,.tiff"
      />
    </div>
    <noscript><p>Trying your own document needs JavaScript.</p></noscript>`;
}

function postingForm(live: boolean): Html {
  return html`<details class="posting">
    <summary>Show the posting</summary>
    <label for="posting">Posting</label>
    <textarea id="posting" data-part="posting" rows="10" maxlength="20000" ${!live && new Html('readonly')}>
${sample.posting}</textarea>
    ${
      live &&
      html`<button type="button" data-part="rematch" data-scripted-part hidden>
        Match with this posting
      </button>`
    }
  </details>`;
}

/** The first request of the README with its answer, highlighted by the build. */
function requestAndAnswer(baseUrl: string): Html {
  const request = readBuiltPage('first-request.html') ?? '';
  return new Html(request.replaceAll('http://localhost:3000', html`${baseUrl}`.text));
}
