#!/usr/bin/env node
/**
 * `npm start`: runs API, workers and, unless DATABASE_URL and REDIS_URL are set, embedded stores in the foreground.
 * Ctrl-C shuts them down gracefully.
 */
import { runTool } from './lib/cli.mjs';
import { embedded } from './lib/embedded.mjs';
import { runInForeground, writeLine } from './lib/foreground.mjs';
import { prepare } from './lib/prepare.mjs';

const say = (line) => console.log(line);

await runTool(async () => {
  await prepare(say);
  const port = Number(process.env.PORT ?? 3000);
  await runInForeground({
    say,
    start: (signal) => embedded().startService({ port, output: writeLine, say, signal }),
    async whenReady(service) {
      say(
        `Ready on http://localhost:${service.port} (reference: /reference, queues: /ops/queues, portal: /developers)`,
      );
      if (service.embedded)
        say('The stores are embedded: their data is in .tenure/, "npm run clean" removes it.');
      return 'stay';
    },
  });
});
