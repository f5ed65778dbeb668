import fs from 'node:fs';
import path from 'node:path';
import {
  buildTitleIndex,
  curatedTitleRows,
  occupationProfile,
  profileSimilarity,
  readTabSeparated,
  titleIndex,
  type DelimitedRow,
  type TitleIndex,
} from '../../../../src/domain/skills';
import { round, type QualitySet } from '../../set';
import { averagePrecision, mean } from './ranking-measures';
import { onetTitleFiles, readOnetTitles } from './title-releases';

const filesOf = (language: string): string[] =>
  ['queries.tsv', 'corpus_elements.tsv', 'qrels.tsv'].map((name) => `${language}.${name}`);
/** Weight of the words of a title relative to its occupations; more in Spanish, of which the map has fewer names. */
const WORDS_SHARE = { english: 0.5, spanish: 0.7 };

/** Job titles matched to job titles, by words and by occupations. */
export const titleTalentclef: QualitySet = {
  name: 'title_talentclef25',
  needs: [...filesOf('english'), ...filesOf('spanish'), ...onetTitleFiles],
  headline: ['onet.map', 'curated.map', 'spanish.map'],
  targets: { 'onet.map': 0.56, 'spanish.map': 0.45 },
  measure(folder) {
    const english = readCases(folder, 'english');
    const spanish = readCases(folder, 'spanish');
    const loaded = buildTitleIndex([...readOnetTitles(folder), ...curatedTitleRows()]);
    const figures = {
      'onet.map': round(meanPrecision(english, loaded, WORDS_SHARE.english)),
      'curated.map': round(meanPrecision(english, titleIndex(), WORDS_SHARE.english)),
      'spanish.queries': spanish.queries.length,
      'spanish.map': round(meanPrecision(spanish, titleIndex(), WORDS_SHARE.spanish, 'es')),
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
  wordsShare: number,
  language?: string,
): number | null {
  const words = buildTitleIndex(
    offered.map(({ c_id: code = '', jobtitle: title = '' }) => ({ title, code })),
    { language },
  );
  const profiles = offered.map(({ jobtitle = '' }) => occupationProfile(jobtitle, occupations));
  return mean(
    queries.map(({ q_id: id = '', jobtitle = '' }) => {
      const written = new Map(words.rank(jobtitle, offered.length).map(({ code, score }) => [code, score]));
      const meaning = occupationProfile(jobtitle, occupations);
      const ranked = offered
        .map(({ c_id: code = '' }, at) => ({
          code,
          score:
            wordsShare * Math.min(1.2, written.get(code) ?? 0) +
            (1 - wordsShare) * profileSimilarity(meaning, profiles[at]!),
        }))
        .sort((a, b) => b.score - a.score);
      return averagePrecision(
        ranked.map(({ code }) => code),
        relevant.get(id) ?? new Set(),
      );
    }),
  );
}
