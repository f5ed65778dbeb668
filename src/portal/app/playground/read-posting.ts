import type { Finding, FindingGroup, ParsedPosting } from './types';

/** Groups the data of a parsed job description for display. */
export function postingGroups(posting: ParsedPosting): FindingGroup[] {
  return [
    { title: 'Job', shape: 'facts' as const, findings: facts(posting) },
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
      title: 'Certifications',
      shape: 'chips' as const,
      findings: posting.requiredCertifications.map((name, index) =>
        plain(`certification-${index}`, name, 'required'),
      ),
    },
    {
      title: 'Benefits',
      shape: 'chips' as const,
      findings: posting.benefits.map((benefit, index) => ({
        ...plain(`benefit-${index}`, benefit.name, words(benefit.category)),
        confidence: benefit.confidence,
        evidence: benefit.evidence ?? [],
      })),
    },
    {
      title: 'Candidate-friendliness signals',
      shape: 'entries' as const,
      findings: posting.friendlinessSignals.map((signal, index) => ({
        ...plain(`signal-${index}`, words(signal.signal), `${signal.polarity}, ${words(signal.basis)}`),
        lines: signal.evidence.map((each) => `“${each.text}”`),
        confidence: signal.confidence,
        evidence: signal.evidence,
      })),
    },
    {
      title: 'Responsibilities',
      shape: 'entries' as const,
      findings: posting.responsibilities.map((text, index) => plain(`duty-${index}`, text, null)),
    },
  ].filter((group) => group.findings.length > 0);
}

function facts(posting: ParsedPosting): Finding[] {
  const { hourlyMinUsd: least, hourlyMaxUsd: most, compensation } = posting;
  const rows: [string, string | null][] = [
    ['Title', posting.title],
    ['Employer', posting.employerName],
    ['Location', [posting.city, posting.state].filter(Boolean).join(', ') || null],
    [
      'Compensation',
      least === null && most === null
        ? null
        : `${[least, most]
            .filter((each) => each !== null)
            .map((each) => `$${each}`)
            .join(' – ')} per hour${compensation.hourlyDerived ? ' (derived)' : ''}`,
    ],
    ['Occupation', posting.onetTitle === null ? null : `${posting.onetTitle} (${posting.onetSocCode ?? ''})`],
    ['Employment type', posting.employmentType === null ? null : words(posting.employmentType)],
    ['Workplace type', posting.workplaceType],
    ['Shifts', posting.schedule.shifts.map(words).join(', ') || null],
    ['Education', posting.minEducationLevel === null ? null : words(posting.minEducationLevel)],
    ['Experience', posting.minExperienceMonths === null ? null : `${posting.minExperienceMonths} months`],
  ];
  return rows
    .filter((row): row is [string, string] => row[1] !== null && row[1] !== '')
    .map(([title, detail]) => plain(`job-${title}`, title, detail));
}

function skill(level: string) {
  return (each: ParsedPosting['requiredSkills'][number], index: number): Finding => ({
    ...plain(`${level}-${index}`, each.name, each.type === 'unknown' ? null : each.type),
    confidence: each.confidence,
    evidence: each.evidence ?? [],
  });
}

function plain(id: string, title: string, detail: string | null): Finding {
  return { id, title, detail, lines: [], confidence: null, evidence: [] };
}

function words(code: string): string {
  return code.replaceAll('_', ' ');
}
