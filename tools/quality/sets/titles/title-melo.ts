import fs from 'node:fs';
import path from 'node:path';
import { buildTitleIndex, type TitleRow } from '../../../../src/domain/skills';
import { round, type Figures, type QualitySet } from '../../set';
import { readRows } from '../../rows';
import { mean, reciprocalRank } from './ranking-measures';

const LANGUAGES = ['en', 'de', 'es', 'fr', 'pl'];
const DEPTH = 100;
/** Length of `C001216`, the concept in the id of a label (`C001216_en_000`). */
const CONCEPT_LENGTH = 7;
const PREFERRED = '_000';

/** National job titles in five languages matched to the ESCO labels of the same language. */
export const titleMelo: QualitySet = {
  name: 'title_melo',
  needs: ['gold.jsonl', ...LANGUAGES.map(corpusOf)],
  headline: LANGUAGES.map((language) => `${language}.mrr`),
  targets: { 'en.mrr': 0.6, 'de.mrr': 0.58, 'es.mrr': 0.48, 'fr.mrr': 0.82, 'pl.mrr': 0.58 },
  measure(folder) {
    const queries = readRows<{ lang: string; title: string; relevant: string[] }>(folder, 'gold.jsonl');
    const figures: Figures = {};
    for (const language of LANGUAGES) {
      const index = buildTitleIndex(labels(path.join(folder, corpusOf(language))), {
        thorough: true,
        language,
      });
      const ranks = queries
        .filter(({ lang }) => lang === language)
        .map(({ title, relevant }) =>
          reciprocalRank(
            index.rank(title, DEPTH).map(({ code }) => code),
            new Set(relevant.map(conceptOf)),
          ),
        );
      figures[`${language}.queries`] = ranks.length;
      figures[`${language}.mrr`] = round(mean(ranks));
      figures[`${language}.top1`] = round(mean(ranks.map((rank) => (rank === 1 ? 1 : 0))));
    }
    return Promise.resolve({ documents: queries.length, figures });
  },
};

function corpusOf(language: string): string {
  return `corpus.${language}.tsv`;
}

function conceptOf(label: string): string {
  return label.slice(0, CONCEPT_LENGTH);
}

function labels(file: string): TitleRow[] {
  return fs
    .readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', title = ''] = line.split('\t');
      return { title, code: conceptOf(id), preferred: id.endsWith(PREFERRED) };
    });
}
