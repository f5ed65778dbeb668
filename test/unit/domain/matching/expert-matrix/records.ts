import type { GivenJob } from '../../../../../src/domain/jobs/complete-job';
import type { ScoringInput } from '../../../../../src/domain/matching';
import { candidateWith, certificate, skill, workAs } from '../pairs';

/*
 * Invented people and postings with an expert's judgement of each pair, written before any of them was scored.
 */

const NEWARK = { city: 'Newark', state: 'NJ' };
const HOME = { ...NEWARK } as never;

export const JOBS: Record<string, GivenJob> = {
  housekeeper: {
    title: 'Hotel Housekeeper',
    ...NEWARK,
    responsibilities: [
      'Clean guest rooms and bathrooms',
      'Make beds, change linen, vacuum corridors',
      'Report repairs',
    ],
    requiredSkills: ['Room cleaning', 'Attention to detail'],
  },
  cook: {
    title: 'Line Cook',
    ...NEWARK,
    responsibilities: ['Work the grill and saute stations', 'Prepare ingredients and keep the station clean'],
    requiredSkills: ['Grilling', 'Food preparation', 'Food safety'],
    preferredCertifications: ['ServSafe'],
    minExperienceMonths: 12,
  },
  customerService: {
    title: 'Customer Service Representative',
    ...NEWARK,
    responsibilities: ['Answer calls and e-mails of customers', 'Resolve complaints and enter orders'],
    requiredSkills: ['Customer service', 'Complaint handling', 'Data entry'],
    minExperienceMonths: 12,
  },
  nursingAssistant: {
    title: 'Certified Nursing Assistant',
    ...NEWARK,
    responsibilities: ['Help residents bathe, dress and eat', 'Take vital signs and record care'],
    requiredSkills: ['Vital signs', 'Patient transfer', 'Bathing and grooming patients'],
    requiredCertifications: ['Certified nursing assistant'],
  },
  warehouse: {
    title: 'Warehouse Associate',
    ...NEWARK,
    responsibilities: ['Pick, pack and load orders', 'Scan goods and keep the floor clean'],
    requiredSkills: ['Order picking', 'Loading and unloading'],
    minExperienceMonths: 0,
  },
  bookkeeper: {
    title: 'Bookkeeper',
    ...NEWARK,
    responsibilities: ['Post invoices and reconcile bank accounts', 'Run payroll twice a month'],
    requiredSkills: ['Bookkeeping', 'QuickBooks', 'Accounts payable', 'Payroll'],
    minExperienceMonths: 36,
  },
  driver: {
    title: 'Delivery Driver',
    ...NEWARK,
    responsibilities: [
      'Drive a van on a daily route and deliver parcels',
      'Load the van and scan deliveries',
    ],
    requiredSkills: ['Delivery driving', 'Route planning'],
    requiresDriversLicense: true,
  },
  electrician: {
    title: 'Journeyman Electrician',
    ...NEWARK,
    responsibilities: ['Install switchgear and bend conduit', 'Troubleshoot motor controls'],
    requiredSkills: ['Electrical wiring', 'Conduit bending', 'Blueprint reading'],
    requiredCertifications: ['Journeyman electrician license'],
    minExperienceMonths: 48,
  },
};

export const PEOPLE: Record<string, Partial<ScoringInput>> = {
  janitor: {
    location: HOME,
    work: [workAs('Janitor', 96)],
    skills: [skill('Floor care'), skill('Waste disposal')],
  },
  server: { location: HOME, work: [workAs('Restaurant Server', 60)], skills: [skill('Customer service')] },
  cook: {
    location: HOME,
    work: [workAs('Line Cook', 48), workAs('Dishwasher', 12, '2022-05')],
    skills: [skill('Grilling'), skill('Food preparation'), skill('Food safety')],
    certifications: [certificate('ServSafe')],
  },
  nursingAssistant: {
    location: HOME,
    work: [workAs('Certified Nursing Assistant', 36)],
    skills: [skill('Vital signs'), skill('Patient transfer'), skill('Bathing and grooming patients')],
    certifications: [certificate('Certified nursing assistant')],
  },
  forkliftOperator: {
    location: HOME,
    work: [workAs('Forklift Operator', 36), workAs('Warehouse Associate', 24, '2023-05')],
    skills: [skill('Forklift operation'), skill('Order picking'), skill('Loading and unloading')],
  },
  accountingClerk: {
    location: HOME,
    work: [workAs('Accounting Clerk', 72)],
    skills: [skill('QuickBooks'), skill('Accounts payable'), skill('Payroll'), skill('Bookkeeping')],
  },
  courier: {
    location: HOME,
    work: [workAs('Courier', 48)],
    skills: [skill('Delivery driving'), skill('Route planning')],
    logistics: { ...candidateWith({}).logistics, hasDriversLicense: true },
  },
  electrician: {
    location: HOME,
    work: [workAs('Journeyman Electrician', 72), workAs('Apprentice Electrician', 48, '2020-05')],
    skills: [skill('Electrical wiring'), skill('Conduit bending'), skill('Blueprint reading')],
    certifications: [certificate('Journeyman electrician license')],
  },
  cashier: { location: HOME, work: [workAs('Cashier', 36)], skills: [skill('Cash handling')] },
  homeHealthAide: {
    location: HOME,
    work: [workAs('Home Health Aide', 24)],
    skills: [skill('Meal preparation')],
  },
};

/** 3 strong, 2 possible, 1 weak, 0 no; in the order of `JOBS`. */
export const LABELS: Record<string, readonly number[]> = {
  janitor: [2, 0, 0, 0, 2, 0, 1, 0],
  server: [1, 1, 2, 0, 1, 0, 1, 0],
  cook: [1, 3, 0, 0, 1, 0, 0, 0],
  nursingAssistant: [1, 0, 0, 3, 1, 0, 0, 0],
  forkliftOperator: [1, 0, 0, 0, 3, 0, 1, 0],
  accountingClerk: [0, 0, 1, 0, 0, 3, 0, 0],
  courier: [0, 0, 0, 0, 2, 0, 3, 0],
  electrician: [0, 0, 0, 0, 1, 0, 0, 3],
  cashier: [1, 0, 2, 0, 1, 0, 0, 0],
  homeHealthAide: [1, 0, 0, 1, 1, 0, 0, 0],
};
