import {
  CrosswalkTitleIndex,
  buildTitleIndex,
  escoTitleRows,
  onetTechnologies,
  onetTitleRows,
  readCommaSeparated,
  readTabSeparated,
  TechnologyRanking,
  titleIndex,
  titleSimilarity,
} from '../../../../src/domain/skills';

const tabSeparated = (...lines: string[][]) =>
  readTabSeparated(lines.map((line) => line.join('\t')).join('\r\n'));

it('readCommaSeparated reads quoted fields that contain commas, quotes and line breaks', () => {
  const rows = readCommaSeparated('uri,labels\r\nu1,"one, two\nsaid ""three"""\r\nu2,\r\n');
  expect(rows).toEqual([
    { uri: 'u1', labels: 'one, two\nsaid "three"' },
    { uri: 'u2', labels: '' },
  ]);
});

it('buildTitleIndex builds an index from the rows of an O*NET release without duplicate names', () => {
  const rows = onetTitleRows({
    occupations: tabSeparated(
      ['O*NET-SOC Code', 'Title'],
      ['53-7051.00', 'Industrial Truck and Tractor Operators'],
    ),
    alternateTitles: tabSeparated(
      ['O*NET-SOC Code', 'Alternate Title', 'Short Title'],
      ['53-7051.00', 'Stacker Driver', 'n/a'],
      ['53-7051.00', 'Stacker driver', 'SD'],
    ),
    reportedTitles: tabSeparated(
      ['O*NET-SOC Code', 'Reported Job Title'],
      ['53-7051.00', 'Bale Clamp Operator'],
    ),
  });
  expect(rows.map(({ title }) => title)).toEqual([
    'Industrial Truck and Tractor Operators',
    'Stacker Driver',
    'SD',
    'Bale Clamp Operator',
  ]);
  const index = buildTitleIndex(rows);
  expect(index.place('bale clamp operator', 1)[0]).toMatchObject({
    onetSocCode: '53-7051.00',
    title: 'Industrial Truck and Tractor Operators',
  });
});

it('CrosswalkTitleIndex ranks titles of another taxonomy by meaning when they share no word', () => {
  const rows = escoTitleRows([
    { conceptUri: 'esco:1', preferredLabel: 'attorney', altLabels: '', hiddenLabels: '' },
    { conceptUri: 'esco:2', preferredLabel: 'lathe operator', altLabels: 'turner', hiddenLabels: '' },
  ]);
  const index = new CrosswalkTitleIndex(rows, titleIndex());
  expect(index.rank('trial lawyer', 2)[0]?.code).toBe('esco:1');
});

it('TechnologyRanking ranks tools of the likely occupations before generally popular ones', () => {
  const rows = onetTechnologies(
    tabSeparated(
      ['O*NET-SOC Code', 'Example'],
      ['29-1141.00', 'Charting software'],
      ['29-1141.00', 'Spreadsheet'],
      ['43-3031.00', 'Ledger software'],
      ['43-3031.00', 'Spreadsheet'],
      ['41-2031.00', 'Spreadsheet'],
    ),
  );
  const ranked = new TechnologyRanking(rows, titleIndex())
    .rank('Bookkeeper')
    .map(({ technology }) => technology);
  expect(ranked.slice(0, 2).sort()).toEqual(['Ledger software', 'Spreadsheet']);
  expect(ranked).toContain('Charting software');
});

it('titleSimilarity is high for titles of the same work', () => {
  const index = titleIndex();
  expect(titleSimilarity('attorney', 'lawyer', index)).toBeGreaterThan(
    titleSimilarity('attorney', 'welder', index) + 0.3,
  );
  expect(titleSimilarity('cashier', 'Cashier', index)).toBeCloseTo(1, 1);
});
