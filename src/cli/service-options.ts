import type { Command } from 'commander';
import { webAddress, wholeNumber } from './options';

const DEFAULT_TIMEOUT_S = 120;
const MAX_TIMEOUT_S = 86_400;

/** Adds the option for the URL of the service. */
export function withUrlOption(command: Command): Command {
  return command.option('--url <address>', 'where the API listens', webAddress, 'http://127.0.0.1:3000');
}

/** Adds the options for the URL of the service and the timeout. */
export function withServiceOptions(command: Command): Command {
  return withUrlOption(command).option(
    '--timeout <seconds>',
    'how long to retry while the service does not respond',
    wholeNumber(1, MAX_TIMEOUT_S),
    DEFAULT_TIMEOUT_S,
  );
}
