import { measureNameSwaps } from '../../../../tools/quality/names/name-swap';

describe('the name in a resume', () => {
  it('changes neither scores, reasons, gaps nor forecasts', () => {
    const { documents, figures, notes } = measureNameSwaps(3);
    expect(notes).toEqual([]);
    expect([documents, figures]).toEqual([
      240,
      { names: 80, scores: 960, changedResumes: 0, impactRatio: 1 },
    ]);
  });
});
