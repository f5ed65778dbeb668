/** Lists whose entries are dropped if their name is empty. */
const NAMED_LISTS = new Set([
  ...['skills', 'requiredSkills', 'preferredSkills', 'certifications', 'languages', 'programs', 'benefits'],
]);

/**
 * Normalizes empty texts in a JSON value: they become null and are removed from lists. List entries with an empty name
 * are removed.
 */
export function removeEmptyTexts<T>(value: T): T {
  return cleanValue(value, '') as T;
}

function cleanValue(value: unknown, key: string): unknown {
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (Array.isArray(value)) {
    return value
      .map((item) => cleanValue(item, ''))
      .filter((item, index) => item !== null || value[index] === null)
      .filter((item) => !NAMED_LISTS.has(key) || !isNameless(item));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cleanValue(inner, name)]));
}

function isNameless(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  const { name, language } = entry as { name?: unknown; language?: unknown };
  return name === null || language === null;
}
