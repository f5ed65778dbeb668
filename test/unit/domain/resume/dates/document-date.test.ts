import { EMPTY_FIELDS } from '../../../../../src/domain/candidates/apply-candidate-input';
import { withCurrentMonths } from '../../../../../src/domain/candidates/current-months';
import { resumeFields } from '../../../../../src/domain/candidates/resume-layer';
import { layoutFromText } from '../../../../../src/domain/layout/text-layout';
import { toScorableCandidate } from '../../../../../src/domain/matching/protected-attributes';
import type { ParseOptions, ResumeOutcome } from '../../../../../src/domain/parsing/parse-outcome';
import { parseResume } from '../../../../../src/domain/parsing/resume/parse-resume';

const TEXT = `Odalys Brandvold
odalys.brandvold@example.com

EXPERIENCE
Welder, Maumee Cold Storage, March 2012 - Present
• Weld frames
Line Cook, Harbor Grill, June 2010 - February 2012

EDUCATION
Certificate in Welding, Owens College, 2010
`;

function parse(options: Partial<ParseOptions>, text = TEXT): ResumeOutcome {
  return parseResume(layoutFromText(text), { today: '2026-06-15', language: null, ...options });
}

describe('the date of a resume', () => {
  it('is the day of the request if nothing else is known', () => {
    const { documentDate, parsed } = parse({});
    expect(documentDate).toEqual({ value: '2026-06-15', source: 'received' });
    expect(parsed.work[0]?.months).toBe(172);
  });

  it('is the date given by the caller, to which months and totals count', () => {
    const { documentDate, parsed } = parse({ documentDate: '2015-06-30', fileDate: '2014-01-01' });
    expect(documentDate).toEqual({ value: '2015-06-30', source: 'request' });
    expect(parsed.work[0]).toMatchObject({ isCurrent: true, endDate: null, months: 40 });
    expect(parsed.totals.workMonths).toBe(61);
  });

  it('gives the same result in every year', () => {
    const years = ['2015-07-01', '2020-01-01', '2026-06-15'].map(
      (today) => parse({ today, documentDate: '2015-06-30' }).parsed,
    );
    expect(years[1]).toEqual(years[0]);
    expect(years[2]).toEqual(years[0]);
  });

  it.each([
    ['Last updated: March 2015', '2015-03-31'],
    ['Updated 2015-03-04', '2015-03-04'],
    ['Resume date: 12 March 2015', '2015-03-12'],
    ['Revised on March 12, 2015', '2015-03-12'],
    ['Última actualización: marzo de 2015', '2015-03-31'],
    ['Actualizado el 12 de marzo de 2015', '2015-03-12'],
    ['Mise à jour : mars 2015', '2015-03-31'],
    ['Dernière modification le 12 mars 2015', '2015-03-12'],
    ['Atualizado em março de 2015', '2015-03-31'],
    ['Stand: März 2015', '2015-03-31'],
    ['Zuletzt aktualisiert am 12.03.2015', '2015-03-12'],
    ['Ultimo aggiornamento: 12 marzo 2015', '2015-03-12'],
    ['Laatst bijgewerkt op 12 maart 2015', '2015-03-12'],
    ['Ostatnia aktualizacja: marzec 2015', '2015-03-31'],
  ])('is the date stated in the text: %s', (line, value) => {
    expect(parse({ fileDate: '2020-01-01' }, `${TEXT}\n${line}`).documentDate).toEqual({
      value,
      source: 'text',
    });
  });

  it.each([
    'Stand: 2015',
    'Stand in Köln bis März 2015',
    'Updated 2015',
    'Updated: March 2031',
    'Updated the menu in March 2015 for the owners',
  ])('is not taken from the line "%s"', (line) => {
    expect(parse({}, `${TEXT}\n${line}`).documentDate.source).toBe('received');
  });

  it('is the date of the file if no date in the text is later', () => {
    expect(parse({ fileDate: '2015-06-30' }).documentDate).toEqual({
      value: '2015-06-30',
      source: 'metadata',
    });
    const expecting = `${TEXT}\nExpected graduation: May 2016`;
    expect(parse({ fileDate: '2015-06-30' }, expecting).documentDate.source).toBe('metadata');
  });

  it.each([
    ['older than the text, as of a template', '2011-12-31'],
    ['in the future', '2027-01-01'],
    ['of a clock that was not set', '1980-01-01'],
  ])('is not the date of the file if that is %s', (_case, fileDate) => {
    expect(parse({ fileDate }).documentDate.source).toBe('received');
  });
});

describe('a candidate with a dated resume', () => {
  it('keeps the date of a current position, so that the position fades', () => {
    const { work } = resumeFields(parse({ documentDate: '2015-06-30' }));
    expect(work[0]).toMatchObject({ isCurrent: true, currentAsOf: '2015-06-30', months: null });
    const record = { ...EMPTY_FIELDS, work: withCurrentMonths(work, '2026-06-15') };
    expect(toScorableCandidate(record, '2026-06').work[0]).toMatchObject({ months: 40, endedMonthsAgo: 132 });
  });

  it('has no such date without one of the document', () => {
    expect(resumeFields(parse({})).work[0]?.currentAsOf).toBeUndefined();
  });
});
