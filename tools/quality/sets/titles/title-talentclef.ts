import fs from 'node:fs';
import path from 'node:path';
import {
  buildTitleIndex,
  curatedTitleRows,
  occupationProfile,
  profileSimilarity,
  readTabSeparated,
  titleIndex,
  type TitleIndex,
} from '../../../../src/domain/skills';
import { round, type QualitySet } from '../../set';
import { averagePrecision, mean } from './ranking-measures';
import { onetTitleFiles, readOnetTitles } from './title-releases';

const files = ['queries.tsv', 'corpus_elements.tsv', 'qrels.tsv'].map((name) => `english.${name}`);
const WORDS_SHARE = 0.5;

/** English job titles matched to job titles: half by words and half by occupations. */
export const titleTalentclef: QualitySet = {
  name: 'title_talentclef25',
  needs: [...files, ...onetTitleFiles],
  headline: ['onet.map', 'curated.map'],
  measure(folder) {
    const [queries = '', corpus = '', judgements = ''] = files.map((file) =>
      fs.readFileSync(path.join(folder, file), 'utf8'),
    );
    const queryTitles = readTabSeparated(queries);
    const offered = readTabSeparated(corpus);
    const relevant = new Map<string, Set<string>>();
    for (const line of judgements.trim().split('\n')) {
      const [query = '', , document = '', grade] = line.split('\t');
      if (Number(grade) > 0) relevant.set(query, (relevant.get(query) ?? new Set()).add(document));
    }
    const words = buildTitleIndex(
      offered.map(({ c_id: code = '', jobtitle: title = '' }) => ({ title, code })),
    );
    const map = (occupations: TitleIndex) => {
      const profiles = offered.map(({ jobtitle = '' }) => occupationProfile(jobtitle, occupations));
      return mean(
        queryTitles.map(({ q_id: id = '', jobtitle = '' }) => {
          const written = new Map(
            words.rank(jobtitle, offered.length).map(({ code, score }) => [code, score]),
          );
          const meaning = occupationProfile(jobtitle, occupations);
          const ranked = offered
            .map(({ c_id: code = '' }, at) => ({
              code,
              score:
                WORDS_SHARE * Math.min(1.2, written.get(code) ?? 0) +
                (1 - WORDS_SHARE) * profileSimilarity(meaning, profiles[at]!),
            }))
            .sort((a, b) => b.score - a.score);
          return averagePrecision(
            ranked.map(({ code }) => code),
            relevant.get(id) ?? new Set(),
          );
        }),
      );
    };
    const loaded = buildTitleIndex([...readOnetTitles(folder), ...curatedTitleRows()]);
    const figures = { 'onet.map': round(map(loaded)), 'curated.map': round(map(titleIndex())) };
    return Promise.resolve({ documents: queryTitles.length, figures });
  },
};
