import { parsePosting } from '../../../../../src/domain/parsing/posting/parse-posting';
import { layoutFromText } from '../../../../../src/domain/layout/text-layout';
import { buildJobProfile } from '../../../../../src/domain/matching';

/** Skills of a posting that statements about a match may name as missing. */
function statedSkills(text: string): string[] {
  const { parsed } = parsePosting(layoutFromText(text), { today: '2026-06-01', language: null });
  return buildJobProfile(parsed)
    .skills.filter(({ isClear, isOneOfMany }) => isClear && !isOneOfMany)
    .map(({ concept }) => concept.name);
}

describe('the skills that statements name', () => {
  test.each([
    {
      kind: 'subjects of a degree',
      posting: `Permit Coordinator

Requirements
- Bachelor's degree with 30 credits in biology, geology or chemistry
- Experience with Microsoft Excel`,
      stated: ['Microsoft Excel'],
      left: ['Biology', 'Geology', 'Chemistry'],
    },
    {
      kind: 'a long list of fields of which any is enough',
      posting: `Staff Accountant

Requirements
- Three years of experience in one or more of the following: accounting, auditing, market research, recruiting, operations research or a related field
- Knowledge of QuickBooks`,
      stated: ['QuickBooks'],
      left: ['Market research', 'Recruiting', 'Operations research', 'Auditing'],
    },
    {
      kind: 'words of other trades',
      posting: `Painter

Duties
- Apply paint by brush, roller or spray equipment to buildings, pipelines and boats
- Work within arm's length of a partner

Requirements
- Experience with surface preparation and painting`,
      stated: ['Painting'],
      left: ['Roller operation', 'Pipeline operation', 'ARM'],
    },
    {
      kind: 'colleagues and departments',
      posting: `Customer Success Manager

Responsibilities
- Partner with product, sales and marketing teams on launches
- Hand off new accounts to Account Management

Requirements
- Experience with Salesforce`,
      stated: ['Salesforce'],
      left: ['Marketing', 'Account management'],
    },
    {
      kind: 'names of organizations',
      posting: `Office Clerk

Requirements
- Experience with the Bureau of Engineering Design and Construction is not needed
- Typing and data entry
- Certificate of the State Water Resources Control Board`,
      stated: ['Data entry'],
      left: ['Construction', 'Storm water design', 'Engineering design'],
    },
    {
      kind: 'what the employer sells',
      posting: `Backend Engineer

Example Foods helps families living with dementia. We work with major supermarket chains.

Requirements
- Experience with Python and PostgreSQL
- Knowledge of Docker`,
      stated: ['Python', 'PostgreSQL', 'Docker'],
      left: ['Dementia care', 'Grocery operations'],
    },
    {
      kind: 'phrases in which a word has another meaning',
      posting: `Office Assistant

Requirements
- Complete tasks in a timely fashion with limited supervision
- Experience with data entry and Microsoft Word`,
      stated: ['Data entry', 'Microsoft Word'],
      left: ['Fashion design', 'Staff supervision'],
    },
  ])('leave out $kind', ({ posting, stated, left }) => {
    const names = statedSkills(posting);
    expect(names).toEqual(expect.arrayContaining(stated));
    for (const name of left) expect(names).not.toContain(name);
  });

  test('a title names the skills of its work, not those of an organization or a season', () => {
    expect(statedSkills('Welder\n\nWe are hiring a welder for our shop.')).toContain('Welding');
    for (const title of [
      'Inspector, Bureau of Disease and Injury Prevention',
      'Museum Education Intern, Spring 2027',
      'Forward Deployed Engineer at Example.ai',
    ]) {
      const names = statedSkills(`${title}\n\nApply by mail.`);
      for (const name of ['Athletic training', 'Spring', 'Artificial intelligence'])
        expect(names).not.toContain(name);
    }
  });
});
