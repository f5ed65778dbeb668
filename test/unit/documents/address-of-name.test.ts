import { correctedByName, isAddressOfName, possibleNames } from '../../../src/documents/ocr/address-of-name';

const names = possibleNames(['Terrence J. Alvarado', 'Security guard', 'Chicago, IL 60601 | 312-555-0129']);

describe('the address of a name', () => {
  it.each(['tjalvarado88@example.com', 'terrence.alvarado@example.com', 'alvarado_t@example.com'])(
    'consists of its words and initials: %s',
    (address) => {
      expect(isAddressOfName(address, names)).toBe(true);
    },
  );

  it.each(['tialvarado88@example.com', 'tj88@example.com', 'guitarist@example.com', '@example.com'])(
    'has no other letters, and at least one whole word: %s',
    (address) => {
      expect(isAddressOfName(address, names)).toBe(false);
    },
  );

  it('may be that of a name on two lines', () => {
    expect(isAddressOfName('constance.ml@example.com', possibleNames(['Constance', 'MBEKI-LARSEN']))).toBe(
      true,
    );
  });

  it('is found by replacing one letter that recognition confuses', () => {
    expect(correctedByName('tialvarado88@example.com', names)).toBe('tjalvarado88@example.com');
    expect(correctedByName('guitarist@example.com', names)).toBeNull();
  });
});
