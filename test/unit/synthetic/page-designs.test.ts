import { planDocument, renderPage } from '../../../tools/synthetic/make-document';
import { PAGE_LAYOUTS, wordsOfPage } from '../../../tools/synthetic/render/html';
import { PAGE_DESIGN_NAMES, PAGE_DESIGNS } from '../../../tools/synthetic/render/page-designs';

const MIN_DESIGNS = 40;
const DOCUMENT_COUNT = 150;

describe('the page designs of the generator', () => {
  it('are at least forty, and a third of the designs is held out', () => {
    const heldOut = PAGE_DESIGN_NAMES.filter((name) => PAGE_DESIGNS[name].heldOut);
    expect(PAGE_LAYOUTS.length + PAGE_DESIGN_NAMES.length).toBeGreaterThanOrEqual(MIN_DESIGNS);
    expect(heldOut.length).toBeGreaterThanOrEqual(Math.floor(MIN_DESIGNS / 3));
  });

  it('show every value that is expected of a parser', () => {
    const designs = new Set<string>();
    for (let number = 1; number <= DOCUMENT_COUNT; number++) {
      const planned = planDocument(5, number, ['pdf']);
      const { basics, work, education, skills, certifications, languages } = planned.truth;
      const page = normalize(wordsOfPage(renderPage(planned)));
      const expectedValues = [
        basics.name,
        basics.email,
        ...work.flatMap(({ name, position, location }) => [name, position, location?.raw]),
        ...education.flatMap(({ institution, studyType, area }) => [institution, studyType, area]),
        ...skills.map(({ name }) => name),
        ...certifications.flatMap(({ name, issuer }) => [name, issuer]),
        ...languages.map(({ language }) => language),
      ];
      const missing = expectedValues.filter((value) => value != null && !page.includes(normalize(value)));
      expect({ layout: planned.form.layout, missing }).toEqual({ layout: planned.form.layout, missing: [] });
      designs.add(planned.form.layout);
    }
    expect(designs.size).toBeGreaterThan(MIN_DESIGNS);
  });
});

function normalize(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase().toLowerCase();
}
