import { html, type Html } from '../../platform/html';
import { documentShell } from '../../http/pages/document-shell';
import type { HtmlPage } from '../../http/pages/page';
import type { ComponentState, ServiceStatus, StatusComponent } from '../../services/health/service-status';

const HEADLINES: Record<ComponentState, string> = {
  working: 'All parts of the service work.',
  delayed: 'The service works; some background work is delayed.',
  not_working: 'A part of the service does not work.',
  unknown: 'The state of some parts is not known.',
};
const STATE_NAMES: Record<ComponentState, string> = {
  working: 'Working',
  delayed: 'Delayed',
  not_working: 'Not working',
  unknown: 'Not known',
};

/** Renders the state of the service, without data of tenants. */
export function statusPage(status: ServiceStatus): HtmlPage {
  const groups = [...new Set(status.components.map(({ group }) => group))];
  return documentShell({
    title: 'Status',
    address: '/status',
    content: html`<h1>Status</h1>
      <div id="service-status">
        <p class="status-line" data-state="${status.state}" role="status">${HEADLINES[status.state]}</p>
        ${groups.map((group) =>
          table(
            group,
            status.components.filter((component) => component.group === group),
          ),
        )}
        <p class="quiet">Checked at <time datetime="${status.at}">${status.at.slice(11, 19)} UTC</time>.</p>
      </div>
      <p>
        Programs read the same as JSON with <code>Accept: application/json</code>. Load balancers use
        <a href="/api/v1/ready">/api/v1/ready</a>.
      </p>`,
  });
}

function table(group: string, components: readonly StatusComponent[]): Html {
  return html`<h2>${group}</h2>
    <table class="states">
      <tbody>
        ${components.map(
          ({ name, state }) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td><span class="state" data-state="${state}">${STATE_NAMES[state]}</span></td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}
