import {
  interpolate,
  FITTED_CALIBRATION,
  type CalibrationCurve,
} from '../../../../src/domain/parsing/resume/outcome/calibration';

describe('calibrated confidence', () => {
  const curves = Object.values(FITTED_CALIBRATION).flatMap((kinds): CalibrationCurve[] =>
    Object.values(kinds),
  );

  it('is a probability that increases monotonically with the raw confidence', () => {
    for (const curve of curves) {
      const probabilities = Array.from({ length: 101 }, (_, at) => interpolate(curve, at / 100));
      expect(probabilities).toEqual([...probabilities].sort((a, b) => a - b));
      expect(probabilities[0]).toBeGreaterThanOrEqual(0);
      expect(probabilities.at(-1)).toBeLessThan(1);
    }
  });

  it('is interpolated between measured points', () => {
    const curve = [
      [0.5, 0.4],
      [0.9, 0.8],
    ];
    expect([0.25, 0.5, 0.7, 1].map((raw) => interpolate(curve, raw))).toEqual([0.2, 0.4, 0.6, 0.8]);
  });
});
