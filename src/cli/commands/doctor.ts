import type { Command } from 'commander';
import type { Finding } from '../doctor/finding';
import { ChecksFailedError, type CommandRunner } from '../command-runner';
import type { Output } from '../output';

const STATUS_SIGNS: Record<Finding['status'], string> = {
  ok: 'ok',
  warning: 'warn',
  broken: 'BROKEN',
  skipped: '-',
};

/** `doctor`: exit code 1 if a check fails; warnings alone exit with 0. */
export function addDoctorCommand(program: Command, session: CommandRunner): void {
  program
    .command('doctor')
    .description('check the dependencies of the service and suggest fixes')
    .action(
      session.plain(async ({ config, output }) => {
        const { runChecks } = await import('../doctor/run-checks.js');
        const checks = await runChecks(config);
        const healthy = !checks.some(({ status }) => status === 'broken');
        if (output.json) output.data({ healthy, checks });
        else print(checks, output);
        if (!healthy) throw new ChecksFailedError();
      }),
    );
}

function print(findings: readonly Finding[], output: Output): void {
  for (const { status, check, detail, mend } of findings) {
    output.say(`${STATUS_SIGNS[status].padEnd(7)} ${check.padEnd(20)} ${detail}`);
    if (mend) output.say(`${' '.repeat(8)}${' '.repeat(20)} → ${mend}`);
  }
}
