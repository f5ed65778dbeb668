/** Removes schemas without references, such as base types that the generator also describes. */
export function dropUnusedSchemas(document) {
  const { schemas } = document.components;
  for (;;) {
    const text = JSON.stringify(document);
    const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
    if (unused.length === 0) return;
    for (const name of unused) delete schemas[name];
  }
}
