import type { Finding, FindingGroup, ParsedResume } from './types';

type Basics = ParsedResume['basics'];

/** Groups the data of a parsed resume for display. */
export function resumeGroups(resume: ParsedResume): FindingGroup[] {
  return [
    { title: 'Personal details', shape: 'facts' as const, findings: resumeFacts(resume.basics) },
    { title: 'Work', shape: 'entries' as const, findings: resume.work.map(workFinding) },
    { title: 'Education', shape: 'entries' as const, findings: resume.education.map(educationFinding) },
    {
      title: 'Skills',
      shape: 'chips' as const,
      findings: resume.skills.map((skill, index) => ({
        ...finding('skill', index, skill.name, skill),
        detail: skill.type,
      })),
    },
    {
      title: 'Certifications',
      shape: 'chips' as const,
      findings: resume.certifications.map((each, index) => ({
        ...finding('certification', index, each.name, each),
        detail: [each.issuer, each.date].filter(Boolean).join(', ') || null,
      })),
    },
    {
      title: 'Languages',
      shape: 'chips' as const,
      findings: resume.languages.map((each, index) => ({
        ...finding('language', index, each.language, each),
        detail: each.fluency,
      })),
    },
  ].filter((group) => group.findings.length > 0);
}

function resumeFacts(basics: Basics): Finding[] {
  const place = basics.location;
  const evidence = basics.evidence ?? {};
  const rows: [string, string | null, Finding['evidence'] | undefined][] = [
    ['Name', basics.name, evidence.name],
    ['Headline', basics.label, evidence.label],
    ['Email', basics.email, evidence.email],
    ['Phone', basics.phone, evidence.phone],
    [
      'Location',
      place ? [place.city, place.state, place.countryCode].filter(Boolean).join(', ') || place.raw : null,
      evidence.location,
    ],
    ['Website', basics.url, evidence.url],
    ['Summary', basics.summary, evidence.summary],
  ];
  return rows
    .filter(([, detail]) => detail !== null && detail !== '')
    .map(([title, detail, found = []]) => ({
      id: `basics-${title}`,
      title,
      detail,
      lines: [],
      confidence: null,
      evidence: found,
    }));
}

function workFinding(item: ParsedResume['work'][number], index: number): Finding {
  return {
    ...finding('work', index, [item.position, item.name].filter(Boolean).join(' · ') || 'Untitled', item),
    detail: [span(item), item.onetTitle].filter(Boolean).join(' · ') || null,
    lines: item.highlights.length > 0 ? item.highlights : item.summary === null ? [] : [item.summary],
  };
}

function educationFinding(item: ParsedResume['education'][number], index: number): Finding {
  return {
    ...finding(
      'education',
      index,
      [item.studyType, item.area].filter(Boolean).join(', ') || 'Education',
      item,
    ),
    detail: [item.institution, span(item)].filter(Boolean).join(' · ') || null,
  };
}

function span(item: { startDate: string | null; endDate: string | null; isCurrent: boolean }): string | null {
  if (item.startDate === null && item.endDate === null && !item.isCurrent) return null;
  return [item.startDate, item.isCurrent ? 'present' : item.endDate].filter(Boolean).join(' – ');
}

function finding(
  kind: string,
  index: number,
  title: string,
  from: { confidence: number; evidence?: Finding['evidence'] },
): Finding {
  return {
    id: `${kind}-${index}`,
    title,
    detail: null,
    lines: [],
    confidence: from.confidence,
    evidence: from.evidence ?? [],
  };
}
