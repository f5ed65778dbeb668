/**
 * How long a certification is valid without renewal: months, then names of the map. Sources: federal rules (forklift
 * operators, 29 CFR 1910.178(l)(4); HAZWOPER refreshers, 29 CFR 1910.120(e)(8); miners, 30 CFR 46.8; drivers, 49 CFR
 * 391.45; hazardous materials and TWIC, 49 CFR 1572; drone pilots, 14 CFR 107.65; lead renovators, 40 CFR 745.225) and
 * the published terms of the issuers. A certification whose term differs between states or issuers is left out.
 */
export const certificationValidity = `
12 | HAZWOPER certification; MSHA certification
24 | CPR certification; First aid certification; Basic life support certification; Advanced cardiovascular life support certification; Pediatric advanced life support certification; Neonatal resuscitation certification; Lifeguard certification; DOT medical card; Certified pharmacy technician; Water safety instructor; Remote pilot certificate
36 | Forklift operator certification; Food handler card; Mental health first aid; CompTIA A+; CompTIA Network+; CompTIA Security+; CompTIA CySA+; Cisco Certified Network Associate; Cisco Certified Network Professional; AWS Certified Cloud Practitioner; AWS Certified Solutions Architect; AWS Certified Developer; Certified information systems security professional; Certified information security manager; Certified information systems auditor; Project management professional; SHRM certification; Professional in human resources; Child development associate
48 | Trauma nursing core course
60 | Food protection manager certification; TWIC card; Hazmat endorsement; EPA lead renovator certification; Certified medical assistant; ASE certification; Case manager certification; Crane operator certification; Rigger certification; Signal person certification
`;

/**
 * Credentials that each state issues for itself: in another state they are transferred by an application ("endorsement",
 * "reciprocity"), which takes weeks. Licenses under a heading count in every member state of the compact that it names:
 * the holder of a multistate license of the home state may work in all of them. Members: the states that had carried
 * out the Nurse Licensure Compact by 2026 (nursecompact.com). Compacts whose privilege has to be applied for, such as
 * those of physical therapists and counselors, do not count.
 */
export const stateLicenses = `
@ AL AR AZ CO CT DE FL GA IA ID IN KS KY LA MD ME MO MS MT NC ND NE NH NJ NM OH OK PA RI SC SD TN TX UT VA VT WA WI WV WY
Registered nurse license; Licensed practical nurse license

@ -
Nurse practitioner license; Certified registered nurse anesthetist; Certified nurse midwife; Certified nursing assistant; Certified medication aide
Physician license; Physician assistant license; Pharmacist license; Pharmacy technician license
Physical therapist license; Physical therapist assistant license; Occupational therapist license; Occupational therapy assistant license; Speech-language pathologist license; Respiratory therapist license
Dental hygienist license; Registered dental assistant; Dentist license; Optometrist license; Optician license; Chiropractor license
Veterinarian license; Veterinary technician license; Massage therapist license; Acupuncturist license; Psychologist license
Licensed clinical social worker; Licensed master social worker; Licensed professional counselor; Licensed marriage and family therapist; Licensed alcohol and drug counselor
Nursing home administrator license; Paramedic license; Emergency medical technician; Funeral director license
Teaching license; Special education certification; Substitute teacher permit; School administrator license; School counselor certification
Cosmetology license; Barber license; Esthetician license; Nail technician license; Tattoo license
Journeyman electrician license; Master electrician license; Journeyman plumber license; Master plumber license; HVAC license; Low voltage license; General contractor license; Home inspector license; Elevator mechanic license; Boiler operator license; Asbestos worker license; Pesticide applicator license
Security guard license; Armed security license; Peace officer certification; Correctional officer certification; Private investigator license; Notary public commission; Bail bond license
Real estate license; Real estate broker license; Real estate appraiser license; Property and casualty insurance license; Life and health insurance license; Insurance adjuster license
Law license; Architect license; Professional engineer license; Professional land surveyor license; Landscape architect license; Certified public accountant; State vehicle inspector license; Gaming license
`;

/**
 * Credentials of people who have learned more than another one asks for, without holding it: an employer or a registry
 * may accept them, so the question is asked instead of closing the gate. Held credentials | what they may replace.
 */
export const relatedCertifications = `
Registered nurse license; Licensed practical nurse license | Certified nursing assistant; Certified medication aide; Patient care technician certification; Home health aide certification; Certified medical assistant; Phlebotomy technician certification
Certified nursing assistant; Patient care technician certification | Home health aide certification; Direct support professional certification
Certified nursing assistant | Patient care technician certification
Paramedic license; Emergency medical technician | CPR certification; First aid certification; Basic life support certification; Patient care technician certification; Home health aide certification; Certified nursing assistant; Certified medical assistant
Physician license; Nurse practitioner license; Physician assistant license | Basic life support certification; Certified medical assistant
Basic life support certification; Lifeguard certification | First aid certification; CPR certification
Journeyman electrician license | Low voltage license
Teaching license | Substitute teacher permit; Paraprofessional certification; Child development associate
Child development associate | Early childhood educator certificate
Early childhood educator certificate | Child development associate
Peace officer certification | Security guard license; Correctional officer certification
Armed security license; Correctional officer certification | Security guard license
Certified public accountant | Certified bookkeeper; Tax preparer registration; Enrolled agent
Cosmetology license | Esthetician license; Nail technician license; Barber license
Forklift operator certification | Reach truck certification
Reach truck certification | Forklift operator certification
Registered dental assistant | Certified dental assistant
Certified dental assistant | Registered dental assistant; Dental radiology certification
Pharmacy technician license | Certified pharmacy technician
Certified pharmacy technician | Pharmacy technician license
Licensed clinical social worker; Licensed professional counselor; Licensed marriage and family therapist; Psychologist license | Licensed clinical social worker; Licensed professional counselor; Licensed marriage and family therapist; Licensed alcohol and drug counselor; Case manager certification; QMHP registration
`;
