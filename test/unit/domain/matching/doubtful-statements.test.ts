import { parsePosting } from '../../../../src/domain/parsing/posting/parse-posting';
import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import {
  buildCandidateProfile,
  buildJobProfile,
  scorePair,
  toScorableCandidate,
} from '../../../../src/domain/matching';
import { verdictOf } from '../../../../src/domain/matching/verdict';
import { AS_OF, candidateWith, score, skill, workAs } from './pairs';

type Candidate = Parameters<typeof candidateWith>[0];

/** Scores a candidate for a posting as it is written. */
function scorePosting(text: string, candidate: Candidate) {
  const { parsed } = parsePosting(layoutFromText(text), { today: '2026-06-01', language: null });
  return scorePair(
    buildJobProfile(parsed),
    buildCandidateProfile(toScorableCandidate(candidateWith(candidate), AS_OF)),
    { retention: null },
  );
}

const POSTING = `Data Analyst

Requirements
- Experience with Python, Java or SAS
- Knowledge of DSNY and QPR reporting
- Microsoft Excel`;

describe('a doubtful statement is left out', () => {
  test('a choice of skills is met by one of them, and is one gap without any', () => {
    const work = [workAs('Data Analyst', 24)];
    const names = (skills: string[]) =>
      scorePosting(POSTING, { work, skills: skills.map((name) => skill(name)) }).gaps.map(({ name }) => name);
    expect(names(['Java', 'Microsoft Excel'])).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/Python|SAS/)]),
    );
    const open = names(['Microsoft Excel']).filter((name) => /Python|SAS/.test(name));
    expect(open).toHaveLength(1);
    expect(open[0]).toMatch(/ or /);
  });

  test('words of a posting outside the skills map are no gaps', () => {
    const { gaps } = scorePosting(POSTING, { work: [workAs('Cook', 24)], skills: [skill('Cooking')] });
    expect(gaps.filter(({ name }) => /DSNY|QPR/.test(name))).toEqual([]);
  });

  test('a fragment of a document, and a title that names a rank only, are not named as related work', () => {
    const job = { title: 'Software Engineer', requiredSkills: ['Python'] };
    const found = (title: string) =>
      score(job, { work: [workAs(title, 24)] }).componentScores.experience.found;
    expect(found('Software Engineer')).toEqual(['Software Engineer']);
    expect(found('Software Engineer on the')).toEqual([]);
    expect(found('Engineer')).toEqual([]);
  });

  test('long work of the same kind leads to a question, not to a number of missing months', () => {
    const { gaps } = score(
      {
        title: 'Electrician',
        minExperienceMonths: 120,
        requiredSkills: ['Electrical wiring'],
        summary: 'Maintain street lighting circuits, poles, transformers and underground cable of the city.',
      },
      {
        work: [workAs('Elektroniker', 150)],
        summary: 'Wartung von Anlagen und Maschinen in der Produktion, Montage.',
      },
    );
    const gap = gaps.find(({ type }) => type === 'experience');
    if (gap) expect(gap).toMatchObject({ actual: null, shortfall: null, closableBy: { kind: 'document' } });
  });

  test('a person of another field is not sent to a row of courses', () => {
    const skills = ['SQL', 'Python', 'Business intelligence', 'Dashboards', 'ETL'];
    const { gaps } = score(
      { title: 'Business Intelligence Analyst', requiredSkills: skills },
      { work: [workAs('Roofer', 60)] },
    );
    expect(
      gaps.filter(({ type }) => type === 'skill').map(({ closableBy }) => closableBy?.kind),
    ).not.toContain('training');
  });

  test('the reason about titles states whether one is similar, and the verdict follows it', () => {
    const pair = score({ title: 'Welder', requiredSkills: ['Welding'] }, { work: [workAs('Welder', 24)] });
    expect(pair.reasons.find(({ component }) => component === 'semantic')).toMatchObject({
      titleIsSimilar: true,
    });
    expect(verdictOf(pair)).not.toMatch(/titles and texts/);
  });

  test('managers of other things are not named as related work, related occupations are', () => {
    const found = (past: string, title: string) =>
      score({ title, minExperienceMonths: 24 }, { work: [workAs(past, 60)] }).componentScores.experience
        .found;
    expect(found('Treasurer', 'Emergency Manager')).toEqual([]);
    expect(found('School Principal', 'Emergency Manager')).toEqual([]);
    expect(found('Student Intern', 'Administrative Assistant')).toEqual([]);
    expect(found('Accountant', 'Bookkeeper')).toEqual(['Accountant']);
    expect(found('Roofing Helper', 'Roofer')).toEqual(['Roofing Helper']);
    expect(found('Driver', 'School Bus Driver')).toEqual(['Driver']);
  });

  test('titles that share a rank only are neither called similar nor different', () => {
    const reason = score(
      { title: 'Data Processing Technician', requiredSkills: ['Data entry'] },
      { work: [workAs('Aviation Supply Technician', 24)] },
    ).reasons.find(({ component }) => component === 'semantic');
    expect(reason?.text).not.toMatch(/similar to this job/);
  });

  test('a recent similar title is named before an older one that fits better', () => {
    const reason = score(
      { title: 'Welder', requiredSkills: ['Welding'] },
      { work: [workAs('Welder / Fitter', 90), workAs('Pipe Welder', 43, '2018-11')] },
    ).reasons.find(({ component }) => component === 'semantic');
    expect(reason?.text).toMatch(/\(Welder \/ Fitter\)/);
    expect(reason?.text).not.toMatch(/long ago/);
  });

  test('no question asks whether years of work are needed of a person without any', () => {
    const gap = score(
      { title: 'Software Architect', minExperienceMonths: 72 },
      { work: [workAs('Nail Technician', 60)] },
    ).gaps.find(({ type }) => type === 'experience');
    expect(gap).toMatchObject({ actual: '0 months', closableBy: null });
  });

  const reasonOf = (component: string, ...pair: Parameters<typeof score>) =>
    score(...pair).reasons.find((reason) => reason.component === component)?.text;

  test('no months of relevant work are counted in words where no position is called related', () => {
    const text = reasonOf(
      'experience',
      { title: 'Medical Assistant', minExperienceMonths: 12, requiredSkills: ['Vital signs', 'Phlebotomy'] },
      { work: [workAs('Bartender', 60)] },
    );
    expect(text).toBe('Past work is in other fields; 12 months of related work are required.');
    expect(
      reasonOf(
        'experience',
        { title: 'Marketing Intern', requiredSkills: ['Marketing'] },
        { work: [workAs('Mechanical Engineering Intern', 6)] },
      ),
    ).not.toMatch(/related in part/);
    expect(
      reasonOf(
        'experience',
        { title: 'Accountant', requiredSkills: ['Accounting'] },
        { work: [workAs('Volunteer', 60)] },
      ),
    ).toMatch(/titles do not tell/);
  });

  test('work that shares its rank or its field alone is neither related in part nor of another field', () => {
    const text = (past: string, title: string) =>
      reasonOf('experience', { title, minExperienceMonths: 24 }, { work: [workAs(past, 60)] });
    expect(text('Treasurer', 'Director of Information Technology')).toMatch(
      /^No past position is like this job/,
    );
    expect(text('Carpenter', 'Construction Laborer')).toMatch(/related in part/);
    expect(text('Accountant', 'Experts')).toMatch(/titles do not tell/);
    expect(text('Accountant', 'Analyst / Senior Analyst')).toMatch(/titles do not tell/);
    expect(text('Commercial Manager', 'Visual Designer')).not.toMatch(/related in part/);
    expect(text('Principal Engineer', 'School Principal')).not.toMatch(/related in part/);
  });

  test('the title of a director is not very similar to that of a representative', () => {
    const text = reasonOf(
      'semantic',
      { title: 'Customer Service Director', requiredSkills: ['Customer service'] },
      { work: [workAs('Customer Service Representative', 60)] },
    );
    expect(text).not.toMatch(/very similar/);
  });

  test('a trait is asked about and never missing, whatever the field of the past work', () => {
    const skills = ['SQL', 'Python', 'Business intelligence', 'Dashboards', 'ETL'];
    const pair = score(
      {
        title: 'Business Intelligence Analyst',
        requiredSkills: skills,
        preferredSkills: ['Critical thinking'],
      },
      { work: [workAs('Roofer', 60)], skills: [skill('Roofing')] },
    );
    const text = pair.reasons.find(({ component }) => component === 'skills')?.text ?? '';
    expect(text).toMatch(/To ask about: Critical thinking\.$/);
  });

  test('no training is advised in experience, and a place is no skill', () => {
    const { gaps } = scorePosting(
      `Store Clerk

Requirements
- Supervisory experience
- Grocery store experience`,
      { work: [workAs('Roofer', 60)], skills: [skill('Roofing')] },
    );
    const advice = gaps.map(({ closableBy }) => closableBy?.title);
    expect(advice).not.toContainEqual(expect.stringMatching(/^Training in (?:.* experience|Grocery store)$/));
  });

  test('a skill that past work usually has is asked about and not called missing', () => {
    const job = { title: 'Electrician', requiredSkills: ['Electrical wiring'] };
    const skills = [skill('Preventive maintenance')];
    expect(
      reasonOf('skills', job, { work: [workAs('Electrical Maintenance Technician', 60)], skills }),
    ).toMatch(/To ask about: Electrical wiring\.$/);
    expect(reasonOf('skills', job, { work: [workAs('Line Cook', 60)], skills })).toMatch(
      /Missing skills: Electrical wiring\.$/,
    );
  });

  test('work of a rank in common is not named as related, nor are words that begin alike', () => {
    const found = (past: string, title: string) =>
      score({ title, minExperienceMonths: 24 }, { work: [workAs(past, 60)] }).componentScores.experience
        .found;
    expect(found('Office Manager', 'Physical Security Manager')).toEqual([]);
    expect(found('Accounting Manager', 'Account Manager')).toEqual([]);
    expect(found('Production Manager', 'Product Marketing Manager')).toEqual([]);
    expect(found('Team Lead', 'Sales Agency Lead')).toEqual([]);
    expect(found('Software Engineer', 'Software Developer')).toEqual(['Software Engineer']);
  });

  test('skills that other words of a record state are not called missing', () => {
    const found = (requiredSkills: string[], candidate: Candidate) =>
      score(
        { title: 'Software Engineer', requiredSkills },
        { work: [workAs('Software Engineer', 36)], ...candidate },
      ).componentScores.skills.found;
    expect(found(['Programming', 'Software development'], { skills: [skill('Java')] })).toHaveLength(2);
    expect(found(['Vue'], { skills: [skill('Vue.js')] })).toHaveLength(1);
    const nurse = score(
      { title: 'Nursing Assistant', requiredSkills: ['Vital signs'] },
      { work: [workAs('Home Health Aide', 36)], skills: [skill('Take and record vital signs')] },
    );
    expect(nurse.componentScores.skills.found).toEqual(['Vital signs']);
  });

  test('a manager is asked about supervision and not sent to training in it', () => {
    const advice = (past: string) =>
      score(
        { title: 'Laboratory Technician', requiredSkills: ['Staff supervision', 'Sampling'] },
        { work: [workAs(past, 60)], skills: [skill('Negotiation')] },
      ).gaps.find(({ name }) => name === 'Staff supervision')?.closableBy?.kind;
    expect(advice('Regional Sales Manager')).toBe('document');
    expect(advice('Data Entry Clerk')).toBe('training');
  });

  test('the product of the employer and two names of one skill are no requirements', () => {
    const text = statedSkills(`QA Engineer
Salesforce

Requirements
- Automated testing and test automation
- You know Salesforce inside out`);
    expect(text.match(/test/gi) ?? []).toHaveLength(1);
    expect(text).not.toMatch(/Salesforce/);
  });

  test('a language that the posting requires is no skill as well', () => {
    const { found, missing } = score(
      {
        title: 'Account Manager',
        requiredSkills: ['German', 'Account management'],
        languages: [{ language: 'German', languageCode: 'de', cefr: 'B2', proficiency: null }] as never,
      },
      { work: [workAs('Baker', 24)], skills: [skill('Baking')] },
    ).componentScores.skills;
    expect([...found, ...missing]).toEqual(['Account management']);
  });

  test('texts in different languages are said to be so, not to share little', () => {
    const pair = score(
      {
        title: 'Office Clerk',
        requiredSkills: ['Filing'],
        summary:
          'You answer the phone, file invoices, enter orders, keep the calendar and help visitors of the office.',
      },
      {
        work: [workAs('Auxiliar administrativa', 60)],
        summary:
          'Atención al público y a los clientes, gestión de facturas para los proveedores, archivo de documentos con el programa de la empresa y apoyo a la dirección por teléfono.',
      },
    );
    const reason = pair.reasons.find(({ component }) => component === 'semantic');
    expect(reason?.text).toMatch(/different languages/);
    expect(verdictOf(pair)).not.toMatch(/share little/);
  });

  test('the status of a posting and placeholders of a template are no part of a title', () => {
    const { gaps, componentScores } = score(
      { title: '[PAUSED] Accountant', minExperienceMonths: 60 },
      { work: [workAs('City, State Accountant', 24)] },
    );
    expect(componentScores.experience.found).toEqual(['Accountant']);
    expect(gaps.find(({ type }) => type === 'experience')?.name).toBe('Accountant');
  });

  test('a distance within the maximum after rounding is no gap, and less than a mile is said so', () => {
    const near = score(
      { title: 'Line Cook', city: 'Newark', state: 'NJ' },
      { work: [workAs('Line Cook', 24)], location: { city: 'Newark', state: 'NJ' } },
    );
    expect(near.componentScores.location.note).toMatch(/^Less than 1 mile/);
  });

  test('courses are named for skills that a course can teach', () => {
    const { gaps } = score(
      { title: 'Software Developer', requiredSkills: ['Prompt Engineering', 'Microsoft Word'] },
      { work: [workAs('Software Developer', 60)] },
    );
    expect(gaps.map(({ closableBy }) => closableBy?.title ?? '').join()).not.toMatch(/Study of Prompt/);
  });

  const statedSkills = (text: string) => {
    const { componentScores } = scorePosting(text, {
      work: [workAs('Baker', 24)],
      skills: [skill('Baking')],
    });
    return [...componentScores.skills.found, ...componentScores.skills.missing].join('|');
  };

  test('computers in the building of a manual trade are no skills of it', () => {
    const skills = statedSkills(`Electrician

Requirements
- Experience in large data center HVAC systems, battery backup systems and LAN rooms
- Electrical wiring experience`);
    expect(skills).toContain('Electrical wiring');
    expect(skills).not.toMatch(/data center|backup|LAN/i);
  });

  test('departments and products are no skills', () => {
    const skills = statedSkills(`Account Executive

Responsibilities
- Work inbound leads from marketing
- Answer questions of the Director of Infosec

Requirements
- Salesforce experience`);
    expect(skills).toContain('Salesforce');
    expect(skills).not.toMatch(/marketing|infosec/i);
  });

  test('a list that ends in "or" requires none of its items', () => {
    const skills = statedSkills(`Managing Director of Infrastructure Design

Requirements
- Six years of experience in chemical engineering, civil engineering, electrical engineering, geology, hydrology or plan review`);
    expect(skills).not.toMatch(/engineering/i);
  });
});

describe('the title of a person who works in a trade', () => {
  test('names the skill', () => {
    const { found } = score(
      { title: 'Delivery Driver', requiredSkills: ['Truck driving'] },
      { work: [workAs('Truck Driver', 24)] },
    ).componentScores.skills;
    expect(found).toHaveLength(1);
  });
});
