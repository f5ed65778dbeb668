import type { Command } from 'commander';
import type { ImportProgress, ImportReport } from '../../services/skills/taxonomy-import.service';
import { filePath, text } from '../options';
import type { Columns } from '../output';
import { createProgressBar } from '../progress-bar';
import type { CommandRunner } from '../command-runner';

interface ImportOptions {
  onet?: string;
  esco?: string;
  escoVersion?: string;
}

const imported: Columns<ImportReport> = {
  release: (report) => report.version,
  changed: (report) => (report.changed ? 'yes' : 'no, it was already loaded'),
  titles: (report) => report.titles,
  placed: (report) => report.placedTitles,
  skills: (report) => report.skills,
};

interface LoadedRelease {
  version: string;
  titles: number;
  skills: number;
  importedAt: string;
}

const loaded: Columns<LoadedRelease> = {
  release: (release) => release.version,
  titles: (release) => release.titles,
  skills: (release) => release.skills,
  imported: (release) => release.importedAt,
};

/** `taxonomy import` and `taxonomy list`: official O*NET and ESCO releases that extend the curated map. */
export function addTaxonomyCommands(program: Command, session: CommandRunner): void {
  const taxonomy = program
    .command('taxonomy')
    .description('manage the official releases that extend the curated skills map');
  taxonomy
    .command('import')
    .description('load the text files of an O*NET release and the CSV files of an ESCO release')
    .option('--onet <folder>', 'unpacked O*NET database in text format', filePath)
    .option('--esco <folder>', 'unpacked ESCO classification in CSV format', filePath)
    .option('--esco-version <version>', 'for example 1.2.0; the files do not state it', text(50))
    .action(
      session.action<ImportOptions>(async ({ options, admin, output, usage }) => {
        if (!options.onet && !options.esco)
          usage('Specify the release to load: --onet <folder>, --esco <folder>.');
        const reports: ImportReport[] = [];
        // O*NET first, because occupations of ESCO are mapped to its titles.
        for (const [name, folder, version] of [
          ['onet', options.onet, undefined],
          ['esco', options.esco, options.escoVersion],
        ] as const) {
          if (folder)
            reports.push(
              await withBar(name, (progress) => admin.taxonomies.import(name, folder, progress, version)),
            );
        }
        output.list('releases', reports, imported);
        output.say('Restart the processes to load the releases.');
      }),
    );
  taxonomy
    .command('list')
    .description('list the releases in the database')
    .action(
      session.action(async ({ admin, output }) => {
        const releases = await admin.taxonomies.releases();
        output.list(
          'releases',
          releases.map((row) => ({
            version: row.version,
            titles: row.title_count,
            skills: row.skill_count,
            importedAt: row.imported_at.toISOString(),
          })),
          loaded,
        );
      }),
    );
}

async function withBar(
  name: string,
  run: (progress: (at: ImportProgress) => void) => Promise<ImportReport>,
): Promise<ImportReport> {
  const bar = createProgressBar(`${name} {step} {bar} {percentage}% | {value}/{total}`);
  const progress = ({ step, done, total }: ImportProgress): void => {
    if (bar.getTotal() !== total) bar.setTotal(total);
    bar.update(done, { step });
  };
  bar.start(1, 0, { step: 'reading' });
  try {
    return await run(progress);
  } finally {
    bar.stop();
  }
}
