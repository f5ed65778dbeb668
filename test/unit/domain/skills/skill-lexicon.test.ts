import { skillLexicon } from '../../../../src/domain/skills';

const lexicon = skillLexicon();
const namesIn = (text: string) => lexicon.find(text).map(({ skill }) => skill.name);

describe('skillLexicon.normalize', () => {
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
  ])('maps "%s" to %s', (raw, name) => {
    expect(lexicon.normalize(raw)?.name).toBe(name);
  });

  it.each([
    ['Manipulación de alimentos', 'Food handling'],
    ['manipulacion de alimentos', 'Food handling'],
    ['montacargas', 'Forklift operation'],
    ['Experiencia en atención al cliente', 'Customer service'],
    ['atencion al clientes', 'Customer service'],
    ['Empilhadeira', 'Forklift operation'],
    ['Soins aux patients', 'Patient care'],
    ['Kuechenhygiene', 'Food safety'],
    ['Gute Kenntnisse in Buchhaltung', 'Accounting'],
    ['wozki widlowe', 'Forklift operation'],
  ])('maps "%s" in another language to %s', (raw, name) => {
    expect(lexicon.normalize(raw)?.name).toBe(name);
  });

  it('returns null for an unknown skill', () => {
    expect(lexicon.normalize('zyzzyva wrangling')).toBeNull();
    expect(lexicon.normalize('')).toBeNull();
    expect(lexicon.normalize('x'.repeat(5_000))).toBeNull();
  });
});

describe('skillLexicon.find', () => {
  it('returns the offsets of the matched words', () => {
    const text = 'Operated a pallet jack and RF scanner.';
    const hits = lexicon.find(text).map(({ start, end, skill }) => [text.slice(start, end), skill.name]);
    expect(hits).toEqual([
      ['pallet jack', 'Pallet jack operation'],
      ['RF scanner', 'RF scanning'],
    ]);
  });

  it('prefers the longest name', () => {
    expect(namesIn('Five years of MIG welding')).toEqual(['MIG welding']);
  });

  it('finds the sentence that says what the name of an activity says', () => {
    expect(namesIn('I stocked shelves, removed trash and answered phones')).toEqual([
      'Stocking shelves',
      'Trash removal',
      'Telephone etiquette',
    ]);
    expect(namesIn('They install doors and operate rollers')).toEqual([]);
  });

  it('finds what duties in other languages say', () => {
    expect(namesIn('Preparé pedidos y limpiaba los pisos; cuidaba niños')).toEqual([
      'Order picking',
      'Floor care',
      'Child care',
    ]);
    expect(namesIn('Preparar pedidos con carretilla elevadora y atender a los clientes')).toEqual([
      'Order picking',
      'Forklift operation',
      'Customer service',
    ]);
    expect(namesIn('Distribution de médicaments et prise des signes vitaux')).toEqual([
      'Medication administration',
      'Vital signs',
    ]);
    expect(namesIn('Lesen von technischen Zeichnungen, WIG-Schweißen')).toEqual([
      'Blueprint reading',
      'TIG welding',
    ]);
    expect(namesIn('doświadczenie w kompletowaniu zamówień i obsłudze klienta')).toEqual([
      'Order picking',
      'Customer service',
    ]);
  });

  it('accepts short and ambiguous names only as items of a list', () => {
    expect(namesIn('Languages: C, R, Go, Swift')).toEqual(['C', 'R', 'Go', 'Swift']);
    expect(namesIn('Go to the store with Mr. C and spread the word swiftly')).toEqual([]);
    expect(namesIn('Tools: Excel, Word, Access')).toEqual([
      'Microsoft Excel',
      'Microsoft Word',
      'Microsoft Access',
    ]);
    expect(namesIn('had access to data and a way to excel')).toEqual([]);
  });

  it('finds the same number of skills in a long text as in its parts', () => {
    const once = 'Stocked shelves, cash handling, forklift and customer service. ';
    expect(lexicon.find(once.repeat(1_500))).toHaveLength(1_500 * lexicon.find(once).length);
  });
});
