/** An invented person whose resume is written in several formats. */
export interface FormatPerson {
  name: string;
  basics: { name: string; city: string; region: string; email: string; phone: string };
  work: {
    /** As the resume states it. */
    years: string;
    startDate: string;
    /** Undefined for the present position. */
    endDate?: string;
    title: string;
    employer: string;
    duties: string[];
  }[];
  education: { studyType: string; institution: string; year: string };
  certificates: string[];
  skills: string[];
  prose: string;
  /** A fitting, a near and an unrelated job. */
  postings: string[];
}

export const AIDE: FormatPerson = {
  name: 'a nursing assistant',
  basics: {
    name: 'Marisol Trent',
    city: 'Toledo',
    region: 'OH',
    email: 'marisol.trent@example.com',
    phone: '(419) 555-0142',
  },
  work: [
    {
      years: 'March 2021 - Present',
      startDate: '2021-03',
      title: 'Certified Nursing Assistant',
      employer: 'Maple Grove Care Center',
      duties: ['Vital signs', 'Bathing and dressing', 'Patient charting'],
    },
    {
      years: 'June 2017 - February 2021',
      startDate: '2017-06',
      endDate: '2021-02',
      title: 'Home Health Aide',
      employer: 'Lakeside Home Care',
      duties: ['Meal preparation', 'Transfers'],
    },
  ],
  education: { studyType: 'High School Diploma', institution: 'Start High School', year: '2016' },
  certificates: ['Certified Nursing Assistant (CNA)', 'CPR'],
  skills: ['Patient care', 'Vital signs', 'Dementia care', 'Spanish'],
  prose:
    'My name is Marisol Trent and I live in Toledo, OH. You can reach me at marisol.trent@example.com or (419) 555-0142. ' +
    'Since March 2021 I have worked as a Certified Nursing Assistant at Maple Grove Care Center, where I take vital signs, ' +
    'help with bathing and dressing, and do patient charting. From June 2017 to February 2021 I was a Home Health Aide at ' +
    'Lakeside Home Care, with meal preparation and transfers. I have a High School Diploma from Start High School in Toledo, ' +
    '2016. I am a Certified Nursing Assistant (CNA) and hold a CPR certification. My skills are patient care, vital signs, ' +
    'dementia care and Spanish.',
  postings: [
    'Certified Nursing Assistant\nRiverbend Senior Living, Toledo, OH\n$18 - $21 per hour\n\nRequirements:\n- Active CNA certificate\n- 1 year of experience in patient care\n- CPR\n- High school diploma or GED\n\nResponsibilities:\n- Vital signs, bathing and charting',
    'Medical Assistant\nErie Family Clinic, Toledo, OH\n$19 per hour\n\nRequirements:\n- Vital signs and patient care\n- 1 year of experience\n- Spanish preferred',
    'Warehouse Associate\nHarbor Freight Depot, Toledo, OH\n$17 per hour\n\nRequirements:\n- Order picking and packing\n- Lift 50 lb',
  ],
};

export const LOADER: FormatPerson = {
  name: 'a forklift operator',
  basics: {
    name: 'Devon Achterberg',
    city: 'Newark',
    region: 'NJ',
    email: 'devon.achterberg@example.com',
    phone: '(973) 555-0118',
  },
  work: [
    {
      years: '08/2019 - 04/2026',
      startDate: '2019-08',
      endDate: '2026-04',
      title: 'Forklift Operator',
      employer: 'Passaic Cold Storage LLC',
      duties: ['Loading and unloading trailers', 'RF scanning', 'Cycle counts'],
    },
    {
      years: '05/2016 - 07/2019',
      startDate: '2016-05',
      endDate: '2019-07',
      title: 'Warehouse Associate',
      employer: 'Ironbound Distribution',
      duties: ['Order picking', 'Packing'],
    },
  ],
  education: { studyType: 'GED', institution: 'Essex County College', year: '2015' },
  certificates: ['Forklift Certification', 'OSHA 10'],
  skills: ['Inventory control', 'Shipping and receiving', 'Pallet jack operation'],
  prose:
    'I am Devon Achterberg from Newark, NJ, devon.achterberg@example.com, (973) 555-0118. From August 2019 to April 2026 I ' +
    'worked as a Forklift Operator at Passaic Cold Storage LLC, loading and unloading trailers, with RF scanning and cycle ' +
    'counts. Before that, from May 2016 to July 2019, I was a Warehouse Associate at Ironbound Distribution and did order ' +
    'picking and packing. I earned my GED at Essex County College in 2015. I have a Forklift Certification and OSHA 10. My ' +
    'skills include inventory control, shipping and receiving, and pallet jack operation.',
  postings: [
    'Forklift Operator\nHarbor Logistics, Elizabeth, NJ\n$21 per hour\n\nRequirements:\n- Forklift certification\n- 2 years of forklift experience\n- RF scanning\n\nResponsibilities:\n- Load and unload trailers',
    'Shipping and Receiving Clerk\nBayway Supply, Elizabeth, NJ\n$19 per hour\n\nRequirements:\n- Inventory control\n- Shipping and receiving\n- 1 year of experience',
    'Line Cook\nCorner Table, Newark, NJ\n$18 per hour\n\nRequirements:\n- Grill and fry station\n- 1 year of cooking experience',
  ],
};

