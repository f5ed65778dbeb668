import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import { readLines } from '../../../../src/domain/parsing/resume/segmentation/resume-lines';
import { segmentSections } from '../../../../src/domain/parsing/resume/segmentation/segment-sections';
import { tagResume } from '../../../../src/domain/parsing/resume/tagger/resume-spans';
import { resumeTagger } from '../../../../src/domain/parsing/resume/tagger/resume-tagger';
import { sourceText } from '../../../../src/domain/parsing/text/source-text';

const POST = 'Line cook, Harbor Grill, Akron, OH, 2019 – 2021, with a team of four and a budget of its own';

describe('the resume tagger', () => {
  it('tags the first 8,000 words and leaves the rest of a longer text to the rules', () => {
    const lines = 500;
    const text = `Kim Example\nWork Experience\n${Array(lines).fill(POST).join('\n')}`;
    const source = sourceText(layoutFromText(text));
    const spans = tagResume(segmentSections(readLines(source)), resumeTagger());
    const last = Math.max(...spans.map(({ end }) => end));
    const share = last / source.raw.length;
    expect(spans.length).toBeGreaterThan(100);
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThan(0.9);
  });
});
