import { completeJob, type GivenJob } from '../../../../src/domain/jobs/complete-job';
import {
  buildCandidateProfile,
  buildJobProfile,
  quotable,
  toScorableCandidate,
  scorePair,
  withSkillEvidence,
  type ScoringInput,
  type ScoredPair,
} from '../../../../src/domain/matching';
import { MAX_LISTED } from '../../../../src/domain/matching/match-limits';
import { AS_OF, candidateWith, skill, workAs } from './pairs';

function scores(job: GivenJob, candidate: Partial<ScoringInput>): { plain: ScoredPair; shown: ScoredPair } {
  const record = candidateWith(candidate);
  const profiles = [
    buildJobProfile(completeJob(job)),
    buildCandidateProfile(toScorableCandidate(record, AS_OF)),
  ] as const;
  const plain = scorePair(...profiles, { retention: null });
  return { plain, shown: withSkillEvidence(plain, ...profiles, quotable(record)) };
}

function evidenceOf(job: GivenJob, candidate: Partial<ScoringInput>) {
  return scores(job, candidate).shown.componentScores.skills.evidence ?? [];
}

describe('the evidence of matched skills', () => {
  const job = {
    title: 'Forklift Operator',
    requiredSkills: ['Forklift operation', 'Welding'],
    preferredSkills: ['Inventory control'],
  };

  it('names the list entry, the positions and the summary that mention each matched skill', () => {
    const evidence = evidenceOf(job, {
      skills: [skill('Typing'), skill('forklift operation')],
      summary: 'Five years of inventory control.',
      work: [
        workAs('Line Cook', 12),
        { ...workAs('Warehouse Associate', 24), highlights: ['Daily forklift operation on two docks.'] },
      ],
    });
    expect(evidence).toEqual([
      {
        skill: 'Forklift operation',
        requirementLevel: 'required',
        heldSkill: expect.any(String),
        sources: [
          { part: 'skills', index: 1, position: null, text: expect.stringMatching(/forklift/i) },
          { part: 'work', index: 1, position: 'Warehouse Associate', text: 'forklift operation' },
        ],
        sourcesTotal: 2,
      },
      {
        skill: 'Inventory control',
        requirementLevel: 'preferred',
        heldSkill: expect.any(String),
        sources: [{ part: 'summary', index: null, position: null, text: 'inventory control' }],
        sourcesTotal: 1,
      },
    ]);
  });

  it('has an entry for each matched skill and changes no other member', () => {
    const { plain, shown } = scores(job, { skills: [skill('Forklift operation'), skill('Welding')] });
    const { evidence, evidenceTotal, ...skills } = shown.componentScores.skills;
    expect(evidence?.map((entry) => entry.skill)).toEqual(plain.componentScores.skills.found);
    expect(evidenceTotal).toBe(plain.componentScores.skills.foundTotal);
    expect(JSON.stringify({ ...shown, componentScores: { ...shown.componentScores, skills } })).toBe(
      JSON.stringify(plain),
    );
  });

  it('names the position whose work always requires a skill that no place names', () => {
    const nurse = {
      work: [workAs('Line Cook', 24), workAs('Registered Nurse', 24)],
      skills: [skill('Typing')],
    };
    expect(evidenceOf({ title: 'Clinic Nurse', requiredSkills: ['Vital signs'] }, nurse)).toEqual([
      expect.objectContaining({
        skill: 'Vital signs',
        sources: [{ part: 'work', index: 1, position: 'Registered Nurse', text: 'Registered Nurse' }],
        sourcesTotal: 1,
      }),
    ]);
  });

  it('lists at most 100 skills with 5 sources each and counts all', () => {
    const names = Array.from({ length: 400 }, (_, index) => `Procedure ${index}`);
    const { shown } = scores(
      { title: 'Clerk', requiredSkills: names },
      {
        skills: names.map((name) => skill(name)),
        work: Array.from({ length: 9 }, () => ({ ...workAs('Clerk', 12), skills: names })),
      },
    );
    const { evidence, evidenceTotal } = shown.componentScores.skills;
    expect([evidence?.length, evidenceTotal]).toEqual([MAX_LISTED, 400]);
    expect([evidence?.[0]?.sources.length, evidence?.[0]?.sourcesTotal]).toEqual([5, 10]);
  });

  it('quotes no name, contact, employer, date or word for a protected group', () => {
    const shown = JSON.stringify(
      evidenceOf(job, {
        firstName: 'Odalys',
        lastName: 'Brandvold',
        skills: [
          { ...skill('Brandvold method, odalys@example.com'), skillId: null },
          skill('Forklift operation'),
        ],
        summary: 'Odalys Brandvold, 52 years old, does inventory control. She is a Muslim veteran.',
        work: [
          {
            ...workAs('Welder for Odalys Brandvold, veterans welcome', 24),
            name: 'Brandvold Steel',
            startDate: '1994-03',
            endDate: '1996-03',
            summary: 'Welding at Brandvold Steel, 555-0142.',
          },
        ],
      }),
    );
    expect(shown).toContain('Welder for');
    expect(shown).not.toMatch(/odalys|brandvold|steel|example|199|555|52|muslim|veteran|she/i);
  });
});
