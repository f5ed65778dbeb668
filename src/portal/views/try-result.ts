import { html, type Html } from '../../platform/html';

/** What the start page shows of a parsed resume: its pages with boxes, and its fields. */
export interface TryResume {
  fileName: string;
  pages: {
    src: string;
    width: number;
    height: number;
    /** Boxes in pixels of the page. */
    boxes: { kind: string; title: string; x: number; y: number; width: number; height: number }[];
  }[];
  groups: {
    title: string;
    kind: string;
    values: { title: string; detail: string | null; uncertain: boolean }[];
  }[];
}

/** What it shows of a match. */
export interface TryMatch {
  score: number;
  verdict: string;
  /** Points of each component and their maximum. */
  parts: { name: string; points: number; max: number }[];
  gaps: string[];
  /** Chance that a hire stays, by days. */
  retention: { days: number; percent: number }[];
}

const MAX_VALUES = 12;
const BAR_WIDTH = 200;

/** Renders the pages with a box around the words of each value. Also runs in the browser. */
export function tryPages({ pages, fileName }: TryResume): Html {
  if (pages.length === 0) {
    return html`<p class="no-pages">
      ${fileName} has no page layout. Its fields are listed with the match.
    </p>`;
  }
  return html`${pages.map(
    (page, index) =>
      html`<svg
        viewBox="0 0 ${page.width} ${page.height}"
        role="img"
        aria-label="Page ${index + 1} of ${fileName} with a box around each value"
      >
        <image href="${page.src}" width="${page.width}" height="${page.height}" />
        ${page.boxes.map(
          (box) =>
            html`<rect
              data-kind="${box.kind}"
              x="${box.x}"
              y="${box.y}"
              width="${box.width}"
              height="${box.height}"
            >
              <title>${box.title}</title>
            </rect>`,
        )}
      </svg>`,
  )}`;
}

/** Renders the fields by group. */
export function tryFields({ groups }: TryResume): Html {
  return html`${groups.map(
    ({ title, kind, values }) =>
      html`<section data-kind="${kind}">
        <h3>${title}</h3>
        <ul>
          ${values.slice(0, MAX_VALUES).map(
            (value) =>
              html`<li>
                <strong>${value.title}</strong>
                ${value.detail !== null && html`<span>${value.detail}</span>`}
                ${value.uncertain && html`<em>uncertain</em>`}
              </li>`,
          )}
          ${values.length > MAX_VALUES && html`<li>and ${values.length - MAX_VALUES} more</li>`}
        </ul>
      </section>`,
  )}`;
}

/** Renders the verdict, the points that add up to the score, the gaps and the forecast. */
export function tryMatch({ score, verdict, parts, gaps, retention }: TryMatch): Html {
  return html`<p class="score"><strong>${score.toFixed(1)}</strong> of 100</p>
    <p>${verdict}</p>
    <table class="points">
      <thead>
        <tr>
          <th scope="col">Component</th>
          <th scope="col">Points</th>
          <th scope="col">Of</th>
        </tr>
      </thead>
      <tbody>
        ${parts.map(
          ({ name, points, max }) =>
            html`<tr>
              <th scope="row">${name} ${bar(points, max)}</th>
              <td>${points.toFixed(1)}</td>
              <td>${max.toFixed(1)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${gaps.length > 0 && html`<p><strong>Not shown by the record:</strong> ${gaps.join(', ')}.</p>`}
    ${
      retention.length > 0 &&
      html`<p>
        <strong>Chance to stay:</strong>
        ${retention.map(({ days, percent }) => `${percent} % for ${days} days`).join(', ')}.
      </p>`
    }`;
}

function bar(points: number, max: number): Html {
  const filled = max === 0 ? 0 : Math.max(0, Math.min(1, points / max)) * BAR_WIDTH;
  return html`<svg viewBox="0 0 ${BAR_WIDTH} 8" preserveAspectRatio="none" aria-hidden="true">
    <rect class="max" width="${BAR_WIDTH}" height="8" />
    <rect class="filled" width="${filled.toFixed(1)}" height="8" />
  </svg>`;
}
