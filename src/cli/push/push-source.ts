/** A record of a file with the line it begins on, or the fault of an invalid one. */
export type FileItem = { line: number; item: object } | { line: number; fault: string };

/** Source of a push: its items, and the files they are read from. */
export interface PushSource {
  /** The first file contains the items. The state of the push is stored next to it. */
  files: readonly [string, ...string[]];
  /** Returns the number of items. */
  count(): Promise<number>;
  items(): AsyncGenerator<FileItem>;
}
