import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Downloads redis-server from the machine's package mirror into `folder`, without root and without changing the system:
 * apt keeps its state in a private folder, and packages are unpacked, not installed. Reads the real list of installed
 * packages, so that apt downloads exactly the missing libraries.
 * @param folder afterwards holds `root`, the unpacked tree
 */
export async function fetchRedisWithApt(folder: string): Promise<void> {
  // Downloaded to a temporary folder and renamed, so that the result is complete even if two commands download at once.
  const aside = `${folder}.${process.pid}`;
  try {
    await fetchInto(aside);
    fs.rmSync(folder, { recursive: true, force: true });
    fs.renameSync(aside, folder);
  } finally {
    fs.rmSync(aside, { recursive: true, force: true });
  }
}

async function fetchInto(folder: string): Promise<void> {
  const state = path.join(folder, 'state');
  const cache = path.join(folder, 'cache');
  const root = path.join(folder, 'root');
  for (const needed of [path.join(state, 'lists/partial'), path.join(cache, 'archives/partial'), root]) {
    fs.mkdirSync(needed, { recursive: true });
  }
  const settings = path.join(folder, 'apt.conf');
  // A file instead of -o options: apt splits option values at spaces, which folder names may contain.
  fs.writeFileSync(settings, aptSettings(state, cache));
  await apt(settings, ['update']);
  // redis-tools holds the program itself. "Reinstall" fetches them even where they are installed but unreachable.
  await apt(settings, ['-y', '--download-only', '--reinstall', 'install', 'redis-server', 'redis-tools']);
  const archives = path.join(cache, 'archives');
  for (const file of fs.readdirSync(archives).filter((name) => name.endsWith('.deb'))) {
    await run('dpkg-deb', ['-x', path.join(archives, file), root]);
  }
  // Package lists exceed 100 MB and are needed only once.
  for (const spent of [state, cache, settings]) fs.rmSync(spent, { recursive: true, force: true });
}

function aptSettings(state: string, cache: string): string {
  return [
    `Dir::State "${state}";`,
    'Dir::State::status "/var/lib/dpkg/status";',
    `Dir::Cache "${cache}";`,
    'Dir::Cache::pkgcache "";',
    'Dir::Cache::srcpkgcache "";',
    'Debug::NoLocking "1";',
    'APT::Sandbox::User "";',
    'APT::Install-Recommends "false";',
    'Acquire::Languages "none";',
    'Acquire::Retries "2";',
    '',
  ].join('\n');
}

async function apt(settings: string, args: string[]): Promise<void> {
  const env = { ...process.env, APT_CONFIG: settings, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  await run('apt-get', ['-q', ...args], { env, timeout: 180_000, maxBuffer: 64 * 1024 * 1024 });
}
