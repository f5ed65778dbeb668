import type { Shift, Warning, WorkplaceType } from '../common';
import type { CandidatePreferences } from './candidate';
import type { GivenPreferences } from './candidate-input';

/** Preferences in the words of case-management systems. */
export type RawPreferences = Omit<GivenPreferences, 'shifts' | 'workplaceTypes'> & {
  shifts?: string[] | null;
  workplaceTypes?: string[] | null;
};

/** Synonyms of each shift, in lower case without separators. */
const SHIFTS: Record<Shift, readonly string[]> = {
  day: ['days', 'daytime', 'morning', 'mornings', 'first', '1st', 'first shift', '1st shift', 'day shift'],
  evening: ['evenings', 'afternoon', 'swing', 'second', '2nd', 'second shift', '2nd shift', 'evening shift'],
  night: ['nights', 'overnight', 'graveyard', 'third', '3rd', 'third shift', '3rd shift', 'night shift'],
  rotating: ['rotating shift', 'rotating shifts', 'rotation'],
  weekend: ['weekends'],
  flexible: ['any', 'any shift', 'open'],
  on_call: ['on call', 'oncall', 'as needed'],
};

const WORKPLACE_TYPES: Record<WorkplaceType, readonly string[]> = {
  onsite: ['on site', 'in person', 'office', 'in office'],
  hybrid: [],
  remote: ['from home', 'work from home', 'home', 'telework', 'telecommute'],
};

/**
 * Converts shifts and workplace types to their API values. Unrecognized values are dropped, with a warning for each
 * list that contains one.
 */
export function normalizePreferences(rawPreferences: RawPreferences): {
  preferences: GivenPreferences;
  warnings: Warning[];
} {
  const { shifts, workplaceTypes, ...rest } = rawPreferences;
  const warnings: Warning[] = [];
  return {
    preferences: {
      ...rest,
      ...(shifts === undefined ? {} : { shifts: recognizedValues(shifts, SHIFTS, 'shifts', warnings) }),
      ...(workplaceTypes === undefined
        ? {}
        : { workplaceTypes: recognizedValues(workplaceTypes, WORKPLACE_TYPES, 'workplaceTypes', warnings) }),
    },
    warnings,
  };
}

/** Removes shifts and workplace types that earlier releases accepted but scoring does not use. */
export function withoutUnknownPreferences(stored: CandidatePreferences): CandidatePreferences {
  const { shifts, workplaceTypes } = stored;
  const isClosed =
    shifts.every((shift) => shift in SHIFTS) && workplaceTypes.every((type) => type in WORKPLACE_TYPES);
  if (isClosed) return stored;
  return {
    ...stored,
    shifts: shifts.filter((shift) => shift in SHIFTS),
    workplaceTypes: workplaceTypes.filter((type) => type in WORKPLACE_TYPES),
  };
}

function recognizedValues<Name extends string>(
  given: readonly string[] | null,
  names: Record<Name, readonly string[]>,
  field: string,
  warnings: Warning[],
): Name[] | null {
  if (given === null) return null;
  const choices = Object.entries(names) as [Name, readonly string[]][];
  const recognized = given.map((text) => {
    const normalized = text
      .toLowerCase()
      .replace(/[\s_-]+/g, ' ')
      .trim();
    return choices.find(
      ([name, words]) => name.replace('_', ' ') === normalized || words.includes(normalized),
    )?.[0];
  });
  if (recognized.some((name, index) => name === undefined && given[index]?.trim() !== '')) {
    warnings.push({
      code: 'preference_not_understood',
      message: `Some values of ${field} are not recognized and were left out.`,
      pointer: `/preferences/${field}`,
    });
  }
  return [...new Set(recognized.filter((name) => name !== undefined))];
}
