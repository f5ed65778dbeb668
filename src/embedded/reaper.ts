import { spawn } from 'node:child_process';

/**
 * Watches over throw-away stores from outside: should this process die without a chance to tidy up (SIGKILL), the
 * operating system closes the pipe, and the reaper stops the servers and deletes the folder.
 */
export interface Reaper {
  watch(pid: number, signal: 'INT' | 'TERM'): void;
  /** Everything was tidied up here: the reaper goes without doing anything. */
  dismiss(): void;
}

const script = `
alive() { kill -0 "$1" 2>/dev/null && ! grep -qs ') Z ' "/proc/$1/stat"; }
servers=
while read -r signal pid; do
  if [ "$signal" = done ]; then exit 0; fi
  servers="$servers $signal:$pid"
done
for server in $servers; do kill -"\${server%%:*}" "\${server##*:}" 2>/dev/null; done
for server in $servers; do
  waited=0
  while alive "\${server##*:}" && [ $waited -lt 100 ]; do sleep 0.1; waited=$((waited + 1)); done
done
rm -rf -- "$1"
`;

/** @param folder absolute path of what is deleted in the end */
export function startReaper(folder: string): Reaper {
  const child = spawn('sh', ['-c', script, 'tenure-reaper', folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  });
  child.unref();
  // It may be gone already when everything is torn down at once; then there is nobody to tell.
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  (child.stdin as unknown as { unref(): void }).unref();
  return {
    watch: (pid, signal) => void child.stdin.write(`${signal} ${pid}\n`),
    dismiss: () => void child.stdin.end('done\n'),
  };
}
