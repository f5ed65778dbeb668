/**
 * The releases of the changelog, newest first: `{ version, date, changes }`. The changes since the last release have the
 * version `unreleased` and no date.
 */
export function releasesOf(changelog) {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [line] = part.split('\n', 1);
      const [, version, date] = /^(\S+) \((\d{4}-\d{2}-\d{2})\)/.exec(line) ?? [];
      const changes = part.slice(line.length).trim();
      return { version: version ?? line.trim().toLowerCase(), date: date ?? null, changes };
    });
}
