import { spawn } from 'node:child_process';

/**
 * Cleans up from a separate process. If this process is killed (SIGKILL), the operating system closes the pipe between
 * the two, and the reaper ends the registered processes and deletes the folder.
 */
export interface Reaper {
  watch(pid: number, signal: 'INT' | 'TERM'): void;
  /** Ends the reaper without any action, after this process has cleaned up itself. */
  dismiss(): void;
}

const script = `
alive() { kill -0 "$1" 2>/dev/null && ! grep -qs ') Z ' "/proc/$1/stat"; }
watched=
while read -r signal pid; do
  if [ "$signal" = done ]; then exit 0; fi
  watched="$watched $signal:$pid"
done
for entry in $watched; do kill -"\${entry%%:*}" "\${entry##*:}" 2>/dev/null; done
for entry in $watched; do
  waited=0
  while alive "\${entry##*:}" && [ $waited -lt 100 ]; do sleep 0.1; waited=$((waited + 1)); done
done
if [ -n "$1" ]; then rm -rf -- "$1"; fi
`;

/** @param folder absolute path of the folder to delete; empty for none */
export function startReaper(folder = ''): Reaper {
  const child = spawn('sh', ['-c', script, 'tenure-reaper', folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  });
  child.unref();
  // The reaper may already have exited; then there is no process to notify.
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  (child.stdin as unknown as { unref(): void }).unref();
  return {
    watch: (pid, signal) => void child.stdin.write(`${signal} ${pid}\n`),
    dismiss: () => void child.stdin.end('done\n'),
  };
}
