import { LinearChain } from '../../../../src/domain/parsing/resume/tagger/linear-chain';
import { bestSpans, type WordSpan } from '../../../../src/domain/parsing/resume/tagger/tagger';
import { TAG_COUNT } from '../../../../src/domain/parsing/resume/tagger/tags';

const WORD_COUNT = 3;
const scores = Float64Array.from({ length: WORD_COUNT * TAG_COUNT }, (_, at) => Math.sin(at * 7.1));
const transitions = Float64Array.from({ length: TAG_COUNT * TAG_COUNT }, (_, at) => Math.cos(at * 3.7));
const TITLE = 1;

/** All valid tag sequences with their likelihoods. A span continues with the kind that it begins with. */
function allPaths(tags: number[] = []): { tags: number[]; likelihood: number }[] {
  if (tags.length === WORD_COUNT) {
    const sum = tags.reduce(
      (total, tag, at) =>
        total +
        scores[at * TAG_COUNT + tag]! +
        (at === 0 ? 0 : transitions[tags[at - 1]! * TAG_COUNT + tag]!),
      0,
    );
    return [{ tags, likelihood: Math.exp(sum) }];
  }
  const before = tags.at(-1) ?? 0;
  return Array.from({ length: TAG_COUNT }, (_, tag) => tag)
    .filter((tag) => tag === 0 || tag % 2 === 1 || before === tag || before === tag - 1)
    .flatMap((tag) => allPaths([...tags, tag]));
}

describe('the probability of a span', () => {
  it('is its share of the likelihood of all tag sequences', () => {
    const chain = new LinearChain(scores, transitions.map(Math.exp));
    const paths = allPaths();
    const total = paths.reduce((sum, { likelihood }) => sum + likelihood, 0);
    const spans = chain.spansFrom(1, TITLE, 0, WORD_COUNT);
    expect(spans.map(({ to }) => to)).toEqual([1, 2]);
    for (const { to, probability } of spans) {
      const expected = paths
        .filter(({ tags }) => tags[1] === TITLE && (to === 1 ? tags[2] !== TITLE + 1 : tags[2] === TITLE + 1))
        .reduce((sum, { likelihood }) => sum + likelihood / total, 0);
      expect(probability).toBeCloseTo(expected, 10);
    }
  });

  it('decides which of several overlapping spans is selected', () => {
    const span = (from: number, to: number, probability: number): WordSpan => ({
      kind: 'title',
      from,
      to,
      probability,
    });
    const thresholds = { title: 0.3, employer: 0.3, school: 0.3, degree: 0.3, skill: 0.3 };
    const selected = bestSpans(
      [span(0, 2, 0.6), span(0, 0, 0.5), span(2, 2, 0.55), span(4, 5, 0.2)],
      thresholds,
    );
    expect(selected).toEqual([span(0, 0, 0.5), span(2, 2, 0.55)]);
  });
});
