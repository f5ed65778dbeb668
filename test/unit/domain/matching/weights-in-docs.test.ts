import fs from 'node:fs';
import path from 'node:path';
import {
  DEFAULT_COMPONENT_WEIGHTS,
  DEFAULT_SUB_MODEL_WEIGHTS,
} from '../../../../src/domain/matching/weights';

const page = fs.readFileSync(
  path.join(__dirname, '..', '..', '..', '..', 'docs', 'how-matching-works.md'),
  'utf8',
);

/** The format of the page, for example `.35`. */
const asWritten = (weight: number): string => weight.toFixed(2).replace(/^0/, '');

describe('the page docs/how-matching-works.md', () => {
  it.each(Object.entries(DEFAULT_COMPONENT_WEIGHTS))(
    'states the default weight of component %s, %d',
    (name, weight) => {
      const quoted = new RegExp(`^\\| ${name} (\\.\\d+)`, 'm').exec(page)?.[1];
      expect(Number(quoted)).toBe(weight);
    },
  );

  it.each(Object.entries(DEFAULT_SUB_MODEL_WEIGHTS))(
    'states the default weight of sub-model %s, %d',
    (name, weight) => {
      expect(page).toContain(`\`${name}\` ${asWritten(weight)}`);
    },
  );

  it('uses the default weights in its worked example', () => {
    const { requirements, semantic, retention } = DEFAULT_SUB_MODEL_WEIGHTS;
    const formula =
      /`([\d.]+) × ([\d.]+) \+ ([\d.]+) × ([\d.]+) \(semantic\) \+ ([\d.]+) × ([\d.]+) \(retention\) = ([\d.]+)`/
        .exec(page)
        ?.slice(1)
        .map(Number);
    expect(formula).toBeDefined();
    const [first = 0, score = 0, second = 0, similarity = 0, third = 0, probability = 0, total = 0] =
      formula ?? [];
    expect([first, second, third]).toEqual([requirements, semantic, retention]);
    expect(Math.abs(first * score + second * similarity + third * probability - total)).toBeLessThanOrEqual(
      0.1,
    );
  });
});
