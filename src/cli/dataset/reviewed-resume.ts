import path from 'node:path';
import { z } from 'zod';

/** The parts of a reviewed result that become the expected values of an example. */
export const reviewedResumeSchema = z.object({
  basics: z.object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    location: z
      .object({
        city: z.string().nullable(),
        state: z.string().nullable(),
        countryCode: z.string().nullable(),
      })
      .nullable(),
  }),
  work: z.array(
    z.object({
      name: z.string().nullable(),
      position: z.string().nullable(),
      startDate: z.string().nullable(),
      endDate: z.string().nullable(),
      isCurrent: z.boolean(),
    }),
  ),
  education: z.array(
    z.object({
      institution: z.string().nullable(),
      studyType: z.string().nullable(),
      area: z.string().nullable(),
      startDate: z.string().nullable(),
      endDate: z.string().nullable(),
      isCurrent: z.boolean(),
    }),
  ),
  skills: z.array(z.object({ name: z.string(), rawNames: z.array(z.string()) })),
  meta: z.object({ sha256: z.string(), mediaType: z.string() }),
});
export type ReviewedResume = z.output<typeof reviewedResumeSchema>;

/** Fields of an example by the part of a result that contains them. */
const PARTS: Record<string, string> = {
  ...{ name: '/basics/name', email: '/basics/email', phone: '/basics/phone' },
  ...{ location: '/basics/location', work: '/work', education: '/education', skills: '/skills' },
};

/**
 * Returns a line of `gold.jsonl`: what the document states according to the person who reviewed it. Values that the
 * person could not change are not expected values.
 */
export function exampleOf(
  id: string,
  fileName: string,
  resume: ReviewedResume,
  fields: readonly string[] | null,
): object {
  const { basics, work, education, skills, meta } = resume;
  const place = basics.location;
  const areas = [place?.city, place?.state, place?.countryCode].filter((area) => area);
  const reviewed = Object.keys(PARTS).filter(
    (name) => fields === null || fields.some((field) => isWithin(PARTS[name] ?? '', field)),
  );
  return {
    id,
    file: `files/${fileName}`,
    format: path.extname(fileName).slice(1).toLowerCase(),
    // A scan is measured apart, whatever its format.
    ...(meta.mediaType.startsWith('image/') ? { derived_from: id } : {}),
    truth_complete: fields === null,
    scored_fields: reviewed,
    gold: {
      ...{ name: basics.name, email: basics.email, phone: basics.phone },
      location: areas.join(', ') || null,
      work: work.map((item) => ({ company: item.name, position: item.position, ...datesOf(item) })),
      education: education.map((item) => ({
        institution: item.institution,
        degree: [item.studyType, item.area].filter((part) => part).join(' ') || null,
        ...datesOf(item),
      })),
      skills: skills.map(({ name, rawNames }) => rawNames[0] ?? name),
    },
  };
}

function isWithin(pointer: string, field: string): boolean {
  return pointer === field || pointer.startsWith(`${field}/`);
}

function datesOf(item: { startDate: string | null; endDate: string | null; isCurrent: boolean }) {
  return { start: item.startDate, end: item.isCurrent ? 'present' : item.endDate };
}
