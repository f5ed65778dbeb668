/** A posting for the candidates below. */
export const DESK_JOB = {
  title: 'Warehouse associate',
  employerName: 'Gem City Freight',
  city: 'Dayton',
  state: 'OH',
  hourlyMinUsd: 19,
  hourlyMaxUsd: 22,
  employmentType: 'full_time',
  requiredSkills: ['Forklift operation', 'Order picking', 'Inventory management'],
  preferredSkills: ['RF scanners', 'Pallet jack'],
  requiredCertifications: ['Forklift Operator Certification'],
  minExperienceMonths: 12,
};

const CONSENT = { shareWithEmployers: true, automatedScoring: true };

const MARISOL = {
  firstName: 'Marisol',
  lastName: 'Vega',
  email: 'marisol.vega@example.com',
  phone: '+1 937 555 0142',
  location: { city: 'Dayton', state: 'OH', postalCode: '45402', countryCode: 'US' },
  consent: CONSENT,
};

/** Invented people: two records of one person, and four others. */
export function deskCandidates(): object[] {
  return [
    {
      ...MARISOL,
      externalId: 'case-1042',
      summary: 'Warehouse worker with forklift experience. Punctual, works any shift.',
      skills: ['Forklift operation', 'Order picking', 'RF scanners', 'Inventory management'],
      certifications: ['Forklift Operator Certification'],
      work: [
        {
          name: 'Miami Valley Logistics',
          position: 'Forklift operator',
          startDate: '2022-03',
          isCurrent: true,
        },
        { name: 'Northside Grocers', position: 'Stocker', startDate: '2019-06', endDate: '2022-01' },
        { name: 'Rosa Cafe', position: 'Line cook', startDate: '2016-05', endDate: '2019-02' },
      ],
      education: [{ institution: 'Sinclair Community College', area: 'Logistics', endDate: '2018-05' }],
      preferences: {
        hourlyMinUsd: 19,
        employmentTypes: ['full_time'],
        shifts: ['day', 'evening'],
        maxCommuteMiles: 20,
      },
    },
    {
      ...MARISOL,
      externalId: 'ats-77',
      skills: ['Order picking'],
      work: [
        {
          name: 'Miami Valley Logistics',
          position: 'Forklift operator',
          startDate: '2022-03',
          isCurrent: true,
        },
      ],
    },
    ...otherCandidates(),
  ];
}

function otherCandidates(): object[] {
  return [
    {
      firstName: 'Teodor',
      lastName: 'Blasko',
      email: 'teodor@example.com',
      location: { city: 'Springfield', state: 'OH', countryCode: 'US' },
      skills: ['Order picking', 'Pallet jack'],
      work: [
        { name: 'Buckeye Parcel', position: 'Package handler', startDate: '2023-01', endDate: '2025-08' },
      ],
      preferences: { hourlyMinUsd: 24, maxCommuteMiles: 10 },
      consent: CONSENT,
    },
    {
      firstName: 'Anneke',
      lastName: 'Oyelaran-Featherstonehaugh',
      location: { city: 'Cincinnati', state: 'OH', countryCode: 'US' },
      skills: ['Inventory management', 'Forklift operation', 'Spreadsheets'],
      work: [
        {
          name: 'Queen City Wholesale and Distribution Cooperative',
          position: 'Inventory clerk',
          startDate: '2020-02',
          isCurrent: true,
        },
      ],
      consent: CONSENT,
    },
    {
      firstName: 'Ruslan',
      lastName: 'Imre',
      skills: ['Welding'],
      work: [{ name: 'Tri-County Metal', position: 'Welder', startDate: '2012', endDate: '2024' }],
      location: { city: 'Dayton', state: 'OH', countryCode: 'US' },
      consent: CONSENT,
    },
  ];
}
