import { html } from '../platform/html';

/** Content of a mail before rendering: paragraphs of plain text and at most one action. */
export interface MailContent {
  subject: string;
  paragraphs: readonly string[];
  /** `path` is a path of this service; `renderMail` prefixes the base URL. */
  action: { label: string; path: string } | null;
  /** Says why the recipient receives the mail and what to do if it was unexpected. */
  footer: string;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const MAX_SUBJECT_LENGTH = 150;

/** Renders a mail as plain text and as HTML. Names in it are escaped. */
export function renderMail(content: MailContent, baseUrl: string): RenderedMail {
  const link = content.action && { label: content.action.label, url: `${baseUrl}${content.action.path}` };
  const paragraphs = content.paragraphs.map(toSingleLine);
  const footer = toSingleLine(content.footer);
  return {
    subject: toSingleLine(content.subject).slice(0, MAX_SUBJECT_LENGTH),
    text: [...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : []), `-- \n${footer}`, ''].join(
      '\n\n',
    ),
    html: html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="color-scheme" content="light dark" />
          <title>${toSingleLine(content.subject)}</title>
        </head>
        <body
          style="font: 16px/1.6 system-ui, sans-serif; max-width: 36rem; margin: 2rem auto; padding: 0 1rem"
        >
          ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
          ${link && html`<p><a href="${link.url}">${link.label}</a></p>`}
          <p style="font-size: 13px; opacity: 0.75">${footer}</p>
        </body>
      </html>`.text,
  };
}

/**
 * Names are user input. A line break in one could make it pass for a paragraph of the service, so all text becomes a
 * single line.
 */
function toSingleLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
