import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import {
  interpolate,
  FITTED_CALIBRATION,
  type CalibrationCurve,
} from '../../../../src/domain/parsing/resume/outcome/calibration';
import { parseResume } from '../../../../src/domain/parsing/resume/parse-resume';

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

describe('confidence in plain texts of unusual layout', () => {
  const parsed = parseResume(
    layoutFromText(
      [
        'Noor Achterberg',
        'noor.achterberg@example.com',
        '',
        'WHERE I HAVE BEEN',
        'Line Cook, Harbor Grill, 2019 - present',
        'Prep Cook, Delta Diner, 2016 - 2019',
        '',
        'PAPERS AND TICKETS',
        'ServSafe Manager, 2024',
        'Knife handle press',
      ].join('\n'),
    ),
    { today: '2026-06-01', language: null },
  ).parsed;

  it('is high for positions whose parts the model of line roles confirms', () => {
    expect(parsed.work).toHaveLength(2);
    for (const { confidence } of parsed.work) expect(confidence).toBeGreaterThan(0.9);
  });

  it('is low for a credential that only its place makes one', () => {
    const confidences = parsed.certifications.map(({ name, confidence }) => [name, confidence > 0.9]);
    expect(confidences).toEqual([
      ['ServSafe Manager', true],
      ['Knife handle press', false],
    ]);
  });
});
