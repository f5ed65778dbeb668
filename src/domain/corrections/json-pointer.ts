/** Returns the parts of a JSON Pointer (RFC 6901). */
export function pointerParts(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Whether one of the pointers names the value or a part of it. */
export function hasPointerWithin(pointers: readonly string[], pointer: string): boolean {
  return pointers.some((each) => each === pointer || each.startsWith(`${pointer}/`));
}

/** Returns the value at a pointer; undefined if the document has none. */
export function valueAt(document: unknown, parts: readonly string[]): unknown {
  return parts.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? (value as Record<string, unknown>)[part]
        : undefined,
    document,
  );
}
