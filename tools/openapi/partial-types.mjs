/**
 * The generator loses nullability in partial types. Each property of `Partial_X_` and `Partial_Omit_X.…__` is therefore
 * replaced with that of `X`.
 */
export function restoreNulls(document) {
  const { schemas } = document.components;
  for (const [name, schema] of Object.entries(schemas)) {
    const [, base] = /^Partial_(?:Omit_)?([A-Za-z]+)[._]/.exec(name) ?? [];
    const properties = schemas[base]?.properties;
    if (!properties || !schema.properties) continue;
    for (const field of Object.keys(schema.properties)) {
      if (properties[field]) schema.properties[field] = properties[field];
    }
  }
}
