import type { Evidence } from '../evidence/marked-value';
import { finding, listGroups } from '../playground/resume-findings';
import type { Finding, FindingGroup } from '../playground/types';
import type { CandidateDetail } from '../records/candidate-facts';
import { nameOf, placeOf } from '../sandbox-records';

/** Where the resume states values of the record. */
export interface RecordEvidence {
  pointer: string;
  evidence: Evidence[];
  uncertain: boolean;
}

/** Groups the values of a record with the words of its resume that support them. */
export function recordGroups(
  candidate: CandidateDetail,
  evidence: readonly RecordEvidence[],
): FindingGroup[] {
  const supports = new Map(evidence.map((each) => [each.pointer, each]));
  const supported = (each: Finding): Finding => ({
    ...each,
    // How sure the reading was is part of the outline; the record itself is what a person works with.
    confidence: null,
    evidence: supports.get(each.pointer)?.evidence ?? [],
    uncertain: supports.get(each.pointer)?.uncertain ?? false,
  });
  const groups: FindingGroup[] = [
    { title: 'Personal details', shape: 'facts', findings: details(candidate) },
    ...listGroups(candidate),
  ];
  return groups
    .filter(({ findings }) => findings.length > 0)
    .map((group) => ({ ...group, findings: group.findings.map(supported) }));
}

function details(candidate: CandidateDetail): Finding[] {
  const { location, email, phone, summary } = candidate;
  const rows: [title: string, pointer: string, detail: string | null][] = [
    ['Name', '/name', nameOf(candidate)],
    ['Email', '/email', email],
    ['Phone', '/phone', phone],
    ['Location', '/location', location ? placeOf(location) || location.raw : null],
    ['Summary', '/summary', summary],
  ];
  return rows
    .filter(([, , detail]) => detail !== null && detail !== '')
    .map(([title, pointer, detail]) => ({
      ...finding('person', pointer, title, { confidence: null }),
      detail,
    }));
}
