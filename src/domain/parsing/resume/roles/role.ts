/** What a piece of a line states. `text` is a duty or any other running text. */
export const ROLES = [
  'other',
  'name',
  'contact',
  'heading',
  'title',
  'employer',
  'date',
  'place',
  'text',
  'school',
  'degree',
  'skill',
  'certification',
  'language',
] as const;

export type Role = (typeof ROLES)[number];

export const ROLE_COUNT = ROLES.length;

export function roleIndex(role: Role): number {
  return ROLES.indexOf(role);
}
