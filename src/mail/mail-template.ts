import { html } from '../platform/html';

/** A letter before it is made into a mail: paragraphs of plain words, and at most one thing to do. */
export interface MailContent {
  subject: string;
  paragraphs: readonly string[];
  /** `path` is a path of this service; the sender prefixes the base URL. */
  action: { label: string; path: string } | null;
  /** Why the reader gets it, and what to do when that is wrong. */
  footer: string;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const MAX_SUBJECT_LENGTH = 150;

/** The letter as plain text and as simple markup; whatever names it holds is shown as text. */
export function renderMail(letter: MailContent, baseUrl: string): RenderedMail {
  const link = letter.action && { label: letter.action.label, url: `${baseUrl}${letter.action.path}` };
  const paragraphs = letter.paragraphs.map(toSingleLine);
  const footer = toSingleLine(letter.footer);
  return {
    subject: toSingleLine(letter.subject).slice(0, MAX_SUBJECT_LENGTH),
    text: [...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : []), `-- \n${footer}`, ''].join(
      '\n\n',
    ),
    html: html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="color-scheme" content="light dark" />
          <title>${toSingleLine(letter.subject)}</title>
        </head>
        <body
          style="font: 16px/1.6 system-ui, sans-serif; max-width: 36rem; margin: 2rem auto; padding: 0 1rem"
        >
          ${paragraphs.map((words) => html`<p>${words}</p>`)}
          ${link && html`<p><a href="${link.url}">${link.label}</a></p>`}
          <p style="font-size: 13px; opacity: 0.75">${footer}</p>
        </body>
      </html>`.text,
  };
}

/** Names come from people: none may begin a line of its own, where it could pass for ours. */
function toSingleLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
