/** The generator also describes types that others are only made from; what nothing refers to is left out. */
export function dropUnusedSchemas(document) {
  const { schemas } = document.components;
  for (;;) {
    const text = JSON.stringify(document);
    const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
    if (unused.length === 0) return;
    for (const name of unused) delete schemas[name];
  }
}
