export interface ChangelogRelease {
  version: string;
  /** `2026-06-08`. */
  date: string;
  /** Markdown of the changes. */
  changes: string;
}

/** Extracts the releases of a changelog with headings such as `## 1.1.0 (2026-06-08)`, in order. */
export function releasesOf(changelog: string): ChangelogRelease[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const [, version = '', date = ''] = /^(\S+) \((\d{4}-\d{2}-\d{2})\)/.exec(part) ?? [];
      return version === '' ? [] : [{ version, date, changes: part.slice(part.indexOf('\n')).trim() }];
    });
}

/** Renders the changelog as an RSS 2.0 feed. */
export function changelogFeed(changelog: string, baseUrl: string): string {
  const items = releasesOf(changelog).map(
    ({ version, date, changes }) => `
    <item>
      <title>Tenure API ${escape(version)}</title>
      <link>${escape(baseUrl)}/docs/changelog/${escape(version)}</link>
      <guid isPermaLink="false">tenure-api-${escape(version)}</guid>
      <pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate>
      <description>${escape(changes)}</description>
    </item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0">
  <channel>
    <title>Tenure API changelog</title>
    <link>${escape(baseUrl)}/docs/changelog</link>
    <description>Changes to the Tenure API</description>${items.join('')}
  </channel>
</rss>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
