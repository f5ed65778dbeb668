import { Command, CommanderError } from 'commander';
import { ConfigError } from '../config/config';
import { AppError } from '../platform/app-error';
import { refusalSentence } from './api-client';
import { addCandidateCommands } from './commands/candidates';
import { addDoctorCommand } from './commands/doctor';
import { addJobCommands } from './commands/jobs';
import { addWebhookCommands } from './commands/webhooks';
import { addKeyCommands } from './commands/keys';
import { addLinkCommands } from './commands/links';
import { addMigrateCommand } from './commands/migrate';
import { addTaxonomyCommands } from './commands/taxonomy';
import { addTenantCommands } from './commands/tenants';
import { addUserCommands } from './commands/users';
import { FoundBroken, Session, UsageError, type CliEnvironment } from './session';

/** What a script can tell apart: done, refused or broken, and not understood. */
export const EXIT = { done: 0, failed: 1, usage: 2 } as const;

/** Runs one line (without the program's name) and gives its exit code. Data goes to stdout, everything else to stderr. */
export async function runLine(line: readonly string[], environment: CliEnvironment): Promise<number> {
  const program = createProgram(environment);
  try {
    await program.parseAsync(line, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    return explain(error, environment);
  }
}

function createProgram(environment: CliEnvironment): Command {
  const session = new Session(environment);
  const program = new Command('tenure')
    .description('Administers a Tenure installation.')
    .showHelpAfterError('Add --help to see what the command takes.')
    .configureOutput({
      writeOut: (text) => environment.stdout.write(text),
      writeErr: (text) => environment.stderr.write(text),
    })
    .exitOverride();
  addTenantCommands(program, session);
  addKeyCommands(program, session);
  addUserCommands(program, session);
  addLinkCommands(program, session);
  addJobCommands(program, session);
  addWebhookCommands(program, session);
  addCandidateCommands(program, session);
  addTaxonomyCommands(program, session);
  addMigrateCommand(program, session);
  addDoctorCommand(program, session);
  for (const command of leaves(program)) {
    command.option('--json', 'print the data as one line of JSON').allowExcessArguments(false);
  }
  return program;
}

function leaves(command: Command): Command[] {
  return command.commands.length === 0 ? [command] : command.commands.flatMap(leaves);
}

function explain(error: unknown, { stderr }: CliEnvironment): number {
  if (error instanceof FoundBroken) return EXIT.failed;
  // Commander has said what is wrong; its own exit code is 0 for --help and 1 for everything it refuses.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  stderr.write(`error: ${sentenceOf(error)}\n`);
  return error instanceof UsageError ? EXIT.usage : EXIT.failed;
}

function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError) {
    return `${error.message}\nRun it as "npm run tenure -- <command>", which brings the settings along.`;
  }
  if (error instanceof AppError) {
    const fields = error.errors?.map(({ pointer, message }) => `\n  ${pointer}: ${message}`) ?? [];
    return `${error.message} (${error.code})${fields.join('')}`;
  }
  const refusal = refusalSentence(error);
  if (refusal !== null) return refusal;
  if (isNoConnection(error)) {
    return 'a store does not answer. Run "npm run tenure -- doctor" to see which and how to mend it.';
  }
  return error instanceof Error ? error.message : String(error);
}

function isNoConnection(error: unknown): boolean {
  const codes = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH'];
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
