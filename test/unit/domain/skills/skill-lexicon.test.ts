import { skillLexicon } from '../../../../src/domain/skills';

const lexicon = skillLexicon();
const found = (text: string) => lexicon.find(text).map(({ skill }) => skill.name);

describe('normalising one skill', () => {
  it.each([
    ['MS Excel', 'Microsoft Excel'],
    ['Microsoft Excell', 'Microsoft Excel'],
    ['Proficient in Word', 'Microsoft Word'],
    ['• forklifts', 'Forklift operation'],
    ['Fork Lift', 'Forklift operation'],
    ['customer servce', 'Customer service'],
    ['React.js', 'React'],
    ['C++', 'C++'],
    ['c', 'C'],
    ['Strong communication skills', 'Communication'],
    ['Python (advanced)', 'Python'],
    ['trabajo en equipo', 'Teamwork'],
    ['Livestock care', 'Livestock care'],
  ])('%s is %s', (raw, name) => {
    expect(lexicon.normalize(raw)?.name).toBe(name);
  });

  it('answers null for what it does not know', () => {
    expect(lexicon.normalize('zyzzyva wrangling')).toBeNull();
    expect(lexicon.normalize('')).toBeNull();
    expect(lexicon.normalize('x'.repeat(5_000))).toBeNull();
  });
});

describe('finding skills in text', () => {
  it('marks the very words', () => {
    const text = 'Operated a pallet jack and RF scanner.';
    const hits = lexicon.find(text).map(({ start, end, skill }) => [text.slice(start, end), skill.name]);
    expect(hits).toEqual([
      ['pallet jack', 'Pallet jack operation'],
      ['RF scanner', 'RF scanning'],
    ]);
  });

  it('takes the longest name', () => {
    expect(found('Five years of MIG welding')).toEqual(['MIG welding']);
  });

  it('takes short and ambiguous names only as items of a list', () => {
    expect(found('Languages: C, R, Go, Swift')).toEqual(['C', 'R', 'Go', 'Swift']);
    expect(found('Go to the store with Mr. C and spread the word swiftly')).toEqual([]);
    expect(found('Tools: Excel, Word, Access')).toEqual([
      'Microsoft Excel',
      'Microsoft Word',
      'Microsoft Access',
    ]);
    expect(found('had access to data and a way to excel')).toEqual([]);
  });

  it('finds as much in a long text as in its parts', () => {
    const once = 'Stocked shelves, cash handling, forklift and customer service. ';
    expect(lexicon.find(once.repeat(1_500))).toHaveLength(1_500 * lexicon.find(once).length);
  });
});
