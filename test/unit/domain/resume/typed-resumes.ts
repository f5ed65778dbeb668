/** Resumes as people type them, each in a different format, without layout other than line breaks. */
export const TYPED = {
  aide: `MARISOL QUISPE HUANCA
Kearny, NJ | 201.555.0143 | marisol.q@example.com

OBJETIVO / OBJECTIVE
Caregiver looking for day shift

WORK
CNA – Hudson Manor Nursing, Kearny NJ        03/2021 – now
 * help residents bathe, dress
 * vitals, charting in PointClickCare
Cook helper, Comedor Doña Rosa, Arequipa, Perú (2014-2018)
 - prepared 120 lunches a day
House cleaner, self employed — Jan. 2019 to Feb 2021

EDUCATION
Colegio Nacional Independencia Americana, Arequipa — secundaria completa 2013
CNA training, Hudson County Community College, 2020

LICENSES
NJ Certified Nurse Aide #12A34567 exp 08/2026
CPR/BLS (American Heart Association) exp. 5/25

LANGUAGES: Spanish native, Quechua, English intermediate (B1)`,
  forklift: `Deshawn T. Merriweather
1420 E 9th St Apt 3, Cleveland OH 44114 / 216-555-0188 / deshawnm88@example.com

SUMMARY OF QUALIFICATIONS
- 5 years warehouse and general labor
- OSHA 10, forklift (stand up & sit down)
- Bilingual no

EMPLOYMENT

Forklift Operator
Lakeshore Cold Storage (through Staffmark)
8/22 to present
Move pallets with reach truck, -10F freezer
Cycle counts w/ Zebra scanner

Kitchen Worker / Porter
Grafton Correctional Institution, Grafton, Ohio
2018 - 2021
Prepared meals for 1,200 people, floor care

Landscaping Crew
Green Acres Lawn & Snow - Euclid, OH
Seasonal, Spring 2016 to Fall 2017

EDUCATION
GED, 2019
Ohio Penal Industries, Certificate in Custodial Maintenance, 2020`,
  engineer: `AHMAD NOORZAI
Sacramento, California, United States
+1 (916) 555-0172
ahmad.noorzai@example.org

PROFESSIONAL EXPERIENCE

Civil Engineer, Ministry of Public Works, Kabul, Afghanistan
June 2015 – August 2021
• Supervised construction of 42 km of secondary roads
• Prepared bills of quantities in AutoCAD and Excel

Interpreter (Dari/Pashto – English), Global Linguist Solutions, Bagram
Feb 2012 – May 2015

Delivery Driver - DoorDash - Sacramento, CA - 10/2022 - Present

EDUCATION
Bachelor of Science in Civil Engineering, Kabul Polytechnic University, 2008–2012 (evaluated by WES as equivalent to US bachelor's degree)

SKILLS
AutoCAD, MS Excel, Project planning, Concrete testing

LANGUAGES
Dari (native), Pashto (fluent), English (C1), Urdu - basic`,
  nurse: `Name: Linda Kowalczyk
Phone: 312 555 0119
Email: lkowalczyk@example.net

Registered Nurse with 12 yrs experience in med-surg and telemetry.

Work history:
2019-Present: RN, Telemetry Unit, St. Brendan Medical Center, Chicago IL. Charge nurse on nights; preceptor.
2014-2019: Staff Nurse, Med/Surg, Northside Community Hospital, Evanston IL
2012-2014: LPN at Golden Years Rehab

Education:
ADN, Harold Washington College (2014); LPN, same (2012)

Licenses and certs:
IL RN License 041.555123, exp. 5/31/2026
ACLS, BLS (AHA), exp 03/2027
Epic, Cerner, IV therapy, wound care`,
  trucker: `JOHN SMITHSON
CDL-A Truck Driver
Amarillo TX 79109 | (806) 555-0147

EXPERIENCE
Over-the-Road Driver | Panhandle Freight Lines | Amarillo, TX | 05/2017–Present
- 48 states, 120k miles/yr, zero preventable accidents
- Reefer and dry van
Local Delivery Driver | Sysco | Lubbock, TX | 2013–2017
Roustabout | Patterson-UTI Drilling | 2010–2013

LICENSES & ENDORSEMENTS
Class A CDL (TX), Hazmat (H), Tanker (N), Doubles/Triples (T), exp 2027
TWIC card
DOT medical card – expires 11/2026

EDUCATION
Caprock High School — Diploma, 2009
West Texas Truck Driving School — CDL program, 2010`,
  homeAide: `Fatou Diallo
Bronx, NY 10458
fatou.diallo@example.com · 347.555.0133

Experience

Home Health Aide
Sunrise Home Care Agency, Bronx, NY
Sept. 2020 – Present
    - Assist 3 clients with ADLs, meals, medication reminders
    - Drive clients to appointments

Hair Braider (self-employed)
Bronx, NY
2016 – 2020

Marchande / Market vendor
Marché Sandaga, Dakar, Senegal
2009 – 2015

Education and training
HHA Certificate, Allen School of Health Sciences, 2020
Baccalauréat, Lycée Blaise Diagne, Dakar, 2009

Skills: patient care, Hoyer lift, blood pressure, cooking, French, Wolof, English`,
  welder: `Carlos R. Benitez            carlos.benitez@example.com           (505) 555-0101
-------------------------------------------------------------------------------
OBJECTIVE: To obtain a full time welding position.

WELDER/FABRICATOR                                        Mar 2018 - Dec 2023
Rio Grande Steel Works                                   Albuquerque, NM
* MIG, TIG, Stick, flux core; read blueprints
* Fabricated stair stringers and handrails

WELDER HELPER                                            2016 - Mar 2018
High Desert Mechanical, Inc.                             Rio Rancho, NM

U.S. ARMY, Motor Transport Operator (88M)                2011 - 2015
Fort Bliss, TX; deployed to Kuwait

CERTIFICATIONS
AWS D1.1 Structural Steel 3G/4G, 2019
OSHA 30, 2020

EDUCATION
Central New Mexico Community College                     2016
Certificate of Completion, Welding Technology
Highland High School, Albuquerque NM                     2011`,
};
