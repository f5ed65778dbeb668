import { applyCorrections } from '../../../../src/domain/corrections/apply-corrections';
import {
  checkCorrection,
  type RequestedCorrection,
} from '../../../../src/domain/corrections/check-correction';
import type { Correction } from '../../../../src/domain/corrections/correction';
import { correctedJob } from '../../../../src/domain/corrections/corrected-job';
import { completeJob } from '../../../../src/domain/jobs/complete-job';
import { reviewForm } from '../../../../src/domain/corrections/review-form';

const box = (x: number) => [x, 0.1, x + 0.2, 0.12];
const part = (text: string, x = 0.1) => ({ text, page: 1, box: box(x), charStart: 0, charEnd: text.length });
const RESUME = {
  basics: {
    name: 'Dana Mbek1',
    firstName: 'Dana',
    lastName: 'Mbek1',
    email: 'dana@example.con',
    emails: ['dana@example.con'],
    location: null,
    evidence: { name: [part('Dana Mbek1')] },
  },
  work: [
    { position: 'Cook', name: 'Diner', evidence: [part('Cook'), part('Diner', 0.4)] },
    { position: 'Packer', name: 'Depot' },
    { position: 'Clerk', name: 'Shop' },
  ],
  skills: [{ name: 'Baking' }],
};
const RULES = { form: 'resume', allowed: null } as const;
const requested = (
  pointer: string,
  action: Correction['action'],
  value: RequestedCorrection['value'] = null,
) => ({
  ...{ pointer, action, value, page: null, box: null },
});
const corrections = (...all: RequestedCorrection[]): Correction[] =>
  all.map((each) => {
    const checked = checkCorrection(each, RESUME, RULES);
    if (typeof checked === 'string') throw new Error(checked);
    return checked;
  });
const review = (...all: RequestedCorrection[]) => ({
  ...{ sessionId: 'session', reviewer: 'Reviewer 7', confirmedAt: '2026-06-01T00:00:00.000Z' },
  corrections: corrections(...all),
});

describe('applying corrections', () => {
  it('replaces values, removes entries by what was read and adds entries, and leaves the reading as it is', () => {
    const before = structuredClone(RESUME);
    const corrected = applyCorrections<typeof RESUME>(RESUME, [
      review(
        requested('/work/0', 'remove'),
        requested('/work/2/name', 'replace', 'Harbor Shop'),
        requested('/work/1', 'remove'),
        requested('/skills/-', 'add', { name: 'Inventory control' }),
      ),
    ]);
    expect(corrected.work).toEqual([{ position: 'Clerk', name: 'Harbor Shop' }]);
    expect(corrected.skills[1]).toMatchObject({ name: 'Inventory control', confidence: 1, skillId: null });
    expect(RESUME).toEqual(before);
  });

  it('corrects fields that repeat a value, and a place of which nothing was read', () => {
    const { basics } = applyCorrections<{ basics: object }>(RESUME, [
      review(
        requested('/basics/name', 'replace', 'Dana Ruth Mbeki'),
        requested('/basics/email', 'replace', 'dana@example.com'),
        requested('/basics/location/city', 'replace', 'Toledo'),
      ),
    ]);
    expect(basics).toMatchObject({
      ...{ firstName: 'Dana', middleName: 'Ruth', lastName: 'Mbeki', emails: ['dana@example.com'] },
      location: { city: 'Toledo', state: null },
    });
  });

  it('gives a corrected title and an added position their occupation', () => {
    const occupation = { onetSocCode: '35-2014.00', onetTitle: 'Cooks, Restaurant', occupationConfidence: 1 };
    const read = { work: [{ position: 'Cook', name: 'Diner', ...occupation }] };
    const correction = (action: Correction['action'], pointer: string, value: unknown): Correction =>
      ({ action, pointer, old: action === 'add' ? null : 'Cook', new: value }) as Correction;
    const confirmed = {
      sessionId: 'session',
      reviewer: 'Reviewer 7',
      confirmedAt: '2026-06-01T00:00:00.000Z',
    };
    const added = { position: 'Cashier', name: 'Shop', onetSocCode: null, onetTitle: null };
    const { work } = applyCorrections(read, [
      {
        ...confirmed,
        corrections: [
          correction('replace', '/work/0/position', 'Dishwasher'),
          correction('add', '/work/-', added),
        ],
      },
    ]);
    expect(work).toMatchObject([
      { position: 'Dishwasher', onetSocCode: '35-9021.00', onetTitle: 'Dishwashers' },
      { position: 'Cashier', onetSocCode: '41-2011.00', onetTitle: 'Cashiers' },
    ]);
  });

  it('leaves out a correction of a value that has changed since', () => {
    const changed = { ...RESUME, work: [{ position: 'Baker', name: 'Bakery' }] };
    const reviews = [
      review(requested('/work/0', 'remove'), requested('/work/1/position', 'replace', 'Stacker')),
    ];
    expect(applyCorrections(changed, reviews)).toEqual(changed);
  });
});

