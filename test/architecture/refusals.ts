import { OUTSIDE, PACKAGES, ROOMS, type Room } from './rooms';
import type { Import, SourceFile } from './source-files';

/** Imports that reach past the rule table, one sentence each: where, what, and what to do instead. */
export function roomRefusals(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    if (isOutside(file.path)) return [];
    const room = roomOf(file.path);
    if (!room)
      return [`${file.path} lies in no room: move it into one, or add a row to the table in rooms.ts`];
    return file.imports.flatMap((entry) => refuse(file, room, entry) ?? []);
  });
}

/** Packages imported where only others may. */
export function packageRefusals(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    file.imports
      .filter((entry) => entry.target === undefined)
      .flatMap((entry) => {
        const rule = PACKAGES.find(({ names }) => names.some((name) => isPackage(entry.specifier, name)));
        if (!rule || rule.only.some((room) => isWithin(file.path, room))) return [];
        return [`${file.path}:${entry.line} may not import ${entry.specifier}: ${rule.instead}`];
      }),
  );
}

export function roomOf(file: string): Room | undefined {
  return ROOMS.filter((room) => isWithin(file, room.path)).sort((a, b) => b.path.length - a.path.length)[0];
}

/** `room` may be a folder, a file, or a name standing for both (`src/compose` is `src/compose.ts` and its folder). */
export function isWithin(file: string, room: string): boolean {
  return file === room || file === `${room}.ts` || file.startsWith(`${room}/`);
}

function refuse(file: SourceFile, room: Room, entry: Import): string | undefined {
  if (entry.target === undefined) return undefined;
  const where = `${file.path}:${entry.line}`;
  if (isOutside(entry.target)) return `${where} may not import ${entry.target}: ${outsideReason}`;
  const target = roomOf(entry.target);
  if (!target || target === room || room.may.includes(target.path)) return undefined;
  if (entry.typeOnly && room.types?.includes(target.path)) return undefined;
  if (room.types?.includes(target.path)) {
    return `${where} may import only types of ${target.path} (import type): ${room.instead}`;
  }
  return `${where} may not import ${entry.target}: ${room.instead}`;
}

const outsideReason = 'what runs in production does not depend on tests or tools';

function isOutside(file: string): boolean {
  return OUTSIDE.some((room) => isWithin(file, room));
}

function isPackage(specifier: string, name: string): boolean {
  return specifier === name || specifier.startsWith(`${name}/`);
}
