import { Option, type Command } from 'commander';
import { resultOf, type components } from '../../../client/src/index';
import {
  ADAPTER_NAMES,
  ADAPTERS,
  CANDIDATE_ADAPTERS,
  type CandidateAdapterName,
} from '../../domain/adapters';
import { apiKey, filePath } from '../options';
import {
  candidateFileSource,
  DETAILS_OPTION,
  misplacedOptions,
  type SideFilePaths,
} from '../push/candidate-file-source';
import { runPush, type PushOptions } from '../push/run-push';
import { withServiceOptions } from '../service-options';
import { addCandidateExport } from './candidate-export';
import type { CommandRunner } from '../command-runner';

const EXTRA_FILES: readonly { option: string; description: string }[] = [
  ...ADAPTER_NAMES.flatMap((name) =>
    ADAPTERS[name].csv.sideFiles.map(({ option, description }) => ({
      option,
      description: `${name}: ${description}`,
    })),
  ),
  DETAILS_OPTION,
];

type CandidatePushOptions = PushOptions & { file: string; adapter: CandidateAdapterName } & Record<
    string,
    unknown
  >;

/** `candidates push`: pushes an export of a case management system through the API. `candidates export`: see there. */
export function addCandidateCommands(program: Command, session: CommandRunner): void {
  const candidates = program.command('candidates').description('manage the candidates of an organization');
  addCandidateExport(candidates, session);
  const push = candidates
    .command('push')
    .description(
      'push an export (.csv, .json or .jsonl) in batches; an interrupted push resumes where it stopped',
    )
    .addOption(
      new Option('--adapter <system>', 'the system that the export comes from')
        .choices(CANDIDATE_ADAPTERS)
        .default('native'),
    )
    .requiredOption(
      '--file <path>',
      'the candidates: CSV, a JSON list or API response, or JSON Lines',
      filePath,
    );
  for (const { option, description } of EXTRA_FILES) push.option(`--${option} <path>`, description, filePath);
  withServiceOptions(push.requiredOption('--key <key>', 'API key with the candidates scope', apiKey)).action(
    session.plain<CandidatePushOptions>(async (context) => {
      const { adapter, file } = context.options;
      const beside = sideFilePaths(context.options);
      const [misplaced] = misplacedOptions(adapter, beside);
      if (misplaced) context.usage(`--${misplaced} is not supported by the adapter ${adapter}.`);
      await runPush(context, candidateFileSource(adapter, file, beside), async (client, items, headers) => {
        const body = { adapter, candidates: items } as components['schemas']['CandidateSyncRequest'];
        return resultOf(await client.POST('/api/v1/candidates/sync', { body, headers }));
      });
    }),
  );
}

function sideFilePaths(options: Readonly<Record<string, unknown>>): SideFilePaths {
  return Object.fromEntries(
    EXTRA_FILES.flatMap(({ option }) => {
      const path = options[option];
      return typeof path === 'string' ? [[option, path]] : [];
    }),
  );
}
