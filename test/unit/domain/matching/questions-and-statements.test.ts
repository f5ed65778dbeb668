import { completeJob } from '../../../../src/domain/jobs/complete-job';
import { parsePosting } from '../../../../src/domain/parsing/posting/parse-posting';
import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import {
  buildCandidateProfile,
  buildJobProfile,
  scorePair,
  toScorableCandidate,
} from '../../../../src/domain/matching';
import { AS_OF, candidateWith, score, skill, workAs } from './pairs';

type Pair = ReturnType<typeof score>;

const experienceOf = ({ reasons }: Pair) =>
  reasons.find(({ component }) => component === 'experience')?.text ?? '';

const adviceOn = ({ gaps }: Pair, name: string) => gaps.find((gap) => gap.name === name)?.closableBy;

const DIRECTOR_OF_WATERWORKS = {
  title: 'Superintendent of Water and Sewer Systems',
  minExperienceMonths: 96,
  summary:
    'Plan the maintenance of mains, pumps, hydrants and catch basins with crews of plumbers and laborers.',
};
const HEADTEACHER = {
  work: [workAs('Middle School Principal', 84)],
  summary: 'Observed lessons, met parents, led teachers of grades six to eight and planned the school year.',
};

describe('questions and statements of a match', () => {
  test('no question is asked about work that is clearly other, even if the title of the job is uncertain', () => {
    const pair = score(DIRECTOR_OF_WATERWORKS, HEADTEACHER);
    expect(experienceOf(pair)).toMatch(/^(?:No past position is like this job|Past work is in other fields)/);
    expect(pair.gaps.find(({ type }) => type === 'experience')?.closableBy).toBeNull();
  });

  test('a title that holds all words of the other one is not called other work', () => {
    const pair = score(
      { title: 'Healthcare Support Worker' },
      { work: [workAs('Support Worker', 30), workAs('Teacher', 12)] },
    );
    expect(experienceOf(pair)).not.toMatch(/No past position|other fields/);
  });

  test('a supervisor of sales does not work in another field than a sales representative', () => {
    const pair = score(
      { title: 'Field Sales Representative, Cloud', minExperienceMonths: 48 },
      { work: [workAs('Supervisor de Vendas', 55)] },
    );
    expect(experienceOf(pair)).not.toMatch(/other fields/);
  });

  test('the manager of a program has done work like that of a project manager', () => {
    const pair = score({ title: 'Associate Project Manager' }, { work: [workAs('Program Manager', 60)] });
    expect(pair.componentScores.experience.found).toEqual(['Program Manager']);
  });

  test('a skill that everyone in such work has is asked about and never taught', () => {
    const job = { title: 'Medical Assistant', requiredSkills: ['Vital signs', 'Injections', 'Phlebotomy'] };
    const nurse = score(job, { work: [workAs('Staff Nurse', 40)], skills: [skill('Wound care')] });
    expect(adviceOn(nurse, 'Injections')?.title).toBe('Ask for an example of Injections');
    expect(adviceOn(nurse, 'Phlebotomy')?.title).toBe('Ask for an example of Phlebotomy');
    const director = score(
      { title: 'Account Executive', requiredSkills: ['Presentations', 'Salesforce'] },
      { work: [workAs('Managing Director of Operations', 70)], skills: [skill('Budgeting')] },
    );
    expect(adviceOn(director, 'Presentations')?.title).toBe('Ask for an example of Presentations');
  });

  test('no question is asked about a skill that the past work always requires', () => {
    const job = { title: 'Clinic Nurse', requiredSkills: ['Vital signs', 'Patient care', 'Teamwork'] };
    const nurse = score(job, { work: [workAs('Registered Nurse', 40)], skills: [skill('Wound care')] });
    expect(nurse.componentScores.skills.found).toEqual(
      expect.arrayContaining(['Vital signs', 'Patient care']),
    );
    expect(adviceOn(nurse, 'Vital signs')).toBeUndefined();
    expect(adviceOn(nurse, 'Teamwork')?.title).toBe('Ask for an example of Teamwork');
  });

  test.each([
    ['a student of the work', workAs('Student Registered Nurse', 40)],
    ['some weeks of the work', workAs('Registered Nurse', 2)],
    ['work of long ago', { ...workAs('Registered Nurse', 40), startDate: '1996-01', endDate: '1999-05' }],
  ])('%s does not show its skills', (_, position) => {
    const pair = score({ title: 'Clinic Nurse', requiredSkills: ['Vital signs'] }, { work: [position] });
    expect(pair.componentScores.skills.found).toEqual([]);
  });

  test('months of practice are asked for even if the work shows the skill', () => {
    const pair = score(
      { title: 'Clinic Nurse', requiredSkills: [{ ...skill('Vital signs'), minMonths: 60 }] },
      { work: [workAs('Registered Nurse', 12)], skills: [skill('Wound care')] },
    );
    expect(pair.componentScores.skills.missing).toEqual(['Vital signs']);
  });

  test('a person without past work owes no points to the forecast if nothing else is compared', () => {
    const pair = scorePair(
      buildJobProfile(
        completeJob({
          title: 'Legal Assistant',
          summary:
            'Prepares contracts, invoices, payments and travel for the legal office of a development fund, files letters and minutes, books rooms, translates statutes, answers visitors and keeps the calendar of the counsel.',
        }),
      ),
      buildCandidateProfile(
        toScorableCandidate(
          candidateWith({
            summary: 'Signal processing, antennas, circuits, microwave filters and coding theory.',
          }),
          AS_OF,
        ),
      ),
      { retention: { probability90d: 0.95, version: 'test' } },
    );
    expect(pair.subModels.requirements.available).toBe(false);
    expect(pair.subModels.retention.available).toBe(false);
    expect(pair.finalScore).toBeLessThan(45);
  });

  test('a record without languages leads to a question about each requested one, except English', () => {
    const job = {
      title: 'Family Caseworker',
      languages: [
        { language: 'English', languageCode: 'en', fluency: null, cefr: null, confidence: 1 },
        { language: 'Spanish', languageCode: 'es', fluency: null, cefr: 'C1', confidence: 1 },
      ],
    } as const;
    const { gaps, componentScores } = score(job as never, { work: [workAs('Caseworker', 30)] });
    expect(componentScores.languages.score).toBeNull();
    expect(gaps.filter(({ type }) => type === 'language')).toEqual([
      expect.objectContaining({
        name: 'Spanish',
        required: 'C1',
        severity: 'minor',
        closableBy: expect.objectContaining({ title: 'Ask whether the candidate speaks Spanish' }),
      }),
    ]);
  });

  test('a driver has done nothing like the delivery of services', () => {
    const pair = score(
      { title: 'Service Delivery Associate' },
      { work: [workAs('Delivery Driver Helper', 22)] },
    );
    expect(pair.componentScores.experience.found).toEqual([]);
  });

  test('a charge nurse has done work like that of a manager of patient care in part', () => {
    const pair = score(
      { title: 'Manager of Patient Care - Women and Families', minExperienceMonths: 36 },
      { work: [workAs('Charge Nurse', 60)] },
    );
    expect(experienceOf(pair)).not.toMatch(/No past position|other fields/);
  });

  test('no course replaces the years of practice that a posting asks for', () => {
    const pair = score(
      { title: 'Property Manager', requiredSkills: [{ ...skill('Leasing'), minMonths: 60 }] },
      { work: [workAs('Claims Adjuster', 60)], skills: [skill('Claims processing')] },
    );
    expect(pair.gaps.find(({ name }) => name === 'Leasing')).toMatchObject({ closableBy: null });
  });

  test('related work that the texts hardly describe says why it counts in part', () => {
    const pair = score(
      {
        title: 'Java Developer',
        summary:
          'Kubernetes clusters, Terraform modules, pipelines, telemetry, incident rotation and secure networks.',
      },
      {
        work: [workAs('Java Developer', 150)],
        summary:
          'Wrote servlets, forms and reports for banks, wrote queries and tuned tables of an old register.',
      },
    );
    expect(experienceOf(pair)).toMatch(/counts in part, because the record describes little/);
  });

  test('a program is no part of another program for the same purpose', () => {
    const pair = score(
      { title: 'DevOps Engineer', requiredSkills: ['GitHub Actions', 'Kubernetes'] },
      { work: [workAs('DevOps Engineer', 40)], skills: [skill('Jenkins')] },
    );
    expect(pair.transferableSkillBridges.map(({ rationale }) => rationale).join()).not.toMatch(/may include/);
  });

  test('the skills of a posting in another language have English names', () => {
    const { parsed } = parsePosting(
      layoutFromText(`Account Manager (m/w/d)

Deine Aufgaben
- Du übernimmst die Kundenbetreuung unserer Bestandskunden und hältst Präsentationen
- Du bist für die Betreuung der Kunden im Innendienst und am Telefon verantwortlich

Dein Profil
- Erfahrung in der Kundenbetreuung und im Vertrieb
- Du hast sehr gute Kenntnisse der deutschen Sprache und Freude am Umgang mit Menschen`),
      { today: '2026-06-01', language: null },
    );
    const { gaps } = scorePair(
      buildJobProfile(parsed),
      buildCandidateProfile(
        toScorableCandidate(
          candidateWith({ work: [workAs('Roofer', 24)], skills: [skill('Roofing')] }),
          AS_OF,
        ),
      ),
      { retention: null },
    );
    const names = gaps.filter(({ type }) => type === 'skill').map(({ name }) => name);
    expect(names).toContain('Customer service');
    expect(names.join()).not.toMatch(/Kunden|Vertrieb|sentation(?:en)/);
  });
});
