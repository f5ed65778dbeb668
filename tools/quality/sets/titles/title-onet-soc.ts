import fs from 'node:fs';
import path from 'node:path';
import {
  buildTitleIndex,
  curatedTitleRows,
  readCommaSeparated,
  TechnologyRanking,
  type TitleIndex,
} from '../../../../src/domain/skills';
import { round, type Figures, type QualitySet } from '../../set';
import { averagePrecision, mean, precisionAt } from './ranking-measures';
import {
  onetFile,
  onetTitleFiles,
  readOnetTechnologies,
  readOnetTitles,
  withoutNames,
} from './title-releases';

interface Case {
  title: string;
  codes: ReadonlySet<string>;
}

/** Occupations with fewer technologies are left out because precision at ten could not reach 1. */
const TOP_TEN = 10;

/**
 * Job titles to O*NET-SOC codes, and technologies by title. All test titles are first removed from the release and from
 * the map; `asShipped` uses the complete map.
 */
export const titleOnetSoc: QualitySet = {
  name: 'title_onet_soc',
  needs: ['title_soc.csv', ...onetTitleFiles, onetFile('Technology Skills.txt')],
  headline: [
    'onet.top1',
    'onet.top5',
    'curated.top1',
    'asShipped.top1',
    'technology.precisionAt10',
    'technology.map',
  ],
  measure(folder) {
    const cases = readCommaSeparated(fs.readFileSync(path.join(folder, 'title_soc.csv'), 'utf8')).map(
      ({ title = '', soc = '' }): Case => ({ title, codes: new Set(soc.split('|')) }),
    );
    const testTitles = cases.map(({ title }) => title);
    const curated = withoutNames(curatedTitleRows(), testTitles);
    const both = buildTitleIndex([...withoutNames(readOnetTitles(folder), testTitles), ...curated]);
    const figures = {
      ...placed('onet', both, cases),
      ...placed('curated', buildTitleIndex(curated), cases),
      ...placed('asShipped', buildTitleIndex(curatedTitleRows()), cases),
      ...technologies(folder, both, cases),
    };
    return Promise.resolve({ documents: cases.length, figures });
  },
};

function placed(name: string, index: TitleIndex, cases: readonly Case[]): Figures {
  const answers = cases.map(({ title, codes }) =>
    index.place(title, 5).map(({ onetSocCode }) => codes.has(onetSocCode)),
  );
  return {
    [`${name}.top1`]: round(mean(answers.map(([first]) => (first ? 1 : 0)))),
    [`${name}.top5`]: round(mean(answers.map((five) => (five.includes(true) ? 1 : 0)))),
  };
}

function technologies(folder: string, index: TitleIndex, cases: readonly Case[]): Figures {
  const rows = readOnetTechnologies(folder);
  const ranking = new TechnologyRanking(rows, index);
  const used = new Map<string, Set<string>>();
  const users = new Map<string, number>();
  for (const { code, technology } of rows) {
    const set = used.get(code) ?? new Set();
    if (!set.has(technology)) users.set(technology, (users.get(technology) ?? 0) + 1);
    used.set(code, set.add(technology));
  }
  const popular = [...users].sort((a, b) => b[1] - a[1]).map(([technology]) => technology);
  const judged = cases.flatMap(({ title, codes }) => {
    const [only, ...others] = codes;
    const relevant = only !== undefined && others.length === 0 ? used.get(only) : undefined;
    if (!relevant || relevant.size < TOP_TEN) return [];
    const ranked = ranking.rank(title).map(({ technology }) => technology);
    return [
      {
        precision: precisionAt(TOP_TEN, ranked, relevant),
        map: averagePrecision(ranked, relevant),
        popularPrecision: precisionAt(TOP_TEN, popular, relevant),
        popularMap: averagePrecision(popular, relevant),
      },
    ];
  });
  return {
    'technology.precisionAt10': round(mean(judged.map(({ precision }) => precision))),
    'technology.map': round(mean(judged.map(({ map }) => map))),
    'technology.popularPrecisionAt10': round(mean(judged.map(({ popularPrecision }) => popularPrecision))),
    'technology.popularMap': round(mean(judged.map(({ popularMap }) => popularMap))),
  };
}
