import { Option, type Command } from 'commander';
import { resultOf, type components } from '../../../client/src/index';
import { nonEmpty } from '../options';
import {
  CANDIDATE_ADAPTERS,
  candidateSource,
  misplacedOptions,
  type CandidateAdapterName,
  type SideFiles,
} from '../push/candidate-source';
import { runPush, type PushOptions } from '../push/run-push';
import type { Session } from '../session';

const SIDE_FILES: Record<keyof SideFiles, string> = {
  employment: 'hmis: EmploymentEducation.csv',
  enrollment: 'hmis: Enrollment.csv',
  exit: 'hmis: Exit.csv',
  project: 'hmis: Project.csv, for the names of projects',
  engagements: 'salesforce: program engagements, CSV',
  cases: 'civicrm: cases with contact_id, CSV',
  details: 'CSV with the identifier and occupations, skills (separated by ;) or resumeText of people',
};

type CandidatePushOptions = PushOptions & SideFiles & { file: string; adapter: CandidateAdapterName };

/** `candidates push`: an export of a case-management system through the API, without a line of code. */
export function addCandidateCommands(program: Command, session: Session): void {
  const push = program
    .command('candidates')
    .description('people looking for work')
    .command('push')
    .description(
      'push an export (.csv, .json or .jsonl) in batches; an interrupted push goes on where it stopped',
    )
    .addOption(
      new Option('--adapter <system>', 'the system the export is of')
        .choices(CANDIDATE_ADAPTERS)
        .default('native'),
    )
    .requiredOption('--file <path>', 'the people: CSV, a JSON list or API answer, or JSON Lines', nonEmpty);
  for (const [name, about] of Object.entries(SIDE_FILES)) push.option(`--${name} <path>`, about, nonEmpty);
  push
    .requiredOption('--key <key>', 'API key with the scope candidates', nonEmpty)
    .option('--url <address>', 'where the API listens', nonEmpty, 'http://127.0.0.1:3000')
    .action(
      session.plain<CandidatePushOptions>(async (context) => {
        const { adapter, file } = context.options;
        const names = Object.keys(SIDE_FILES) as (keyof SideFiles)[];
        const beside: SideFiles = Object.fromEntries(names.map((name) => [name, context.options[name]]));
        const [misplaced] = misplacedOptions(adapter, beside);
        if (misplaced) context.usage(`--${misplaced} is no file of ${adapter}.`);
        await runPush(context, candidateSource(adapter, file, beside), async (client, items, headers) => {
          const body = { adapter, candidates: items } as components['schemas']['CandidateSyncRequest'];
          return resultOf(await client.POST('/api/v1/candidates/sync', { body, headers }));
        });
      }),
    );
}
