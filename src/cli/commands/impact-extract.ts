import { InvalidArgumentError, type Command } from 'commander';
import { open, readFile } from 'node:fs/promises';
import type { Mode } from '../../domain/common';
import type { Admin } from '../admin';
import { MIN_PSEUDONYM_KEY } from '../../services/impact/pseudonym';
import { parseSelectionRule, RULE_FORMS, type SelectionRule } from '../../services/impact/selection-rule';
import { UsageError, type CommandRunner } from '../command-runner';
import { filePath, uuid } from '../options';

interface ExtractOptions {
  tenant: string;
  mode: Mode;
  from: Date;
  to: Date;
  job?: string[];
  selected: SelectionRule;
  pseudonymKey: string;
  out: string;
}

/** `impact-extract`: what was scored and selected, without names, for reports that are made elsewhere. */
export function addImpactExtractCommand(program: Command, session: CommandRunner): void {
  program
    .command('impact-extract')
    .description('write a pseudonymous extract of the score log of a tenant, for impact-report')
    .requiredOption('--tenant <tenantId>', 'the tenant that received the scores', uuid)
    .requiredOption('--from <date>', 'first day, such as 2026-01-01 (UTC)', day)
    .requiredOption('--to <date>', 'day after the last one (UTC)', day)
    .requiredOption('--selected <rule>', `what counts as selected: ${RULE_FORMS}`, selectionRule)
    .requiredOption(
      '--pseudonym-key <file>',
      `file with a secret of at least ${MIN_PSEUDONYM_KEY} characters, to make pseudonyms with`,
      filePath,
    )
    .requiredOption('--out <file>', 'file to write; it must not exist', filePath)
    .option('--job <jobId>', 'only scores for this job; can be repeated', jobIds)
    .option('--mode <mode>', 'live or test', mode, 'live')
    .action(
      session.action<ExtractOptions>(async ({ options, admin, output }) => {
        await admin.tenants.get(options.tenant);
        const pseudonymKey = await readPseudonymKey(options.pseudonymKey);
        const count = await writeExtract(options, pseudonymKey, admin.impactExtracts);
        if (output.json) output.data({ file: options.out, entries: count });
        else output.say(`Wrote ${count} entries to ${options.out}.`);
      }),
    );
}

/** Reads the key of pseudonyms. Throws `UsageError` if it is too short. */
export async function readPseudonymKey(file: string): Promise<string> {
  const key = (await readFile(file, 'utf8')).trim();
  if (key.length < MIN_PSEUDONYM_KEY) {
    throw new UsageError(`the key of pseudonyms must have at least ${MIN_PSEUDONYM_KEY} characters.`);
  }
  return key;
}

async function writeExtract(
  { tenant, mode: tenantMode, from, to, job, selected, out }: ExtractOptions,
  pseudonymKey: string,
  extracts: Admin['impactExtracts'],
): Promise<number> {
  const target = await open(out, 'wx', 0o600);
  let count = -1;
  try {
    const request = { from, to, jobIds: job ?? null, selected, pseudonymKey };
    for await (const lines of extracts.lines({ tenantId: tenant, mode: tenantMode }, request)) {
      count += lines.length;
      await target.write(`${lines.join('\n')}\n`);
    }
  } finally {
    await target.close();
  }
  return count;
}

function day(value: string): Date {
  const date = new Date(`${value}T00:00:00Z`);
  // A day such as 30 February would be moved into the next month.
  if (
    !/^\d{4}-\d\d-\d\d$/.test(value) ||
    Number.isNaN(date.getTime()) ||
    !date.toISOString().startsWith(value)
  ) {
    throw new InvalidArgumentError('It must be a day such as 2026-01-31.');
  }
  return date;
}

function selectionRule(value: string): SelectionRule {
  const rule = parseSelectionRule(value);
  if (!rule) throw new InvalidArgumentError(`It must be ${RULE_FORMS}.`);
  return rule;
}

function jobIds(value: string, before: string[] = []): string[] {
  return [...before, uuid(value)];
}

function mode(value: string): Mode {
  if (value !== 'live' && value !== 'test') throw new InvalidArgumentError('It must be live or test.');
  return value;
}
