import { occupationOfTitle } from '../parsing/text/occupation-of-title';

interface OccupationFields {
  onetSocCode: string | null;
  onetTitle: string | null;
  occupationConfidence: number | null;
}

/** The occupation of a corrected title; null in each field without a title or for one that names no occupation. */
export function occupationFieldsOf(title: unknown): OccupationFields {
  const occupation = typeof title === 'string' ? occupationOfTitle(title) : null;
  return {
    onetSocCode: occupation?.onetSocCode ?? null,
    onetTitle: occupation?.title ?? null,
    occupationConfidence: occupation?.confidence ?? null,
  };
}