export const COOK: FormatPerson = {
  name: 'a line cook',
  basics: {
    name: 'Terrell Boudin',
    city: 'Mobile',
    region: 'AL',
    email: 'terrell.boudin@example.com',
    phone: '(251) 555-0163',
  },
  work: [
    {
      years: 'Sep 2022 - Present',
      startDate: '2022-09',
      title: 'Line Cook',
      employer: 'Bayfront Grill',
      duties: [
        'Worked the grill and fry stations',
        'Prepared sauces and cut vegetables',
        'Trained new kitchen staff',
      ],
    },
    {
      years: 'Jan 2019 - Aug 2022',
      startDate: '2019-01',
      endDate: '2022-08',
      title: 'Dishwasher',
      employer: 'Magnolia Cafeteria',
      duties: ['Washed dishes', 'Unloaded delivery trucks', 'Cleaned the kitchen'],
    },
  ],
  education: { studyType: 'High School Diploma', institution: 'Murphy High School', year: '2018' },
  certificates: ['ServSafe Food Handler'],
  skills: ['Food preparation', 'Food safety', 'Teamwork'],
  prose:
    'I am Terrell Boudin, a cook in Mobile, AL. My email is terrell.boudin@example.com and my phone is (251) 555-0163. I ' +
    'have worked as a Line Cook at Bayfront Grill since September 2022. There I work the grill and fry stations, prepare ' +
    'sauces and cut vegetables. I also train new kitchen staff. Before that I was a Dishwasher at Magnolia Cafeteria from ' +
    'January 2019 until August 2022. I washed dishes, unloaded delivery trucks and cleaned the kitchen. I graduated from ' +
    'Murphy High School with a High School Diploma in 2018. I hold a ServSafe Food Handler certificate. I am skilled in ' +
    'food preparation, food safety and teamwork.',
  postings: [
    'Line Cook\nOyster House, Mobile, AL\n$16 - $18 per hour\n\nRequirements:\n- 1 year of cooking experience\n- Grill and fry stations\n- Food safety\n- Train kitchen staff\n\nPreferred:\n- ServSafe',
    'Kitchen Helper\nGulf Coast School District, Mobile, AL\n$14 per hour\n\nRequirements:\n- Dishwashing and cleaning\n- Food preparation\n- High school diploma or GED',
    'Accounts Payable Clerk\nPort City Supply, Mobile, AL\n$20 per hour\n\nRequirements:\n- Invoice processing\n- QuickBooks\n- 1 year of experience',
  ],
};

export const CLERK: FormatPerson = {
  name: 'an office clerk',
  basics: {
    name: 'Ingrid Castellano',
    city: 'Boise',
    region: 'ID',
    email: 'ingrid.castellano@example.com',
    phone: '(208) 555-0187',
  },
  work: [
    {
      years: '2020 - 2025',
      startDate: '2020',
      endDate: '2025',
      title: 'Bookkeeper',
      employer: 'Treasure Valley Plumbing',
      duties: ['Accounts payable and receivable', 'Payroll for 25 employees', 'Bank reconciliation'],
    },
    {
      years: '2016 - 2020',
      startDate: '2016',
      endDate: '2020',
      title: 'Receptionist',
      employer: 'Foothills Dental Clinic',
      duties: ['Answering phones', 'Scheduling appointments', 'Filing patient records'],
    },
  ],
  education: { studyType: 'Associate Degree', institution: 'College of Western Idaho', year: '2015' },
  certificates: ['QuickBooks Certified User'],
  skills: ['QuickBooks', 'Microsoft Excel', 'Data entry', 'Customer service'],
  prose:
    'Ingrid Castellano, Boise, ID, ingrid.castellano@example.com, (208) 555-0187.\n\nFrom 2020 to 2025 I was employed by ' +
    'Treasure Valley Plumbing as a Bookkeeper. My duties included accounts payable and receivable, payroll for 25 employees ' +
    'and bank reconciliation. Earlier, from 2016 to 2020, I worked as a Receptionist at Foothills Dental Clinic. I was ' +
    'responsible for answering phones, scheduling appointments and filing patient records.\n\nI received an Associate Degree ' +
    'from the College of Western Idaho in 2015. I am a QuickBooks Certified User. I am proficient in QuickBooks, Microsoft ' +
    'Excel, data entry and customer service.',
  postings: [
    'Bookkeeper\nSawtooth Electric, Boise, ID\n$22 - $26 per hour\n\nRequirements:\n- 2 years of bookkeeping experience\n- QuickBooks\n- Accounts payable, accounts receivable and payroll\n- Bank reconciliation\n- Associate degree',
    'Front Desk Receptionist\nBoise Eye Center, Boise, ID\n$17 per hour\n\nRequirements:\n- Answer phones and schedule appointments\n- Microsoft Excel\n- 1 year of experience',
    'Roofer\nSummit Roofing, Boise, ID\n$25 per hour\n\nRequirements:\n- Shingle installation\n- Work at heights\n- 1 year of roofing experience',
  ],
};
