/** One record of a file with the line it begins on; `fault` says why the line is none. */
export type FileItem = { line: number; item: object } | { line: number; fault: string };

/** What is pushed: the items of a file, and the files whose content decides what they are. */
export interface PushSource {
  /** The file whose records are the items comes first; the state of a push stands beside it. */
  files: readonly [string, ...string[]];
  /** How many items there will be. */
  count(): Promise<number>;
  items(): AsyncGenerator<FileItem>;
}
