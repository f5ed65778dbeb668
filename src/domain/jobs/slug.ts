const MAX_SLUG_LENGTH = 60;

/**
 * `kebab(title)`, at most 60 characters, and the last eight hex digits of the id. The first digits of a version 7 UUID
 * are the time, so two simultaneous jobs would share them.
 */
export function jobSlug(title: string, jobId: string): string {
  const kebab = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
  return `${kebab === '' ? 'job' : kebab}-${jobId.slice(-8)}`;
}
