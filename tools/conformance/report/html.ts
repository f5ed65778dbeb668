import { errorCoverage } from '../documented-errors';
import { ruleSentences } from '../rule-sentences';
import type { Difference } from '../findings';
import type { RunResult } from '../run';
import { summaryLine } from './console';

/** The report as one page without scripts. */
export function htmlReport(result: RunResult): string {
  const { findings, description, url } = result;
  const differences = [...findings.differences.values()];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Conformance of ${escapeHtml(url)}</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #ccc; padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; }
pre { background: #f4f4f4; overflow-x: auto; padding: 0.6rem; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<h1>Conformance of ${escapeHtml(url)}</h1>
<p>Version ${escapeHtml(description.version)}. ${escapeHtml(summaryLine(result))}.</p>
<h2>Differences</h2>
${differences.length === 0 ? '<p>None.</p>' : differences.map(differenceHtml).join('\n')}
<h2>Operations</h2>
<table>
<tr><th>Operation<th>Requests<th>Statuses<th>Documented errors provoked<th>Not provoked</tr>
${description.operations.map((operation) => operationRow(operation.name, result)).join('\n')}
</table>
<h2>Not checked</h2>
${listHtml([...findings.notChecked].map(([id, reason]) => `${id}: ${reason}`))}
<h2>Refused though the description allows it</h2>
${listHtml([...findings.notes].map(([text, count]) => `${text} (${count})`))}
</html>
`;
}

function differenceHtml({ rule, operation, message, count, curl, status, answer }: Difference): string {
  const says = ruleSentences().get(rule);
  return `<h3>${escapeHtml(message)}</h3>
<p>${escapeHtml(operation)} ${count === 1 ? '' : `(${count} times)`}<br>Rule <code>${escapeHtml(rule)}</code>${says === undefined ? '' : `: ${escapeHtml(says)}`}</p>
${curl === '' ? '' : `<pre>${escapeHtml(curl)}</pre><pre>${status}\n${escapeHtml(answer)}</pre>`}`;
}

function operationRow(name: string, { findings, description, keys }: RunResult): string {
  const operation = description.operationNamed(name);
  if (operation === undefined) return '';
  const { requests, statuses } = findings.summaryOf(name);
  const { provoked, notProvoked } = errorCoverage(operation, findings, keys);
  const seen = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`);
  const missing = notProvoked.map(({ error, reason }) => `${error} (${reason || 'no reason known'})`);
  const cells = [name, String(requests), seen.join(', '), provoked.join(', '), missing.join(', ')];
  return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}`).join('')}</tr>`;
}

function listHtml(lines: string[]): string {
  return lines.length === 0
    ? '<p>None.</p>'
    : `<ul>${lines.map((line) => `<li>${escapeHtml(line)}`).join('\n')}</ul>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
