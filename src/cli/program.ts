import { Command } from 'commander';
import { addCandidateCommands } from './commands/candidates';
import { addConnectorCommands } from './commands/connectors';
import { addDatasetCommands } from './commands/dataset';
import { addDoctorCommand } from './commands/doctor';
import { addImpactExtractCommand } from './commands/impact-extract';
import { addImpactReportCommand } from './commands/impact-report';
import { addImportCommand } from './commands/import';
import { addJobCommands } from './commands/jobs';
import { addWebhookCommands } from './commands/webhooks';
import { addKeyCommands } from './commands/keys';
import { addLinkCommands } from './commands/links';
import { addLoginCommands } from './login/login-commands';
import { addMcpCommand } from './commands/mcp';
import { addMigrateCommand } from './commands/migrate';
import { addParseCommand } from './commands/parse';
import { addSandboxCommands } from './commands/sandbox';
import { addScoreLogCommands } from './commands/score-log';
import { addTaxonomyCommands } from './commands/taxonomy';
import { addTenantCommands } from './commands/tenants';
import { addUserCommands } from './commands/users';
import { EXIT_CODES, failureOf } from './failure';
import { printable } from './output';
import { CommandRunner, type CliEnvironment } from './command-runner';

/** Maximum length of the message about an invalid line. */
const MAX_REMARK = 400;

/** Runs a line (without the program's name) and returns its exit code. Data goes to stdout, all else to stderr. */
export async function runCommandLine(line: readonly string[], environment: CliEnvironment): Promise<number> {
  const program = createProgram(environment);
  try {
    await program.parseAsync(line, { from: 'user' });
    return EXIT_CODES.done;
  } catch (error) {
    const { code, sentence } = failureOf(error);
    if (sentence !== null) environment.stderr.write(`error: ${printable(sentence)}\n`);
    return code;
  }
}

/** Creates the program with all commands and options. */
export function createProgram(environment: CliEnvironment): Command {
  const session = new CommandRunner(environment);
  const program = new Command('tenure')
    .description('Administers a Tenure installation.')
    .showHelpAfterError('Add --help to see the arguments and options.')
    .configureOutput({
      writeOut: (text) => environment.stdout.write(text),
      writeErr: (text) => environment.stderr.write(text),
      outputError: (message, write) => write(withoutValues(message)),
    })
    .exitOverride();
  addTenantCommands(program, session);
  addKeyCommands(program, session);
  addUserCommands(program, session);
  addLinkCommands(program, session);
  addJobCommands(program, session);
  addConnectorCommands(program, session);
  addWebhookCommands(program, session);
  addCandidateCommands(program, session);
  addImportCommand(program, session);
  addParseCommand(program, session);
  addScoreLogCommands(program, session);
  addDatasetCommands(program, session);
  addTaxonomyCommands(program, session);
  addImpactExtractCommand(program, session);
  addImpactReportCommand(program, session);
  addLoginCommands(program, session);
  addSandboxCommands(program, session);
  addMcpCommand(program, session);
  addMigrateCommand(program, session);
  addDoctorCommand(program, session);
  for (const command of leafCommands(program)) {
    command.option('--json', 'print the data as one line of JSON').allowExcessArguments(false);
  }
  return program;
}

/** Returns the executable commands, without groups. */
export function leafCommands(command: Command): Command[] {
  return command.commands.length === 0 ? [command] : command.commands.flatMap(leafCommands);
}

/**
 * Removes the invalid value from a message of Commander: it may be a secret, long, or contain terminal control
 * characters.
 */
function withoutValues(message: string): string {
  const plain = printable(message.trimEnd().replace(/ argument '[\s\S]*' is invalid\. /, ' is not valid. '));
  return `${plain.length > MAX_REMARK ? `${plain.slice(0, MAX_REMARK)}…` : plain}\n`;
}
