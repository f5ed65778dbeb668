import type { EducationItem } from '../../../parsed-resume';

/**
 * Joins a list of schools and a list of qualifications under two headings, as in "Institutions attended with dates" and
 * "Qualifications obtained with dates": each qualification goes to the school that ends in the same year, or to the one
 * at its place if the lists are equally long.
 */
export function joinSeparateLists(lists: readonly EducationItem[][]): EducationItem[] {
  const schools = lists.find((list) => list.length > 0 && list.every(isSchoolOnly));
  const qualifications = lists.find((list) => list.length > 0 && list.every(isQualificationOnly));
  if (!schools || !qualifications) return lists.flat();
  const open = new Set(qualifications);
  const byYear = schools.map((school) => {
    const year = yearOf(school);
    const match = year === null ? undefined : [...open].find((one) => yearOf(one) === year);
    if (match) open.delete(match);
    return { school, match };
  });
  const inOrder = schools.length === qualifications.length;
  const joined = byYear.map(({ school, match }, index) => {
    const other = qualifications[index];
    const qualification = match ?? (inOrder && other && open.has(other) && open.delete(other) ? other : null);
    return qualification ? withQualification(school, qualification) : school;
  });
  return lists.flatMap((list) => {
    if (list === schools) return joined;
    return list === qualifications ? list.filter((item) => open.has(item)) : list;
  });
}

function isSchoolOnly({ institution, studyType }: EducationItem): boolean {
  return institution !== null && studyType === null;
}

function isQualificationOnly({ institution, studyType }: EducationItem): boolean {
  return institution === null && studyType !== null;
}

function yearOf({ endDate }: EducationItem): string | null {
  return endDate?.slice(0, 4) ?? null;
}

function withQualification(school: EducationItem, qualification: EducationItem): EducationItem {
  return {
    ...school,
    studyType: qualification.studyType,
    area: qualification.area,
    level: qualification.level,
    endDate: school.endDate ?? qualification.endDate,
    completed: qualification.completed ?? school.completed,
    score: qualification.score ?? school.score,
    confidence: Math.max(school.confidence, qualification.confidence),
    evidence: [...(school.evidence ?? []), ...(qualification.evidence ?? [])],
  };
}
