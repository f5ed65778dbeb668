import { layoutFromText } from '../../../src/domain/layout/text-layout';
import { parsePosting } from '../../../src/domain/parsing/posting/parse-posting';
import { TODAY } from '../parse-file';
import { readRows } from '../rows';
import { scoreBlindPosting, type BlindPostingGold } from '../score/blind-posting';
import {
  scoreJob,
  scoreSentences,
  type JobGold,
  type JobPrediction,
  type TaggedSentence,
} from '../score/job-description';
import { Tally } from '../score/tally';
import { f1Figures, metricName, round, type Figures, type QualitySet, type SetReport } from '../set';

interface JobRow {
  id: string;
  text: string;
  gold: JobGold;
}

const parse = (text: string): JobPrediction =>
  parsePosting(layoutFromText(text), { today: TODAY, language: null }).parsed;

/** Figures of the postings of a set; `textOf` returns the text of a row that is parsed. */
function figuresOf(rows: readonly JobRow[], textOf: (row: JobRow) => string, variant = ''): Figures {
  const tally = new Tally();
  const sections = new Map<string, number[]>();
  for (const row of rows) scoreJob(row.gold, parse(textOf(row)), tally, sections);
  const figures = f1Figures(tally.scores(), variant);
  const prefix = variant === '' ? '' : `${variant}.`;
  for (const [name, values] of sections) {
    figures[`${prefix}${metricName(name)}`] = round(
      values.reduce((sum, value) => sum + value, 0) / values.length,
    );
  }
  return figures;
}

function postings(name: string, headline: string[]): QualitySet {
  return {
    name,
    needs: ['gold.jsonl'],
    headline,
    measure(folder) {
      const rows = readRows<JobRow>(folder, 'gold.jsonl');
      return Promise.resolve({ documents: rows.length, figures: figuresOf(rows, (row) => row.text) });
    },
  };
}

const HEADINGS = /^(?:Minimum qualifications:|Preferred qualifications:|Responsibilities)\s*$/;

/** The lists of the postings with their headings, and again without them. */
const withoutHeadings: QualitySet = {
  name: 'jd_google_quals',
  needs: ['gold.jsonl'],
  headline: [
    'required',
    'preferred',
    'responsibilities',
    'stripped.required',
    'stripped.preferred',
    'stripped.responsibilities',
  ],
  measure(folder) {
    const rows = readRows<JobRow>(folder, 'gold.jsonl');
    const stripped = (row: JobRow): string =>
      row.text
        .split('\n')
        .filter((line) => !HEADINGS.test(line))
        .join('\n');
    return Promise.resolve({
      documents: rows.length,
      figures: { ...figuresOf(rows, (row) => row.text), ...figuresOf(rows, stripped, 'stripped') },
    });
  },
};

/** Sentences with tagged knowledge, each parsed as a separate posting. */
const sentences: QualitySet = {
  name: 'jd_skillspan',
  needs: ['dev.json'],
  headline: ['knowledge'],
  measure(folder) {
    const rows = readRows<TaggedSentence>(folder, 'dev.json');
    const predicted = rows.map((row) => {
      const job = parse(row.tokens.join(' '));
      return [...job.requiredSkills, ...job.preferredSkills].map((skill) => skill.name);
    });
    return Promise.resolve({ documents: rows.length, figures: f1Figures(scoreSentences(rows, predicted)) });
  },
};

/** Lowest F1 by field that is good enough for postings with the labels of an expert. */
export const POSTING_TARGETS = {
  title: 0.93,
  employer: 0.93,
  city: 0.93,
  country: 0.95,
  payMin: 0.97,
  payMax: 0.97,
  payPeriod: 0.97,
  payCurrency: 0.97,
  payHourlyMinUsd: 0.97,
  payHourlyMaxUsd: 0.97,
  certifications: 0.9,
  preferredCertifications: 0.9,
  education: 0.9,
  signals: 0.9,
  negativeSignals: 0.9,
};

/** Postings of eight countries that a recruiting expert wrote with their labels. */
const blindPostings: QualitySet = {
  name: 'blind_postings',
  folder: 'blind',
  needs: ['postings.jsonl'],
  headline: ['title', 'employer', 'city', 'country', 'certifications', 'education', 'signals'],
  targets: POSTING_TARGETS,
  measure(folder) {
    return Promise.resolve(blindPostingReport(folder, 'postings.jsonl'));
  },
};

/** Figures of the postings of a file with the labels of an expert. */
export function blindPostingReport(folder: string, file: string): SetReport {
  return labelledPostingReport(readRows<{ text: string; gold: BlindPostingGold }>(folder, file));
}

/** Figures of postings with such labels. */
export function labelledPostingReport(rows: readonly { text: string; gold: BlindPostingGold }[]): SetReport {
  const tally = new Tally();
  for (const { gold, text } of rows) scoreBlindPosting(gold, parse(text), tally);
  return { documents: rows.length, figures: f1Figures(tally.scores()) };
}

const LANGUAGES = ['de', 'es', 'fr', 'pl', 'pt'];
/** Only two languages have postings with labelled preferences. */
const LISTS_BY_LANGUAGE = [
  ...LANGUAGES.map((language) => `${language}.required`),
  'pl.preferred',
  'pt.preferred',
];

/** Postings in five languages, each measured on its own. */
const multilingual: QualitySet = {
  name: 'jd_multi',
  needs: ['gold.jsonl'],
  headline: LISTS_BY_LANGUAGE,
  targets: Object.fromEntries(LISTS_BY_LANGUAGE.map((metric) => [metric, 0.85])),
  measure(folder) {
    const rows = readRows<JobRow & { lang: string }>(folder, 'gold.jsonl');
    const figures = LANGUAGES.map((language) =>
      figuresOf(
        rows.filter(({ lang }) => lang === language),
        (row) => row.text,
        language,
      ),
    );
    return Promise.resolve({ documents: rows.length, figures: Object.assign({}, ...figures) as Figures });
  },
};

/** Every labelled set of postings. */
export const jobDescriptionSets: QualitySet[] = [
  withoutHeadings,
  postings('jd_la_bulletins', ['salaryRanges', 'title', 'sectionRequired', 'sectionDescription']),
  postings('jd_armenian', [
    'title',
    'company',
    'location',
    'sectionRequired',
    'sectionResponsibilities',
    'sectionDescription',
  ]),
  postings('jd_waas', ['salaryMin', 'salaryMax', 'title', 'company']),
  postings('jd_nyc', ['salaryMin', 'salaryMax', 'sectionRequired', 'sectionPreferred']),
  postings('jd_emscad', ['title']),
  multilingual,
  blindPostings,
  sentences,
];
