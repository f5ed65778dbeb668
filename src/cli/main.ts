import { text } from 'node:stream/consumers';
import { composeAdmin } from '../compose/admin';
import { loadConfig } from '../config/config';
import { runCommandLine } from './program';

// A program such as `head` may close the pipe before all output is written.
process.stdout.on('error', () => process.exit());

void runCommandLine(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  config: loadConfig,
  admin: composeAdmin,
  stdin: () => text(process.stdin),
}).then((code) => {
  process.exitCode = code;
});
