import { withUncertainty } from './uncertain-findings';
import type { Finding, FindingGroup, ParsedPosting } from './types';

/** Groups the data of a parsed posting for display. */
export function postingGroups(posting: ParsedPosting): FindingGroup[] {
  const evidence = posting.evidence ?? {};
  const groups: FindingGroup[] = [
    { title: 'Job', shape: 'facts', findings: postingFacts(posting) },
    {
      title: 'Required skills',
      shape: 'chips',
      findings: posting.requiredSkills.map(skill('requiredSkills')),
    },
    {
      title: 'Preferred skills',
      shape: 'chips',
      findings: posting.preferredSkills.map(skill('preferredSkills')),
    },
    {
      title: 'Skills usual in the occupation, not requested',
      shape: 'chips',
      findings: posting.inferredSkills.map(({ name, type, confidence }, index) => ({
        ...plainFinding(`/inferredSkills/${index}`, name, type === 'unknown' ? null : type),
        confidence,
      })),
    },
    {
      title: 'Certifications',
      shape: 'chips',
      findings: posting.requiredCertifications.map((name, index) => ({
        ...plainFinding(`/requiredCertifications/${index}`, name, 'required'),
        evidence: evidence.requiredCertifications?.[index] ?? [],
      })),
    },
    {
      title: 'Benefits',
      shape: 'chips',
      findings: posting.benefits.map((benefit, index) => ({
        ...plainFinding(`/benefits/${index}`, benefit.name, labelOf(benefit.category)),
        confidence: benefit.confidence,
        evidence: benefit.evidence ?? [],
      })),
    },
    {
      title: 'Candidate-friendliness signals',
      shape: 'entries',
      findings: posting.friendlinessSignals.map((signal, index) => ({
        ...plainFinding(
          `/friendlinessSignals/${index}`,
          labelOf(signal.signal),
          `${signal.polarity}, ${labelOf(signal.basis)}`,
        ),
        lines: signal.evidence.map((each) => `“${each.text}”`),
        confidence: signal.confidence,
        evidence: signal.evidence,
      })),
    },
    {
      title: 'Responsibilities',
      shape: 'entries',
      findings: posting.responsibilities.map((text, index) => ({
        ...plainFinding(`/responsibilities/${index}`, text, null),
        kind: 'work',
        evidence: evidence.responsibilities?.[index] ?? [],
      })),
    },
  ];
  return withUncertainty(groups, posting.meta?.needsReview ?? []);
}

function postingFacts(posting: ParsedPosting): Finding[] {
  const { hourlyMinUsd: minUsd, hourlyMaxUsd: maxUsd, compensation, evidence = {} } = posting;
  const rows: [string, string, string | null, Finding['evidence']?][] = [
    ['Title', '/title', posting.title, evidence.title],
    ['Employer', '/employerName', posting.employerName, evidence.employerName],
    [
      'Location',
      '/city',
      [posting.city, posting.state].filter(Boolean).join(', ') || null,
      evidence.location,
    ],
    [
      'Compensation',
      '/compensation',
      minUsd === null && maxUsd === null
        ? null
        : `${[minUsd, maxUsd]
            .filter((each) => each !== null)
            .map((each) => `$${each}`)
            .join(' – ')} per hour${compensation.hourlyDerived ? ' (derived)' : ''}`,
      evidence.compensation,
    ],
    [
      'Occupation',
      '/onetSocCode',
      posting.onetTitle === null ? null : `${posting.onetTitle} (${posting.onetSocCode ?? ''})`,
    ],
    [
      'Employment type',
      '/employmentType',
      posting.employmentType === null ? null : labelOf(posting.employmentType),
    ],
    ['Workplace type', '/workplaceType', posting.workplaceType],
    ['Shifts', '/schedule', posting.schedule.shifts.map(labelOf).join(', ') || null, evidence.schedule],
    [
      'Education',
      '/minEducationLevel',
      posting.minEducationLevel === null ? null : labelOf(posting.minEducationLevel),
    ],
    [
      'Experience',
      '/minExperienceMonths',
      posting.minExperienceMonths === null ? null : `${posting.minExperienceMonths} months`,
    ],
  ];
  return rows.flatMap(([title, pointer, detail, found = []]) =>
    detail === null || detail === ''
      ? []
      : [{ ...plainFinding(pointer, title, detail), kind: 'person', evidence: found }],
  );
}

function skill(level: 'requiredSkills' | 'preferredSkills') {
  return (each: ParsedPosting['requiredSkills'][number], index: number): Finding => ({
    ...plainFinding(`/${level}/${index}`, each.name, each.type === 'unknown' ? null : each.type),
    kind: 'skill',
    confidence: each.confidence,
    evidence: each.evidence ?? [],
  });
}

function plainFinding(pointer: string, title: string, detail: string | null): Finding {
  return {
    id: pointer,
    pointer,
    kind: 'other',
    title,
    detail,
    lines: [],
    confidence: null,
    uncertain: false,
    evidence: [],
  };
}

function labelOf(code: string): string {
  return code.replaceAll('_', ' ');
}
