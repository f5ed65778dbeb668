import type { TruthRecord } from '../../page/printed-page';

/** Removes details that the text of a design leaves out, such as the issuer of a certification. */
export function statedIn(text: string, truth: TruthRecord): TruthRecord {
  const contains = (value: string | null | undefined): boolean => value != null && text.includes(value);
  return {
    ...truth,
    work: truth.work.map((item) => ({
      ...item,
      location: contains(item.location?.raw) ? item.location : null,
      rawDates: contains(item.rawDates) ? item.rawDates : null,
    })),
    education: truth.education.map((item) => ({
      ...item,
      location: contains(item.location?.raw) ? item.location : null,
      score: contains(item.score) ? item.score : null,
    })),
    certifications: truth.certifications.map((item) => ({
      ...item,
      issuer: contains(item.issuer) ? item.issuer : null,
      licenseNumber: contains(item.licenseNumber) ? item.licenseNumber : null,
    })),
  };
}
