import type { components } from '@tenure/client';

/** The display names of the components of a match, in display order. */
export const COMPONENT_LABELS: Record<keyof components['schemas']['Match']['componentScores'], string> = {
  skills: 'Skills',
  experience: 'Experience',
  certifications: 'Certifications',
  education: 'Education',
  languages: 'Languages',
  location: 'Commute',
  compensation: 'Compensation',
  schedule: 'Schedule',
};
