/**
 * The generator describes the schemas of `Partial<…>`, `Pick<…>` and other utility types with the comments of TypeScript's
 * library, such as "Make all properties in T optional". They are dropped: they say nothing about the API.
 */
export function dropLibraryComments(document) {
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (/^(?:Partial|Required|Readonly|Pick|Omit|Record)_/.test(name)) delete schema.description;
  }
}
