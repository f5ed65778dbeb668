import type { Command } from 'commander';
import type { Config } from '../config/config';
import type { Admin } from './admin';
import { Output, type Terminal } from './output';

/** A line that cannot be understood: exit code 2, and how to write it. */
export class UsageError extends Error {}

/** A command did its work and found something broken: exit code 1, nothing more to say. */
export class ChecksFailedError extends Error {}

/** What the outside gives a command line; a test gives its own. */
export interface CliEnvironment extends Terminal {
  /** Called when a command needs it, so that `--help` works without any setting. */
  config(): Config;
  admin(config: Config): Admin;
  /** All of standard input. */
  stdin(): Promise<string>;
}

export interface PlainContext<Options> {
  options: Options;
  output: Output;
  config: () => Config;
  stdin: () => Promise<string>;
  /** Refuses the line. */
  usage: (sentence: string) => never;
}

export interface CommandContext<Options> extends PlainContext<Options> {
  admin: Admin;
}

/** Runs actions with what they need and lets go of it afterwards, whatever happened. */
export class Session {
  constructor(private readonly environment: CliEnvironment) {}

  /** An action that needs the services: they are composed before it and closed after it. */
  action<Options extends object = object>(run: (context: CommandContext<Options>) => Promise<void>) {
    return this.plain<Options>(async (context) => {
      const admin = this.environment.admin(context.config());
      const withAdmin = { ...context, admin };
      try {
        await run(withAdmin);
      } finally {
        await admin.close();
      }
    });
  }

  /** An action that needs no services. */
  plain<Options extends object = object>(run: (context: PlainContext<Options>) => Promise<void>) {
    return async (_options: object, command: Command): Promise<void> => {
      const options = command.optsWithGlobals<Options & { json?: boolean }>();
      await run({
        options,
        output: new Output(this.environment, options.json === true),
        config: () => this.environment.config(),
        stdin: () => this.environment.stdin(),
        usage: (sentence) => {
          throw new UsageError(sentence);
        },
      });
    };
  }
}
