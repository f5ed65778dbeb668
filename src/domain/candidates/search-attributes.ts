import { occupationOfTitle } from '../parsing/text/occupation-of-title';
import { isHeld, normalizeCertificationName } from '../matching/profile/certification-name';
import { customFieldWords } from '../custom-fields/custom-field-terms';
import { certificationTerm, occupationTerm, skillTerm } from '../search/attribute-terms';
import { cellTerm, searchPoint } from '../search/near';
import type { CandidateFields } from './candidate';

const MAX_TERMS = 200;

/**
 * Search terms for what a candidate states: skills, occupations, certifications and the city. Inferred skills
 * and certifications that are not held are left out.
 */
export function candidateAttributes(fields: CandidateFields): string[] {
  const skills = fields.skills.filter(({ provenance }) => provenance === 'stated' || provenance === 'parsed');
  const codes = [
    ...fields.work.map((item) => item.onetSocCode),
    ...fields.occupations.map((title) => occupationOfTitle(title)?.onetSocCode ?? null),
  ];
  const point = searchPoint(fields.location);
  const terms = [
    ...(point ? [cellTerm(point)] : []),
    ...codes.flatMap((code) => (code === null ? [] : [occupationTerm(code)])),
    ...fields.certifications
      .filter(isHeld)
      .map(({ name }) => certificationTerm(normalizeCertificationName(name).plainName)),
    ...skills.map(({ name }) => skillTerm(name)),
  ];
  return [...new Set(terms).values()].slice(0, MAX_TERMS).concat(customFieldWords(fields.customFields));
}
