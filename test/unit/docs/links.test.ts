import { execFileSync } from 'node:child_process';
import path from 'node:path';

const tool = path.resolve(__dirname, '../../../tools/lib/docs/check-links.mjs');

/** Runs the check of the build on one page. */
function brokenLinks(markdown: string): string[] {
  const script = `
    const { brokenLinks } = await import(${JSON.stringify(tool)});
    const known = { slugs: ['webhooks'], errorCodes: new Set(['not_found']), pages: new Set(['/reference']) };
    const documents = [{ file: 'privacy.md', markdown: ${JSON.stringify(markdown)} }];
    process.stdout.write(JSON.stringify(brokenLinks(documents, known)));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return JSON.parse(output) as string[];
}

it('the build refuses links to files, headings, pages and errors that do not exist', () => {
  expect(
    brokenLinks(`
[file](guides/webhooks.md), [heading](guides/webhooks.md#verify-then-respond), [page](/reference), [guide](/docs/webhooks),
[error](/errors/not_found), [elsewhere](https://example.com/nothing)

\`[code](nothing.md)\`

\`\`\`md
[code](nothing.md)
\`\`\`

[a](guides/nothing.md) [b](guides/webhooks.md#nothing) [c](/nothing) [d](/docs/nothing) [e](/errors/nothing) [f](#nothing)
`),
  ).toEqual([
    'docs/privacy.md links to guides/nothing.md: docs/guides/nothing.md does not exist',
    'docs/privacy.md links to guides/webhooks.md#nothing: guides/webhooks.md has no heading #nothing',
    'docs/privacy.md links to /nothing: the service has no such page',
    'docs/privacy.md links to /docs/nothing: the service has no such page',
    'docs/privacy.md links to /errors/nothing: the service has no such page',
    'docs/privacy.md links to #nothing: privacy.md has no heading #nothing',
  ]);
});
