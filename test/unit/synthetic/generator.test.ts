import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { planDocument, renderOffline, type PlannedDocument } from '../../../tools/synthetic/make-document';
import { flatGold } from '../../../tools/synthetic/gold';

const COUNT = 120;
const plan = (number: number): PlannedDocument => planDocument(3, number, ['txt']);
const documents = Array.from({ length: COUNT }, (_, index) => plan(index + 1));

/** A text with single spaces in lower case; upper case first, because that turns ß into SS. */
function normalizeText(text: string): string {
  return text.replace(/\s+/g, ' ').toUpperCase().toLowerCase();
}

async function textOf(document: PlannedDocument): Promise<string> {
  return (await renderOffline(document)).toString('utf8');
}

describe('the generator of synthetic resumes', () => {
  it('returns the same text and expected result for the same seed and others for another seed', async () => {
    const again = plan(5);
    expect(again.truth).toEqual(documents[4]?.truth);
    expect(await textOf(again)).toBe(await textOf(plan(5)));
    expect(planDocument(4, 5, ['txt']).truth).not.toEqual(again.truth);
  });

  it('generates the same person for any set of formats', () => {
    expect(planDocument(3, 5, ['docx']).truth.basics.email).toBe(documents[4]?.truth.basics.email);
  });

  it('expects only values that the document contains', async () => {
    for (const document of documents) {
      const text = normalizeText(await textOf(plan(Number(document.id.split('-').at(-1)))));
      const { basics, work, education, skills, certifications, languages } = document.truth;
      const expectedValues = [
        basics.name,
        basics.email,
        basics.location?.raw,
        ...work.flatMap(({ name, position, rawDates, location }) => [
          name,
          position,
          rawDates,
          location?.raw,
        ]),
        ...education.flatMap(({ institution, studyType, area }) => [institution, studyType, area]),
        ...skills.map(({ name }) => name),
        ...certifications.flatMap(({ name, issuer, licenseNumber }) => [name, issuer, licenseNumber]),
        ...languages.map(({ language }) => language),
      ];
      for (const value of expectedValues) if (value != null) expect(text).toContain(normalizeText(value));
    }
  });

  it('generates a variety of occupations, backgrounds, languages and date formats', () => {
    const distinct = (values: (string | null | undefined)[]): number => new Set(values).size;
    expect(
      distinct(documents.flatMap(({ truth }) => truth.work.map(({ onetSocCode }) => onetSocCode))),
    ).toBeGreaterThan(15);
    expect(distinct(documents.map(({ background }) => background))).toBe(8);
    expect(distinct(documents.map(({ habits }) => habits.dates.style))).toBeGreaterThan(11);
    expect(distinct(documents.map(({ habits }) => habits.language))).toBeGreaterThan(2);
    expect(distinct(documents.map(({ truth }) => truth.basics.location?.countryCode))).toBeGreaterThan(4);
  });

  it('generates only email addresses and phone numbers reserved for fictional use', () => {
    for (const { truth } of documents) {
      expect(truth.basics.email).toMatch(/@(?:mail\.)?example\.(?:com|org|net)$/);
      const [phone] = truth.basics.phones;
      expect(phone?.e164).toMatch(
        /^\+(?:1\d{3}55501\d\d|44(?:7700900|\d{2,3}[\d]*(?:49|79|20)\d*)\d{3}|61491570\d{3}|49(?:3023125|4066969|2214710|8999998)\d{3}|33(?:639980|63998|46571|35301|26191)\d+|4670174\d{4})$/,
      );
      const read = parsePhoneNumberFromString(
        phone?.raw ?? '',
        (truth.basics.location?.countryCode ?? 'US') as 'US',
      );
      if (truth.basics.location) expect(read?.number).toBe(phone?.e164);
    }
  });

  it('generates consistent careers with valid date ranges, the newest position first', () => {
    for (const { truth } of documents) {
      for (const { startDate, endDate, isCurrent } of truth.work) {
        expect(startDate).not.toBeNull();
        if (isCurrent) expect(endDate).toBeNull();
        else expect((endDate ?? '') >= (startDate ?? '')).toBe(true);
      }
      const starts = truth.work.map(({ startDate }) => startDate?.slice(0, 4) ?? '');
      expect([...starts].sort().reverse()).toEqual(starts);
      expect(truth.totals.workMonths ?? 0).toBeGreaterThan(0);
    }
  });

  it('converts the expected result to the flat format of the other resume sets', () => {
    const gold = flatGold(documents[0]?.truth ?? plan(1).truth);
    expect(Object.keys(gold).sort()).toEqual([
      'certifications',
      'education',
      'email',
      'headline',
      'languages',
      'links',
      'location',
      'name',
      'phone',
      'skills',
      'summary',
      'work',
    ]);
  });
});
