import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import { parseResume } from '../../../../src/domain/parsing/resume/parse-resume';

const parse = (text: string) =>
  parseResume(layoutFromText(text), { today: '2026-06-01', language: null }).parsed;

const resumeOf = (name: string) => `${name}
Human Resources
555-010-0147 | someone@example.com

EXPERIENCE
Human Resources Specialist, Brightwater Foods, 2019 - 2023
- Screened applicants for twelve plants

EDUCATION
Bachelor of Arts in Psychology, 2018
`;

describe('a name that is a word of another language without its accents', () => {
  test.each(['Ethan Truong', 'MAY ZHANG', 'Trung Ly', 'Bao Quan', 'Kim Duong'])(
    '%s is the name of the candidate',
    (name) => {
      const { basics, work } = parse(resumeOf(name));
      expect(basics.name?.toLowerCase()).toBe(name.toLowerCase());
      const facts = (entries: typeof work) =>
        entries.map(({ position, name: employer }) => [position, employer]);
      expect(facts(work)).toEqual([['Human Resources Specialist', 'Brightwater Foods']]);
    },
  );
});
