/**
 * Certifications and licences that occupations usually require, most frequent first. The key of a row is the beginning
 * of an O*NET-SOC code; an occupation has the certifications of the row with the longest matching key.
 */
export const occupationCertifications = `
11-9021 | OSHA 30-hour card
11-9051 | Food protection manager certification
11-9081 | Certified hotel administrator
11-9141 | Real estate license; Certified property manager
13-1031 | Insurance adjuster license
13-1071 | SHRM certification; Professional in human resources
13-1082 | Project management professional
13-2011 | Certified public accountant
13-2023 | Real estate appraiser license
13-2052 | Certified financial planner; FINRA Series 7; FINRA Series 66
13-2072 | Mortgage loan originator license
13-2082 | Enrolled agent; Tax preparer registration
15-1212 | CompTIA Security+; Certified information systems security professional
15-1231 | CompTIA Network+; Cisco Certified Network Associate
15-1232 | CompTIA A+
15-1244 | CompTIA Network+; Microsoft Certified Professional
17-1011 | Architect license
17-1022 | Professional land surveyor license
17-2 | Professional engineer license; Engineer in training
19-5011 | Certified safety professional; OSHA 30-hour card
21-1011 | Licensed alcohol and drug counselor
21-1013 | Licensed marriage and family therapist
21-1014 | Licensed professional counselor
21-1022 | Licensed clinical social worker
21-1023 | Licensed clinical social worker
21-1094 | Community health worker certification
23-1011 | Law license
23-2011 | Certified paralegal
25-2 | Teaching license
25-2011 | Child development associate
25-205 | Special education certification; Teaching license
25-3031 | Substitute teacher permit
25-9042 | Paraprofessional certification
27-3091 | Certified interpreter
29-1021 | Dentist license
29-1031 | Registered dietitian
29-1051 | Pharmacist license
29-1071 | Physician assistant license
29-1122 | Occupational therapist license
29-1123 | Physical therapist license
29-1126 | Respiratory therapist license
29-1127 | Speech-language pathologist license
29-1131 | Veterinarian license
29-1141 | Registered nurse license; Basic life support certification; Advanced cardiovascular life support certification
29-1171 | Nurse practitioner license
29-121 | Physician license
29-122 | Physician license
29-124 | Physician license
29-1292 | Dental hygienist license
29-2011 | Medical laboratory scientist certification
29-2032 | Sonographer registration
29-2034 | Radiologic technologist registration
29-2042 | Emergency medical technician; CPR certification
29-2043 | Paramedic license; Advanced cardiovascular life support certification
29-2052 | Certified pharmacy technician; Pharmacy technician license
29-2053 | Registered behavior technician; Crisis prevention certification
29-2055 | Certified surgical technologist
29-2056 | Veterinary technician license
29-2061 | Licensed practical nurse license; Basic life support certification
29-2072 | Certified professional coder; Registered health information technician
29-2081 | Optician license
29-9091 | Athletic trainer certification
31-1121 | Home health aide certification; CPR certification
31-1122 | Home health aide certification; CPR certification; First aid certification
31-1131 | Certified nursing assistant; CPR certification
31-2011 | Occupational therapy assistant license
31-2021 | Physical therapist assistant license
31-9011 | Massage therapist license
31-9091 | Registered dental assistant; Certified dental assistant; Dental radiology certification
31-9092 | Certified medical assistant; CPR certification
31-9093 | Sterile processing certification
31-9097 | Phlebotomy technician certification
33-2011 | Firefighter I; Emergency medical technician
33-3012 | Correctional officer certification
33-3051 | Peace officer certification
33-9032 | Security guard license; Armed security license
33-9091 | Flagger certification
33-9092 | Lifeguard certification; CPR certification
35-1 | Food protection manager certification
35-2 | Food handler card
35-3 | Food handler card
35-3011 | Alcohol server certification
35-3031 | Alcohol server certification
37-2021 | Pesticide applicator license
37-3012 | Pesticide applicator license
37-3013 | Certified arborist
39-4031 | Funeral director license
39-5011 | Barber license
39-5012 | Cosmetology license
39-5092 | Nail technician license
39-5094 | Esthetician license
39-9011 | CPR certification; First aid certification; Child development associate
39-9031 | Certified personal trainer; CPR certification
41-3021 | Property and casualty insurance license; Life and health insurance license
41-3031 | FINRA Series 7; FINRA Series 63; Securities industry essentials
41-9021 | Real estate broker license
41-9022 | Real estate license
43-3051 | Payroll certification
43-5031 | Emergency telecommunicator certification
47-1 | OSHA 30-hour card
47-2 | OSHA 10-hour card
47-2073 | Heavy equipment operator certification
47-2111 | Journeyman electrician license; OSHA 10-hour card
47-2152 | Journeyman plumber license; OSHA 10-hour card
47-2231 | NABCEP certification; OSHA 10-hour card
47-4011 | Building inspector certification
47-4041 | HAZWOPER certification; Asbestos worker license
49-3011 | Airframe and powerplant certificate
49-3021 | I-CAR certification
49-3023 | ASE certification
49-3031 | ASE certification
49-9021 | EPA section 608 certification; HVAC license
51-4121 | Certified welder
51-8021 | Boiler operator license
51-8031 | Water treatment operator license
53-2011 | Airline transport pilot certificate
53-2012 | Commercial pilot certificate
53-3032 | Commercial driver's license class A; DOT medical card; Hazmat endorsement
53-3033 | Driver's license
53-3051 | Commercial driver's license class B; Passenger endorsement; School bus endorsement
53-3052 | Commercial driver's license class B; Passenger endorsement
53-3053 | Driver's license
53-7021 | Crane operator certification
53-7051 | Forklift operator certification
53-7081 | Commercial driver's license class B
`;
