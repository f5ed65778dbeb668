import type { Random } from '../../synthetic/random';

export const RESUME_TEXT = `Dana Whitfield
Toledo, OH | dana.whitfield@example.com | (419) 555-0142

Summary
Forklift operator with five years in cold storage.

Experience
Maumee Cold Storage, Toledo, OH
Forklift Operator, March 2019 - Present
- Load and unload trailers with a sit-down forklift
- Trained four new operators

Glass City Foods, Toledo, OH
Packer, June 2016 - February 2019

Skills
Forklift operation, inventory control, RF scanner

Certifications
OSHA forklift certification, issued 2023-05

Education
Start High School, High School Diploma, 2015

Languages
English (native), Spanish (conversational)
`;

export const POSTING_TEXT = `Forklift Operator
Maumee Cold Storage - Toledo, OH

Pay: $19.50 - $22.00 per hour
Full-time, second shift

Responsibilities
- Load and unload trailers with a sit-down forklift

Requirements
- Forklift certification
- One year of warehouse experience

Benefits
Health, dental and vision insurance, paid time off

We are a fair chance employer.
`;

const SAMPLE_WORDS =
  'forklift warehouse cook nurse driver clerk welding Excel Spanish safety night shift Ohio'.split(' ');
/** Texts that often cause errors: other scripts, combining marks, characters outside the basic plane. */
const UNUSUAL = [
  'Zoë Ångström',
  'Nguyễn Thị Ánh',
  'محمد علي',
  '山田 太郎',
  '👩🏽‍🚒👨‍👩‍👧‍👦',
  'e\u0301',
  "O'Neil; --",
  '<b>x</b>',
  '\u200b',
  '0',
];

/** A text suited to the named member, or sometimes an unusual text. */
export function sampleText(name: string, random: Random): string {
  if (name === 'text') return random.chance(0.5) ? POSTING_TEXT : RESUME_TEXT;
  if (name === 'resumeText') return RESUME_TEXT;
  if (random.chance(0.15)) return random.pick(UNUSUAL);
  switch (name) {
    case 'location':
      return random.pick(['Toledo, OH', 'Dayton, OH', 'El Paso, TX']);
    case 'state':
      return random.pick(['OH', 'TX', 'CA', 'PR']);
    case 'email':
      return `person${random.int(1, 999)}@example.com`;
    case 'phone':
      return `(419) 555-0${random.int(100, 199)}`;
    case 'url':
    case 'applyUrl':
      return `https://hooks.example.com/${random.int(1, 999)}`;
    case 'currency':
      return 'USD';
    case 'onetSocCode':
      return '53-7051.00';
    case 'language':
      return random.pick(['English', 'Spanish', 'French']);
    default:
      return Array.from({ length: random.int(1, 4) }, () => random.pick(SAMPLE_WORDS)).join(' ');
  }
}
