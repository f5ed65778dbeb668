import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../../src/embedded/project';

const run = promisify(execFile);
const source = path.join(projectRoot, 'client', 'python');

/** The Python with httpx that CI prepares, or that of the machine. */
export const python = [path.join(projectRoot, '.tenure', 'python', 'bin', 'python'), 'python3'].find(
  (program) =>
    spawnSync(program, ['-c', 'import httpx, sys; sys.exit(sys.version_info < (3, 11))']).status === 0,
);

/** Whether this Python can build the wheel without a network. */
export const canBuildWheel =
  python !== undefined &&
  spawnSync(python, [
    '-c',
    'import pip, sys; from importlib.metadata import version; sys.exit(int(version("setuptools").split(".")[0]) < 77)',
  ]).status === 0;

/**
 * Builds the wheel of the Python client by its PEP 517 backend and installs it into a folder, which becomes the PYTHONPATH of
 * a program. Without the backend, returns the folder of the source.
 */
export async function installPythonClient(folder: string): Promise<string> {
  if (python === undefined || !canBuildWheel) return path.join(source, 'src');
  // Building writes into the source.
  const copy = path.join(folder, 'python-source');
  fs.cpSync(source, copy, { recursive: true, filter: (each) => !/mypy_cache|__pycache__/.test(each) });
  const wheels = path.join(folder, 'wheels');
  await pip(['wheel', '--no-deps', '--no-build-isolation', '--wheel-dir', wheels, copy]);
  const [wheel = ''] = fs.readdirSync(wheels);
  const site = path.join(folder, 'site-packages');
  await pip(['install', '--no-deps', '--no-index', '--target', site, path.join(wheels, wheel)]);
  return site;
}

async function pip(parameters: string[]): Promise<void> {
  await run(python ?? '', ['-m', 'pip', '--quiet', '--disable-pip-version-check', ...parameters]);
}
