import { readRaceEthnicity, readSex } from '../../../../src/domain/impact/categories';
import { reportOf, rowsOf, type Group } from './samples';

/** Example of 6 RCNY §5-301(c): persons of a category and those with a score above the median. */
const RULE_BY_SEX: Group[] = [
  { sex: 'male', assessed: 92, selected: 50 },
  { sex: 'female', assessed: 76, selected: 34 },
];
const RULE_BY_RACE: Group[] = [
  { raceEthnicity: 'hispanic_or_latino', assessed: 28, selected: 18 },
  { raceEthnicity: 'white', assessed: 40, selected: 15 },
  { raceEthnicity: 'black_or_african_american', assessed: 32, selected: 16 },
  { raceEthnicity: 'native_hawaiian_or_pacific_islander', assessed: 8, selected: 5 },
  { raceEthnicity: 'asian', assessed: 24, selected: 10 },
];

describe('The impact report', () => {
  it('prints the scoring rates and impact ratios by sex of the example in the rule', () => {
    const rows = rowsOf(reportOf(RULE_BY_SEX), 'sex').map(({ sex, assessed, scoring }) => [
      sex,
      assessed,
      ((scoring.rate ?? 0) * 100).toFixed(1),
      scoring.impactRatio?.toFixed(2),
    ]);
    expect(rows).toEqual([
      ['male', 92, '54.3', '1.00'],
      ['female', 76, '44.7', '0.82'],
    ]);
  });

  it('prints the scoring rates and impact ratios by race and ethnicity of the example in the rule', () => {
    // Others have the scores that put the median between the two scores.
    const report = reportOf([...RULE_BY_RACE, { assessed: 40, selected: 22 }]);
    expect(report.medianScore).toBe(1.5);
    const rows = rowsOf(report, 'race_ethnicity')
      .filter(({ assessed }) => assessed !== 0)
      .map(({ assessed, scoring }) => [
        assessed,
        ((scoring.rate ?? 0) * 100).toFixed(1),
        scoring.impactRatio?.toFixed(2),
      ]);
    expect(rows).toEqual([
      // The rule prints 18 of 28 cut off, as 64.2.
      [28, '64.3', '1.00'],
      [40, '37.5', '0.58'],
      [32, '50.0', '0.78'],
      [8, '62.5', '0.97'],
      [24, '41.7', '0.65'],
    ]);
  });

  it('counts a score as high only if it is above the median of the full sample', () => {
    const report = reportOf([
      { sex: 'male', assessed: 30, selected: 0 },
      { sex: 'female', assessed: 20, selected: 10 },
    ]);
    expect(report.medianScore).toBe(1);
    expect(rowsOf(report, 'sex').map(({ scoring }) => scoring.count)).toEqual([0, 10]);
  });

  it('shows categories under two percent without an impact ratio and never as the reference', () => {
    const report = reportOf([
      { raceEthnicity: 'white', assessed: 600, selected: 300 },
      { raceEthnicity: 'asian', assessed: 391, selected: 150 },
      { raceEthnicity: 'two_or_more_races', assessed: 9, selected: 9 },
    ]);
    const small = rowsOf(report, 'race_ethnicity').find((row) => row.raceEthnicity === 'two_or_more_races');
    expect(small).toMatchObject({
      assessed: 9,
      belowTwoPercent: true,
      selection: { rate: 1, impactRatio: null, isReference: false },
    });
    const white = rowsOf(report, 'race_ethnicity').find((row) => row.raceEthnicity === 'white');
    expect(white?.selection).toMatchObject({ impactRatio: 1, isReference: true });
  });

  it('counts persons of unknown category, and bounds each ratio by what they could be', () => {
    const report = reportOf([
      { sex: 'male', assessed: 50, selected: 25 },
      { sex: 'female', assessed: 50, selected: 20 },
      { sex: null, assessed: 20, selected: 10 },
    ]);
    expect(report.tables[0]?.unknown).toEqual({ assessed: 20, selected: 10, aboveMedian: 10 });
    // At worst ten more women are rejected and ten more men selected; at best the reverse.
    expect(rowsOf(report, 'sex')[1]?.selection.impactRatioBounds).toEqual({
      low: 0.571429,
      high: 1,
    });
  });

  it('has the same tables for each month and each version of the model', () => {
    const report = reportOf([
      { sex: 'male', assessed: 40, selected: 20, month: '2026-10', modelVersion: 'match-1' },
      { sex: 'female', assessed: 40, selected: 10, month: '2026-10', modelVersion: 'match-1' },
      { sex: 'male', assessed: 30, selected: 20, month: '2026-11', modelVersion: 'match-2' },
      { sex: 'female', assessed: 30, selected: 20, month: '2026-11', modelVersion: 'match-2' },
    ]);
    expect(report.byMonth.map((each) => [each.month, rowsOf(each, 'sex')[1]?.selection.impactRatio])).toEqual(
      [
        ['2026-10', 0.5],
        ['2026-11', 1],
      ],
    );
    expect(report.byModelVersion.map((each) => [each.modelVersion, each.assessed])).toEqual([
      ['match-1', 80],
      ['match-2', 60],
    ]);
  });

  it('flags a ratio under four fifths with the exact test and the standard deviations', () => {
    const report = reportOf([
      { sex: 'male', assessed: 100, selected: 60 },
      { sex: 'female', assessed: 100, selected: 40 },
    ]);
    expect(rowsOf(report, 'sex')[1]?.selection).toMatchObject({
      impactRatio: 0.666667,
      belowFourFifths: true,
      fisherP: 0.00706,
      standardDeviations: -2.828427,
    });
  });

  it('is empty without divisions by zero if no person was assessed', () => {
    const report = reportOf([]);
    expect(report).toMatchObject({ assessed: 0, medianScore: null, byMonth: [] });
    expect(rowsOf(report, 'sex')[0]?.selection).toMatchObject({ rate: null, impactRatio: null });
  });
});

describe('Categories of the demographics', () => {
  it.each([
    ['Hispanic or Latino', 'hispanic_or_latino'],
    ['Black or African American (Not Hispanic or Latino)', 'black_or_african_american'],
    ['two_or_more_races', 'two_or_more_races'],
    [' WHITE ', 'white'],
    ['', null],
    ['Unknown', null],
    ['Whyte', undefined],
  ])('read the race or ethnicity "%s"', (text, category) => {
    expect(readRaceEthnicity(text)).toBe(category);
  });

  it('read a sex outside of the two of the EEO-1 report as unknown', () => {
    expect(['F', 'male', 'nonbinary', 'declined', 'q'].map(readSex)).toEqual([
      'female',
      'male',
      null,
      null,
      undefined,
    ]);
  });
});
