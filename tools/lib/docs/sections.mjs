import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project.mjs';

export const docsFolder = path.join(projectRoot, 'docs');

/** Published documents in order. Guides that are not listed follow the listed ones by name. */
const SECTIONS = [
  {
    title: 'Start',
    files: ['guides/quick-start.md', 'guides/requests-and-responses.md', 'guides/sandbox.md'],
  },
  {
    title: 'Guides',
    folder: 'guides',
    files: [
      'typescript-client',
      'python-client',
      'go-client',
      'webhooks',
      'sync-an-ats',
      'sync-candidates',
      'search',
      'imports',
      'connectors',
      'parse-batches',
      'structured-resumes',
      'review',
      'views',
      'duplicates',
      'job-feeds',
      'link-tenants',
    ].map((name) => `guides/${name}.md`),
  },
  {
    title: 'How it works',
    files: [
      'how-reading-works.md',
      'how-matching-works.md',
      'how-retention-works.md',
      'skills-map.md',
      'language-model.md',
    ],
  },
  {
    title: 'Quality',
    files: [
      'quality.md',
      'quality/resume-quality.md',
      'quality/posting-quality.md',
      'quality/matching-quality.md',
      'quality/training-data.md',
      'quality/broken-documents.md',
    ],
  },
  {
    title: 'Running it',
    files: [
      'running.md',
      'operations.md',
      'scaling.md',
      'benchmarks.md',
      'portal.md',
      'mail-and-sign-in.md',
      'conformance.md',
    ],
  },
  {
    title: 'Compliance',
    files: [
      'compliance/duties.md',
      'compliance/instructions-for-use.md',
      'compliance/data-and-performance.md',
      'compliance/risk-management.md',
      'compliance/technical-file.md',
      'score-log.md',
      'impact-report.md',
      'privacy.md',
    ],
  },
  { title: 'Releases', files: ['changelog.md'] },
];

/** The published sections with the files that exist: `{ title, files }`, paths relative to docs/. */
export function publishedSections() {
  const listed = new Set(SECTIONS.flatMap(({ files }) => files));
  return SECTIONS.map(({ title, files, folder }) => ({
    title,
    files: [...files, ...(folder ? markdownIn(folder).filter((file) => !listed.has(file)) : [])].filter(
      (file) => fs.existsSync(path.join(docsFolder, file)),
    ),
  }));
}

export function slugOf(file) {
  return path.posix.basename(file, '.md');
}

function markdownIn(folder) {
  const place = path.join(docsFolder, folder);
  if (!fs.existsSync(place)) return [];
  return fs
    .readdirSync(place)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `${folder}/${name}`);
}
