import { nameRemover, scoredNameRemover } from '../../../../src/domain/text/remove-names';
import { parseResumeText } from '../../../../tools/quality/parse-file';

const HAAS = { firstName: 'Amy', lastName: 'Haas' };

describe('the removal of names from scored texts', () => {
  it.each([
    ['Amy Haas ran machines.', '  ran machines.'],
    ['Ran machines with haas controls.', 'Ran machines with haas controls.'],
    ['Customers thanked Haas.', 'Customers thanked  .'],
    ['ran machines, says haas', 'ran machines, says  '],
    ['Haas', 'Haas'],
  ])('turns %j into %j', (text, expected) => {
    const words = (value: string): string => value.replace(/\s+/g, ' ').trim();
    expect(words(scoredNameRemover(HAAS)(text))).toBe(words(expected));
  });

  it('keeps no form of the name in a redacted text', () => {
    expect(nameRemover(HAAS)('Haas and haas controls')).not.toMatch(/haas/i);
  });
});

it('a place in the contact details is read across a line break, which depends on the length of the name', () => {
  const text = (contact: string) =>
    `Dana Whitfield\nOffice Manager\n${contact}\n\nWORK HISTORY\nBlue Door Inn, Tampa, FL\nOffice Manager, 05/2019 - 08/2025\n- Kept books\n\nVOLUNTEERING\nOpen Table Pantry, Tampa, FL\nVolunteer, 02/2018 - 06/2019\n`;
  const [wrapped, whole] = [
    'dana.whitfield.with.a.long.address@example.com - 614-555-0125 - Columbus,\nOH',
    'dana@example.com - 614-555-0125 - Columbus, OH',
  ].map((contact) => parseResumeText(text(contact)).parsed.basics.location);
  expect(wrapped).toEqual(whole);
  expect(wrapped).toMatchObject({ city: 'Columbus', state: 'OH' });
});
