import type { FindingGroup } from './types';

/** Marks the findings that the response lists for review, and omits empty groups. */
export function withUncertainty(
  groups: readonly FindingGroup[],
  needsReview: readonly string[],
): FindingGroup[] {
  const listed = new Set(needsReview);
  return groups
    .map((group) => ({
      ...group,
      findings: group.findings.map((finding) => ({ ...finding, uncertain: listed.has(finding.pointer) })),
    }))
    .filter((group) => group.findings.length > 0);
}
