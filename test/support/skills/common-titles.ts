/**
 * Three hundred titles of frontline and office work as people write them, each with the O*NET-SOC code that a careers
 * adviser would assign. The list was written before the map was measured against it. Only the minor group is compared,
 * so some titles also accept a related code.
 */
const list = `
53-7051.00 | Forklift Operator; Fork Lift Driver; Reach Truck Operator; Stand Up Forklift Operator
53-7065.00 | Order Picker; Order Selector; Stocker; Overnight Stocker; Grocery Stocker; Warehouse Associate; Warehouse Worker; Picker/Packer; Fulfillment Associate; Stock Clerk
53-7062.00 | Material Handler; Package Handler; Freight Unloader; Loader/Unloader; Mover; Warehouse Loader; Lumper
53-7064.00 | Packer; Hand Packager; Packaging Associate
53-7061.00 | Car Washer; Auto Detailer; Lot Attendant Detailer
53-7081.00 | Trash Collector; Sanitation Worker Garbage Truck
53-3032.00 | CDL-A Truck Driver; OTR Truck Driver; Class A Driver; Tractor Trailer Driver; Long Haul Truck Driver; Flatbed Driver; Tanker Driver; Dump Truck Driver
53-3033.00 | Delivery Driver; Box Truck Driver; Courier; Package Delivery Driver; Amazon Delivery Driver
53-3031.00 | Route Driver; Pizza Delivery Driver; Route Sales Driver
53-3051.00 | School Bus Driver; Bus Driver School
53-3052.00 | City Bus Driver; Transit Operator; Bus Operator
53-3053.00 | Shuttle Driver; Limo Driver; Chauffeur
53-3054.00 | Taxi Driver; Uber Driver; Rideshare Driver
53-6021.00 | Parking Attendant; Valet; Valet Attendant
53-2031.00 | Flight Attendant
53-7011.00 | Conveyor Operator
35-3031.00 | Server; Waitress; Waiter; Banquet Server; Food Server
35-3011.00 | Bartender; Barback Bartender; Mixologist
35-3023.00 | Barista; Crew Member Fast Food; Fast Food Worker; Cafeteria Worker; Team Member - Restaurant; Lunch Lady; Sandwich Artist; Counter Server
35-2014.00 | Line Cook; Cook; Grill Cook; Short Order Cook; Prep Cook; Fry Cook; School Cook; Pizza Maker
35-2021.00 | Kitchen Helper; Food Prep Worker; Kitchen Assistant; Salad Maker
35-9021.00 | Dishwasher; Dish Washer; Steward Kitchen
35-9011.00 | Busser; Food Runner; Bus Person; Barback
35-9031.00 | Host/Hostess; Restaurant Hostess
35-1011.00 | Head Chef; Sous Chef; Executive Chef; Chef
35-1012.00 | Shift Leader Restaurant; Kitchen Supervisor; Kitchen Manager; Food Service Supervisor
11-9051.00 | Restaurant Manager; Food Service Manager; Restaurant General Manager
41-2011.00 | Cashier; Front End Cashier; Checker; Grocery Cashier; Store Cashier; Head Cashier
41-2031.00 | Sales Associate; Retail Sales Associate; Sales Clerk; Retail Associate; Store Associate; Sales Floor Associate; Retail Team Member; Brand Ambassador Retail; Beauty Advisor
41-2021.00 | Rental Agent; Car Rental Agent
41-1011.00 | Store Manager; Assistant Store Manager; Retail Shift Supervisor; Retail Manager; Key Holder; Department Manager Retail
41-3021.00 | Insurance Agent; Life Insurance Agent
41-3091.00 | Account Executive; Outside Sales Representative; Inside Sales Rep; Business Development Representative
41-9022.00 | Real Estate Agent; Realtor; Leasing Agent
41-9041.00 | Telemarketer; Telesales Representative
41-9011.00 | Product Demonstrator; Brand Ambassador
43-4051.00 | Customer Service Representative; Call Center Agent; Customer Service Rep; Call Center Representative; Customer Support Specialist; Customer Care Associate; Customer Service Associate; Member Services Representative
43-4171.00 | Receptionist; Front Desk Receptionist; Front Desk Clerk Office
43-4081.00 | Hotel Front Desk Agent; Front Desk Agent; Night Auditor; Hotel Receptionist; Guest Service Agent
43-6014.00 | Administrative Assistant; Secretary; Admin Assistant; Office Assistant; Unit Secretary
43-6011.00 | Executive Assistant; Personal Assistant to CEO
43-6013.00 | Medical Secretary; Medical Receptionist; Patient Services Representative
43-6012.00 | Legal Secretary; Legal Administrative Assistant
43-9061.00 | Office Clerk; General Clerk; Clerical Assistant; File Clerk
43-9021.00 | Data Entry Clerk; Data Entry Operator; Data Entry Specialist
43-3031.00 | Bookkeeper; Accounts Payable Clerk; Accounts Receivable Specialist; Accounting Clerk; Accounting Assistant; AP Specialist
43-3051.00 | Payroll Clerk; Payroll Specialist
43-3021.00 | Billing Clerk; Medical Biller; Billing Specialist
43-3011.00 | Collections Agent; Debt Collector
43-3071.00 | Bank Teller; Teller
43-4161.00 | HR Assistant; Human Resources Assistant
43-5071.00 | Shipping and Receiving Clerk; Shipping Clerk; Receiving Clerk; Inventory Clerk
43-5052.00 | Mail Carrier; Letter Carrier; City Carrier Assistant
43-5032.00 | Dispatcher; Truck Dispatcher
43-5031.00 | 911 Dispatcher; Emergency Dispatcher
43-1011.00 | Office Supervisor; Customer Service Supervisor; Call Center Team Lead
31-1131.00 | CNA; Certified Nursing Assistant; Nursing Assistant; Nurse Aide; Patient Care Technician; STNA
31-1121.00 | Home Health Aide; HHA
31-1122.00 | Caregiver; Personal Care Assistant; Direct Support Professional; Home Care Aide; Companion Caregiver; PCA
31-1132.00 | Hospital Orderly; Patient Transporter
31-9092.00 | Medical Assistant; Certified Medical Assistant; Clinical Medical Assistant
31-9091.00 | Dental Assistant; Registered Dental Assistant
31-9097.00 | Phlebotomist; Phlebotomy Technician
31-9096.00 | Veterinary Assistant; Kennel Technician Veterinary Assistant
31-9011.00 | Massage Therapist; LMT
31-2021.00 | Physical Therapy Assistant; PTA
29-1141.00 | Registered Nurse; RN; Staff Nurse; Charge Nurse; ICU RN; Travel Nurse
29-2061.00 | LPN; LVN; Licensed Practical Nurse
29-2052.00 | Pharmacy Technician; Pharmacy Tech; CPhT
29-2042.00 | EMT; Emergency Medical Technician; EMT-Basic
29-2043.00 | Paramedic
29-2034.00 | X-Ray Tech; Radiologic Technologist; Rad Tech
29-2055.00 | Surgical Technologist; Surgical Tech
29-1051.00 | Pharmacist
29-1292.00 | Dental Hygienist
29-2072.00 | Medical Coder; Medical Records Technician
37-2011.00 | Janitor; Custodian; Cleaner; Office Cleaner; Night Cleaner; Porter; School Custodian
37-2012.00 | Housekeeper; Room Attendant; Hotel Housekeeper; House Cleaner; Maid
37-3011.00 | Landscaper; Groundskeeper; Lawn Care Technician; Landscape Laborer; Gardener
37-1011.00 | Housekeeping Supervisor; Custodial Supervisor
37-2021.00 | Pest Control Technician; Exterminator
33-9032.00 | Security Guard; Security Officer; Armed Security Officer; Unarmed Guard
33-3012.00 | Correctional Officer; Corrections Officer; Detention Officer
33-3051.00 | Police Officer; Deputy Sheriff; Patrol Officer
33-2011.00 | Firefighter; Firefighter/EMT
33-9092.00 | Lifeguard
33-9031.00 | Loss Prevention Officer; Asset Protection Associate
39-9011.00 | Daycare Worker; Nanny; Babysitter; Child Care Worker; Childcare Provider
39-9032.00 | Camp Counselor; Recreation Aide
39-5012.00 | Hair Stylist; Cosmetologist; Hairdresser
39-5011.00 | Barber
39-5092.00 | Nail Technician; Manicurist
39-9031.00 | Personal Trainer; Fitness Instructor
39-2021.00 | Dog Groomer; Kennel Assistant; Dog Walker
39-6011.00 | Bellman; Bellhop
25-2011.00 | Preschool Teacher; Toddler Teacher; Pre-K Teacher
25-2021.00 | Elementary School Teacher; 3rd Grade Teacher
25-2031.00 | High School Teacher; High School Math Teacher
25-3031.00 | Substitute Teacher
25-9042.00 | Teacher Aide; Paraprofessional; Teacher Assistant; Paraeducator; Instructional Aide
25-3041.00 | Tutor; Math Tutor
21-1093.00 | Social Service Assistant; Human Services Worker; Residential Aide Group Home; Case Aide
21-1021.00 | Case Manager; Child Welfare Caseworker; Social Worker
21-1094.00 | Community Health Worker
21-1011.00 | Substance Abuse Counselor
21-1014.00 | Mental Health Counselor
47-2061.00 | Construction Laborer; Construction Worker; General Laborer Construction; Demolition Laborer
47-2031.00 | Carpenter; Framer; Finish Carpenter
47-2111.00 | Electrician; Journeyman Electrician; Residential Electrician
47-2152.00 | Plumber; Pipefitter; Journeyman Plumber
47-2141.00 | Painter; House Painter
47-2181.00 | Roofer
47-2081.00 | Drywall Installer; Drywall Hanger
47-2051.00 | Concrete Finisher
47-2073.00 | Heavy Equipment Operator; Excavator Operator; Backhoe Operator
47-3012.00 | Carpenter Helper
47-1011.00 | Construction Foreman; Construction Superintendent
47-2231.00 | Solar Installer
49-9071.00 | Maintenance Technician; Maintenance Worker; Handyman; Building Maintenance Technician; Apartment Maintenance Technician
49-3023.00 | Auto Mechanic; Automotive Technician; Lube Technician; Mechanic
49-3031.00 | Diesel Mechanic; Diesel Technician
49-9021.00 | HVAC Technician; HVAC Installer; HVAC Service Tech
49-9041.00 | Industrial Mechanic; Industrial Maintenance Mechanic; Millwright
49-3093.00 | Tire Technician
49-9052.00 | Cable Technician; Fiber Optic Technician
51-2092.00 | Assembler; Assembly Line Worker; Production Associate; Assembly Worker; Electronics Assembler
51-9199.00 | Production Worker; Factory Worker; Manufacturing Associate
51-4121.00 | Welder; MIG Welder; Welder Fabricator
51-4041.00 | Machinist; CNC Machinist
51-9161.00 | CNC Operator; CNC Machine Operator
51-9111.00 | Packaging Machine Operator; Packaging Operator
51-9061.00 | Quality Inspector; Quality Control Inspector
51-3011.00 | Baker
51-3021.00 | Butcher; Meat Cutter
51-6011.00 | Laundry Attendant; Laundry Worker
51-6031.00 | Sewing Machine Operator; Seamstress
51-1011.00 | Production Supervisor; Manufacturing Supervisor
45-2092.00 | Farm Worker; Farmworker; Fruit Picker; Farm Hand
15-1232.00 | Help Desk Technician; IT Support Specialist; Desktop Support Technician
15-1252.00 | Software Engineer; Software Developer; Web Developer
15-2051.00 | Data Analyst
13-2011.00 | Accountant; Staff Accountant; Auditor
13-1071.00 | HR Generalist; Recruiter; Talent Acquisition Specialist
13-1161.00 | Marketing Coordinator; Marketing Specialist
13-1082.00 | Project Coordinator
23-2011.00 | Paralegal; Legal Assistant
11-3012.00 | Office Manager
11-1021.00 | General Manager; Operations Manager
`;

export interface CommonTitle {
  title: string;
  onetSocCode: string;
}

/** All titles of the list with their codes. */
export const commonTitles: readonly CommonTitle[] = list
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [onetSocCode = '', titles = ''] = line.split(' | ');
    return titles.split('; ').map((title) => ({ title, onetSocCode }));
  });
