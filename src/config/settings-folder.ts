import os from 'node:os';
import path from 'node:path';

/** The folder of the user's settings of the command line: `XDG_CONFIG_HOME`, or the usual one of the system. */
export function settingsFolder(): string {
  const { XDG_CONFIG_HOME, APPDATA } = process.env;
  if (XDG_CONFIG_HOME) return path.join(XDG_CONFIG_HOME, 'tenure');
  if (process.platform === 'win32' && APPDATA) return path.join(APPDATA, 'tenure');
  return path.join(os.homedir(), '.config', 'tenure');
}
