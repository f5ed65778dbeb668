import { text } from 'node:stream/consumers';
import { loadConfig } from '../config/config';
import { runCommandLine } from './program';

// A program such as `head` may close the pipe before all output is written.
process.stdout.on('error', () => process.exit());

void runCommandLine(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  config: loadConfig,
  // Loading the services takes longer than most commands, and `--help` needs none.
  admin: async (config) => (await import('../compose/admin.js')).composeAdmin(config),
  stdin: () => text(process.stdin),
}).then((code) => {
  process.exitCode = code;
});
