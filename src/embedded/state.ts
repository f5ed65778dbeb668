import fs from 'node:fs';
import path from 'node:path';

/** Running processes of a project, so that a second command finds them. Contains no secrets. */
export interface State {
  postgres?: { pid: number; port: number };
  redis?: { pid: number; port: number; mark: string };
  /** Processes that use the stores; `mark` distinguishes a process from a later one with the same pid. */
  users: { id: string; pid: number; mark: string }[];
}

/** Returns the recorded state; an empty one if there is none or it cannot be read. */
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
