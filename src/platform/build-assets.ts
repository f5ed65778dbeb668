import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folders of the files that the build adds: beside the compiled code, and for code that is not compiled the build output. */
export function assetFolders(): string[] {
  return [path.resolve(__dirname, '../../assets'), path.resolve('dist/assets')].filter((folder) =>
    existsSync(folder),
  );
}

/** Returns the path of a file that the build adds; null if this build does not have it. */
export function findAsset(name: string): string | null {
  const files = assetFolders().map((folder) => path.join(folder, name));
  return files.find((file) => existsSync(file)) ?? null;
}
