/** An invented person whose resume is written in several formats. */
export interface FormatPerson {
  name: string;
  /** Name and contacts, one a line. */
  heading: string[];
  work: { years: string; title: string; employer: string; duties: string[] }[];
  /** Lines after the work. */
  rest: string[];
  prose: string;
  jsonResume: object;
  /** A fitting, a near and an unrelated job. */
  postings: string[];
}

export const AIDE: FormatPerson = {
  name: 'a nursing assistant',
  heading: ['Marisol Trent', 'Toledo, OH', 'marisol.trent@example.com', '(419) 555-0142'],
  work: [
    {
      years: 'March 2021 - Present',
      title: 'Certified Nursing Assistant',
      employer: 'Maple Grove Care Center',
      duties: ['Vital signs', 'Bathing and dressing', 'Patient charting'],
    },
    {
      years: 'June 2017 - February 2021',
      title: 'Home Health Aide',
      employer: 'Lakeside Home Care',
      duties: ['Meal preparation', 'Transfers'],
    },
  ],
  rest: [
    'EDUCATION',
    'High School Diploma, Start High School, Toledo, OH, 2016',
    '',
    'CERTIFICATIONS',
    'Certified Nursing Assistant (CNA)',
    'CPR',
    '',
    'SKILLS',
    'Patient care, Vital signs, Dementia care, Spanish',
  ],
  prose:
    'My name is Marisol Trent and I live in Toledo, OH. You can reach me at marisol.trent@example.com or (419) 555-0142. ' +
    'Since March 2021 I have worked as a Certified Nursing Assistant at Maple Grove Care Center, where I take vital signs, ' +
    'help with bathing and dressing, and do patient charting. From June 2017 to February 2021 I was a Home Health Aide at ' +
    'Lakeside Home Care, with meal preparation and transfers. I have a High School Diploma from Start High School in Toledo, ' +
    '2016. I am a Certified Nursing Assistant (CNA) and hold a CPR certification. My skills are patient care, vital signs, ' +
    'dementia care and Spanish.',
  jsonResume: {
    basics: {
      name: 'Marisol Trent',
      email: 'marisol.trent@example.com',
      phone: '(419) 555-0142',
      location: { city: 'Toledo', region: 'OH', countryCode: 'US' },
    },
    work: [
      {
        name: 'Maple Grove Care Center',
        position: 'Certified Nursing Assistant',
        startDate: '2021-03',
        highlights: ['Vital signs', 'Bathing and dressing', 'Patient charting'],
      },
      {
        name: 'Lakeside Home Care',
        position: 'Home Health Aide',
        startDate: '2017-06',
        endDate: '2021-02',
        highlights: ['Meal preparation', 'Transfers'],
      },
    ],
    education: [{ institution: 'Start High School', studyType: 'High School Diploma', endDate: '2016' }],
    certificates: [{ name: 'Certified Nursing Assistant (CNA)' }, { name: 'CPR' }],
    skills: ['Patient care', 'Vital signs', 'Dementia care', 'Spanish'].map((name) => ({ name })),
  },
  postings: [
    'Certified Nursing Assistant\nRiverbend Senior Living, Toledo, OH\n$18 - $21 per hour\n\nRequirements:\n- Active CNA certificate\n- 1 year of experience in patient care\n- CPR\n- High school diploma or GED\n\nResponsibilities:\n- Vital signs, bathing and charting',
    'Medical Assistant\nErie Family Clinic, Toledo, OH\n$19 per hour\n\nRequirements:\n- Vital signs and patient care\n- 1 year of experience\n- Spanish preferred',
    'Warehouse Associate\nHarbor Freight Depot, Toledo, OH\n$17 per hour\n\nRequirements:\n- Order picking and packing\n- Lift 50 lb',
  ],
};

export const LOADER: FormatPerson = {
  name: 'a forklift operator',
  heading: ['Devon Achterberg', 'Newark, NJ', 'devon.achterberg@example.com', '(973) 555-0118'],
  work: [
    {
      years: '08/2019 - 04/2026',
      title: 'Forklift Operator',
      employer: 'Passaic Cold Storage LLC',
      duties: ['Loading and unloading trailers', 'RF scanning', 'Cycle counts'],
    },
    {
      years: '05/2016 - 07/2019',
      title: 'Warehouse Associate',
      employer: 'Ironbound Distribution',
      duties: ['Order picking', 'Packing'],
    },
  ],
  rest: [
    'EDUCATION',
    'GED, Essex County College, Newark, NJ, 2015',
    '',
    'CERTIFICATIONS',
    'Forklift Certification',
    'OSHA 10',
    '',
    'SKILLS',
    'Inventory control, Shipping and receiving, Pallet jack operation',
  ],
  prose:
    'I am Devon Achterberg from Newark, NJ, devon.achterberg@example.com, (973) 555-0118. From August 2019 to April 2026 I ' +
    'worked as a Forklift Operator at Passaic Cold Storage LLC, loading and unloading trailers, with RF scanning and cycle ' +
    'counts. Before that, from May 2016 to July 2019, I was a Warehouse Associate at Ironbound Distribution and did order ' +
    'picking and packing. I earned my GED at Essex County College in 2015. I have a Forklift Certification and OSHA 10. My ' +
    'skills include inventory control, shipping and receiving, and pallet jack operation.',
  jsonResume: {
    basics: {
      name: 'Devon Achterberg',
      email: 'devon.achterberg@example.com',
      phone: '(973) 555-0118',
      location: { city: 'Newark', region: 'NJ', countryCode: 'US' },
    },
    work: [
      {
        name: 'Passaic Cold Storage LLC',
        position: 'Forklift Operator',
        startDate: '2019-08',
        endDate: '2026-04',
        highlights: ['Loading and unloading trailers', 'RF scanning', 'Cycle counts'],
      },
      {
        name: 'Ironbound Distribution',
        position: 'Warehouse Associate',
        startDate: '2016-05',
        endDate: '2019-07',
        highlights: ['Order picking', 'Packing'],
      },
    ],
    education: [{ institution: 'Essex County College', studyType: 'GED', endDate: '2015' }],
    certificates: [{ name: 'Forklift Certification' }, { name: 'OSHA 10' }],
    skills: ['Inventory control', 'Shipping and receiving', 'Pallet jack operation'].map((name) => ({
      name,
    })),
  },
  postings: [
    'Forklift Operator\nHarbor Logistics, Elizabeth, NJ\n$21 per hour\n\nRequirements:\n- Forklift certification\n- 2 years of forklift experience\n- RF scanning\n\nResponsibilities:\n- Load and unload trailers',
    'Shipping and Receiving Clerk\nBayway Supply, Elizabeth, NJ\n$19 per hour\n\nRequirements:\n- Inventory control\n- Shipping and receiving\n- 1 year of experience',
    'Line Cook\nCorner Table, Newark, NJ\n$18 per hour\n\nRequirements:\n- Grill and fry station\n- 1 year of cooking experience',
  ],
};
