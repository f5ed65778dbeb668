/** An invented person and a posting with texts as long as real ones get. */
const SKILLS = [
  'Forklift operation',
  'Inventory management',
  'Order picking',
  'Hazardous materials handling and documentation',
  'Warehouse management systems',
  'Preventive maintenance of conveyor and sortation equipment',
  'Team leadership',
  'Cross-docking',
  'Spanish',
  'Microsoft Excel',
  'Cycle counting',
  'Shipping and receiving',
  'Pallet jack',
  'RF scanners',
  'Quality assurance',
  'Lean manufacturing',
  'OSHA compliance',
  'Scheduling',
  'Training of new employees',
  'Customer service',
];

const LONG_EMPLOYER =
  'Northeastern Regional Distribution, Warehousing and Cold Storage Services of Ohio, Inc.';

export const LONG_CANDIDATE = {
  firstName: 'Maria-Alexandra Konstantina',
  lastName: 'Papadimitriou-Featherstonehaugh de la Fuente',
  email: 'maria-alexandra.papadimitriou-featherstonehaugh@long-organization-name.example.com',
  phone: '+1 937 555 0188',
  externalId: 'case-2026-000000000000000000000001042-transferred-from-county-system',
  location: { city: 'Washington Court House', state: 'OH', postalCode: '43160', countryCode: 'US' },
  summary: `Lead of a receiving team of twelve. ${'Keeps counts exact, trains new colleagues and plans shifts for three docks. '.repeat(8)}`,
  skills: SKILLS,
  certifications: ['Forklift Operator Certification', 'OSHA 30-Hour General Industry', 'First aid and CPR'],
  work: Array.from({ length: 9 }, (_, index) => ({
    name: index % 2 === 0 ? LONG_EMPLOYER : 'Rosa Cafe',
    position:
      index % 2 === 0
        ? 'Senior Inventory Control and Hazardous Materials Receiving Lead, Second and Third Shift'
        : 'Line cook',
    startDate: `${2024 - index * 2}-03`,
    ...(index === 0 ? { isCurrent: true } : { endDate: `${2026 - index * 2}-02` }),
  })),
  education: [
    {
      institution: 'Southern State Community College, Extension Campus for Working Adults',
      area: 'Supply chain management and industrial engineering technology',
      endDate: '2008-05',
    },
  ],
  preferences: {
    hourlyMinUsd: 24.75,
    employmentTypes: ['full_time', 'part_time', 'temporary'],
    shifts: ['day', 'evening', 'night'],
    maxCommuteMiles: 45,
  },
  consent: { shareWithEmployers: true, automatedScoring: true },
};

export const LONG_JOB = {
  title:
    'Senior Inventory Control and Hazardous Materials Receiving Lead (Second Shift, Weekend Rotation, Bilingual Preferred)',
  employerName: LONG_EMPLOYER,
  city: 'Washington Court House',
  state: 'OH',
  hourlyMinUsd: 23.5,
  hourlyMaxUsd: 31.25,
  employmentType: 'full_time',
  requiredSkills: SKILLS.slice(0, 12),
  preferredSkills: [...SKILLS.slice(12), 'Power BI', 'SAP Extended Warehouse Management'],
  requiredCertifications: ['Forklift Operator Certification', 'HAZWOPER 40-Hour'],
  minExperienceMonths: 60,
};
