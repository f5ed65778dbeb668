import { Option, type Command } from 'commander';
import { isPassword, MAX_PASSWORD, MIN_PASSWORD } from '../../services/access/passwords';
import { USER_ROLES, type UserRole } from '../../services/access/sessions.service';
import type { UserView } from '../../services/access/users.service';
import { emailAddress, uuid } from '../options';
import type { Columns } from '../output';
import { generatePassword } from '../password';
import type { CommandContext, CommandRunner } from '../command-runner';

const userColumns: Columns<UserView> = {
  'user id': (user) => user.userId,
  email: (user) => user.email,
  role: (user) => user.role,
  'tenant id': (user) => user.tenantId,
  created: (user) => user.createdAt,
};
const withPassword: Columns<UserView & { password: string }> = {
  ...userColumns,
  password: (user) => user.password,
};

interface PasswordOptions {
  passwordStdin?: boolean;
  generate?: boolean;
}

/** `users create|list|set-password`. */
export function addUserCommands(program: Command, session: CommandRunner): void {
  const users = program.command('users').description('manage the users of the developer portal');

  withPasswordOptions(users.command('create').description('add a user'))
    .requiredOption('--email <address>', 'the sign-in e-mail address of the user', emailAddress)
    .addOption(new Option('--role <role>', 'the role of the user').choices(USER_ROLES).makeOptionMandatory())
    .option('--tenant <tenantId>', 'where the person belongs; operators belong to none', uuid)
    .action(
      session.action<PasswordOptions & { email: string; role: UserRole; tenant?: string }>(
        async (context) => {
          const { admin, options, usage } = context;
          if ((options.role === 'operator') === (options.tenant !== undefined)) {
            usage(options.tenant ? 'An operator has no tenant: omit --tenant.' : 'Specify --tenant.');
          }
          const password = await passwordFor(context);
          const { email, role, tenant = null } = options;
          show(context, await admin.users.create({ email, role, tenantId: tenant, password }), password);
        },
      ),
    );

  users
    .command('list')
    .description('list all users')
    .action(
      session.action(async ({ admin, output }) => {
        output.list('users', await admin.users.list(), userColumns);
      }),
    );

  withPasswordOptions(users.command('set-password').description('set a new password for a user'))
    .requiredOption('--email <address>', 'the user', emailAddress)
    .action(
      session.action<PasswordOptions & { email: string }>(async (context) => {
        const password = await passwordFor(context);
        show(context, await context.admin.users.setPassword(context.options.email, password), password);
      }),
    );
}

/** Adds options that keep the password out of the shell history and the process list. */
function withPasswordOptions(command: Command): Command {
  return command
    .addOption(new Option('--password-stdin', 'read the password from standard input').conflicts('generate'))
    .option('--generate', 'generate a password and print it once');
}

async function passwordFor({ options, stdin, usage }: CommandContext<PasswordOptions>): Promise<string> {
  if (options.generate) return generatePassword();
  if (!options.passwordStdin) usage('Specify --generate or --password-stdin.');
  const password = (await stdin()).replace(/\r?\n$/, '');
  if (!isPassword(password)) {
    usage(`A password must have ${MIN_PASSWORD} to ${MAX_PASSWORD} characters on one line.`);
  }
  return password;
}

function show({ output, options }: CommandContext<PasswordOptions>, user: UserView, password: string): void {
  if (!options.generate) return output.record(user, userColumns);
  output.record({ ...user, password }, withPassword);
  output.say('The password is shown only once: store it now.');
}
