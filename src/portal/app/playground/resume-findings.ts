import type { ValueKind } from '../evidence/marked-value';
import { withUncertainty } from './uncertain-findings';
import type { Finding, FindingGroup, ParsedResume } from './types';

type Basics = ParsedResume['basics'];

/** Groups the data of a parsed resume for display. */
export function resumeGroups(resume: ParsedResume): FindingGroup[] {
  const groups: FindingGroup[] = [
    { title: 'Personal details', shape: 'facts', findings: resumeFacts(resume.basics) },
    ...listGroups(resume),
    {
      title: 'Projects',
      shape: 'entries',
      findings: resume.projects.map((each, index) => ({
        ...finding('work', `/projects/${index}`, each.name, each),
        detail: each.description,
      })),
    },
    {
      title: 'Awards',
      shape: 'chips',
      findings: resume.awards.map((each, index) => ({
        ...finding('other', `/awards/${index}`, each.title, each),
        detail: [each.awarder, each.date].filter(Boolean).join(', ') || null,
      })),
    },
  ];
  return withUncertainty(groups, resume.meta.needsReview);
}

/** The lists that a resume and the record of a candidate have. */
export function listGroups(
  lists: Pick<ParsedResume, 'work' | 'education' | 'certifications' | 'languages'> & {
    skills: readonly Pick<ParsedResume['skills'][number], 'name' | 'type' | 'confidence' | 'evidence'>[];
  },
): FindingGroup[] {
  return [
    { title: 'Work', shape: 'entries', findings: lists.work.map(workFinding) },
    { title: 'Education', shape: 'entries', findings: lists.education.map(educationFinding) },
    {
      title: 'Skills',
      shape: 'chips',
      findings: lists.skills.map((skill, index) => ({
        ...finding('skill', `/skills/${index}`, skill.name, skill),
        detail: skill.type,
      })),
    },
    {
      title: 'Certifications',
      shape: 'chips',
      findings: lists.certifications.map((each, index) => ({
        ...finding('other', `/certifications/${index}`, each.name, each),
        detail: [each.issuer, each.date].filter(Boolean).join(', ') || null,
      })),
    },
    {
      title: 'Languages',
      shape: 'chips',
      findings: lists.languages.map((each, index) => ({
        ...finding('other', `/languages/${index}`, each.language, each),
        detail: each.fluency,
      })),
    },
  ];
}

function resumeFacts(basics: Basics): Finding[] {
  const place = basics.location;
  const evidence = basics.evidence ?? {};
  const rows: [string, string, string | null, Finding['evidence'] | undefined][] = [
    ['Name', '/basics/name', basics.name, evidence.name],
    ['Headline', '/basics/label', basics.label, evidence.label],
    ['Email', '/basics/email', basics.email, evidence.email],
    ['Phone', '/basics/phone', basics.phone, evidence.phone],
    [
      'Location',
      '/basics/location',
      place ? [place.city, place.state, place.countryCode].filter(Boolean).join(', ') || place.raw : null,
      evidence.location,
    ],
    ['Website', '/basics/url', basics.url, evidence.url],
    ...basics.profiles.map((profile, index): (typeof rows)[number] => [
      profile.network,
      `/basics/profiles/${index}`,
      profile.url,
      evidence.profiles?.[index],
    ]),
    ['Summary', '/basics/summary', basics.summary, evidence.summary],
  ];
  return rows
    .filter(([, , detail]) => detail !== null && detail !== '')
    .map(([title, pointer, detail, found = []]) => ({
      ...finding('person', pointer, title, { confidence: null, evidence: found }),
      detail,
    }));
}

function workFinding(item: ParsedResume['work'][number], index: number): Finding {
  return {
    ...finding(
      'work',
      `/work/${index}`,
      [item.position, item.name].filter(Boolean).join(' · ') || 'Untitled',
      item,
    ),
    detail: [span(item), item.onetTitle].filter(Boolean).join(' · ') || null,
    lines: item.highlights.length > 0 ? item.highlights : item.summary === null ? [] : [item.summary],
  };
}

function educationFinding(item: ParsedResume['education'][number], index: number): Finding {
  return {
    ...finding(
      'education',
      `/education/${index}`,
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

export function finding(
  kind: ValueKind,
  pointer: string,
  title: string,
  from: { confidence: number | null; evidence?: Finding['evidence'] },
): Finding {
  return {
    id: pointer,
    pointer,
    kind,
    title,
    detail: null,
    lines: [],
    confidence: from.confidence,
    uncertain: false,
    evidence: from.evidence ?? [],
  };
}
