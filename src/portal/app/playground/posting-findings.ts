import type { Finding, FindingGroup, ParsedPosting } from './types';

/** Groups the data of a parsed job description for display. */
export function postingGroups(posting: ParsedPosting): FindingGroup[] {
  return [
    { title: 'Job', shape: 'facts' as const, findings: postingFacts(posting) },
    {
      title: 'Required skills',
      shape: 'chips' as const,
      findings: posting.requiredSkills.map(skill('required')),
    },
    {
      title: 'Preferred skills',
      shape: 'chips' as const,
      findings: posting.preferredSkills.map(skill('preferred')),
    },
    {
      title: 'Skills usual in the occupation, not requested',
      shape: 'chips' as const,
      findings: posting.inferredSkills.map(({ name, type, confidence }, index) => ({
        ...plainFinding(`inferred-${index}`, name, type === 'unknown' ? null : type),
        confidence,
      })),
    },
    {
      title: 'Certifications',
      shape: 'chips' as const,
      findings: posting.requiredCertifications.map((name, index) =>
        plainFinding(`certification-${index}`, name, 'required'),
      ),
    },
    {
      title: 'Benefits',
      shape: 'chips' as const,
      findings: posting.benefits.map((benefit, index) => ({
        ...plainFinding(`benefit-${index}`, benefit.name, labelOf(benefit.category)),
        confidence: benefit.confidence,
        evidence: benefit.evidence ?? [],
      })),
    },
    {
      title: 'Candidate-friendliness signals',
      shape: 'entries' as const,
      findings: posting.friendlinessSignals.map((signal, index) => ({
        ...plainFinding(
          `signal-${index}`,
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
      shape: 'entries' as const,
      findings: posting.responsibilities.map((text, index) => plainFinding(`duty-${index}`, text, null)),
    },
  ].filter((group) => group.findings.length > 0);
}

function postingFacts(posting: ParsedPosting): Finding[] {
  const { hourlyMinUsd: minUsd, hourlyMaxUsd: maxUsd, compensation } = posting;
  const rows: [string, string | null][] = [
    ['Title', posting.title],
    ['Employer', posting.employerName],
    ['Location', [posting.city, posting.state].filter(Boolean).join(', ') || null],
    [
      'Compensation',
      minUsd === null && maxUsd === null
        ? null
        : `${[minUsd, maxUsd]
            .filter((each) => each !== null)
            .map((each) => `$${each}`)
            .join(' – ')} per hour${compensation.hourlyDerived ? ' (derived)' : ''}`,
    ],
    ['Occupation', posting.onetTitle === null ? null : `${posting.onetTitle} (${posting.onetSocCode ?? ''})`],
    ['Employment type', posting.employmentType === null ? null : labelOf(posting.employmentType)],
    ['Workplace type', posting.workplaceType],
    ['Shifts', posting.schedule.shifts.map(labelOf).join(', ') || null],
    ['Education', posting.minEducationLevel === null ? null : labelOf(posting.minEducationLevel)],
    ['Experience', posting.minExperienceMonths === null ? null : `${posting.minExperienceMonths} months`],
  ];
  return rows
    .filter((row): row is [string, string] => row[1] !== null && row[1] !== '')
    .map(([title, detail]) => plainFinding(`job-${title}`, title, detail));
}

function skill(level: string) {
  return (each: ParsedPosting['requiredSkills'][number], index: number): Finding => ({
    ...plainFinding(`${level}-${index}`, each.name, each.type === 'unknown' ? null : each.type),
    confidence: each.confidence,
    evidence: each.evidence ?? [],
  });
}

function plainFinding(id: string, title: string, detail: string | null): Finding {
  return { id, title, detail, lines: [], confidence: null, evidence: [] };
}

function labelOf(code: string): string {
  return code.replaceAll('_', ' ');
}
