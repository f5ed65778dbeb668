import type { Command } from 'commander';
import type { Config } from '../config/config';
import type { Admin } from './admin';
import { Output, type Terminal } from './output';

/** An invalid command line: exit code 2, with the correct form. */
export class UsageError extends Error {}

/** The command has completed and reported failures: exit code 1 without a further message. */
export class ChecksFailedError extends Error {}

/** Environment of a command line; tests provide their own. */
export interface CliEnvironment extends Terminal {
  /** Called only by commands that need it, so that `--help` works without settings. */
  config(): Config;
  admin(config: Config): Admin | Promise<Admin>;
  /** Reads all of standard input. */
  stdin(): Promise<string>;
}

export interface PlainContext<Options> {
  options: Options;
  output: Output;
  config: () => Config;
  stdin: () => Promise<string>;
  /** Throws `UsageError`. */
  usage: (sentence: string) => never;
}

export interface CommandContext<Options> extends PlainContext<Options> {
  admin: Admin;
}

/** Runs the actions of commands with their services and always closes them afterwards. */
export class CommandRunner {
  constructor(private readonly environment: CliEnvironment) {}

  /** An action that needs the services, which are composed before it and closed after it. */
  action<Options extends object = object>(run: (context: CommandContext<Options>) => Promise<void>) {
    return this.plain<Options>(async (context) => {
      const admin = await this.environment.admin(context.config());
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
