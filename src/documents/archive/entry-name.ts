import { lastCharacters } from '../../domain/characters';

const MAX_NAME_LENGTH = 255;
/** Control characters, and those that change the direction of a text. */
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Cf}]/gu;
/** Files that an operating system adds to folders and archives. */
const SYSTEM_FILE = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._[^/]*$)/i;

/**
 * Returns the path of an entry without parts that lead out of a folder: no root, drive, `..` or control character. A path
 * that is too long loses its beginning.
 */
export function safeEntryName(path: string): string {
  const parts = path
    .replaceAll('\\', '/')
    .replace(UNSAFE_CHARACTERS, '')
    .replace(/^[a-z]:/i, '')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '.' && part !== '..');
  return lastCharacters(parts.join('/'), MAX_NAME_LENGTH);
}

/** True for a folder and for a file that an operating system added. */
export function isNoDocument(path: string): boolean {
  return /[\\/]$/.test(path) || SYSTEM_FILE.test(path.replaceAll('\\', '/'));
}
