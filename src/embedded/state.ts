import fs from 'node:fs';
import path from 'node:path';

/** What is running for a project, so that a second command finds it. Holds no secret. */
export interface State {
  postgres?: { pid: number; port: number };
  redis?: { pid: number; port: number; mark: string };
  /** Processes using the stores; `mark` tells a living one from a later process with the same pid. */
  users: { id: string; pid: number; mark: string }[];
}

/** The recorded state; an empty one when nothing was recorded or the record cannot be read. */
export function readState(folder: string): State {
  try {
    const stored = JSON.parse(fs.readFileSync(path.join(folder, 'state.json'), 'utf8')) as Partial<State>;
    return { ...stored, users: stored.users ?? [] };
  } catch {
    return { users: [] };
  }
}

export function writeState(folder: string, state: State): void {
  const file = path.join(folder, 'state.json');
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  fs.renameSync(`${file}.new`, file);
}
