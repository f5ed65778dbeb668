/** Resumes of fictional people in common formats. */
export const driver = `DARNELL WHITCOMB
1208 Superior Ave, Cleveland, OH 44114 | (216) 555-0142 | d.whitcomb@example.com

SUMMARY
Dependable CDL driver with a clean record.

WORK EXPERIENCE
Delivery Driver
Lakeshore Freight Lines, Cleveland, OH
March 2021 - Present
• Drive a 26-foot box truck on daily routes across three counties
• Complete pre-trip inspections and electronic logs
Warehouse Associate
Midtown Distribution Center, Cleveland, OH
June 2017 - February 2021
• Loaded trailers and operated a sit-down forklift

LICENSES AND CERTIFICATIONS
Class A Commercial Driver's License, Ohio, expires 05/2028
Forklift Operator Certification, 2018

EDUCATION
High School Diploma, Glenville High School, 2016
`;

export const nurse = `Marisol Trevino, RN
Houston, TX | 713-555-0188 | marisol.trevino@example.com

Professional Experience

Registered Nurse, Bayou City Medical Center, Houston, TX          08/2018 - Present
- Care for up to six patients on a medical-surgical unit
Certified Nursing Assistant, Gulf Pines Nursing Home          05/2014 - 07/2018
- Helped residents with daily living

Education
Bachelor of Science in Nursing, University of Houston, 2016

Licenses
Registered Nurse, Texas, License #RN204417
`;

export const newcomer = `Mohammad Naseri
Phone: +93 700 123 456
Email: m.naseri@example.org

Employment History
Electrician, Kabul Electric Company, Kabul, Afghanistan
2014 - 2021
- Wired residential buildings

Education
Diploma in Electrical Engineering
Kabul Polytechnic University, Kabul, Afghanistan
2010 - 2014

Languages
Dari - native
Pashto - fluent
English - B1
`;

export const welder = `Tom Brandvold
tom.brandvold@example.com

Experience:
2015 - 2019   MIG Welder, Harbor Steel Fabrication, Duluth, MN
Welded structural beams to print.
2012 - 2015   Shop Helper, Riverside Machine Works, Superior, WI
Cleaned and cut stock.

Skills:
MIG, TIG, blueprint reading, grinding
`;

export const reentry = `Andre Fulton
andre.fulton@example.com, (313) 555-0119

WORK HISTORY
Kitchen Worker, Ionia Correctional Facility, Ionia, MI   01/2019 - 11/2023
- Prepared meals for 900 people a day
Line Cook, Eastside Grill, Detroit, MI   03/2012 - 06/2014
- Worked the grill station

EDUCATION
GED, Michigan Department of Corrections, 2020

CERTIFICATIONS
ServSafe Food Handler, 2021
`;

export const careerChanger = `Priya Venkataraman
priya.v@example.com | 408-555-0133 | San Jose, CA

Experience
Office Coordinator | Oakline Dental Group | Jan 2020 - Current
- Scheduled patients for four dentists
Retail Supervisor | Cedar Home Store | 2016 - 2019
- Led a team of eight

Education
Associate of Arts in Business, De Anza College, 2015

Skills & Certifications
Excel, Scheduling, QuickBooks, Customer service
CPR Certified, American Red Cross, 2023
`;

export const jobPosting = `Warehouse Associate
About the job
We are looking for a warehouse associate to join our team. You will pick, pack and ship orders.
Requirements:
- Must be able to lift 50 pounds
- Forklift certification preferred
What we offer
Competitive pay of $19 per hour, health insurance. Apply now at our website.
We are an equal opportunity employer.
`;
