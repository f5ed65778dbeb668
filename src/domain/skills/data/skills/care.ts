/** Skills of nursing, medicine, therapy, laboratory, teaching and science. */
export const careSkills = `
@ hard: Direct care
Personal care assistance | personal care; activities of daily living; =ADLs; =ADL; assisting with daily living; adl assistance; assisting with adls; personal hygiene assistance; activities of daily living (ADLs); daily living assistance; instrumental activities of daily living; daily living skills; cuidado personal; attendant care; assisting residents; =IADLs
Bathing and grooming patients | bathing; bathing patients; grooming and bathing; dressing patients; grooming; bathing and dressing; patient hygiene; bed baths; oral care; hygiene assistance; assisting with bathing
Feeding assistance | feeding; feeding patients; assisting with meals; meal assistance; tube feeding; G-tube feeding; feeding tubes; feeding residents
Toileting assistance | toileting; incontinence care; changing briefs; perineal care; peri care; bedpans
Patient transfer | transferring patients; patient transfers; lifting patients; patient lifting; ?transfers; transfer techniques; transferring residents; safe patient handling; patient handling; turning patients; repositioning patients; turning and positioning; patient positioning
Mechanical lift use | hoyer lift; hoyer lifts; patient lifts; sit to stand lift; gait belt; gait belts; mechanical lifts; lift equipment; hoyer
Ambulation assistance | ambulation; ambulating patients; walking assistance; assisting with ambulation; mobility assistance; range of motion exercises; range of motion; ROM exercises; passive range of motion
Patient transport | transporting patients; patient transportation; wheelchair transport; patient transporting; gurney transport; stretcher transport; patient escort
Companionship | companion care; providing companionship; sitting with clients; elderly companionship
Elder care | elderly care; caring for the elderly; geriatric care; senior care; geriatrics; eldercare; elderly; caring for elderly; cuidado de ancianos; caring for seniors; gerontology; nursing home care; assisted living; long term care; long-term care; skilled nursing facility; cuidado de adultos mayores
Dementia care | alzheimer's care; alzheimers care; memory care; alzheimer's; dementia; caring for dementia patients; alzheimers; alzheimer's and dementia care
Hospice care | end of life care; palliative care; hospice; end-of-life care; comfort care
Home health care | home care; home health; in-home care; homecare; in home care; home healthcare; caring for clients at home; private duty
Medication reminders | medication assistance; assisting with medication; self-administered medication; med reminders
Vital signs | taking vitals; =vitals; =Vitals; taking vital signs; blood pressure; vital signs monitoring; measuring vital signs; blood pressure monitoring; checking vitals; signos vitales; taking blood pressure; obtaining vital signs; monitoring vital signs; temperature pulse respiration; vital sign
Intake and output recording | I&O; intake and output; recording intake and output; measuring intake and output
Infection control | infection prevention; universal precautions; standard precautions; isolation precautions; bloodborne pathogens; infection control procedures; sterile technique; hand hygiene; blood borne pathogens; aseptic techniques
Patient observation | patient sitter; one-to-one observation; monitoring patients; patient monitoring; 1:1 observation; suicide watch; patient safety observation; patient rounds; observing patients
Patient care | direct patient care; patient assistance; basic patient care; patient care services; caring for patients; resident care; patient-centered care; direct care; patient support; bedside care; cuidado de pacientes; patient centered care; quality patient care; client care; caregiving
Specimen collection | collecting specimens; urine collection; specimen handling; specimen processing; specimens; collecting samples; sample collection; urine specimens; specimen labeling; nasal swabs; urinalysis; lab specimens
Restorative care | restorative nursing; rehabilitation aide work; restorative exercises; rehabilitation assistance
Catheter care | foley care; catheter insertion; catheters; foley catheter; catheterization; foley catheters; urinary catheterization; foley catheter insertion; foley
Wound care | wound dressing; dressing changes; wound management; wound dressing changes; wound vac; pressure ulcer prevention; pressure ulcer care; sterile dressing changes; wound treatment
Ostomy care | colostomy care; ostomy; colostomy
Respite care | respite; caregiver relief
Compassionate care | compassion; bedside manner

@ hard: Nursing and medicine
Nursing | nursing care; nursing practice; bedside nursing; clinical nursing; enfermeria; nursing procedures; clinical nursing skills; acute care nursing
Patient assessment | assessing patients; head to toe assessment; nursing assessment; physical assessment; clinical assessment; health assessment; physical examination; patient evaluation; physical exams; health history; head-to-toe assessments; health assessments; clinical evaluation
Care planning | care plans; nursing care plans; plan of care; treatment planning; individualized care plans; treatment plans; developing care plans; care plan development; treatment plan development
Medication administration | administering medication; administering medications; passing medications; med pass; giving medication; medication passing; medications; oral medications; dispensing medication; med administration; medication management; pharmacology; medication reconciliation; medication safety
Injections | ?Injections; giving injections; intramuscular injections; administering injections; vaccinations; immunizations; immunization; vaccination; administering vaccines; subcutaneous injections; vaccine administration; administering immunizations
IV therapy | IV; intravenous therapy; IV insertion; iv medications; infusion therapy; iv starts; infusions; IV infusion; PICC line care; central line care; IV administration; starting ivs; iv placement; central lines; PICC lines; intravenous; blood transfusions
Phlebotomy | venipuncture; drawing blood; blood draw; blood draws; blood collection; blood drawing; capillary puncture; finger sticks; fingersticks; flebotomia; butterfly needles; draw blood
EKG | ECG; electrocardiogram; 12-lead ekg; ekg monitoring; EKGs; electrocardiography; telemetry monitoring; telemetry; cardiac monitoring; cardiac monitors; 12 lead EKG
Blood glucose testing | blood glucose monitoring; glucose monitoring; blood sugar checks; glucometer; accuchecks; accu-check; diabetes management; diabetic care; blood sugar monitoring; diabetes care
Basic life support | cardiopulmonary resuscitation; life support; resuscitation; AED; defibrillation; automated external defibrillator; cpr/first aid; CPR
Advanced cardiac life support | advanced life support; code blue response; cardiac life support
Triage | patient triage; telephone triage; phone triage; triaging patients; nurse triage
Emergency medical care | emergency care; prehospital care; emergency medicine; trauma care; emergency medical services; =EMS; emergency room; emergency department; trauma; emergency nursing; ER experience; emergency treatment
Critical care nursing | critical care; intensive care; ICU; intensive care nursing; CCU; critical care medicine; ventilated patients; neuro ICU; cardiac care; cardiac nursing; cardiology; step down | < Nursing
Medical-surgical nursing | med-surg; medical surgical nursing; med surg; medical surgical; med/surg; post-operative care; postoperative care; pre-operative care; pre-op and post-op care; post-op care; perioperative care; perioperative nursing | < Nursing
Labor and delivery nursing | labor and delivery; labor & delivery; obstetrics; postpartum care; maternal health; L&D; fetal monitoring; antepartum; mother baby; obstetric nursing; NICU; neonatal care; neonatal intensive care; prenatal care; women's health; maternity care; gynecology | < Nursing
Pediatric care | pediatrics; pediatric nursing; paediatric care; caring for sick children; well child visits
Psychiatric nursing | psychiatric care; inpatient psychiatry; psych nursing; mental health nursing; behavioral health nursing; psychiatry; psychiatric patients; psychiatric nursing care | < Nursing
Oncology care | oncology; chemotherapy; chemotherapy administration; cancer care; oncology nursing; radiation oncology
Dialysis | hemodialysis; dialysis machines; peritoneal dialysis; dialysis treatment; renal care; nephrology
Ventilator management | mechanical ventilation; ventilator care; ventilators; bipap; cpap; vent management; tracheostomy care; trach care; suctioning; tracheostomy; trach and vent; airway management; intubation
Oxygen therapy | oxygen administration; oxygen; nebulizer treatments; nebulizers; oxygen equipment; breathing treatments
Respiratory therapy | respiratory care; pulmonary function testing; respiratory treatment; pulmonary rehabilitation; arterial blood gas; chest physiotherapy; spirometry; ABG
Surgical assisting | assisting in surgery; operating room; scrubbing in; surgical procedures; scrub; circulating nurse; surgical technology; operating room procedures; ?surgery; surgical instruments; passing instruments; first assisting; minor procedures; assisting with procedures; assisting with minor surgical procedures; minor surgical procedures
Sterile processing | instrument sterilization; sterilization; autoclave; central sterile; sterilizing instruments; autoclaving; decontamination; surgical instrument processing; instrument trays; sterilizing equipment; autoclaves; decontaminating
Anesthesia | anesthesia administration; sedation; anaesthesia; anesthesiology; conscious sedation; moderate sedation; anesthesia monitoring
Case management nursing | utilization review; discharge planning; utilization management; nurse case management; transitions of care; discharge coordination; care transitions | < Nursing
Care coordination | coordinating care; patient coordination; care management; interdisciplinary team; ?referrals; referral coordination; patient navigation; specialist referrals; chronic disease management; population health; interdisciplinary care; coordination of care; referral management
Patient education | educating patients; patient teaching; health teaching; patient and family education; family education; discharge teaching; teaching patients; patient counseling
Medical charting | charting; clinical documentation; nursing documentation; patient charting; documenting care; progress notes; charting patient information; soap notes; medical documentation; electronic charting; patient documentation; chart review; documentation of care; case documentation
Electronic health records | =EHR; =EMR; electronic medical records; EMR systems; EHR systems; electronic health record; medical records software; EMR/EHR; electronic charting systems; EMR software; electronic medical record systems; electronic medical record
HIPAA compliance | =HIPAA; patient confidentiality; patient privacy; health information privacy; HIPAA regulations; HIPPA; phi; hipaa guidelines; HIPAA privacy
Medical terminology | medical terms; medical vocabulary; terminologia medica; medical language; medical terminologies
Anatomy and physiology | anatomy; physiology; human anatomy; pathophysiology; kinesiology; exercise physiology; biomechanics
Medical assisting | medical assistant duties; clinical assisting; rooming patients; clinical procedures; patient rooming; back office medical; clinical skills; patient preparation; preparing exam rooms; exam room preparation; preparing patients for examination
Medical office procedures | medical front office; patient registration; patient check-in; medical receptionist duties; medical office; medical office administration; patient registration and check-in; medical office management; front office medical; registering patients; patient scheduling and check-in; patient access
Medical records management | health information management; medical records; patient records; release of information; health records; medical record keeping; chart management; medical filing; maintaining patient records; patient charts; health information
Medical transcription | transcribing medical reports; medical scribing; scribing; medical dictation; medical scribe
Medical billing | patient billing; claims submission; healthcare billing; medical claims; billing insurance; facturacion medica; claims billing; medical insurance billing; insurance billing; medical billing and coding; revenue cycle management; revenue cycle; medical collections; denials management; claim denials; explanation of benefits; EOB
Medical coding | ICD-10; CPT coding; ICD-10 coding; medical coder; HCPCS; ICD-9; CPT codes; icd-10-cm; ICD; diagnosis coding; DRG; ICD 10; inpatient coding; outpatient coding; risk adjustment coding
Insurance verification | verifying insurance; insurance eligibility; prior authorization; prior authorizations; insurance authorization; insurance verifications; pre-authorization; verification of benefits; pre-certification; verify insurance; insurance authorizations; managed care; medicare and medicaid; medicare; medicaid
?Diagnosis | diagnosing illness; clinical diagnosis; differential diagnosis; medical diagnosis; diagnosing patients; diagnosing and treating; clinical decision making
Prescribing medication | prescriptive authority; prescribing; e-prescribing; prescription writing; medication prescribing
Primary care | family medicine; family practice; general practice; internal medicine; ambulatory care; outpatient care; preventive care; primary health care; urgent care; preventive medicine
Clinical research | clinical trials; ICH GCP; GCP guidelines; GCP training; GCP certification; good clinical practice; clinical studies; clinical trial management; informed consent; IRB; clinical data management; clinical research coordination; study protocols; IRB submissions; regulatory submissions; research subjects; clinical trial | < Research
Telehealth | telemedicine; virtual visits; virtual care; telehealth visits
Veterinary assistance | veterinary; veterinary care; vet assisting; animal nursing; veterinary nursing; restraining animals; veterinary medicine; veterinary surgery; animal health; animal surgery
Euthanasia support | animal euthanasia
Acupuncture | chinese medicine; cupping; herbal medicine; traditional chinese medicine
Chiropractic adjustment | chiropractic; spinal manipulation; spinal adjustments; chiropractic care

@ hard: Therapy and diagnostics
Physical therapy | physical rehabilitation; physiotherapy; therapeutic exercise; gait training; therapeutic exercises; manual therapy; physical therapy treatments; orthopedic rehabilitation; physical medicine; rehab; ?rehabilitation; therapeutic modalities; electrical stimulation; orthopedics; outpatient orthopedics; balance training
Occupational therapy | adaptive equipment training; fine motor skills training; OT treatment; adaptive equipment; adaptive techniques; sensory integration; hand therapy; functional assessment
Speech therapy | speech-language therapy; articulation therapy; speech language pathology; swallowing therapy; dysphagia; speech pathology; language therapy; augmentative communication; AAC; voice therapy; speech and language
Audiology testing | hearing tests; hearing aid fitting; audiometry; hearing aids; audiology; hearing screening
Recreational therapy | therapeutic recreation; art therapy; music therapy; play therapy; drama therapy
Athletic training | sports medicine; injury taping; injury prevention; athletic injuries; taping and bracing; sports injury
Radiography | x-ray; x-rays; taking x-rays; radiology; radiologic technology; diagnostic imaging; radiographs; medical imaging; fluoroscopy; diagnostic radiology; radiologic procedures; x ray; radiographic imaging; C-arm; image acquisition
Computed tomography | CT scans; CT scanning; CT imaging; CAT scans; CT
Magnetic resonance imaging | =MRI; MRI scanning; MRI safety; MR imaging
Ultrasound | sonography; diagnostic medical sonography; echocardiography; vascular ultrasound; obstetric ultrasound; ultrasonography; echocardiograms; vascular sonography
Mammography | breast imaging; mammograms
Nuclear medicine | PET scans; radiopharmaceuticals; PET/CT; nuclear medicine imaging
Radiation safety | radiation protection; ALARA; dosimetry; radiation monitoring; radiation therapy; radiation treatment
Sleep study monitoring | polysomnography; sleep studies; sleep technology; EEG; electroencephalography; neurodiagnostics
Dental assisting | chairside assisting; four-handed dentistry; chair side assisting; dental assistant duties; dental instruments; assisting dentist; dental procedures; dental charting; alginate impressions
Dental hygiene | teeth cleaning; prophylaxis; scaling and root planing; dental cleanings; oral hygiene; oral hygiene instruction; periodontal charting; dental prophylaxis; periodontal therapy
Dental radiography | dental x-rays; bitewings; digital dental x-rays; panoramic x-rays | < Radiography
Dental impressions | taking impressions; coronal polishing; crown and bridge; dental restoration; dentistry; restorative dentistry; tooth extraction; root canals; endodontics; orthodontics; orthodontic; dental implants
Ophthalmic testing | visual acuity testing; eye exams; refraction; optometry; tonometry; ophthalmic assisting; ophthalmology; eye examinations; visual field testing; contact lens fitting; contact lenses
Prescription filling | filling prescriptions; dispensing prescriptions; pharmacy; prescription processing; medication dispensing; prescription dispensing; prescription entry; processing prescriptions; pharmacy operations; retail pharmacy; counting pills; pharmacy services; hospital pharmacy; prescriptions
Medication compounding | compounding; sterile compounding; IV compounding; USP 797; USP 800; IV admixture
Pharmacotherapy counseling | medication counseling; drug interactions; drug utilization review; medication therapy management; pharmaceutical care; immunization by pharmacists; clinical pharmacy; pharmacokinetics
Pharmacy inventory | controlled substances; controlled substance handling; pharmacy insurance billing; pharmacy billing; third party billing; prescription insurance
Nutrition counseling | dietary counseling; medical nutrition therapy; nutrition assessment; dietetics; nutrition; nutrition education; nutritional counseling; clinical nutrition; nutritional assessment; diet planning; weight management; dietary planning
Orthotics and prosthetics | prosthetics; orthotics; brace fitting; casting and splinting; splinting; applying casts; cast application
Genetic counseling | genetics counseling; genetic testing; pedigree analysis
Health coaching | wellness coaching; smoking cessation; ?wellness; wellness programs; lifestyle coaching; health and wellness; wellness program management
Lactation support | breastfeeding support; lactation counseling; doula support; childbirth education; birth support; breastfeeding

@ hard: Laboratory
Laboratory testing | lab testing; lab tests; laboratory procedures; clinical laboratory; laboratory analysis; laboratory techniques; lab work; laboratory skills; ?laboratory; laboratorio; clinical lab testing; CLIA waived testing; laboratory work; CLIA; lab techniques; lab procedures; lab skills
Hematology testing | hematology; blood analysis; coagulation testing; coagulation; blood banking; blood bank; transfusion medicine
Microbiology | microbiological testing; bacterial culture; bacteriology; microbiology testing; culture media; gram staining; virology; cell culture; tissue culture; mammalian cell culture; cell culturing; sterile cell culture
Histology | tissue processing; histotechnology; microtomy; immunohistochemistry; staining; tissue staining; cytology; pathology; histopathology; anatomic pathology
Clinical chemistry | chemistry analyzers; immunoassay; ELISA; toxicology; western blot; immunoassays; western blotting; immunology; flow cytometry
Molecular biology | PCR; qPCR; DNA extraction; gel electrophoresis; DNA sequencing; cloning genes; RNA extraction; genetics; genomics; CRISPR; RT-PCR; molecular cloning; next generation sequencing; protein purification; bioassays; molecular diagnostics; NGS; polymerase chain reaction; ?sequencing
Chromatography | HPLC; gas chromatography; GC-MS; liquid chromatography; mass spectrometry; LC-MS; LC/MS; GC/MS; GC; high performance liquid chromatography
Spectroscopy | UV-Vis; FTIR; NMR; spectrophotometry; atomic absorption; ICP-MS; IR spectroscopy; spectrometry
Microscopy | microscopes; microscope use; light microscopy; confocal microscopy; microscope; fluorescence microscopy; electron microscopy; SEM
Pipetting | pipettes; micropipetting; pipette; titration; titrations; wet chemistry
Sample preparation | preparing samples; sample prep; reagent preparation; solution preparation; preparing reagents; preparing solutions; media preparation; buffer preparation
Laboratory safety | lab safety; biosafety; =BSL-2; good laboratory practice; =GLP; good laboratory practices; biosafety level 2; chemical hygiene
Laboratory equipment maintenance | lab equipment; laboratory equipment; laboratory instrumentation; lab equipment maintenance; centrifuge; centrifuges; laboratory instruments
Laboratory quality control | lab quality control; proficiency testing; method validation; assay validation; assay development; method development; analytical methods | < Quality control
Chemistry | organic chemistry; analytical chemistry; chemical analysis; organic synthesis; chemical testing; inorganic chemistry; biochemistry; ?synthesis; polymer chemistry; formulation; chemical synthesis; formulation development; physical chemistry; analytical testing
Biology | life sciences; ecology; zoology; botany; cell biology; biological sciences; entomology; marine biology; evolutionary biology; neuroscience; biotechnology; field biology
Physics | optics; thermodynamics; quantum mechanics; applied physics; astronomy; lasers; astrophysics; experimental physics
Geology | geological mapping; hydrogeology; geophysics; petrology; geotechnical; hydrology; earth science; mineralogy; well logging; seismic interpretation; geochemistry; seismic data
Meteorology | weather forecasting; atmospheric science; climatology; weather observation
Materials testing | material testing; tensile testing; concrete testing; nondestructive testing; =NDT; non-destructive testing; materials science; destructive testing; metallurgy; ultrasonic testing; soil compaction testing; material characterization; materials engineering; hardness testing
Scientific research | research; experimental design; scientific writing; research methods; conducting research; ?experiments; academic research; peer review; conducting experiments; investigacion; research and development; =R&D; design of experiments; =DOE; literature review; literature reviews; scientific method; laboratory research; research design; basic research; qualitative research; quantitative research; survey research | < Research

@ hard: Teaching
Classroom instruction | teaching; classroom teaching; ?instruction; ?teacher; enseñanza; teaching students; in-class teaching; whole group instruction; instructing students; instructing; small group instruction; tutoring in class; instructional strategies; docencia; student instruction; teaching classes
Classroom management | managing a classroom; classroom behavior management; student behavior management; classroom discipline; managing classrooms
Lesson planning | lesson plans; planning lessons; unit planning; lesson plan development; lesson preparation; creating lesson plans; developing lesson plans
Curriculum development | curriculum design; curriculum planning; course development; curriculum; developing curriculum; course design; curriculum writing; curriculum mapping
Instructional design | e-learning development; elearning; training design; instructional technology; e-learning; course authoring; online course development; educational technology; adult learning; adult learning theory; ADDIE; instructional materials; online learning
Student assessment | grading; test administration; grading papers; assessing students; formative assessment; educational assessment; student evaluation; exam proctoring; proctoring; proctoring exams; grading assignments; test scoring; progress monitoring; ~assessments; ~Assessments
Differentiated instruction | differentiation; adapting lessons; individualized instruction; personalized learning; universal design for learning
Special education | IEP; individualized education program; IEP development; special education instruction; IEPs; individualized education plans; special ed; special needs students; individualized education programs; teaching students with disabilities; autism; autism spectrum disorder; working with autistic children; learning disabilities
Early childhood education | preschool teaching; early childhood development; toddler care; preschool; pre-k; early childhood; child development; early learning; kindergarten; toddlers; educacion infantil; montessori; preschool education; toddler teaching
Elementary education | elementary teaching; primary education; elementary school teaching; elementary
Secondary education | high school teaching; middle school teaching; secondary teaching; middle school; high school education
Higher education teaching | college teaching; lecturing; university teaching; academic advising; ?higher education; student advising; thesis supervision; lectures; college instruction; academic advisement; undergraduate teaching
Tutoring | tutoring students; homework help; academic tutoring; private tutoring; academic support; homework assistance; tutor; one-on-one tutoring; test preparation; test prep
Reading instruction | literacy instruction; phonics; guided reading; reading intervention; literacy; teaching reading; guided reading groups; reading comprehension; orton-gillingham; balanced literacy
Math instruction | teaching math; teaching mathematics; math tutoring; mathematics instruction; mathematics education
Science instruction | teaching science; STEM education; science education; =STEM; STEM instruction
English as a second language instruction | teaching english as a second language; teaching english; ESL instruction; ESL teaching; ESOL; =ESL; english language learners; =ELL; TESOL; english language learner; teaching ESL; EFL; english language instruction
Foreign language instruction | teaching spanish; language teaching; teaching french; language instruction; teaching foreign languages
Vocational instruction | career and technical education; trade instruction; vocational training; technical instruction; CTE; vocational education; technical training
Physical education instruction | physical education; teaching physical education; coaching students in sports; PE instruction
Art instruction | teaching art; art education; arts and crafts; ?crafts; arts & crafts; art classes; art lessons
Music instruction | teaching music; music lessons; piano lessons; music education; vocal coaching; guitar lessons; band directing
Parent communication | parent conferences; parent-teacher conferences; communicating with parents; family engagement; parent engagement; parent involvement; parental communication; parent teacher conferences
School administration | educational administration; school leadership; educational leadership; academic administration; school management; education administration; school operations; student affairs
College admissions | admissions counseling; student recruitment; ?admissions; enrollment management; student enrollment; financial aid; financial aid counseling; student admissions; ?enrollment; FAFSA
School counseling | guidance counseling; student counseling; academic counseling; college counseling; student guidance
Training delivery | ~training; ~Training; staff training; employee training; training new employees; training staff; training employees; corporate training; facilitating training; trainer; workshop facilitation; workshops; conducting training; capacitacion; facilitation; training facilitation; training and development; training development; new hire training; developing training programs; team training; conducting workshops; training new hires; train new employees; delivering training; employee development; staff development; learning and development; workforce training
Coaching and mentoring | mentoring; coaching; mentorship; peer mentoring; staff coaching; coaching employees; employee coaching; performance coaching; coaching and development; staff mentoring; leadership coaching
Educational psychology testing | psychological testing; psychoeducational assessment; psychological assessment; psychological assessments; neuropsychological testing; ?psychology; child psychology; psychometrics
Laboratory teaching | lab instruction; teaching labs; teaching assistant duties
`;
