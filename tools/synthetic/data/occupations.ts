import { occupation, type Occupation } from './occupation';

/** Frontline occupations, then some office occupations. Codes and titles come from O*NET-SOC. */
export const OCCUPATIONS: Occupation[] = [
  occupation('53-3032.00', 'Heavy and Tractor-Trailer Truck Drivers', 'trucking', {
    titles: 'Local Delivery Driver|CDL-A Truck Driver|OTR Driver|Truck Driver|Lead Driver / Trainer',
    skills:
      'Class A CDL|ELD logging|Pre-trip inspection|Route planning|DOT compliance|Load securement|Hazmat handling|Doubles and triples|Backing and docking|Defensive driving',
    certs: 'CDL Class A~license|Hazmat Endorsement|TWIC Card|DOT Medical Card',
    duties:
      'Drove {n:48-53}-foot trailers across {n:8-30} states with no preventable accidents|Completed pre-trip and post-trip inspections and kept electronic logs current|Delivered {n:12-25} stops per day on time|Secured mixed loads up to {n:30-45},000 lb|Trained {n:2-9} new drivers on backing and docking|Communicated delays to dispatch and receivers',
    study: 'vocational:Certificate:Commercial Truck Driving',
    local: {
      es: 'Conductor de camión|Chofer repartidor',
      fr: 'Chauffeur poids lourd|Chauffeur-livreur',
      de: 'Berufskraftfahrer|Auslieferungsfahrer',
    },
  }),
  occupation('29-1141.00', 'Registered Nurses', 'hospital', {
    titles: 'Staff Nurse|Registered Nurse|Registered Nurse - ICU|Charge Nurse|Nurse Manager',
    skills:
      'Patient assessment|Medication administration|IV therapy|Wound care|Epic|Telemetry|Care planning|Infection control|Triage|Patient education',
    certs: 'Registered Nurse (RN)~license|Basic Life Support (BLS)|Advanced Cardiac Life Support (ACLS)',
    duties:
      'Cared for {n:4-7} patients per shift on a {n:20-40}-bed unit|Administered medications and blood products per protocol|Precepted {n:3-12} new graduate nurses|Charted assessments in the electronic health record|Led bedside handoffs and discharge teaching|Reduced falls by {n:10-35}% through hourly rounding',
    study: 'university:Bachelor of Science:Nursing|college:Associate of Science:Nursing',
    local: {
      es: 'Enfermera general|Enfermero de urgencias',
      fr: 'Infirmière diplômée d’État|Infirmier',
      de: 'Gesundheits- und Krankenpflegerin|Pflegefachkraft',
    },
  }),
  occupation('31-1131.00', 'Nursing Assistants', 'care', {
    titles: 'Nurse Aide|Certified Nursing Assistant|CNA|Patient Care Technician',
    skills:
      'Vital signs|Patient transfers|Activities of daily living|Hoyer lift|Catheter care|Charting|CPR|Dementia care',
    certs: 'Certified Nursing Assistant (CNA)~license|CPR / First Aid',
    duties:
      'Assisted {n:8-14} residents with bathing, dressing and meals|Recorded vital signs and reported changes to the nurse|Transferred residents safely with gait belt and Hoyer lift|Answered call lights and kept rooms tidy|Comforted residents with dementia and their families',
    study: 'vocational:Certificate:Nursing Assistant',
  }),
  occupation('31-1121.00', 'Home Health Aides', 'care', {
    titles: 'Caregiver|Home Health Aide|Personal Care Aide|Senior Home Health Aide|HHA',
    skills:
      'Personal care|Meal preparation|Medication reminders|Light housekeeping|Transfers|Companionship|Range of motion exercises|HIPAA|Bathing and grooming',
    certs: 'Home Health Aide Certificate|CPR / First Aid',
    duties:
      'Helped {n:2-6} elderly clients with bathing, meals and errands|Reminded clients of medications and appointments|Kept daily notes for the visiting nurse|Drove clients to doctor visits and the pharmacy|Prepared low-sodium and diabetic meals',
    study: 'vocational:Certificate:Home Health Aide',
    local: {
      es: 'Cuidadora a domicilio|Auxiliar de ayuda a domicilio',
      fr: 'Auxiliaire de vie|Aide à domicile',
      de: 'Altenpflegehelferin|Betreuungskraft',
    },
  }),
  occupation('51-4121.00', 'Welders, Cutters, Solderers, and Brazers', 'metal', {
    titles: 'Welder Helper|MIG Welder|Welder|Structural Welder / Fitter|Lead Welder',
    skills:
      'MIG welding|TIG welding|Stick welding|Flux core|Blueprint reading|Plasma cutting|Oxy-fuel torch|Grinding|Tape measure|Overhead crane',
    certs: 'AWS D1.1 Structural Steel|OSHA 10-Hour',
    duties:
      'Welded carbon and stainless steel in all positions|Read blueprints and laid out parts to within 1/16 inch|Passed {n:95-99}% of X-ray inspections on pressure pipe|Operated overhead cranes up to {n:5-20} tons|Fitted and tacked frames for {n:4-12} trailers a week|Maintained welding leads, tips and guns',
    study: 'vocational:Certificate:Welding Technology',
    local: { es: 'Soldador|Soldador MIG', fr: 'Soudeur|Soudeur TIG', de: 'Schweißer|Schweißfachkraft' },
  }),
  occupation('35-2014.00', 'Cooks, Restaurant', 'food', {
    titles: 'Prep Cook|Line Cook|Cook|Grill Cook|Sous Chef|Kitchen Manager',
    skills:
      'Knife skills|Grill and saute|Food safety|Inventory|Menu planning|Batch cooking|FIFO rotation|Cost control|Plating|Sanitation',
    certs: 'ServSafe Food Handler|ServSafe Manager|Food Handler Card',
    duties:
      'Ran the grill station for {n:120-350} covers a night|Prepped sauces, stocks and proteins for the line|Cut food waste by {n:8-25}% with better rotation|Kept the walk-in labelled and within temperature|Scheduled and trained a crew of {n:4-12}|Passed every county health inspection',
    study: 'vocational:Certificate:Culinary Arts|college:Associate of Applied Science:Culinary Arts',
    local: { es: 'Cocinero|Ayudante de cocina', fr: 'Cuisinier|Commis de cuisine', de: 'Koch|Küchenhilfe' },
  }),
  occupation('53-7065.00', 'Stockers and Order Fillers', 'warehouse', {
    titles:
      'Warehouse Associate|Order Picker|Picker/Packer|Material Handler|Shipping & Receiving Clerk|Warehouse Lead',
    skills:
      'RF scanner|Order picking|Pallet jack|Forklift operation|Cycle counts|Shipping and receiving|Packing|SAP|Inventory control|5S',
    certs: 'Forklift Operator Certification|OSHA 10-Hour',
    duties:
      'Picked {n:90-160} lines per hour with {n:98-99}% accuracy|Loaded and unloaded {n:6-15} trailers per shift|Operated sit-down forklift and electric pallet jack|Performed cycle counts and corrected locations|Stacked and wrapped pallets up to 60 lb per case|Led a crew of {n:5-14} on second shift',
    study: '',
    local: {
      es: 'Operario de almacén|Preparador de pedidos',
      fr: 'Préparateur de commandes|Magasinier cariste',
      de: 'Lagerist|Kommissionierer',
    },
  }),
  occupation('53-7051.00', 'Industrial Truck and Tractor Operators', 'warehouse', {
    titles: 'Forklift Operator|Reach Truck Operator|Forklift Driver|Yard Jockey',
    skills:
      'Sit-down forklift|Reach truck|Cherry picker|RF scanner|Load balancing|Battery changes|Dock scheduling|WMS',
    certs: 'Forklift Operator Certification~certification',
    duties:
      'Moved {n:150-300} pallets per shift without product damage|Loaded trailers by weight and stop order|Checked fluids, forks and batteries before every shift|Put away freight in narrow aisle racking up to {n:20-35} feet',
    study: '',
  }),
  occupation('37-2011.00', 'Janitors and Cleaners, Except Maids and Housekeeping Cleaners', 'cleaning', {
    titles: 'Janitor|Custodian|Night Custodian|Head Custodian|Cleaner',
    skills:
      'Floor stripping and waxing|Carpet extraction|Restroom sanitation|Minor repairs|Buffer operation|Chemical safety|Trash removal|Snow removal|Opening and closing buildings',
    certs: 'OSHA 10-Hour|Bloodborne Pathogens Training',
    duties:
      'Cleaned {n:12-40} classrooms and offices every night|Stripped and waxed floors during school breaks|Restocked supplies and reported repairs|Unlocked, alarmed and secured the building|Supervised {n:2-6} part-time cleaners',
    study: '',
    local: {
      es: 'Personal de limpieza|Conserje',
      fr: 'Agent d’entretien|Agent de propreté',
      de: 'Reinigungskraft|Hausmeister',
    },
  }),
  occupation('47-2111.00', 'Electricians', 'electric', {
    titles:
      'Electrician Helper|Apprentice Electrician|Journeyman Electrician|Electrician|Foreman Electrician',
    skills:
      'Conduit bending|Wire pulling|NEC code|Panel installation|Troubleshooting|Blueprint reading|Motor controls|Lockout/tagout|Multimeter|Low voltage',
    certs: 'Journeyman Electrician~license|OSHA 30-Hour Construction',
    duties:
      'Bent and installed EMT and rigid conduit up to {n:2-4} inches|Wired panels, lighting and motors in {n:5-20} commercial buildings|Traced faults and restored power to production lines|Supervised {n:2-6} apprentices|Passed every rough-in inspection the first time',
    study: 'vocational:Diploma:Electrical Technology',
    local: {
      es: 'Electricista|Técnico electricista',
      fr: 'Électricien|Électricien de maintenance',
      de: 'Elektriker|Elektroniker',
    },
  }),
  occupation('41-2031.00', 'Retail Salespersons', 'retail', {
    titles:
      'Cashier|Sales Associate|Stock Associate|Shift Supervisor|Department Lead|Assistant Store Manager',
    skills:
      'Cash handling|POS systems|Customer service|Merchandising|Upselling|Loss prevention|Inventory counts|Opening and closing|Returns and exchanges',
    certs: 'Food Handler Card',
    duties:
      'Served {n:80-200} customers a day at the register|Balanced a drawer of {n:8-30} hundred dollars without shortages|Set weekly displays and price changes|Raised add-on sales by {n:5-20}%|Trained {n:3-10} seasonal hires|Handled returns and complaints calmly',
    study: '',
    local: { es: 'Vendedora|Cajero', fr: 'Vendeuse|Hôte de caisse', de: 'Verkäuferin|Kassierer' },
  }),
  occupation('43-4081.00', 'Hotel, Motel, and Resort Desk Clerks', 'hotel', {
    titles: 'Front Desk Agent|Guest Service Agent|Night Auditor|Front Office Supervisor|Front Office Manager',
    skills:
      'Opera PMS|Guest relations|Reservations|Night audit|Cash handling|Conflict resolution|Concierge services|Group bookings',
    certs: 'Certified Front Desk Representative',
    duties:
      'Checked in {n:40-120} guests per shift|Ran night audit and closed the day|Resolved complaints and lifted survey scores by {n:5-15} points|Coordinated rooms with housekeeping and maintenance|Booked groups of up to {n:40-90} rooms',
    study: 'college:Associate of Applied Science:Hospitality Management',
  }),
  occupation('37-2012.00', 'Maids and Housekeeping Cleaners', 'hotel', {
    titles: 'Room Attendant|Housekeeper|Laundry Attendant|Housekeeping Supervisor',
    skills:
      'Room turnover|Linen handling|Deep cleaning|Inspection checklists|Laundry equipment|Guest courtesy|Chemical safety',
    certs: '',
    duties:
      'Cleaned {n:14-20} rooms per shift to brand standard|Inspected rooms and returned lost items|Washed and folded linens for {n:90-250} rooms|Scheduled a team of {n:6-15} attendants',
    study: '',
  }),
  occupation(
    '25-9042.00',
    'Teaching Assistants, Preschool, Elementary, Middle, and Secondary School, Except Special Education',
    'school',
    {
      titles:
        'Classroom Volunteer Coordinator|Teacher Aide|Teacher Assistant|Paraprofessional|Instructional Aide',
      skills:
        'Small group instruction|Behavior support|Lesson preparation|IEP support|Playground supervision|Reading intervention|Bilingual communication|Google Classroom',
      certs: 'Paraprofessional Certificate|CPR / First Aid',
      duties:
        'Supported a class of {n:18-28} pupils in reading and math|Prepared materials and graded homework|Worked one on one with {n:2-6} pupils with special needs|Supervised lunch, recess and bus duty|Translated at parent conferences',
      study: 'college:Associate of Arts:Early Childhood Education',
    },
  ),
  occupation('33-9032.00', 'Security Guards', 'security', {
    titles: 'Security Officer|Unarmed Security Guard|Security Guard|Site Supervisor|Loss Prevention Officer',
    skills:
      'Access control|CCTV monitoring|Incident reports|Patrol|De-escalation|Emergency response|Visitor management|Radio communication',
    certs: 'Guard Card~license|CPR / First Aid',
    duties:
      'Patrolled {n:3-12} buildings on foot and by vehicle|Wrote incident reports for police and clients|Monitored {n:24-120} cameras and the alarm panel|Checked badges for {n:200-900} employees a day|Calmed disputes without force',
    study: '',
    local: {
      es: 'Vigilante de seguridad|Guardia de seguridad',
      fr: 'Agent de sécurité|Agent de surveillance',
      de: 'Sicherheitsmitarbeiter|Objektschützer',
    },
  }),
  occupation('43-9061.00', 'Office Clerks, General', 'office', {
    titles: 'File Clerk|Office Clerk|Receptionist|Administrative Assistant|Office Manager',
    skills:
      'Microsoft Word|Microsoft Excel|Data entry|Filing|Multi-line phones|Scheduling|Outlook|QuickBooks|Typing 60 WPM|Customer service',
    certs: 'Notary Public~license|Microsoft Office Specialist',
    duties:
      'Answered {n:6-20} phone lines and greeted visitors|Entered {n:100-300} records a day with few errors|Scheduled appointments for {n:3-9} managers|Prepared invoices, letters and mailings|Reorganized files and cut retrieval time by {n:20-50}%',
    study: 'college:Associate of Arts:Business Administration',
    local: {
      es: 'Auxiliar administrativa|Recepcionista',
      fr: 'Assistante administrative|Secrétaire',
      de: 'Bürokauffrau|Sachbearbeiter',
    },
  }),
  occupation('15-1252.00', 'Software Developers', 'software', {
    titles:
      'Software Engineering Intern|Junior Developer|Software Engineer|Backend Engineer|Senior Software Engineer|Staff Engineer',
    skills:
      'Python|TypeScript|React|Node.js|PostgreSQL|Docker|Kubernetes|AWS|Git|Java|C#|CI/CD|GraphQL|Redis',
    certs: 'AWS Certified Developer|Certified Kubernetes Administrator',
    duties:
      'Built REST APIs in TypeScript serving {n:1-40} million requests a day|Cut page load time by {n:20-60}% with caching|Moved {n:6-30} services from virtual machines to Kubernetes|Mentored {n:2-6} junior engineers|Wrote integration tests and halved release defects|Designed the billing data model in PostgreSQL',
    study: 'university:Bachelor of Science:Computer Science|university:Master of Science:Computer Science',
    local: {
      es: 'Desarrollador de software|Ingeniero de software',
      fr: 'Développeur logiciel|Ingénieur logiciel',
      de: 'Softwareentwickler|Software-Ingenieur',
    },
  }),
  occupation('13-2011.00', 'Accountants and Auditors', 'accounting', {
    titles: 'Accounting Clerk|Staff Accountant|Accountant|Senior Accountant|Accounting Manager',
    skills:
      'General ledger|Accounts payable|Accounts receivable|Month-end close|QuickBooks|SAP|Microsoft Excel|Bank reconciliation|GAAP|Tax preparation|Payroll',
    certs: 'Certified Public Accountant (CPA)~license|Certified Bookkeeper',
    duties:
      'Closed the books for {n:2-9} entities within {n:4-8} business days|Reconciled {n:10-40} bank and balance sheet accounts|Prepared schedules for external audit|Processed payroll for {n:40-400} employees|Automated reports and saved {n:6-20} hours a month',
    study:
      'university:Bachelor of Business Administration:Accounting|university:Bachelor of Science:Accounting',
    local: {
      es: 'Contador|Auxiliar contable',
      fr: 'Comptable|Assistante comptable',
      de: 'Buchhalter|Finanzbuchhalterin',
    },
  }),
  occupation('47-2061.00', 'Construction Laborers', 'construction', {
    titles: 'Laborer|Construction Laborer|Roofer|Landscape Crew Member|Crew Leader',
    skills:
      'Concrete finishing|Framing|Demolition|Power tools|Scaffolding|Drywall|Skid steer|Site cleanup|Fall protection',
    certs: 'OSHA 10-Hour|Flagger Certification',
    duties:
      'Poured and finished {n:20-90} yards of concrete a week|Framed walls and hung drywall on {n:6-30} homes|Set up scaffolds and fall protection|Ran skid steer and jackhammer|Led a crew of {n:3-8}',
    study: '',
  }),
  occupation('49-3023.00', 'Automotive Service Technicians and Mechanics', 'automotive', {
    titles: 'Lube Technician|Mechanic|Automotive Technician|Diesel Mechanic|Shop Foreman',
    skills:
      'Brake repair|Engine diagnostics|Suspension and steering|OBD-II scan tools|Electrical systems|Oil changes|State inspections|Welding|Hydraulics',
    certs: 'ASE A5 Brakes|ASE Master Technician',
    duties:
      'Repaired brakes, steering and engines on {n:5-12} vehicles a day|Diagnosed faults with scan tools and wiring diagrams|Wrote estimates and ordered parts|Kept comeback rate under {n:1-3}%',
    study: 'vocational:Diploma:Automotive Technology',
  }),
  occupation('51-4041.00', 'Machinists', 'metal', {
    titles: 'Machine Operator|CNC Operator|CNC Machinist|Machinist|Setup Technician',
    skills:
      'CNC lathe|CNC mill|G-code|Micrometers and calipers|Blueprint reading|GD&T|Haas controls|Tool changes|Deburring',
    certs: 'NIMS Level I Machining',
    duties:
      'Set up and ran {n:2-6} CNC mills and lathes|Held tolerances of {n:2-5} ten-thousandths|Inspected first articles and kept SPC charts|Edited G-code and cut cycle time by {n:8-30}%',
    study: 'college:Associate of Applied Science:Machine Tool Technology',
  }),
  occupation('35-3023.00', 'Fast Food and Counter Workers', 'food', {
    titles: 'Crew Member|Team Member|Barista|Dishwasher|Shift Leader',
    skills: 'Cash register|Drive-thru|Espresso machines|Teamwork|Cleaning|Customer service|Food prep',
    certs: 'Food Handler Card',
    duties:
      'Took orders and cash for {n:100-250} guests per shift|Kept drive-thru times under {n:2-4} minutes|Opened and closed the store|Washed dishes and kept the floor safe',
    study: '',
  }),
  occupation('43-4051.00', 'Customer Service Representatives', 'office', {
    titles:
      'Call Center Agent|Customer Service Representative|Customer Support Specialist|Team Lead, Customer Care',
    skills:
      'Zendesk|Salesforce|Active listening|De-escalation|Data entry|Order processing|Live chat|Billing questions|Bilingual support',
    certs: '',
    duties:
      'Handled {n:50-110} calls a day and met quality scores of {n:92-98}%|Resolved billing and delivery problems on first contact|Coached {n:5-15} new agents|Wrote help articles that cut repeat calls by {n:8-22}%',
    study: '',
  }),
];
