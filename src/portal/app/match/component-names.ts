import type { components } from '@tenure/client';

/** The components of a match, in the order they are shown. */
export const COMPONENT_NAMES: Record<keyof components['schemas']['Match']['componentScores'], string> = {
  skills: 'Skills',
  experience: 'Experience',
  certifications: 'Certificates',
  education: 'Education',
  languages: 'Languages',
  location: 'Way to work',
  compensation: 'Pay',
  schedule: 'Hours',
};
