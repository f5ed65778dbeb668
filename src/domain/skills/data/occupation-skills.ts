/**
 * Skills of occupations, each with its importance 0–1. The key of a row is the beginning of an O*NET-SOC code: `53` is
 * transport and warehousing, `53-7` material moving, `53-7051` forklift operators. An occupation has the skills of
 * every row whose key its code begins with; if rows state a different importance for a skill, the longest key applies.
 */
export const occupationSkills = `
11-1 | Leadership 0.95; Operations management 0.90; Strategic planning 0.90; Communication 0.85; Decision making 0.85; Budgeting 0.80; Staff supervision 0.80; Negotiation 0.70; Stakeholder management 0.70; Microsoft Office 0.60
11-2 | Communication 0.85; Marketing 0.80; Strategic planning 0.75; Team management 0.75; Sales management 0.65; Budgeting 0.60; Market research 0.60; Microsoft Office 0.60; Brand management 0.55; Customer relationship management 0.50; Public relations 0.50
11-2021 | Marketing 0.95; Digital marketing 0.80; Brand management 0.75; Market research 0.75; Product management 0.60; Google Analytics 0.50
11-2022 | Sales management 0.95; Sales 0.90; Account management 0.80; Negotiation 0.80; Forecasting 0.65; Salesforce 0.50
11-2033 | Fundraising 0.95; Grant writing 0.70
11-3 | Staff supervision 0.85; Communication 0.80; Operations management 0.80; Team management 0.80; Budgeting 0.75; Planning 0.75; Problem solving 0.75; Microsoft Office 0.65; Performance management 0.65
11-3012 | Office management 0.95; Administrative support 0.80; Scheduling 0.70; Record keeping 0.65; Office supply ordering 0.60
11-3021 | IT project delivery 0.90; Project management 0.80; Cybersecurity 0.60; Systems administration 0.60
11-3031 | Budgeting 0.90; Financial analysis 0.90; Financial reporting 0.85; Accounting 0.80; Microsoft Excel 0.75; Risk management 0.70
11-3051 | Production supervision 0.95; Production planning 0.85; Continuous improvement 0.75; Lean manufacturing 0.75; Workplace safety 0.75; Quality control 0.70
11-3061 | Purchasing 0.95; Vendor management 0.90; Contract negotiation 0.85; Supply chain management 0.70
11-3071 | Logistics 0.90; Warehouse operations 0.90; Inventory control 0.80; Supply chain management 0.75; Workplace safety 0.65; Fleet management 0.60; Warehouse management systems 0.60
11-3121 | Human resources administration 0.95; Employee relations 0.85; Employment law compliance 0.80; Recruiting 0.80; Benefits administration 0.65; HRIS 0.55
11-3131 | Training delivery 0.95; Instructional design 0.80
11-9 | Staff supervision 0.85; Communication 0.80; Operations management 0.80; Budgeting 0.75; Team management 0.75; Planning 0.70; Hiring and interviewing 0.60; Regulatory compliance 0.60; Microsoft Office 0.55
11-9013 | Crop production 0.85; Livestock care 0.70; Tractor operation 0.70; Purchasing 0.50
11-9021 | Construction management 0.95; Construction scheduling 0.85; Blueprint reading 0.80; Workplace safety 0.80; Building codes 0.75; Construction estimating 0.75; Procore 0.40
11-9031 | Early childhood education 0.85; Child care 0.75; Parent communication 0.70
11-9032 | School administration 0.95; Curriculum development 0.70; Parent communication 0.70; Student assessment 0.60
11-9033 | School administration 0.85; College admissions 0.60
11-9051 | Customer service 0.85; Food safety 0.85; Kitchen management 0.85; Food costing 0.75; Food inventory 0.75; Scheduling 0.75; Cash handling 0.65; Hiring and interviewing 0.65; POS operation 0.60
11-9081 | Guest services 0.90; Customer service 0.85; Front desk operations 0.75; Revenue management in hotels 0.60; Housekeeping 0.55
11-9111 | Health care administration 0.95; HIPAA compliance 0.75; Quality improvement in health care 0.75; Electronic health records 0.60
11-9141 | Property management 0.95; Leasing 0.85; Budgeting 0.70; Customer service 0.65; Yardi 0.45
11-9151 | Nonprofit management 0.85; Community outreach 0.75; Case management 0.70; Program evaluation 0.70; Grant writing 0.60
13-1 | Communication 0.80; Critical thinking 0.75; Problem solving 0.75; Attention to detail 0.70; Microsoft Office 0.70; Microsoft Excel 0.65; Planning 0.60; Report writing 0.60
13-1022 | Purchasing 0.90; Retail buying 0.85; Vendor management 0.80; Contract negotiation 0.75
13-1023 | Purchasing 0.95; Vendor management 0.85; Contract negotiation 0.80; Contract administration 0.65
13-1031 | Claims processing 0.95; Customer service 0.65; Negotiation 0.65; Insurance verification 0.30
13-1041 | Regulatory compliance 0.95; Report writing 0.70; Building inspection 0.30
13-1051 | Construction estimating 0.90; Blueprint reading 0.75; Mathematics 0.70
13-1071 | Recruiting 0.90; Hiring and interviewing 0.85; Human resources administration 0.85; Employee onboarding 0.80; Interpersonal skills 0.70; Applicant tracking systems 0.65; Employment law compliance 0.65; Benefits administration 0.50
13-1081 | Logistics 0.95; Supply chain management 0.85; Inventory control 0.70; Demand planning 0.65; SAP 0.40
13-1082 | Project management 0.95; Stakeholder management 0.75; Budgeting 0.60; Scheduling 0.60; Agile project methods 0.55; Microsoft Project 0.55
13-1111 | Business analysis 0.90; Business process improvement 0.85; Data analysis 0.70; Presentations 0.65; Project management 0.65
13-1121 | Event planning 0.95; Budgeting 0.65; Customer service 0.65; Vendor management 0.65; Contract negotiation 0.50
13-1131 | Fundraising 0.95; Grant writing 0.70; Customer relationship management 0.50; Raiser's Edge 0.40
13-1141 | Benefits administration 0.85; Compensation analysis 0.85; Human resources administration 0.70
13-1151 | Training delivery 0.95; Instructional design 0.80; Presentations 0.70; Coaching and mentoring 0.65; Learning management systems 0.55
13-1161 | Marketing 0.90; Market research 0.85; Digital marketing 0.75; Social media marketing 0.70; Content marketing 0.60; Data analysis 0.55; Google Analytics 0.55
13-1161.01 | Search engine optimization 0.95; Search engine marketing 0.90; Google Analytics 0.85; Google Ads 0.80
13-2 | Attention to detail 0.85; Microsoft Excel 0.85; Critical thinking 0.75; Financial analysis 0.75; Mathematics 0.75; Communication 0.70; Confidentiality 0.55; Regulatory compliance 0.55
13-2011 | Accounting 0.95; Account reconciliation 0.85; Financial reporting 0.85; General ledger 0.85; Auditing 0.75; GAAP 0.75; Month-end close 0.75; QuickBooks 0.55; Tax preparation 0.50
13-2051 | Financial analysis 0.95; Financial modeling 0.85; Forecasting 0.75; Investment analysis 0.75
13-2052 | Financial planning 0.95; Investment analysis 0.75; Portfolio management 0.70; Customer service 0.65; Sales 0.55
13-2053 | Underwriting 0.95; Risk management 0.75
13-2072 | Loan origination 0.95; Loan processing 0.85; Credit analysis 0.75; Customer service 0.75; Sales 0.60; Underwriting 0.60
13-2082 | Tax preparation 0.95; Tax compliance 0.75; Tax software 0.70; Customer service 0.60
15 | Problem solving 0.85; Critical thinking 0.80; Communication 0.65; Teamwork 0.60
15-1 | SQL 0.60; Troubleshooting 0.55; Linux 0.50; Git 0.45; Microsoft Windows 0.40
15-1211 | Business analysis 0.85; IT project delivery 0.70; SQL 0.70
15-1212 | Cybersecurity 0.95; Incident response 0.75; SIEM 0.70; Network administration 0.65; Linux 0.55; Penetration testing 0.50
15-1231 | Network administration 0.95; Troubleshooting 0.85; Help desk support 0.65
15-1232 | Help desk support 0.95; Troubleshooting 0.90; Microsoft Windows 0.80; Computer hardware repair 0.75; Customer service 0.75; Software installation 0.75; Microsoft Office 0.60; Windows Server 0.55; ServiceNow 0.40
15-1241 | Network administration 0.95; Cisco IOS 0.60; Cybersecurity 0.60; VPN 0.50
15-1242 | Database administration 0.95; SQL 0.95; Microsoft SQL Server 0.70; Oracle Database 0.60
15-1243 | SQL 0.95; Data engineering 0.85; Database administration 0.85; Python 0.60
15-1244 | Systems administration 0.95; Network administration 0.80; Windows Server 0.80; Linux 0.75; VMware 0.60; PowerShell 0.55; Shell scripting 0.55
15-1251 | Software development 0.90; SQL 0.65; Java 0.60; Python 0.50
15-1252 | Software development 0.95; Git 0.80; Object-oriented programming 0.70; SQL 0.70; Java 0.65; JavaScript 0.65; Python 0.65; Agile project methods 0.60; Algorithms and data structures 0.60; REST APIs 0.60; Amazon Web Services 0.50; Docker 0.45
15-1253 | Software testing 0.95; Test automation 0.80; Jira 0.60; Agile project methods 0.55; SQL 0.55
15-1254 | Web development 0.95; CSS 0.90; HTML 0.90; JavaScript 0.90; Git 0.65; React 0.65; PHP 0.50; WordPress 0.50
15-1255 | User experience design 0.95; User interface design 0.95; Figma 0.80; Web design 0.80; User research 0.65; Adobe Creative Suite 0.60; CSS 0.50; HTML 0.50
15-1299.08 | Cloud computing 0.80; Systems administration 0.75; Amazon Web Services 0.70; Software development 0.60
15-1299.09 | Project management 0.95; IT project delivery 0.90; Agile project methods 0.85; Jira 0.65
15-2 | Data analysis 0.90; Statistics 0.90; Mathematics 0.85; Microsoft Excel 0.65; Python 0.65; R 0.65; SQL 0.60; SAS 0.50
15-2051 | Data analysis 0.95; Python 0.85; SQL 0.85; Statistics 0.85; Data visualization 0.80; Machine learning 0.75; Tableau 0.65; Power BI 0.60; R 0.60
15-2051.01 | Business intelligence 0.95; Data visualization 0.85; SQL 0.85; Power BI 0.75; Tableau 0.75
17-1 | AutoCAD 0.85; Drafting 0.80; Attention to detail 0.65; Microsoft Office 0.50
17-1011 | Architectural design 0.95; Revit 0.80; Building codes 0.75; SketchUp 0.60; 3D modeling 0.55; Construction management 0.45
17-1022 | Land surveying 0.95; Mathematics 0.70; ArcGIS 0.50
17-2 | Engineering design 0.85; Problem solving 0.85; Critical thinking 0.80; Mathematics 0.80; AutoCAD 0.60; Microsoft Excel 0.60; Project management 0.55; MATLAB 0.50; Technical writing 0.50
17-2041 | Chemical engineering 0.95
17-2051 | Civil engineering 0.95; AutoCAD 0.80; Structural engineering 0.65; Construction management 0.50
17-2071 | Electrical engineering 0.95; Control systems engineering 0.55; Programmable logic controllers 0.45
17-2072 | Electrical engineering 0.95
17-2081 | Environmental engineering 0.95; Environmental compliance 0.70
17-2112 | Industrial engineering 0.95; Continuous improvement 0.75; Lean manufacturing 0.75; Root cause analysis 0.65; Six Sigma methods 0.65; Statistical process control 0.55
17-2141 | Engineering design 0.95; SolidWorks 0.70; 3D modeling 0.60; Geometric dimensioning and tolerancing 0.50; ANSYS 0.45
17-3 | Blueprint reading 0.75; Attention to detail 0.70; Troubleshooting 0.65; AutoCAD 0.60; Drafting 0.60; Mathematics 0.60; Microsoft Excel 0.45; Test meters 0.45
17-3023 | Test meters 0.80; Electrical troubleshooting 0.75; Electronics repair 0.75; Soldering 0.65; Instrumentation and calibration 0.60
17-3031 | Land surveying 0.90
19 | Scientific research 0.85; Critical thinking 0.80; Data analysis 0.75; Attention to detail 0.70; Microsoft Excel 0.60; Statistics 0.55; Technical writing 0.50
19-1 | Biology 0.80; Laboratory testing 0.60
19-2 | Chemistry 0.50; Physics 0.40
19-2031 | Chemistry 0.95; Laboratory testing 0.80; Chromatography 0.70; Laboratory safety 0.65; Spectroscopy 0.60
19-2041 | Environmental compliance 0.80; Environmental sampling 0.80; Report writing 0.65
19-3 | Communication 0.70; Report writing 0.70; Statistics 0.60
19-3033 | Mental health counseling 0.85; Educational psychology testing 0.80; Cognitive behavioral therapy 0.65; Diagnosis 0.65; Crisis intervention 0.60
19-3034 | Educational psychology testing 0.90; Mental health counseling 0.65; Behavior management 0.60; Special education 0.60
19-3051 | Urban planning 0.95; ArcGIS 0.65; Public speaking 0.55
19-4 | Laboratory testing 0.85; Sample preparation 0.75; Laboratory safety 0.70; Laboratory equipment maintenance 0.60; Record keeping 0.60; Data entry 0.40
19-4092 | Crime scene processing 0.95
19-5 | Workplace safety 0.95; Safety inspection 0.90; Safety training delivery 0.85; Accident investigation 0.80; Hazard communication 0.65; Regulatory compliance 0.65; Environmental compliance 0.60
21 | Active listening 0.85; Communication 0.85; Empathy 0.85; Interpersonal skills 0.80; Confidentiality 0.65; Medical charting 0.40
21-1 | Case management 0.80; Crisis intervention 0.65; Intake interviewing 0.65; Needs assessment 0.65; Advocacy 0.60; Public benefits navigation 0.55; Record keeping 0.50; Community outreach 0.45
21-1011 | Substance abuse counseling 0.95; Group facilitation 0.80; Mental health counseling 0.70; Motivational interviewing 0.70
21-1012 | Career counseling 0.80; School counseling 0.80; Student assessment 0.40
21-1013 | Family counseling 0.95; Mental health counseling 0.90
21-1014 | Mental health counseling 0.95; Group facilitation 0.75; Cognitive behavioral therapy 0.70; Trauma-informed care 0.65; Care planning 0.60
21-1015 | Job coaching 0.85; Disability services 0.80; Career counseling 0.70
21-1021 | Social work 0.95; Child welfare 0.85; Trauma-informed care 0.60; Family counseling 0.55
21-1022 | Social work 0.95; Care coordination 0.75; Case management nursing 0.60
21-1023 | Social work 0.90; Mental health counseling 0.75; Substance abuse counseling 0.65
21-1092 | Probation supervision 0.95; Report writing 0.65
21-1093 | Case management 0.75; Social work 0.65; Disability services 0.45; Homeless services 0.40; Data entry 0.35; Job coaching 0.35
21-1094 | Community health education 0.95; Community outreach 0.90; Cultural awareness 0.75; Public benefits navigation 0.75; Care coordination 0.65
21-2 | Pastoral care 0.95; Public speaking 0.75
23 | Legal research 0.90; Legal writing 0.90; Attention to detail 0.75; Communication 0.75; Confidentiality 0.65; Westlaw 0.60; Microsoft Office 0.55
23-1011 | Litigation 0.80; Negotiation 0.75; Contract law 0.60; Public speaking 0.60
23-2011 | Legal filing 0.85; Litigation support 0.85; Document preparation 0.70; Record keeping 0.60
25 | Communication 0.80; Patience 0.65; Planning 0.60; Public speaking 0.50
25-1 | Higher education teaching 0.95; Classroom instruction 0.80; Curriculum development 0.75; Student assessment 0.75; Learning management systems 0.60; Scientific research 0.60
25-2 | Classroom instruction 0.95; Lesson planning 0.95; Classroom management 0.90; Student assessment 0.80; Parent communication 0.75; Differentiated instruction 0.70; Curriculum development 0.60; Google Workspace 0.35
25-2011 | Early childhood education 0.95; Child care 0.85; Behavior management 0.60
25-2021 | Elementary education 0.90; Reading instruction 0.75; Math instruction 0.70
25-2031 | Secondary education 0.90
25-205 | Special education 0.95; Behavior management 0.75
25-3 | Classroom instruction 0.80; Lesson planning 0.65; Tutoring 0.60; Classroom management 0.55
25-3011 | English as a second language instruction 0.90
25-3031 | Classroom instruction 0.85; Classroom management 0.85
25-3041 | Tutoring 0.95; Math instruction 0.55; Reading instruction 0.50
25-4 | Library services 0.90; Research 0.70; Customer service 0.60; Archival work 0.55; Database entry and maintenance 0.45
25-9 | Classroom management 0.65; Behavior management 0.60; Classroom instruction 0.60; Tutoring 0.55; Child care 0.50; Student assessment 0.40
25-9031 | Curriculum development 0.95; Instructional design 0.90; Training delivery 0.70
25-9043 | Special education 0.90; Behavior management 0.85; Personal care assistance 0.45
27-1 | Creativity 0.85; Adobe Creative Suite 0.65; Attention to detail 0.55; Illustration 0.55; Time management 0.45
27-1014 | Motion graphics 0.90; 3D modeling 0.75; Adobe After Effects 0.70
27-1023 | Floral arranging 0.95; Customer service 0.70
27-1024 | Graphic design 0.95; Adobe Illustrator 0.90; Adobe Photoshop 0.90; Adobe InDesign 0.85; Typography 0.65
27-1025 | Interior design 0.95; AutoCAD 0.60; SketchUp 0.55
27-1026 | Merchandising 0.95; Planograms 0.60
27-2 | Creativity 0.65; Communication 0.55; Teamwork 0.50
27-2011 | Acting 0.95; Public speaking 0.50
27-2012 | Directing 0.90; Video editing 0.50
27-2021 | Physical stamina 0.90; Coaching and mentoring 0.45
27-2022 | Sports coaching 0.95; Leadership 0.70
27-2023 | Refereeing 0.95; Decision making 0.75; Conflict resolution 0.65
27-2031 | Dance 0.95; Physical stamina 0.80
27-2032 | Dance 0.95; Directing 0.60
27-204 | Music performance 0.95
27-2091 | Audiovisual setup 0.75; Music performance 0.75; Customer service 0.45
27-2099 | Acting 0.75; Public speaking 0.65
27-3 | Communication 0.85; Writing 0.85; Editing 0.65; Time management 0.60; Microsoft Office 0.50
27-3023 | Journalism 0.95
27-3031 | Public relations 0.95; Social media marketing 0.65; Content marketing 0.60
27-3041 | Editing 0.95; Proofreading 0.75
27-3042 | Technical writing 0.95
27-3091 | Interpreting 0.90; Translation 0.85; Cultural awareness 0.70
27-4 | Audiovisual setup 0.65; Camera operation 0.55; Troubleshooting 0.50; Audio engineering 0.45
27-4021 | Photography 0.95; Photo editing 0.85; Adobe Photoshop 0.75; Adobe Lightroom 0.60
27-4032 | Video editing 0.95; Adobe Premiere 0.75; Final Cut Pro 0.50
29 | Patient care 0.80; Communication 0.70; Electronic health records 0.65; HIPAA compliance 0.60; Infection control 0.60; Medical terminology 0.60; Active listening 0.55
29-1 | Critical thinking 0.75; Patient assessment 0.75; Patient education 0.70; Care planning 0.65; Medical charting 0.65; Diagnosis 0.50
29-1031 | Nutrition counseling 0.95
29-1051 | Pharmacotherapy counseling 0.90; Prescription filling 0.90; Medication compounding 0.65; Injections 0.50
29-1122 | Occupational therapy 0.95
29-1123 | Physical therapy 0.95
29-1126 | Respiratory therapy 0.95; Ventilator management 0.80; Oxygen therapy 0.75
29-1127 | Speech therapy 0.95
29-1131 | Diagnosis 0.80; Animal care 0.70; Veterinary assistance 0.70
29-1141 | Nursing 0.95; Medication administration 0.90; Patient assessment 0.90; Vital signs 0.85; Care planning 0.80; Medical charting 0.80; IV therapy 0.75; Patient education 0.75; Basic life support 0.70; Wound care 0.60; Triage 0.50; Epic 0.40
29-1141.03 | Critical care nursing 0.95; Ventilator management 0.75
29-1171 | Diagnosis 0.90; Nursing 0.85; Prescribing medication 0.85; Primary care 0.80
29-1292 | Dental hygiene 0.95; Dental radiography 0.80
29-2 | Attention to detail 0.60; Record keeping 0.45
29-2011 | Laboratory testing 0.95; Hematology testing 0.70; Clinical chemistry 0.65; Laboratory quality control 0.65; Microbiology 0.65
29-2012 | Laboratory testing 0.90; Specimen collection 0.75; Phlebotomy 0.50
29-2031 | EKG 0.90; Patient observation 0.55; Vital signs 0.50
29-2032 | Ultrasound 0.95
29-2034 | Radiography 0.95; Radiation safety 0.80; Patient transfer 0.50
29-2042 | Emergency medical care 0.95; Basic life support 0.90; Vital signs 0.80; First aid 0.70; Triage 0.70; Driving 0.55; EKG 0.55; Oxygen therapy 0.55; Injections 0.40; Specimen collection 0.40; Phlebotomy 0.35
29-2043 | Emergency medical care 0.95; Advanced cardiac life support 0.85; Basic life support 0.85; IV therapy 0.70; EKG 0.65; Injections 0.60
29-2052 | Prescription filling 0.95; Customer service 0.75; Pharmacy inventory 0.75; Insurance verification 0.55; Medication compounding 0.55; Data entry 0.50; Cash handling 0.40
29-2053 | Behavior management 0.80; De-escalation 0.75; Patient observation 0.75; Psychiatric nursing 0.60; Vital signs 0.50
29-2055 | Surgical assisting 0.95; Sterile processing 0.75
29-2056 | Veterinary assistance 0.95; Animal care 0.85; Laboratory testing 0.50
29-2061 | Medication administration 0.90; Nursing 0.90; Vital signs 0.90; Medical charting 0.75; Wound care 0.75; Injections 0.65; Blood glucose testing 0.60; Patient assessment 0.55; Catheter care 0.50; Elder care 0.45
29-2072 | Medical records management 0.95; Medical coding 0.90; Attention to detail 0.70; Medical billing 0.65; Data entry 0.60
29-2081 | Optical dispensing 0.95; Customer service 0.75
29-9 | Patient care 0.60
31 | Patient care 0.80; Communication 0.65; Compassionate care 0.65; Empathy 0.60; Infection control 0.60; Medical terminology 0.45
31-1 | Personal care assistance 0.95; Bathing and grooming patients 0.85; Patient transfer 0.80; Elder care 0.75; Feeding assistance 0.75; Toileting assistance 0.75; Ambulation assistance 0.70; Vital signs 0.70; Patience 0.60; Dementia care 0.50; Medical charting 0.50; Housekeeping 0.45
31-1121 | Home health care 0.95; Medication reminders 0.65; Companionship 0.55; Cooking 0.45
31-1122 | Companionship 0.75; Home health care 0.75; Medication reminders 0.60; Cooking 0.50; Disability services 0.50; Driving 0.40
31-1131 | Vital signs 0.90; Mechanical lift use 0.65; Patient observation 0.60; Intake and output recording 0.55; Nursing 0.55; Blood glucose testing 0.45; Specimen collection 0.40
31-1132 | Patient transport 0.95; Patient transfer 0.90
31-2 | Ambulation assistance 0.70; Patient transfer 0.65; Physical therapy 0.65; Medical charting 0.55
31-2021 | Physical therapy 0.95
31-9 | Customer service 0.50; Appointment scheduling 0.45; Record keeping 0.45
31-9011 | Massage therapy 0.95; Anatomy and physiology 0.65; Spa services 0.50
31-9091 | Dental assisting 0.95; Dental radiography 0.80; Dental impressions 0.70; Sterile processing 0.65; Appointment scheduling 0.50
31-9092 | Medical assisting 0.95; Vital signs 0.90; Electronic health records 0.75; Injections 0.75; Medical charting 0.70; Phlebotomy 0.70; Appointment scheduling 0.65; Medical office procedures 0.65; EKG 0.60; Specimen collection 0.60
31-9093 | Sterile processing 0.95
31-9096 | Animal care 0.95; Veterinary assistance 0.90
31-9097 | Phlebotomy 0.95; Specimen collection 0.90; Customer service 0.55; Laboratory safety 0.40
33 | Incident reporting 0.80; Communication 0.65; De-escalation 0.65; Observation 0.65; Two-way radio 0.60; Physical stamina 0.55; First aid 0.50
33-1 | Staff supervision 0.90; Leadership 0.75
33-2 | Firefighting 0.95; Fire safety 0.75; Emergency medical care 0.70; Technical rescue 0.65
33-3 | Law enforcement 0.85; Firearms handling 0.65; Report writing 0.60; Self-defense 0.60; Crime scene processing 0.35
33-3012 | Inmate supervision 0.95; Security screening 0.60; Law enforcement 0.45
33-9 | Security patrol 0.65; Surveillance monitoring 0.55
33-9032 | Security patrol 0.95; Access control 0.85; Surveillance monitoring 0.85; Conflict de-escalation 0.65; Customer service 0.60; Alarm response 0.55; Crowd control 0.50; Fire safety 0.40
33-9091 | Traffic control 0.95
33-9092 | Lifeguarding 0.95; First aid 0.85; Basic life support 0.80
33-9099.02 | Loss prevention 0.95
35 | Food safety 0.80; Fast-paced work 0.65; Teamwork 0.65; Customer service 0.60; Sanitizing surfaces 0.55; Cleaning 0.50
35-1 | Kitchen management 0.85; Cooking 0.80; Staff supervision 0.80; Food inventory 0.70; Menu planning 0.60; Food costing 0.55; Scheduling 0.55; Training delivery 0.50
35-2 | Food preparation 0.95; Cooking 0.90; Knife skills 0.65; Kitchen equipment operation 0.60; Grilling 0.50; Portion control 0.50; Deep frying 0.45; Dishwashing 0.40; Food inventory 0.40
35-2014 | Line cooking 0.90; Plating 0.55; Sauteing 0.50
35-3 | Customer service 0.90; Order taking 0.80; Cash handling 0.75; POS operation 0.75; Food preparation 0.50; Upselling 0.45
35-3011 | Bartending 0.95; Cash handling 0.80; Mixology 0.75; Responsible alcohol service 0.75
35-3023 | Cash handling 0.80; Counter service 0.80; Food preparation 0.75; Drive-through service 0.50
35-3023.01 | Barista skills 0.95; Beverage preparation 0.80
35-3031 | Table service 0.95; Table setting 0.60; Upselling 0.60; Multitasking 0.50; Fine dining service 0.35; Wine service 0.35
35-9 | Bussing tables 0.70; Table setting 0.60; Dishwashing 0.50
35-9021 | Dishwashing 0.95; Trash removal 0.45
35-9031 | Hosting guests 0.95; Reservation management 0.75; Telephone etiquette 0.55
37 | Cleaning 0.85; Physical stamina 0.55; Attention to detail 0.45
37-1 | Staff supervision 0.90; Scheduling 0.65; Training delivery 0.55
37-2011 | Janitorial work 0.95; Floor care 0.85; Restroom cleaning 0.80; Trash removal 0.80; Sanitizing surfaces 0.75; Vacuuming 0.65; Cleaning chemicals 0.60; Floor waxing and stripping 0.55; Window cleaning 0.45; General maintenance 0.35; Hospital cleaning 0.30
37-2012 | Housekeeping 0.95; Room cleaning 0.90; Bed making 0.85; Restroom cleaning 0.80; Vacuuming 0.75; Dusting 0.65; Laundry operations 0.60; Sanitizing surfaces 0.60; Guest services 0.40
37-2019 | Pressure washing 0.75; Ladder safety 0.60
37-2021 | Pest control 0.95; Pesticide application 0.80; Driving 0.50
37-3 | Landscaping 0.95; Lawn care 0.90; Groundskeeping 0.85; Planting 0.70; Pruning 0.70; Weed control 0.65; Leaf blowing 0.55; Irrigation 0.50; Mulching 0.50; Power tools 0.45; Snow removal 0.35
37-3013 | Pruning 0.95; Tree climbing 0.90; Chainsaw operation 0.85
39 | Customer service 0.80; Communication 0.60; Interpersonal skills 0.55
39-1 | Staff supervision 0.90; Scheduling 0.65; Training delivery 0.55
39-1013 | Casino gaming 0.90; Cash handling 0.55
39-2 | Animal care 0.95; Pet care 0.80; Pet grooming 0.55
39-2011 | Dog training 0.90
39-3 | Guest services 0.70; Ticketing 0.50; Cash handling 0.45
39-4 | Funeral services 0.95
39-5 | Hair cutting 0.70; Sanitizing surfaces 0.50; Appointment scheduling 0.45
39-5011 | Hair cutting 0.95; Shaving 0.80
39-5012 | Hair cutting 0.95; Hair styling 0.95; Hair coloring 0.85; Chemical hair treatments 0.60
39-5092 | Nail care 0.95
39-5094 | Skin care 0.95; Waxing hair removal 0.75
39-6 | Guest services 0.90; Bell service 0.60; Concierge services 0.60
39-7 | Tour guiding 0.95; Public speaking 0.65
39-9 | Reliability 0.45; Personal care assistance 0.40
39-9011 | Child care 0.95; Infant care 0.65; Early childhood education 0.55; After-school supervision 0.50; First aid 0.50; Behavior management 0.45; Feeding assistance 0.30
39-9031 | Personal training 0.95; Exercise programming 0.80; Group fitness instruction 0.75; Coaching and mentoring 0.50
39-9032 | Recreation leadership 0.95; Youth mentoring 0.60; Child care 0.55; Event planning 0.45
39-9041 | Conflict resolution 0.65; Coaching and mentoring 0.60; Incident reporting 0.60
41 | Customer service 0.85; Sales 0.80; Communication 0.75; Interpersonal skills 0.60
41-1 | Store operations 0.90; Staff supervision 0.85; Cash handling 0.65; Merchandising 0.65; Inventory control 0.60; Scheduling 0.60; Training delivery 0.55; Hiring and interviewing 0.45
41-2 | Cash handling 0.80; POS operation 0.80; Retail sales 0.80; Product knowledge 0.60; Stocking shelves 0.50
41-2011 | Cash handling 0.95; Cashiering 0.95; Payment processing 0.75; Returns and exchanges 0.60; Till balancing 0.60; Bagging groceries 0.40
41-2031 | Retail sales 0.95; Product knowledge 0.75; Merchandising 0.70; Upselling 0.65; Returns and exchanges 0.50; Fitting room service 0.35
41-3 | Account management 0.75; Lead generation 0.70; Customer relationship management 0.60; Negotiation 0.60; Presentations 0.50; Salesforce 0.45
41-3021 | Insurance sales 0.95
41-3031 | Banking operations 0.70; Securities trading 0.70; Financial planning 0.55
41-3041 | Travel arrangements 0.95; Reservation systems 0.65
41-4 | Account management 0.80; Product knowledge 0.75; Negotiation 0.70; Lead generation 0.65; Customer relationship management 0.55; Presentations 0.55
41-9 | Product knowledge 0.55
41-9011 | Product demonstration 0.95
41-9022 | Real estate sales 0.90; Leasing 0.65; Negotiation 0.65
41-9041 | Outbound calls 0.95; Telephone etiquette 0.75
43 | Communication 0.65; Data entry 0.65; Microsoft Office 0.65; Attention to detail 0.60; Organization 0.55; Record keeping 0.55
43-1 | Staff supervision 0.95; Customer service 0.70; Office management 0.60; Scheduling 0.60; Performance management 0.55; Training delivery 0.55
43-2 | Multi-line phone systems 0.90; Telephone etiquette 0.85; Customer service 0.75
43-3 | Attention to detail 0.80; Data entry 0.80; Microsoft Excel 0.75; Mathematics 0.55
43-3011 | Collections 0.95; Outbound calls 0.70; Customer service 0.60; Negotiation 0.60
43-3021 | Invoicing 0.95; Accounts receivable 0.65; Medical billing 0.55
43-3031 | Bookkeeping 0.90; Accounts payable 0.85; Accounts receivable 0.85; Account reconciliation 0.80; Invoicing 0.75; QuickBooks 0.70; General ledger 0.65; 10-key 0.40; Payroll processing 0.40
43-3051 | Payroll processing 0.95; ADP 0.55
43-3071 | Bank teller transactions 0.95; Cash handling 0.95; Customer service 0.85; Till balancing 0.65; Banking operations 0.60
43-4 | Customer service 0.85; Data entry 0.70; Telephone etiquette 0.70
43-4051 | Customer service 0.95; Inbound calls 0.85; Complaint handling 0.80; Call center operations 0.70; Active listening 0.65; Customer relationship management 0.55; Order processing 0.55; De-escalation 0.50; Multi-line phone systems 0.45
43-4071 | Filing 0.95; Scanning and copying 0.75
43-4081 | Front desk operations 0.95; Guest check-in and check-out 0.90; Guest services 0.85; Reservation management 0.80; Cash handling 0.55; Night audit 0.45; Opera property management 0.35
43-4161 | Human resources administration 0.85; Employee onboarding 0.60; Filing 0.55
43-4171 | Reception 0.95; Multi-line phone systems 0.80; Appointment scheduling 0.70; Filing 0.55; Mail processing 0.50
43-5 | Shipping and receiving 0.55
43-5031 | Emergency dispatch 0.95; Two-way radio 0.75; Multitasking 0.65
43-5032 | Freight dispatching 0.95; Route planning 0.60; Scheduling 0.60; Two-way radio 0.55
43-505 | Postal sorting 0.75
43-5052 | Mail delivery 0.95; Driving 0.65; Mail processing 0.50
43-5061 | Production planning 0.90; Inventory control 0.65; SAP 0.40
43-5071 | Shipping and receiving 0.95; Inventory control 0.90; Inventory counting 0.65; RF scanning 0.65; Packing 0.60; Bill of lading preparation 0.55; Forklift operation 0.50; Order picking 0.45; Warehouse management systems 0.45
43-6 | Administrative support 0.95; Scheduling 0.75; Calendar management 0.70; Microsoft Word 0.70; Filing 0.65; Microsoft Excel 0.65; Telephone etiquette 0.65; Business writing 0.60; Microsoft Outlook 0.60; Reception 0.55; Typing 0.50
43-6011 | Executive support 0.95; Calendar management 0.90; Travel arrangements 0.75; Expense reporting 0.60; Meeting minutes 0.60
43-6012 | Legal filing 0.80; Legal writing 0.40
43-6013 | Medical office procedures 0.95; Appointment scheduling 0.85; Medical terminology 0.75; Electronic health records 0.70; Insurance verification 0.70; Medical billing 0.45; Patient care 0.30
43-9 | Typing 0.65; Basic computer use 0.60; Filing 0.55
43-9021 | Data entry 0.95; Typing 0.90; 10-key 0.60
43-9041 | Claims processing 0.90; Insurance verification 0.65
43-9061 | Administrative support 0.85; Filing 0.75; Scanning and copying 0.60; Telephone etiquette 0.60
45 | Physical stamina 0.70; Heavy lifting 0.55
45-1 | Staff supervision 0.90; Workplace safety 0.60; Scheduling 0.55
45-1011 | Crop production 0.65; Livestock care 0.55
45-2 | Crop production 0.70; Crop harvesting 0.65; Tractor operation 0.55; Irrigation 0.45; Livestock care 0.35
45-2092 | Crop harvesting 0.90; Planting 0.75; Weed control 0.60; Greenhouse work 0.55; Pruning 0.55; Pesticide application 0.35
45-2093 | Livestock care 0.95; Dairy operations 0.45; Fence building 0.40
45-3 | Commercial fishing 0.85; Vessel operation 0.55; Workplace safety 0.50
45-4 | Chainsaw operation 0.80; Logging 0.80; Forestry 0.60
47 | Hand tools 0.80; Power tools 0.75; Workplace safety 0.75; Physical stamina 0.60; Blueprint reading 0.50; Ladder safety 0.40
47-1 | Staff supervision 0.90; Construction management 0.85; Blueprint reading 0.75; Construction scheduling 0.75; Construction estimating 0.50
47-2 | Construction 0.70; Precision measurement 0.45; Mathematics 0.40
47-202 | Masonry 0.95
47-2031 | Carpentry 0.95; Framing 0.80; Finish carpentry 0.70; Precision measurement 0.65; Formwork 0.40
47-204 | Flooring installation 0.90
47-2044 | Tile setting 0.95
47-2051 | Concrete finishing 0.95; Formwork 0.55
47-2061 | Construction 0.95; Construction site cleanup 0.75; Heavy lifting 0.70; Demolition 0.65; Concrete finishing 0.50; Loading and unloading 0.50; Trenching and excavation 0.50; Scaffolding 0.40
47-2073 | Heavy equipment operation 0.95; Excavator operation 0.75; Backhoe operation 0.70; Front-end loader operation 0.65; Bulldozer operation 0.60; Grading 0.60; Skid steer operation 0.60
47-2081 | Drywall installation 0.95; Framing 0.45
47-2082 | Drywall finishing 0.95
47-2111 | Electrical wiring 0.95; Electrical troubleshooting 0.85; Conduit bending 0.75; Electrical panels 0.75; Blueprint reading 0.65; Test meters 0.65; Building codes 0.60; Lighting installation 0.60
47-213 | Insulation installation 0.95
47-2141 | Painting 0.95; Ladder safety 0.60; Drywall finishing 0.50; Scaffolding 0.35
47-2152 | Plumbing 0.95; Pipefitting 0.85; Drain cleaning 0.55; Water heater installation 0.55; Building codes 0.50; Gas fitting 0.45; Soldering 0.45
47-2181 | Roofing 0.95; Ladder safety 0.65; Fall protection 0.60
47-2211 | Sheet metal work 0.95; Ductwork 0.70
47-2221 | Structural steel erection 0.95; Fall protection 0.70; Rigging and signaling 0.70; Welding 0.60
47-2231 | Solar panel installation 0.95; Electrical wiring 0.65; Roofing 0.40
47-3 | Construction 0.75; Heavy lifting 0.60
47-4 | Construction 0.45
47-4011 | Building inspection 0.95; Building codes 0.90; Report writing 0.55
47-4041 | Asbestos and lead abatement 0.90; Personal protective equipment 0.75; Hazardous waste disposal 0.70
47-4051 | Paving 0.75; Driving 0.55; Heavy equipment operation 0.55; Snow removal 0.55; Traffic control 0.50
47-5 | Oil drilling 0.55; Heavy equipment operation 0.45; Mining 0.45
49 | Troubleshooting 0.85; Hand tools 0.80; Preventive maintenance 0.70; Equipment repair 0.65; Power tools 0.65; Mechanical repair 0.60; Workplace safety 0.60
49-1 | Staff supervision 0.90; Work order management 0.65; Scheduling 0.55
49-2 | Electronics repair 0.75; Electrical troubleshooting 0.65; Test meters 0.65; Customer service 0.45
49-2011 | Computer hardware repair 0.90; Field service 0.65; Office machine repair 0.65
49-2022 | Telecommunications installation 0.95; Low voltage systems 0.70; Network administration 0.40
49-3 | Mechanical repair 0.85; Engine repair 0.70
49-3011 | Aircraft maintenance 0.95
49-3021 | Auto body repair 0.95; Automotive painting 0.75
49-3023 | Automotive repair 0.95; Automotive diagnostics 0.80; Brake repair 0.80; Oil changes 0.75; Engine repair 0.70; Automotive electrical systems 0.60; Suspension and steering repair 0.60; Tire service 0.60; Automotive air conditioning 0.45; Wheel alignment 0.40
49-3031 | Diesel engine repair 0.95; Brake repair 0.70; Automotive diagnostics 0.60; Hydraulics 0.50; Pre-trip inspection 0.40; Welding 0.40
49-3042 | Heavy equipment repair 0.95; Hydraulics 0.75; Diesel engine repair 0.70; Welding 0.45
49-3093 | Tire service 0.95
49-9021 | HVAC repair 0.95; HVAC installation 0.80; Refrigeration 0.80; Electrical troubleshooting 0.65; Ductwork 0.55; Test meters 0.50; Brazing 0.45; Customer service 0.45
49-9041 | Industrial maintenance 0.95; Hydraulics 0.65; Pneumatics 0.60; Electrical troubleshooting 0.55; Programmable logic controllers 0.50; Welding 0.50; Motor controls 0.45
49-9044 | Industrial maintenance 0.90; Alignment and balancing of machinery 0.70; Rigging and signaling 0.50; Welding 0.50
49-9051 | Line work 0.95; Aerial lift operation 0.65
49-9052 | Telecommunications installation 0.90; Fiber optic splicing 0.75
49-9071 | General maintenance 0.95; Plumbing 0.60; Electrical wiring 0.55; Painting 0.55; Carpentry 0.50; HVAC repair 0.45; Work order management 0.45; Drywall finishing 0.40; Appliance repair 0.35; Groundskeeping 0.30
49-9081 | Wind turbine maintenance 0.95
51 | Machine operation 0.70; Workplace safety 0.65; Quality inspection 0.60; Production line work 0.55; Attention to detail 0.45; Physical stamina 0.40
51-1 | Production supervision 0.95; Staff supervision 0.85; Quality control 0.60; Lean manufacturing 0.55; Production planning 0.55; Training delivery 0.50
51-2 | Assembly 0.95; Hand tools 0.65; Manual dexterity 0.55; Blueprint reading 0.50; Power tools 0.50; Soldering 0.35
51-2022 | Electronics assembly 0.95; Soldering 0.80
51-3 | Food processing 0.75; Food safety 0.70; Packaging machine operation 0.35
51-3011 | Baking 0.95; Food safety 0.65; Pastry making 0.65; Cake decorating 0.50
51-3021 | Butchery 0.95; Knife skills 0.80; Customer service 0.45
51-4 | Precision measurement 0.75; Blueprint reading 0.65; Machine setup 0.60; Metal fabrication 0.50
51-4041 | Manual machining 0.95; Precision measurement 0.90; CNC machining 0.85; Blueprint reading 0.80; Lathe operation 0.75; Milling 0.75; Machine setup 0.70
51-4072 | Injection molding 0.85
51-4121 | Welding 0.95; MIG welding 0.85; Metal fabrication 0.75; Blueprint reading 0.65; Stick welding 0.65; TIG welding 0.65; Shearing and cutting metal 0.60; Grinding and deburring 0.55
51-51 | Printing press operation 0.80; Prepress 0.45
51-6 | Sewing 0.65; Textile machine operation 0.45
51-6011 | Laundry operations 0.95; Ironing and pressing 0.60; Dry cleaning 0.50
51-6031 | Sewing 0.95
51-6052 | Tailoring 0.95; Sewing 0.90
51-7 | Woodworking 0.95; Power tools 0.70; Cabinet making 0.60
51-8 | Troubleshooting 0.55; Chemical processing 0.40; Power plant operation 0.40; Water treatment 0.35
51-8021 | Boiler operation 0.95
51-8031 | Water treatment 0.95
51-9061 | Quality inspection 0.95; Quality control 0.85; Precision measurement 0.70; Blueprint reading 0.50; Record keeping 0.45
51-9111 | Packaging machine operation 0.95; Packing 0.60; Machine setup 0.40
51-9124 | Spray painting 0.90; Powder coating 0.55
51-9141 | Semiconductor processing 0.95; Cleanroom work 0.80
51-9161 | CNC machining 0.95; Precision measurement 0.75; Machine setup 0.70; Blueprint reading 0.65
51-9162 | CNC programming 0.95; CNC machining 0.85; Mastercam 0.60
51-9199 | Production line work 0.90; Machine operation 0.80; Assembly 0.60; Packing 0.50; Material handling 0.45
53 | Workplace safety 0.55; Physical stamina 0.45
53-1 | Staff supervision 0.90; Logistics 0.65; Scheduling 0.60; Training delivery 0.45
53-2 | Communication 0.55
53-2011 | Aircraft piloting 0.95
53-2012 | Aircraft piloting 0.95
53-2021 | Air traffic control 0.95
53-2022 | Ramp operations 0.75; Two-way radio 0.65; Scheduling 0.60
53-2031 | Flight attendance 0.95; Customer service 0.85; First aid 0.50
53-3 | Driving 0.95; Route planning 0.60; Pre-trip inspection 0.55; Customer service 0.50; Map reading and GPS navigation 0.50
53-3031 | Delivery driving 0.90; Customer service 0.70; Cash handling 0.45; Sales 0.45
53-3032 | Commercial truck driving 0.95; Pre-trip inspection 0.85; Hours of service compliance 0.80; Load securement 0.75; Backing and docking 0.70; DOT regulations 0.70; Loading and unloading 0.50; Bill of lading preparation 0.40
53-3033 | Delivery driving 0.95; Loading and unloading 0.65; Customer service 0.55; RF scanning 0.30
53-305 | Passenger transport 0.85; Bus driving 0.50
53-3051 | Bus driving 0.95
53-3052 | Bus driving 0.95
53-4 | Train operation 0.85; Workplace safety 0.75; Railcar inspection 0.70; Two-way radio 0.60
53-5 | Vessel operation 0.85; Workplace safety 0.60; Emergency response 0.45; Mechanical repair 0.45
53-5031 | Marine engineering 0.75; Engine repair 0.70
53-6 | Communication 0.45; Cash handling 0.35; Customer service 0.55; Two-way radio 0.35
53-6021 | Parking lot operation 0.85; Valet parking 0.80; Driving 0.60; Cash handling 0.45
53-6031 | Fueling 0.90; Oil changes 0.50
53-6032 | Ramp operations 0.95
53-6041 | Traffic control 0.80; Data analysis 0.50
53-6051 | Pre-trip inspection 0.85; Regulatory compliance 0.75; Report writing 0.60
53-7 | Heavy lifting 0.70; Loading and unloading 0.70; Material handling 0.70; Warehouse operations 0.60; Teamwork 0.40
53-7021 | Crane operation 0.95; Rigging and signaling 0.70
53-7051 | Forklift operation 0.95; Loading and unloading 0.80; Warehouse operations 0.80; Pallet jack operation 0.75; Shipping and receiving 0.60; RF scanning 0.55; Reach truck operation 0.55; Inventory control 0.50; Palletizing 0.50; Pre-trip inspection 0.35
53-7061 | Vehicle cleaning 0.95
53-7062 | Loading and unloading 0.95; Heavy lifting 0.85; Material handling 0.85; Pallet jack operation 0.65; Palletizing 0.55; Sorting packages 0.50; Packing 0.45; Forklift operation 0.40; Moving furniture 0.35
53-7064 | Packing 0.95; Labeling 0.55; Palletizing 0.50; Quality inspection 0.40
53-7065 | Order picking 0.90; Stocking shelves 0.85; RF scanning 0.65; Inventory control 0.60; Packing 0.60; Pallet jack operation 0.60; Shipping and receiving 0.50; Forklift operation 0.40
53-7081 | Trash removal 0.90; Driving 0.60
55 | Military operations 0.95; Firearms handling 0.65; Leadership 0.65; Teamwork 0.65; Physical stamina 0.55; First aid 0.45
55-1 | Planning 0.60; Strategic planning 0.60
`;
