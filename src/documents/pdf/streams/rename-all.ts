/** Replaces all occurrences of a name by another of the same length, in place. */
export function renameAll(bytes: Buffer, name: string, other: string): void {
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) {
    bytes.write(other, at, 'latin1');
  }
}