describe('checking corrections', () => {
  it.each([
    ['a field that is not part of the form', requested('/meta/confidence', 'replace', 1), 'not_correctable'],
    ['a prototype', requested('/__proto__/x', 'replace', 'x'), 'not_correctable'],
    ['an entry that does not exist', requested('/work/9/name', 'replace', 'x'), 'not_found'],
    ['an invalid date', requested('/work/0/startDate', 'replace', '2020-13'), 'invalid_value'],
    ['an invalid address', requested('/basics/email', 'replace', 'dana at example'), 'invalid_value'],
    ['an empty entry', requested('/skills/-', 'add', { name: ' ' }), 'invalid_value'],
    ['a value of another type', requested('/basics/name', 'replace', { name: 'x' }), 'invalid_value'],
  ] as const)('refuses %s', (_what, request, fault) => {
    expect(checkCorrection(request, RESUME, RULES)).toBe(fault);
  });

  it('refuses what the session does not allow', () => {
    const rules = { form: 'resume', allowed: ['/basics/name', '/skills'] } as const;
    expect(checkCorrection(requested('/basics/email', 'replace', 'a@example.com'), RESUME, rules)).toBe(
      'not_allowed',
    );
    expect(checkCorrection(requested('/work/-', 'add', { name: 'x' }), RESUME, rules)).toBe('not_allowed');
    expect(checkCorrection(requested('/skills/0', 'remove'), RESUME, rules)).toMatchObject({
      action: 'remove',
    });
  });
});

describe('the form of a review', () => {
  it('begins with uncertain values, and gives each field its part of the evidence', () => {
    const { groups } = reviewForm(RESUME, {
      ...{ form: 'resume', allowed: null },
      needsReview: ['/basics/name', '/work/0'],
    });
    expect(groups.slice(0, 3).map(({ label, uncertain }) => [label, uncertain])).toEqual([
      ['Details', true],
      ['Position 1', true],
      ['Details', false],
    ]);
    expect(groups[0]?.fields.map(({ pointer }) => pointer)).toEqual(['/basics/name']);
    const [title, employer] = groups[1]?.fields ?? [];
    expect(title?.evidence.map(({ text }) => text)).toEqual(['Cook']);
    expect(employer?.evidence.map(({ text }) => text)).toEqual(['Diner']);
  });

  it('contains only what may be changed', () => {
    const { groups, lists } = reviewForm(RESUME, {
      ...{ form: 'resume', allowed: ['/basics/email', '/skills'], needsReview: [] },
    });
    expect(groups.flatMap(({ fields }) => fields.map(({ pointer }) => pointer))).toEqual([
      '/basics/email',
      '/skills/0/name',
    ]);
    expect(lists.map(({ pointer }) => pointer)).toEqual(['/skills']);
  });
});

describe('the effective posting of a job', () => {
  const reading = completeJob({
    title: 'Dishwasher',
    requiredSkills: ['Frklft oprtn', 'Forklift operation'],
    requiredCertifications: ['CPR', 'Food handler'],
    hourlyMinUsd: 18,
    hourlyMaxUsd: 20,
    compensation: { min: 18, max: 20, period: 'hour' },
  });
  const corrected = (...all: RequestedCorrection[]) => {
    const changes = all.map((each) =>
      checkCorrection(each, reading, { form: 'job_description', allowed: null }),
    );
    return correctedJob(reading, [
      {
        ...{ sessionId: 'session', reviewer: 'Reviewer 7', confirmedAt: '2026-06-01T00:00:00.000Z' },
        corrections: changes as Correction[],
      },
    ]);
  };

  it('has the occupation of a corrected title and keeps the title that was emptied', () => {
    expect(corrected(requested('/title', 'replace', 'Forklift operator')).onetSocCode).toBe('53-7051.00');
    expect(corrected(requested('/title', 'replace', null)).title).toBe('Dishwasher');
  });

  it('normalizes corrected skills, lists each once and leaves out emptied texts', () => {
    const { requiredSkills, requiredCertifications } = corrected(
      requested('/requiredSkills/0/name', 'replace', 'forklift operation'),
      requested('/requiredCertifications/0', 'replace', null),
    );
    expect(requiredSkills.map(({ name }) => name)).toEqual(['Forklift operation']);
    expect(requiredCertifications).toEqual(['Food handler']);
  });

  it('keeps the bounds of the pay in order, in the stated pay as well', () => {
    const posting = corrected(requested('/hourlyMinUsd', 'replace', 22.5));
    expect([posting.hourlyMinUsd, posting.hourlyMaxUsd]).toEqual([20, 22.5]);
    expect(posting.compensation).toMatchObject({ min: 20, max: 22.5, ranges: [{ min: 20, max: 22.5 }] });
  });
});
