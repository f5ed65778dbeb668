import type { Command } from 'commander';
import { resultOf, tenureClient } from '../../../client/src/index';
import { ChecksFailedError, type CommandRunner } from '../command-runner';
import { DeviceLogin } from './device-login';
import { SignInStore } from './sign-in-store';
import { scopes } from '../options';
import { withUrlOption } from '../service-options';
import type { Scope } from '../../services/access/caller';

interface LoginOptions {
  url: string;
  scopes?: Scope[];
}

/** `login`, `logout`, `whoami` and `token`: the access of a person instead of a key. */
export function addLoginCommands(program: Command, session: CommandRunner): void {
  const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
  withUrlOption(program.command('login').description('sign in as a member of a tenant, with the browser'))
    .option('--scopes <names>', 'scopes, separated by commas; without it the page offers all', scopes)
    .action(
      session.plain<LoginOptions>(async ({ options }) => {
        const store = new SignInStore();
        await new DeviceLogin(options.url, store).signIn(
          options.scopes?.join(' ') ?? null,
          ({ address, code }) => say(`Open ${address}\nand check that the page shows the code ${code}`),
        );
        say(`Signed in. The access is stored in ${store.file}, which only you can read.`);
      }),
    );
  withUrlOption(
    program.command('logout').description('revoke the access of this computer and forget it'),
  ).action(
    session.plain<{ url: string }>(async ({ options }) => {
      const done = await new DeviceLogin(options.url, new SignInStore()).signOut();
      say(done ? 'Signed out.' : 'You are not signed in.');
      if (!done) throw new ChecksFailedError();
    }),
  );
  withUrlOption(
    program.command('whoami').description('show the tenant, mode and scopes of your access'),
  ).action(
    session.plain<{ url: string }>(async ({ options, output }) => {
      const token = await new DeviceLogin(options.url, new SignInStore()).accessToken();
      const client = tenureClient({ baseUrl: options.url, apiKey: token });
      const {
        tenantId,
        tenantType,
        mode,
        scopes: granted,
        expiresAt,
      } = resultOf(await client.GET('/api/v1/me'));
      output.record(
        { tenantId, tenantType, mode, scopes: granted, expiresAt },
        {
          tenant: (row) => row.tenantId,
          type: (row) => row.tenantType,
          mode: (row) => row.mode,
          scopes: (row) => row.scopes.join(', '),
          'token ends': (row) => row.expiresAt,
        },
      );
    }),
  );
  const token = program
    .command('token')
    .description('print an access token for --key and for other programs');
  withUrlOption(token).action(
    session.plain<{ url: string }>(async ({ options, output }) => {
      const accessToken = await new DeviceLogin(options.url, new SignInStore()).accessToken();
      if (output.json) output.data({ accessToken });
      else output.say(accessToken);
    }),
  );
}
