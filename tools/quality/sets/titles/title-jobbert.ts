import fs from 'node:fs';
import path from 'node:path';
import {
  CrosswalkTitleIndex,
  buildTitleIndex,
  curatedTitleRows,
  readCommaSeparated,
} from '../../../../src/domain/skills';
import { round, type QualitySet } from '../../set';
import { mean, reciprocalRank } from './ranking-measures';
import { escoFile, onetTitleFiles, readEscoTitles, readOnetTitles } from './title-releases';

const DEPTH = 100;

/**
 * Vacancy titles matched to ESCO occupations, with O*NET and ESCO loaded. Neither contains the titles of the vacancies.
 */
export const titleJobbert: QualitySet = {
  name: 'title_jobbert',
  needs: ['titles.csv', escoFile, ...onetTitleFiles],
  headline: ['mrr', 'top1'],
  measure(folder) {
    const bridge = buildTitleIndex([...readOnetTitles(folder), ...curatedTitleRows()]);
    const index = new CrosswalkTitleIndex(readEscoTitles(folder), bridge);
    const cases = readCommaSeparated(fs.readFileSync(path.join(folder, 'titles.csv'), 'utf8'));
    const ranks = cases.map(({ vacancyTitle = '', conceptUri = '' }) =>
      reciprocalRank(
        index.rank(vacancyTitle, DEPTH).map(({ code }) => code),
        new Set([conceptUri]),
      ),
    );
    const figures = { mrr: round(mean(ranks)), top1: round(mean(ranks.map((rank) => (rank === 1 ? 1 : 0)))) };
    return Promise.resolve({ documents: cases.length, figures });
  },
};
