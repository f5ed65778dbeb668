import { layoutFromText } from '../../../../../src/domain/layout/text-layout';
import { parsePosting } from '../../../../../src/domain/parsing/posting/parse-posting';

function credentialsOf(title: string, text: string) {
  const { parsed } = parsePosting(
    layoutFromText(`${title}\nMarlowe Health Group\nNewark, NJ\n\nAbout the job\n${text}`),
    { today: '2026-06-01', language: null },
  );
  return [parsed.requiredCertifications, parsed.preferredCertifications];
}

const DUTIES = 'You support our teams on site and travel between three locations.';

describe('credentials that a title demands', () => {
  it.each([
    ['Nurse Ambassador (RN)', 'Registered nurse license'],
    ['Case Manager, LCSW', 'Licensed clinical social worker'],
    ['CDL-A Regional Driver', "Commercial driver's license class A"],
    ['Case Manager (RN/LPN)', 'Registered nurse license or Licensed practical nurse license'],
    ['Staff Accountant (CPA)', 'Certified public accountant'],
  ])('requires them for "%s"', (title, name) => {
    expect(credentialsOf(title, DUTIES)).toEqual([[name], []]);
  });

  it.each(['RN Recruiter', 'CDL Trainee', 'Future CNA', 'TEFL Technical Coordinator', 'FOOD HANDLER'])(
    'requires none for "%s", where another person holds it or will',
    (title) => {
      expect(credentialsOf(title, DUTIES)).toEqual([[], []]);
    },
  );

  it('follows the text where it says otherwise', () => {
    expect(credentialsOf('Case Manager (RN)', `${DUTIES} RN license preferred.`)).toEqual([
      [],
      ['Registered nurse license'],
    ]);
  });
});
