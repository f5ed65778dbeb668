import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import { parseResume } from '../../../../src/domain/parsing/resume/parse-resume';
import { chooseStrategy } from '../../../../src/domain/parsing/resume/strategies/choose-strategy';
import { NO_CALIBRATION } from '../../../../src/domain/parsing/resume/outcome/calibration';

const TYPED = `Mara Quill
mara.quill@example.com

WORK EXPERIENCE
Line Cook, Harbor Grill, Dayton, OH
March 2018 - June 2021
- Prepared seafood for 120 guests a night

EDUCATION
Culinary certificate, Sinclair Community College, 2017`;

describe('the strategy for a resume', () => {
  it('is that of laid-out documents for a text with its line breaks', () => {
    expect(chooseStrategy(layoutFromText(TYPED)).calibration).toBe('laidOut');
  });

  it('is that of unstructured texts for a text exported by a job board', () => {
    const exported = `${TYPED}\nEmail me on Indeed: indeed.com/r/Mara-Quill/0123456789abcdef`;
    expect(chooseStrategy(layoutFromText(exported)).calibration).toBe('unstructured');
  });

  it('extracts the position and the school under either strategy', () => {
    for (const text of [TYPED, `${TYPED}\nindeed.com/r/Mara-Quill/0123456789abcdef`]) {
      const { parsed } = parseResume(
        layoutFromText(text),
        { today: '2026-06-01', language: null },
        { calibration: NO_CALIBRATION },
      );
      expect(parsed.work).toEqual([
        expect.objectContaining({ position: 'Line Cook', name: 'Harbor Grill', startDate: '2018-03' }),
      ]);
      expect(parsed.education).toEqual([
        expect.objectContaining({ institution: 'Sinclair Community College' }),
      ]);
    }
  });
});
