import type { Command } from 'commander';
import { migrate } from '../../db/migrate';
import type { CommandRunner } from '../command-runner';

/** `migrate`: can run repeatedly and in several processes at once. */
export function addMigrateCommand(program: Command, session: CommandRunner): void {
  program
    .command('migrate')
    .description('migrate the database to the latest version')
    .action(
      session.plain(async ({ config, output }) => {
        const report = await migrate(config().database.migrationUrl, {
          onLockTimeout: (migration) => output.say(`waiting for a lock: ${migration}`),
        });
        if (output.json) return output.data(report);
        for (const name of report.applied) output.say(`applied ${name}`);
        output.say(`The database is at version ${report.version}.`);
      }),
    );
}
