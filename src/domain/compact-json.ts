export type JsonObject = string | number | boolean | JsonObject[] | { [name: string]: JsonObject };
export type JsonSection = Record<string, JsonObject>;

/** The members that have a value. Formats without null omit what is unknown. */
export function compact(members: Record<string, unknown>): JsonSection {
  const section: JsonSection = {};
  for (const [name, value] of Object.entries(members)) {
    if (value === null || value === undefined || value === '') continue;
    if (Array.isArray(value) && value.length === 0) continue;
    section[name] = value as JsonObject;
  }
  return section;
}
