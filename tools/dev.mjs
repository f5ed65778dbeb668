#!/usr/bin/env node
/** `npm run dev`: like `npm start`, but rebuilds the code and restarts API and workers after every change. */
import fs from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { runTool } from './lib/cli.mjs';
import { embedded } from './lib/embedded.mjs';
import { runInForeground, writeLine } from './lib/foreground.mjs';
import { prepare } from './lib/prepare.mjs';
import { projectRoot } from './lib/project.mjs';

const say = (line) => console.log(line);
/** Editors write a file in several steps; the rebuild starts after this time without a change. */
const debounceMs = 120;
const watching = new AbortController();

await runTool(async () => {
  await prepare(say);
  const port = Number(process.env.PORT ?? 3000);
  await runInForeground({
    say,
    start: (signal) => embedded().startService({ port, output: writeLine, say, signal }),
    async whenReady(service) {
      say(`Ready on http://localhost:${service.port}, watching for changes.`);
      onChange(() => rebuild(service));
      return 'stay';
    },
  });
  watching.abort();
});

async function rebuild(service) {
  try {
    const { compiled, copied, removed, milliseconds } = await build({ log: say });
    // The build writes generated routes into the watched folder, which must not cause a restart.
    if (compiled + copied + removed === 0) return;
    say(`Built in ${milliseconds} ms, restarting …`);
    await service.restart();
    say('Ready.');
  } catch (error) {
    say(error.message);
  }
}

/** Calls `action` after changes, one call at a time. A change during a call leads to one more call. */
function onChange(action) {
  let timer;
  let running = false;
  let again = false;
  const run = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      await action();
    } while (again);
    running = false;
  };
  for (const folder of ['src', 'workers', 'migrations']) {
    // The signal closes the watcher: a recursive watcher otherwise keeps the process alive.
    fs.watch(path.join(projectRoot, folder), { recursive: true, signal: watching.signal }, () => {
      clearTimeout(timer);
      timer = setTimeout(run, debounceMs);
    });
  }
}
