import fs from 'node:fs';
import path from 'node:path';
import {
  buildTitleIndex,
  curatedTitleRows,
  profileSimilarity,
  readTabSeparated,
  TITLE_CHOICES,
  titleIndex,
  titleInEnglish,
  type DelimitedRow,
  type TitleIndex,
} from '../../../../src/domain/skills';
import { computeTitleFeatures } from '../../../../src/domain/matching/profile/title-features';
import { round, type QualitySet } from '../../set';
import { averagePrecision, mean } from './ranking-measures';
import { onetTitleFiles, readOnetTitles } from './title-releases';

const filesOf = (language: string): string[] =>
  ['queries.tsv', 'corpus_elements.tsv', 'qrels.tsv'].map((name) => `${language}.${name}`);
/** Weights of the parts of a similarity: words as written and in English, occupations, their skills, and related occupations. */
const WEIGHTS = { written: 0.3, english: 0.3, occupations: 0.2, skills: 0.1, related: 0.1 };
/** Scores of an index exceed 1 for equal titles. */
const MAX_WORD_SCORE = 1.2;

/** Job titles matched to job titles, by words, occupations and the skills that these need. */
export const titleTalentclef: QualitySet = {
  name: 'title_talentclef25',
  needs: [...filesOf('english'), ...filesOf('spanish'), ...onetTitleFiles],
  headline: ['onet.map', 'curated.map', 'spanish.onet.map', 'spanish.map'],
  targets: { 'onet.map': 0.56, 'spanish.onet.map': 0.45 },
  measure(folder) {
    const english = readCases(folder, 'english');
    const spanish = readCases(folder, 'spanish');
    const loaded = buildTitleIndex([...readOnetTitles(folder), ...curatedTitleRows()]);
    const figures = {
      'onet.map': round(meanPrecision(english, loaded)),
      'curated.map': round(meanPrecision(english, titleIndex())),
      'spanish.queries': spanish.queries.length,
      'spanish.onet.map': round(meanPrecision(spanish, loaded, 'es')),
      'spanish.map': round(meanPrecision(spanish, titleIndex(), 'es')),
    };
    return Promise.resolve({ documents: english.queries.length, figures });
  },
};

interface TitleCases {
  queries: DelimitedRow[];
  offered: DelimitedRow[];
  /** Relevant titles by query. */
  relevant: Map<string, Set<string>>;
}

function readCases(folder: string, language: string): TitleCases {
  const [queries = '', corpus = '', judgements = ''] = filesOf(language).map((file) =>
    fs.readFileSync(path.join(folder, file), 'utf8'),
  );
  const relevant = new Map<string, Set<string>>();
  for (const line of judgements.trim().split('\n')) {
    const [query = '', , document = '', grade] = line.split('\t');
    if (Number(grade) > 0) relevant.set(query, (relevant.get(query) ?? new Set()).add(document));
  }
  return { queries: readTabSeparated(queries), offered: readTabSeparated(corpus), relevant };
}

function meanPrecision(
  { queries, offered, relevant }: TitleCases,
  occupations: TitleIndex,
  language?: string,
): number | null {
  const titles = offered.map(({ jobtitle = '' }) => jobtitle);
  const written = wordScores(titles, (title) => title, language);
  const english = wordScores(titles, titleInEnglish);
  const featuresOf = (title: string) => computeTitleFeatures(title, occupations.place(title, TITLE_CHOICES));
  const features = titles.map(featuresOf);
  return mean(
    queries.map(({ q_id: id = '', jobtitle = '' }) => {
      const writtenScores = written(jobtitle);
      const englishScores = english(jobtitle);
      const query = featuresOf(jobtitle);
      const scores = features.map(
        (other, at) =>
          WEIGHTS.written * writtenScores[at]! +
          WEIGHTS.english * englishScores[at]! +
          WEIGHTS.occupations * profileSimilarity(query.occupations, other.occupations) +
          WEIGHTS.skills * profileSimilarity(query.skills, other.skills) +
          (WEIGHTS.related *
            (profileSimilarity(query.occupations, other.related) +
              profileSimilarity(other.occupations, query.related))) /
            2,
      );
      const ranked = offered
        .map(({ c_id: code = '' }, at) => ({ code, score: scores[at]! }))
        .sort((a, b) => b.score - a.score);
      return averagePrecision(
        ranked.map(({ code }) => code),
        relevant.get(id) ?? new Set(),
      );
    }),
  );
}

/** Scores of all titles for a query by their words, in the form that `read` gives them. */
function wordScores(
  titles: readonly string[],
  read: (title: string) => string,
  language?: string,
): (query: string) => number[] {
  const index = buildTitleIndex(
    titles.map((title, at) => ({ title: read(title), code: String(at) })),
    { language },
  );
  return (query) => {
    const scores = new Map(index.rank(read(query), titles.length).map(({ code, score }) => [code, score]));
    return titles.map((_, at) => Math.min(MAX_WORD_SCORE, scores.get(String(at)) ?? 0));
  };
}
