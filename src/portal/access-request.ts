import type { Request, Response } from 'express';
import { z } from 'zod';
import { html, type Html } from '../platform/html';
import { sendPage, type HtmlPage } from '../http/pages/page';
import { ACCESS_ACCOUNT_POLICY, ACCESS_ADDRESS_POLICY } from '../services/limits/rate-policies';
import { accountSubject, countAttempt } from './attempts';
import { formField } from './form-field';
import { formToken, requireOwnForm } from './form-guard';
import type { PortalDeps } from './portal-deps';
import { textField } from './text-field';

const MAX_LENGTHS = { person: 100, email: 254, organization: 200, message: 1000 };

const accessRequestSchema = z.object({
  person: textField(MAX_LENGTHS.person).min(1, 'Enter your name.'),
  email: z.email('Enter a valid email address.').max(MAX_LENGTHS.email),
  organization: textField(MAX_LENGTHS.organization).min(1, 'Enter the name of the employer or organization.'),
  tenantType: z.enum(['employer', 'organization'], 'Select a type.'),
  message: textField(MAX_LENGTHS.message).transform((text) => (text === '' ? null : text)),
});

type AccessRequestField = keyof z.input<typeof accessRequestSchema>;
type AccessRequestForm = Record<AccessRequestField, string>;

const EMPTY_FORM: AccessRequestForm = {
  person: '',
  email: '',
  organization: '',
  tenantType: '',
  message: '',
};

/** Shows the form to request access. */
export function showAccessForm(
  request: Request,
  response: Response,
  sent: AccessRequestForm = EMPTY_FORM,
  faults: Partial<Record<AccessRequestField, string>> = {},
): void {
  const input = (name: AccessRequestField, label: string, attributes: Html): Html =>
    html`<label for="${name}">${label}</label>
      <input id="${name}" name="${name}" value="${sent[name]}" ${attributes} ${describedBy(name, faults)} />
      ${faultOf(name, faults)}`;
  const option = (value: string, label: string): Html =>
    html`<option value="${value}" ${sent.tenantType === value && html`selected`}>${label}</option>`;
  const faulty = Object.keys(faults).length > 0;
  sendPage(
    response,
    {
      title: 'Request access',
      body: html`<div class="narrow">
        <h1>Request access</h1>
        <p class="lead">An operator reviews your request and responds by email.</p>
        ${faulty && html`<p class="alert" role="alert">Some fields are missing or invalid. Check the fields below.</p>`}
        <form class="panel" method="post" action="/developers/request-access" novalidate>
          <input type="hidden" name="token" value="${formToken(request, response)}" />
          ${input('person', 'Your name', html`autocomplete="name" required maxlength="${MAX_LENGTHS.person}"`)}
          ${input('email', 'Email', html`type="email" autocomplete="email" required maxlength="${MAX_LENGTHS.email}"`)}
          ${input(
            'organization',
            'Employer or organization',
            html`autocomplete="organization" required maxlength="${MAX_LENGTHS.organization}"`,
          )}
          <label for="tenantType">Type</label>
          <select id="tenantType" name="tenantType" required ${describedBy('tenantType', faults)}>
            ${option('', 'Select')} ${option('employer', 'Employer with jobs')}
            ${option('organization', 'Organization that places candidates')}
          </select>
          ${faultOf('tenantType', faults)}
          <label for="message">Purpose <span class="quiet">(optional)</span></label>
          <textarea id="message" name="message" rows="4" maxlength="${MAX_LENGTHS.message}">
${sent.message}</textarea>
          <button type="submit">Request access</button>
        </form>
        <p><a href="/developers">Back to sign in</a></p>
      </div>`,
    },
    faulty ? 422 : 200,
  );
}

/** Stores a request. The response is the same for known and unknown addresses. */
export async function submitAccessRequest(
  request: Request,
  response: Response,
  deps: PortalDeps,
): Promise<void> {
  requireOwnForm(request);
  const sent: AccessRequestForm = {
    person: fieldLine(request, 'person'),
    email: fieldLine(request, 'email'),
    organization: fieldLine(request, 'organization'),
    tenantType: fieldLine(request, 'tenantType'),
    message: formField(request, 'message', MAX_LENGTHS.message).replace(/\r\n/g, '\n').trim(),
  };
  const read = accessRequestSchema.safeParse(sent);
  if (!read.success) {
    const faults = Object.fromEntries(
      read.error.issues.map((issue) => [String(issue.path[0]), issue.message]),
    );
    return showAccessForm(request, response, sent, faults);
  }
  const wait = await countAttempt(deps.rateLimiter, [
    { policy: ACCESS_ADDRESS_POLICY, subject: `access:${request.ip ?? ''}` },
    { policy: ACCESS_ACCOUNT_POLICY, subject: `access:${accountSubject(sent.email)}` },
  ]);
  if (wait > 0) {
    response.setHeader('Retry-After', String(wait));
    return sendPage(response, BUSY_NOTICE, 429);
  }
  await deps.accessRequests.submit(read.data);
  sendPage(response, SUBMITTED_NOTICE);
}

/** Reads untrusted text as one line without control characters. */
function fieldLine(request: Request, name: string): string {
  return formField(request, name)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

function describedBy(
  name: AccessRequestField,
  faults: Partial<Record<AccessRequestField, string>>,
): Html | false {
  return faults[name] !== undefined && html`aria-invalid="true" aria-describedby="${name}-fault"`;
}

function faultOf(
  name: AccessRequestField,
  faults: Partial<Record<AccessRequestField, string>>,
): Html | false {
  return faults[name] !== undefined && html`<p class="fault" id="${name}-fault">${faults[name]}</p>`;
}

const notice = (heading: string, lead: string): HtmlPage => ({
  title: 'Request access',
  body: html`<div class="narrow">
    <h1>${heading}</h1>
    <p class="lead">${lead}</p>
    <p><a href="/developers">Back to sign in</a></p>
  </div>`,
});

const SUBMITTED_NOTICE = notice(
  'Thank you',
  'An operator will review your request and respond by email. No further action is needed.',
);
const BUSY_NOTICE = notice('Too many requests', 'Wait a few minutes and try again.');
