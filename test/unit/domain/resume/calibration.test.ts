import {
  interpolate,
  FITTED_CALIBRATION,
  type CalibrationCurve,
} from '../../../../src/domain/parsing/resume/outcome/calibration';

describe('the confidence of a value', () => {
  const curves = Object.values(FITTED_CALIBRATION).flatMap((kinds): CalibrationCurve[] =>
    Object.values(kinds),
  );

  it('is a share that never falls when the parser is surer', () => {
    for (const curve of curves) {
      const shares = Array.from({ length: 101 }, (_, at) => interpolate(curve, at / 100));
      expect(shares).toEqual([...shares].sort((a, b) => a - b));
      expect(shares[0]).toBeGreaterThanOrEqual(0);
      expect(shares.at(-1)).toBeLessThan(1);
    }
  });

  it('lies between the measured shares on either side', () => {
    const curve = [
      [0.5, 0.4],
      [0.9, 0.8],
    ];
    expect([0.25, 0.5, 0.7, 1].map((given) => interpolate(curve, given))).toEqual([0.2, 0.4, 0.6, 0.8]);
  });
});
