/** FNV-1a, 32 bits (Fowler, Noll and Vo): the same number for the same text on every machine. Not for secrets. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
