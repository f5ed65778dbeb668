/** Skills of offices, business, money, law, people work, media and design; ways of working; spoken languages. */
export const officeSkills = `
@ hard: Office work
Data entry | data-entry; entering data; data input; data entry and filing; captura de datos; 10-key data entry; keying data
Typing | keyboarding; touch typing; typing speed; fast typing; typewriting; 40 wpm; 50 wpm; 60 wpm; type 60 wpm
10-key | ten key; 10 key; ten-key; 10-key by touch; 10 key by touch; adding machine
?Filing | file management; filing systems; filing documents; paper filing; alphabetical filing; file maintenance; electronic filing
Record keeping | recordkeeping; record-keeping; records management; maintaining records; keeping records; record management; records maintenance
Document preparation | preparing documents; document management; document control; document processing; drafting documents; document formatting; preparing reports; document review
Scanning and copying | photocopying; copying; faxing; ?fax; scanning documents; document scanning; copy machine; fax machine; copiers and fax; document imaging
Office equipment operation | office equipment; office machines; copier operation; operating office equipment; multi-line phones and office machines
Administrative support | administrative assistance; clerical support; clerical; office support; clerical work; ?administrative; clerical duties; secretarial; administrative skills; admin support; administrative duties; office administration; clerical skills; ?administration; general office duties; office work; general office; administrative tasks; secretarial support; office duties; office skills
Office management | managing an office; office manager duties; office operations; office organization
Executive support | executive administrative support; supporting executives; executive assistance; c-suite support; executive level support
Calendar management | calendaring; scheduling meetings; managing calendars; meeting scheduling; diary management; ?calendars; calendar scheduling; meeting coordination
Scheduling | schedule management; staff scheduling; employee scheduling; making schedules; work schedules; creating schedules; shift scheduling; labor scheduling; schedule coordination; workforce scheduling
Reception | receptionist; receptionist duties; greeting visitors; visitor reception; greeting customers; front office; greeting clients; greeting guests; welcoming visitors; greeting patients; front desk reception
Mail processing | incoming and outgoing mail; mailroom; mail distribution; mail room operations; mass mailings; mail merge; outgoing mail; postage meter
Meeting minutes | taking minutes; minute taking; meeting notes; note taking; recording minutes; taking notes
Proofreading | proof reading; copy checking; proofing; proofreading documents
Business writing | business correspondence; correspondence; writing letters; memo writing; letter writing; drafting correspondence; business communication; written correspondence | < Writing
Report writing | writing reports; ?reports; report preparation; report generation; generating reports; ?reporting; report creation; report development | < Writing
Transcription | transcribing; audio transcription; dictation; captioning; stenography; court reporting; shorthand
Office supply ordering | ordering supplies; supply management; ordering office supplies; supplies ordering; supply ordering; purchasing supplies
Expense reporting | expense reports; travel expenses; expense management; processing expense reports; travel and expense
Spreadsheets | spreadsheet; spreadsheet software; creating spreadsheets; spreadsheet creation; hojas de calculo
Pivot tables | pivottables; pivot table; vlookup; v-lookups; vlookups; excel formulas; macros; excel macros; xlookup | < Spreadsheets
Word processing | word processor; word processing software
Presentations | presentation skills; creating presentations; slide decks; presentation software; ?presentation; giving presentations; presentation development; powerpoint presentations; ?presenting
Database entry and maintenance | database management for office; database maintenance; updating databases; maintaining databases; database entry; data maintenance; database administration for office
Basic computer use | computer skills; computer literacy; basic computer skills; computer literate; ?computers; computer proficiency; computer operation; computer knowledge; ?computer; internet research; ?internet; web browsing; computacion; basic computer; computer applications; windows and internet; pc skills; online research; microsoft windows use; computer savvy; digital literacy
Research | information research; internet searches; market and internet research; fact finding; information gathering; gathering information; researching
Translation of business documents | bilingual correspondence
Quality review of documents | document auditing; quality assurance of data; data verification; verifying data; data accuracy; data validation; auditing files; data cleaning; ?data quality; verifying information
Switchboard | PBX; operator switchboard; telephone operator duties
Facilities coordination | facilities management; facility management; vendor coordination; office moves; space planning; ?facilities; facility operations

@ hard: Accounting and finance
Accounting | general accounting; accounting principles; contabilidad; financial accounting; accounting skills; accountancy; bookkeeping and accounting; accounting procedures; staff accounting; basic accounting
Bookkeeping | book keeping; full charge bookkeeping; keeping books; full-charge bookkeeping; book-keeping
Accounts payable | A/P; =AP; accounts payables; paying invoices; vendor payments; payables; account payable; invoice payment; AP/AR; A/P and A/R
Accounts receivable | A/R; =AR; accounts receivables; receivables; account receivable; cash application; payment posting; posting payments
Accounts payable and receivable | accounts payable/receivable; accounts payable & receivable; accounts receivable/payable; accounts payable and accounts receivable
Invoicing | invoice processing; billing; creating invoices; customer billing; invoices; processing invoices; preparing invoices; client billing; billing and invoicing; facturacion; invoice preparation; billing systems
General ledger | =GL; G/L; general ledger accounting; ledger; journal entries; journal entry; general ledger reconciliation; gl reconciliation; posting journal entries; general ledger entries
Account reconciliation | bank reconciliation; reconciliations; reconciling accounts; bank reconciliations; reconciliation; reconciling bank statements; balance sheet reconciliation; account reconciliations; balancing accounts; bank statement reconciliation
Month-end close | month end close; month-end closing; year-end close; closing the books; month end closing; month-end; year end close; financial close; period close; month end; monthly close
Financial reporting | financial reports; financial statements; preparing financial statements; financial statement preparation; financial statement analysis; SEC reporting; external reporting; consolidations; 10-K
Financial analysis | analyzing financials; variance analysis; ?finance; financial planning and analysis; FP&A; =FP&A; cost-benefit analysis; corporate finance; ratio analysis; finanzas; financial skills; profitability analysis
Financial modeling | financial models; valuation; discounted cash flow; DCF; LBO modeling; company valuation; business valuation | < Financial analysis
Forecasting | financial forecasting; revenue forecasting; budget forecasting; ?forecasts; sales forecasting; cash flow forecasting
Budgeting | budget management; budget preparation; managing budgets; ?budgets; budget development; budget planning; budget administration; ?budget; budget control; budget monitoring; budgeting and forecasting; budget analysis; fiscal management; presupuestos
Cost accounting | job costing; standard costing; cost analysis; cost control; inventory costing; cost management; cost reduction; cost containment; activity based costing | < Accounting
Cash flow management | treasury; cash management treasury; cash flow; treasury management; working capital; liquidity management
Payroll processing | payroll; payroll administration; processing payroll; running payroll; nomina; payroll management; certified payroll; time and attendance; timekeeping; payroll preparation
Tax preparation | preparing taxes; tax returns; income tax preparation; ?taxes; ?tax; individual tax returns; tax return preparation; income taxes; impuestos; taxation; tax filing
Tax compliance | corporate tax; sales tax; tax accounting; tax planning; tax research; tax law; 1099s; sales and use tax; tax reporting; federal and state taxes; payroll taxes; payroll tax
Auditing | internal audit; financial audit; external audit; audit; audits; internal audits; internal auditing; audit support; audit preparation; financial auditing; auditoria; conducting audits
Internal controls | Sarbanes-Oxley; SOX compliance; SOX; sarbanes oxley; COSO; internal control
GAAP | US GAAP; generally accepted accounting principles; GAAP accounting; IFRS; international financial reporting standards
Fixed assets accounting | fixed assets; depreciation; asset management accounting; fixed asset accounting; capital assets; amortization | < Accounting
Grant accounting | fund accounting; governmental accounting; nonprofit accounting | < Accounting
Credit analysis | credit review; creditworthiness assessment; ~credit; ~Credit; credit risk; credit management; credit checks; credit reports
Loan processing | mortgage processing; loan documentation; loan servicing; ?loans; loan applications; mortgage loans; mortgage lending; ?mortgage; loan closing; loan documents
Loan origination | mortgage origination; lending; commercial lending; consumer lending; consumer loans
Underwriting | mortgage underwriting; insurance underwriting; loan underwriting; risk underwriting
Bank teller transactions | teller; bank telling; teller operations; deposits and withdrawals; teller transactions; bank deposits; processing deposits; bank transactions; vault management
Banking operations | retail banking; banking; banking products; bank operations; branch operations; consumer banking; new accounts; opening new accounts; branch banking; wire transfers
Anti-money laundering | AML; bank secrecy act; BSA; KYC; know your customer; BSA/AML; anti money laundering; customer due diligence; suspicious activity reports; OFAC
Fraud detection | fraud investigation; fraud prevention; fraud; fraud analysis; forensic accounting; counterfeit detection
Investment analysis | investment management; equity research; securities analysis; ?investments; due diligence; investment research; investment banking; mergers and acquisitions; M&A; private equity; venture capital; fixed income; ?equities; derivatives; hedge funds
Portfolio management | asset management; asset allocation; managing investments; wealth management; investment portfolio management
Financial planning | retirement planning; estate planning; personal financial planning; financial counseling; financial advising; financial literacy; financial education; financial coaching; college savings planning
Securities trading | ?trading; stock trading; order execution; brokerage; day trading; foreign exchange; forex; stock market; capital markets; options trading
Risk management | risk assessment; enterprise risk management; risk analysis; operational risk; market risk; risk mitigation; financial risk
Actuarial analysis | actuarial modeling; loss reserving; actuarial science; insurance pricing models
Insurance sales | selling insurance; life insurance sales; insurance products; insurance policies; selling policies; insurance policy sales; life insurance; policy renewals
Claims processing | insurance claims; claims handling; claims adjustment; adjudicating claims; claims; claims management; claims investigation; claims adjusting; claims adjudication; claim processing; insurance claims processing; claims administration
?Appraisal | real estate appraisal; property appraisal; valuation of property; property valuation; damage appraisal; damage estimates; auto damage estimating
Property tax assessment | tax assessment; mass appraisal
Purchasing | procurement; buying; ?sourcing; purchase orders; strategic sourcing; purchase order processing; vendor sourcing; material purchasing; compras; procuring; purchasing and procurement; procurement management; supplier sourcing; purchase requisitions
Vendor management | supplier management; vendor relations; supplier relations; vendor negotiations; vendor relationships; supplier relationship management; vendor relationship management; managing vendors; vendor negotiation
Contract negotiation | negotiating contracts; contract negotiations; negotiating agreements; price negotiation; negotiated contracts | < Negotiation
Contract administration | contract management; contract review; contract drafting; ?contracts; managing contracts; RFP; RFPs; request for proposal; RFP development; government contracts; FAR; federal acquisition regulation; bid management; proposal management; proposal writing; ?proposals; government contracting; proposal development

@ hard: People and management
Recruiting | recruitment; talent acquisition; candidate sourcing; staffing; full cycle recruiting; sourcing candidates; full-cycle recruitment; technical recruiting; reclutamiento; recruiting and hiring; full life cycle recruiting; boolean search; talent sourcing; headhunting
Hiring and interviewing | interviewing; interviewing candidates; conducting interviews; ?hiring; screening candidates; candidate screening; resume screening; selecting staff; hiring and training; interviewing and hiring; screening resumes; ?interview; pre-employment screening; hiring and firing; phone screening
Employee onboarding | onboarding; new hire orientation; ?orientation; new employee orientation; onboarding new hires; new hire onboarding; employee orientation
Human resources administration | human resources; human resource management; HR; personnel administration; HR administration; recursos humanos; hr management; human resources management; personnel management; hr policies; personnel records; HR operations; hr generalist
Employee relations | labor relations; union relations; grievance handling; collective bargaining; grievances; disciplinary actions; labor negotiations; employee discipline; union negotiations; conflict resolution in the workplace; progressive discipline; staff relations
Benefits administration | employee benefits; open enrollment; benefits management; 401(k) administration; COBRA; FMLA; leave administration; leave of absence; 401k; FMLA administration; ?benefits
Compensation analysis | salary surveys; job evaluation; compensation planning; ?compensation; job analysis; salary administration; compensation and benefits; ?job descriptions; merit increases
Performance management | performance reviews; employee evaluations; performance appraisals; performance evaluation; performance evaluations; employee performance; staff evaluations; performance improvement plans; KPIs; key performance indicators; performance improvement; evaluating staff; employee performance evaluation; performance metrics; performance appraisal
Employment law compliance | employment law; EEO; labor law; ADA; EEOC; labor laws; FLSA; HR compliance; i-9; affirmative action; wage and hour; E-Verify
Diversity and inclusion | DEI; diversity, equity, and inclusion; diversity training; cultural diversity; diversity and inclusion programs; diversity; =DEI; equity and inclusion
Organizational development | organization development; change management; organizational change; succession planning; talent management; workforce planning; organizational design; culture change; organizational effectiveness; talent development; employee engagement
Staff supervision | supervising staff; supervision; supervisory skills; staff management; supervising employees; managing staff; team supervision; supervising; personnel supervision; supervisor experience; supervise staff; crew supervision; supervisory; employee supervision; supervisory experience; managing employees; crew leadership; people management; staff leadership; personnel supervision and management; overseeing staff; direct reports; shift supervision; supervision de personal; shift management; managing people
Team management | managing teams; team leadership; leading teams; team lead; team building; team-building; teambuilding; leading a team; team development; lead teams; team leader; cross-functional team leadership; building teams; cross functional teams; cross-functional teams
Task delegation | delegation; assigning work; delegating tasks; assigning tasks; delegating; work assignment; workload management
Operations management | managing operations; business operations; ?operations; operational management; day-to-day operations; daily operations; multi-unit management; multi-unit operations; branch management; operations oversight; P&L management; =P&L; profit and loss; P&L; operational efficiency; profit & loss; general management; P&L responsibility
Project management | managing projects; project planning; project coordination; project manager; project delivery; program management; project leadership; project tracking; project scheduling; gestion de proyectos; project execution; project implementation; project coordination and planning; PMO; project administration; project lifecycle; special projects; portfolio project management; project controls
Strategic planning | strategy development; business strategy; corporate strategy; ?strategy; strategic planning and execution; strategic thinking; strategic management; long-range planning; strategic initiatives; strategic leadership; strategic development
Business analysis | requirements gathering; business requirements; requirements analysis; gap analysis; business process analysis; ?user stories; functional specifications; business process modeling; gathering requirements; BRD; functional requirements; business analyst; ?use cases; UAT; user acceptance testing; business analytics requirements
Business process improvement | process mapping; business process reengineering; workflow improvement; workflow optimization; process optimization; process design; process re-engineering; workflow management; business process management; standard operating procedures; =SOP; SOPs; process documentation; procedure development; policy and procedure development; policies and procedures; SOP development; process development
Stakeholder management | stakeholder engagement; managing stakeholders; stakeholder communication; stakeholder relations; cross-functional collaboration; stakeholder relationships
Regulatory compliance | compliance; compliance monitoring; regulatory affairs; compliance management; regulatory requirements; FDA regulations; regulatory submissions for products; FDA; 21 CFR Part 11; compliance audits; corporate compliance; ?regulations; compliance training; FDA compliance; 510(k); government regulations
Business development | new business development; developing new business; new business; partnership development; ?partnerships; strategic partnerships; strategic alliances; business growth; developing partnerships
Entrepreneurship | starting a business; business ownership; small business management; small business; ?startups; self-employed business; business start-up; ?business administration; business planning; business plans; ?business management; ?start-ups; business plan development
Agile project methods | agile; scrum; kanban; agile methodologies; sprint planning; agile methodology; agile/scrum; agile development; scrum methodology; backlog management; SAFe agile; extreme programming; agile scrum; waterfall; agile project management; user story writing
Product management | product roadmap; product strategy; product ownership; product launches; product development; product owner; roadmapping; new product development; product lifecycle management; product launch; product marketing; product planning; product roadmaps; go-to-market strategy; PLM; new product launches
Property management | managing rental property; tenant relations; residential property management; lease administration; rent collection; tenant management; rental property; apartment management; collecting rent; property manager; resident relations; tenant screening; fair housing compliance; HUD compliance; section 8; affordable housing; LIHTC
Leasing | apartment leasing; showing apartments; lease agreements; leasing apartments; commercial leasing; lease negotiation; lease negotiations; leases; apartment tours
Real estate sales | selling real estate; ?real estate; listing homes; real estate transactions; real estate listings; commercial real estate; property sales; residential real estate; ?real estate development; home staging; open houses; real estate contracts; title search; escrow; bienes raices
Health care administration | healthcare administration; hospital administration; practice management; healthcare management; medical practice management; hospital operations; health administration; health services administration; healthcare operations; Joint Commission compliance; JCAHO; Joint Commission
Quality improvement in health care | patient safety; healthcare quality; quality improvement; patient satisfaction; clinical quality improvement; HEDIS
Emergency and business continuity planning | business continuity; disaster recovery planning; disaster recovery; continuity of operations; business continuity planning
Sustainability management | sustainability; ESG; carbon accounting; greenhouse gas reporting; corporate social responsibility; environmental sustainability; renewable energy; sustainable design; green building

@ hard: Sales and marketing
Sales | ?Sales; selling; sales skills; direct sales; ventas; sales experience; sales techniques; sales and service; sales representative work; closing sales; sales closing; outside sales; inside sales; B2B sales; b2b; consultative selling; solution selling; consultative sales; field sales; business-to-business sales; closing deals; sales process; customer sales; sales and marketing; b2c; b2b sales; door-to-door sales; door to door sales; relationship selling; sales presentations; ?closing; solution sales; consultative selling techniques
Lead generation | generating leads; prospecting; sales prospecting; lead qualification; qualifying leads; pipeline generation; client prospecting; lead development; sales leads; lead management; lead nurturing
Account management | managing accounts; key account management; client account management; key accounts; major account management; account development; strategic account management; territory management; ?account executive; key account development; national accounts; sales territory management; client management; customer account management
Sales management | sales leadership; sales team management; managing sales teams; sales operations; sales strategy; sales training; sales planning; sales analysis; sales reporting; pipeline management; sales pipeline management; sales targets; sales enablement; sales goals; meeting sales goals; sales quota; exceeding sales goals; sales strategies; sales support; sales administration; sales management and training; sales team leadership; sales coaching; meeting sales quotas
Pricing | price analysis; pricing strategy; quoting; preparing quotes; quotations; price quotes; pricing analysis; quotes; sales quotes; cost quotes
Vehicle sales | car sales; auto sales; selling cars; automotive sales; automobile sales
Advertising | advertising campaigns; media buying; ad campaigns; ad sales; media planning; advertising sales; publicidad; print advertising; media sales; display advertising
Marketing | marketing campaigns; marketing strategy; marketing planning; mercadotecnia; marketing management; marketing communications; marketing strategies; strategic marketing; campaign management; integrated marketing; marketing materials; direct marketing; marketing and sales; marketing programs; direct mail; campaign development; marketing collateral; trade marketing; field marketing; event marketing; b2b marketing; ?promotions; promotional events; ?campaigns; product promotion; marketing plans
Digital marketing | online marketing; internet marketing; performance marketing; growth marketing; affiliate marketing; inbound marketing; marketing digital; web marketing; digital advertising; digital strategy; mobile marketing; influencer marketing | < Marketing
Social media marketing | social media; social media management; managing social media; social media content; facebook marketing; instagram marketing; social media strategy; social networking; facebook ads; redes sociales; social media advertising; community management; social media campaigns; social media posting | < Digital marketing
Search engine optimization | SEO; search engine optimisation; keyword research; SEO/SEM; on-page seo; link building; SEO optimization | < Digital marketing
Search engine marketing | SEM; pay per click; PPC; paid search; PPC advertising; pay-per-click | < Digital marketing
Email marketing | email campaigns; newsletters; e-mail marketing; newsletter writing; email newsletters; eblasts; email blasts; marketing automation; drip campaigns | < Digital marketing
Content marketing | content creation; content development; content strategy; content writing; content management; blog writing; blogging; blog; content planning; content production; writing blogs; web content writing; website content; content editing; content curation; web content | < Marketing
Market research | consumer research; market analysis; focus groups; competitive analysis; competitor analysis; competitive intelligence; survey design; customer insights; consumer insights; marketing research; customer segmentation; market segmentation; consumer behavior; marketing analysis; marketing analytics | < Research
Brand management | branding; brand strategy; brand development; brand marketing; brand awareness; brand identity; corporate branding; brand ambassador; brand promotion
Public relations | PR; media relations; press releases; publicity; press release writing; relaciones publicas; corporate communications; internal communications; crisis communications; strategic communications; external communications; press relations; public affairs; government relations; corporate communication; public information; lobbying; legislative affairs; communications planning
E-commerce | ecommerce; online selling; online store management; online sales; e-commerce management; marketplace selling; selling online; online retail; product listings; amazon seller; eBay selling; online merchandising
Marketing analytics | web analytics; website analytics; A/B testing; conversion rate optimization; A/B tests; conversion optimization; analytics reporting; campaign analysis; web metrics; customer analytics; landing pages; landing page optimization

@ hard: Law
Legal research | law research; case law research; researching case law; legal analysis; investigacion legal | < Research
Legal writing | drafting legal documents; legal drafting; brief writing; writing briefs; drafting pleadings; legal briefs; drafting motions; ?motions; pleadings; legal documents; legal correspondence; legal document preparation; drafting contracts; ?memoranda
Litigation | civil litigation; trial advocacy; trial practice; court appearances; commercial litigation; ?trial; criminal defense; prosecution; depositions; personal injury; ?hearings; criminal litigation; oral advocacy; taking depositions; ?appeals; insurance defense; workers compensation law; mock trial
Litigation support | trial preparation; e-discovery; ?discovery; ediscovery; discovery requests; electronic discovery; legal discovery; document production; deposition preparation; deposition summaries; trial prep; exhibits; interrogatories; case preparation
Legal filing | court filing; filing court documents; docketing; e-filing; calendaring deadlines; e-filings; legal calendaring; docket management; filing pleadings
Contract law | corporate law; commercial law; business law; mergers and acquisitions law; corporate governance; securities law; transactional law; labor and employment law; commercial contracts
Family law | divorce law; child custody; probate law; estate administration; drafting wills; wills and trusts; ?trusts; juvenile law; guardianship; probate administration
Criminal law | criminal procedure; criminal justice; penal code; criminology; justice system
Immigration law | immigration forms; visa processing; immigration; visa applications; immigration petitions; naturalization; asylum
Intellectual property law | patents; patent prosecution; trademarks; copyright; intellectual property; patent law; trademark law; patent applications; licensing agreements
Real estate closing | title examination; title insurance; real estate law; ?closings; deeds; closing documents; title searches; settlement statements
Mediation | dispute resolution; arbitration; conflict mediation; alternative dispute resolution; mediating
Administrative hearings | adjudication; hearings administration; quasi-judicial hearings

@ hard: Design, media and arts
Graphic design | visual design; layout design; graphic arts; diseño grafico; graphics; logo design; page layout; print design; poster design; flyers; brochures; brochure design; graphic designing; creating flyers; design layout; publication design; color theory; flyer design; logos; packaging design; package design; print production; desktop publishing; advertising design
Illustration | ?drawing; digital illustration; sketching; digital painting; digital art; concept art; character design; storyboarding; comics; drawing and painting; storyboards; ?art; fine art; ilustracion; visual arts; watercolor; sculpture; oil painting; sculpting; ceramics; pottery; printmaking; creative arts
Typography | type design; lettering; calligraphy; sign making; sign painting; signage; vinyl graphics
Photography | photo shoots; digital photography; portrait photography; product photography; event photography; fotografia; photographing; studio photography; wedding photography; photojournalism; photographer; camera operation photography
Photo editing | photo retouching; image editing; retouching; photo manipulation; photo processing; image manipulation; color correction of images; digital imaging
Video editing | film editing; post-production; video production; post production; edicion de video; editing video; video creation; nonlinear editing; color grading; footage editing; film production; ?video; filmmaking; film; videography; documentary production
Camera operation | video camera; cinematography; filming; videographing; operating cameras; television production; studio cameras; live production
Motion graphics | animation; 2D animation; 3D animation; visual effects; VFX; compositing; character animation; rigging characters; rendering; texturing; 3D rendering; keyframing
3D modeling | 3D design; 3d sculpting; three-dimensional modeling; 3D; 3-D modeling; solid modeling; 3d modelling; 3D visualization; architectural rendering
Game design | level design; gameplay design; video game design; game development; game testing
User interface design | UI design; UI/UX; user interface; interaction design; UX/UI; UI; interface design; mobile design; UX/UI design; UI/UX design; responsive design; visual interface design; design systems
User experience design | UX design; UX; user experience; wireframing; prototyping user interfaces; wireframes; user-centered design; information architecture; user flows; user journeys; design thinking; mockups; human-computer interaction; HCI; usability; user personas; customer journey mapping; service design; human centered design; user journey mapping; journey mapping
User research | usability testing; user interviews; UX research; user testing; usability studies; ethnographic research | < Research
Web design | website design; web layout; website creation; website building; web designer; website maintenance; website management; website updates; web site design; building websites; diseño web; website content management
Interior design | interior decorating; space design; residential design; interior decoration; furniture selection; staging homes; kitchen design; kitchen and bath design; materials selection; lighting design; set design; stage design; FF&E
Fashion design | apparel design; clothing design; fashion illustration; textile design; fashion styling; costume design; styling; fashion; wardrobe styling; fashion merchandising; trend forecasting; fashion show production; draping; tech packs
Industrial design | ?product design; furniture design; product prototyping; exhibit design; exhibition design
Architectural design | ?architecture; building design; schematic design; construction documents; design development; arquitectura; architectural drafting; architectural drawings; construction drawings; historic preservation; construction documentation
Landscape design | garden design; landscape architecture; planting design
Drafting | technical drafting; mechanical drafting; computer aided drafting; CAD drafting; CAD; computer-aided design; CAD design; computer aided design; dibujo tecnico; 2D drafting; CAD drawings; architectural drafting and detailing; CAD/CAM; CAD software; detail drawings; =CADD; civil drafting; structural detailing; BIM; building information modeling; BIM modeling; draftsman; as-built drawings
Writing | written skills; technical content writing; professional writing; article writing; redaccion; writer; freelance writing; content authoring; editorial writing; ghostwriting; report and article writing; feature writing; writing articles
Creative writing | fiction writing; storytelling; poetry; novel writing; story development; narrative writing
Copywriting | ad copy; copy writing; advertising copy; sales copy; web copy; SEO copywriting; writing copy | < Writing
Technical writing | technical documentation; user manuals; writing documentation; user guides; documentation; technical reports; software documentation; manual writing; training manuals; technical manuals; product documentation; system documentation; API documentation; technical editing | < Writing
Editing | copy editing; copyediting; content editing services; editorial; editing and proofreading; manuscript editing; developmental editing; AP style; proofreading and editing; AP Stylebook; line editing; text editing; writing and editing; publishing; book editing; Chicago Manual of Style; editorial planning; APA style; magazine editing
Journalism | news writing; news reporting; news gathering; periodismo; investigative reporting; reporter; broadcast journalism; news production; newspaper; interviewing for news; news editing; broadcast news; feature journalism
Scriptwriting | screenwriting; writing scripts; script writing; playwriting; ?scripts; video scripts; script development; dramaturgy
Broadcasting | on-air; radio broadcasting; announcing; anchoring; television broadcasting; ?radio; radio production; on-camera; live broadcasting; newscasting; podcasting; podcast production; voice over; voiceover; voice acting; voice-over; hosting shows; locucion; podcasts; master control; narration; ?television
Audio engineering | sound mixing; audio production; ?recording; live sound; audio editing; sound design; mixing and mastering; sound engineering; music production; audio recording; mixing music; ?sound; sound reinforcement; sound editing; mastering; foley; field recording; music recording; studio recording; ?audio; audio mixing
Audiovisual setup | AV equipment; audio visual; stage lighting; audiovisual equipment; projectors; AV setup; audio/visual equipment; A/V; A/V equipment; stagecraft; lighting for stage; theatrical lighting; audio-visual; lighting operation; stagehand work; set construction; scenery building; props; theater tech; set building; stage rigging; AV systems; prop making
Acting | ?Acting; ?performing; improvisation; theater; drama; improv; theatre performance; stage acting; modeling performance; runway modeling; ?modeling; fashion modeling; stage performance; stage combat; ?entertainment; stand-up comedy; circus; puppetry; clowning; magic performance
?Directing | film direction; stage direction; ?producing; creative direction; art direction; stage management; film producing; theater production; artistic direction; casting; show production; script supervision; executive producing; production management for film; film directing
Music performance | singing; playing piano; playing guitar; music; piano; guitar; musician; vocals; drums; violin; choir; musica; performing music; DJing; DJ; disc jockey; playing instruments; conducting music; songwriting; music composition; choral directing; music theory; composing; arranging music; orchestra conducting; conducting choirs; cello; saxophone; flute
Dance | choreography; ballet; dance instruction; dancing; teaching dance; jazz dance; hip hop dance; contemporary dance; tap dance; ballroom dance
Museum exhibits work | curating; curation; exhibit installation; art handling; exhibition planning; collections management; collection management; museum education; conservation of artifacts; exhibitions; artifact handling; art history
Event promotion | promoting events; street marketing; event promotions; ticket promotion; booking talent; talent booking; concert promotion; artist management; talent management for artists

@ soft: Ways of working
Communication | ?Communication; communication skills; verbal communication; oral communication; communicating; effective communication; ?communications; comunicacion; verbal and written communication; written and verbal communication; excellent communicator; effective communicator; written communication; interpersonal communication; oral and written communication; strong communicator; communicator; ?verbal; written and oral communication; strong communication; good communication; good communication skills; strong communication skills; excellent communication skills; communicative; articulate; verbal communication skills; written communication skills; oral and written communication skills; communication and interpersonal skills; communicate effectively; written & verbal communication; team communication; habilidades de comunicacion
Active listening | listening; good listener; listening skills; attentive listening
Teamwork | team work; team player; collaboration; working in a team; trabajo en equipo; collaborative; cooperation; works well with others; team oriented; team-oriented; team collaboration; cooperative; collaborating; team work skills; team environment; able to work in a team; work well with others; work well in a team; team spirit; group work; work in a team; collaborator
Time management | managing time; punctual time management; manage time; time-management; meeting deadlines; deadline driven; manejo del tiempo; deadline management; work under deadlines; deadline-oriented; deadlines; prioritizing tasks; time efficient; gestion del tiempo; prioritization; prioritizing; task prioritization; deadline-driven; ?timely
Organization | ?Organization; ?Organization; organizational skills; ?organisation; organized; ?organizational; well organized; ?organizing; planning and organizing; highly organized; organizacion; well-organized; organisational skills; organized and efficient; planning & organizing; organizational ability; organizational abilities; organised
Problem solving | problem-solving; solving problems; resolucion de problemas; problem solver; creative problem solving; complex problem solving; problem-solver; problem solving skills; problem resolution skills; troubleshooting and problem solving; creative problem solver; analytical problem solving; problem-solving skills; resourceful; resourcefulness; solutions-oriented; solution oriented; solution-oriented
Critical thinking | analytical thinking; analytical skills; logical thinking; analytical; critical thinker; ?analysis; critical thinking skills; analytic skills; analytical ability; critical analysis; analytical reasoning; logical reasoning; strategic analysis; systems thinking; ?reasoning; analytic thinking; critical-thinking; ?analyzing
Decision making | decision-making; judgment; sound judgment; toma de decisiones; decisive; good judgment; decision making skills; judgement; sound decision making; decisiveness
Attention to detail | detail oriented; detail-oriented; ?accuracy; atencion al detalle; meticulous; thoroughness; detail orientation; attentive to detail; thorough; accurate; attention to details; ?detailed; attention-to-detail; detail focused; details oriented; precise; eye for detail; precision; attentive to details; detailed-oriented; orientado al detalle
Multitasking | multi-tasking; multi tasking; multi-task; handling multiple tasks; multitask; multi-tasker; multitasker; multi task; juggling multiple priorities; managing multiple priorities; managing multiple projects; able to multitask; ability to multitask; multi tasker; managing multiple tasks; handle multiple tasks
Flexibility | adaptability; adaptable; flexible; adapting to change; adaptabilidad; adaptive; agility; flexible schedule; versatile; versatility; adaptability and flexibility; open to change; flexibilidad; flexible and adaptable; flexibility and adaptability; adaptation
Reliability | dependability; dependable; reliable; punctuality; punctual; ?attendance; good attendance; puntualidad; responsable; trustworthy; ?responsible; ?responsibility; perfect attendance; ?consistent; trustworthiness; accountability; accountable; reliability and punctuality; conscientious; reliable transportation; dependable and reliable; puntual; responsabilidad; loyal
Work ethic | strong work ethic; hard working; hardworking; hard worker; diligent; hard-working; good work ethic; diligence; ?dedicated; dedication; perseverance; persistence; ?committed; work ethics; determination; ?commitment; ?determined; disciplined; persistent; ?discipline; tenacity
Initiative | ?Initiative; self-starter; self starter; proactive; self motivated; self-motivated; motivated; proactivity; iniciativa; highly motivated; self-motivation; self motivation; take initiative; go-getter; ?drive; ambitious; proactive approach; ?driven; takes initiative; results oriented; results-oriented; goal-oriented; goal oriented; results-driven; results driven; energetic; ?motivation; enthusiastic; self-driven; high energy; result oriented; enthusiasm; self-management; goal setting; self-directed; ambition; passionate; ?energy; proactive problem solver; goal driven
Independent work | working independently; work independently; able to work independently; ?independent; ?autonomy; independent worker; ability to work independently; minimal supervision; autonomous; works independently; work with minimal supervision
Leadership | leadership skills; ?leading; liderazgo; ?leader; natural leader; team leadership skills; ?lead; leading others; as lead; as a lead; lead role; team lead; lead a team; lead teams; lead others; lead a crew; lead people; leading a team; leading teams; leading people; leading a crew; strong leader; leadership abilities; thought leadership; servant leadership; leadership development; leadership experience; effective leader; leadership ability; lead by example; transformational leadership; inspirational leadership
Interpersonal skills | people skills; interpersonal; working with people; relationship building; building relationships; social skills; people person; relationship-building; customer rapport; building rapport; rapport building; personable; friendly; sociable; outgoing; interpersonal relations; friendly personality; relationship development; outgoing personality; networking; friendly attitude; relaciones interpersonales; approachable; people-oriented; relationship skills; rapport; friendliness; ?relationships; establishing rapport; professional networking; interpersonal relationships; people oriented; friendly demeanor; relating to people; network building; courteous; courtesy
Empathy | compassionate; caring; empathetic; caring attitude; emotional support; kindness; ?sensitivity; sympathetic; ?kind; understanding of others; humanity; empatia; emotional intelligence; self-awareness; emotional awareness; ?helpful; nurturing; supportive; compassion and empathy
Patience | patient personality; paciencia; calm under pressure; patience and understanding; calm; remaining calm; remain calm under pressure; composure; calm demeanor; stays calm under pressure
Stress management | working under pressure; work under pressure; stress tolerance; handling pressure; works well under pressure; trabajo bajo presion; work well under pressure; ability to work under pressure; resilience; grace under pressure; stress-management; able to work under pressure; handle pressure; performing under pressure; coping with pressure; resilient; handling stress
Fast-paced work | fast paced environment; fast-paced environment; working in a fast-paced environment; work in a fast-paced environment; fast-paced; fast paced; fast worker; sense of urgency; ?efficiency; ?efficient; ?speed; ?quick; high volume; fast work; ?productivity; productive; fast pace; works quickly
Conflict resolution | resolving conflict; conflict management; handling conflict; conflict-resolution; conflict resolution skills; resolving conflicts; diplomacy; tact; diplomatic; resolucion de conflictos; handling difficult customers; tactful; resolving disputes
Negotiation | negotiating; negotiation skills; negotiations; negociacion; bargaining; negotiation and persuasion; negotiator
Persuasion | influencing; persuasive communication; ?influence; influencing others; persuasive; persuading; motivating others; motivational; motivational skills; inspiring others; staff motivation; team motivation; motivating teams; persuasive speaking
Creativity | creative thinking; innovation; creative; innovative thinking; innovative; creativity and innovation; creatividad; imagination; idea generation; ideation; brainstorming; artistic; imaginative; innovator; creative skills; creative solutions; visionary; out of the box thinking; out-of-the-box thinking
Learning quickly | fast learner; quick learner; willingness to learn; willing to learn; quick learning; eager to learn; ability to learn quickly; ?learning; ability to learn; able to learn quickly; learns quickly; quick study; learn quickly; open to learning; learning agility; curiosity; curious; fast learning; continuous learning; rapid learner; inquisitive; coachable; teachable; aprendo rapido; desire to learn; intellectual curiosity; quick to learn
Professionalism | ?professional; professional demeanor; professional appearance; integrity; business etiquette; honesty; work professionally; ethics; ethical; honest; professional attitude; customer-facing professionalism; positive professional image; well-groomed; ?trust; ?mature; maturity; business acumen; ethical conduct; respectful; well groomed; presentable; etiquette; honestidad; ?respect; humble; sincerity; business professionalism; polite; punctual and professional
Confidentiality | discretion; maintaining confidentiality; handling confidential information; confidential; discreet; data confidentiality; confidentiality of records; confidential information; confidential records; ?privacy; handling sensitive information
Cultural awareness | cultural competence; cultural sensitivity; cross-cultural communication; intercultural communication; multicultural; culturally competent; intercultural competence; cultural competency; cross cultural communication; multicultural awareness; cultural understanding; diverse populations; working with diverse populations; cultural humility; diversity awareness; multicultural environment
Following instructions | following directions; follow instructions; taking direction; follow directions; able to follow instructions; ability to follow instructions; able to follow directions; following procedures; following safety instructions; following written instructions; following verbal instructions
Positive attitude | positive outlook; can-do attitude; can do attitude; upbeat; ?positive; positivity; great attitude; good attitude; actitud positiva; optimistic; cheerful; optimism; positive energy; sense of humor; humor; positive thinking; positive mindset; good sense of humor
Physical stamina | physical endurance; standing for long periods; physically fit; ability to stand for long periods; stamina; standing long hours; physically capable; physical strength; strong; stand for long periods; able to stand for long periods; lifting and bending; physical fitness; ?strength; endurance; bending and lifting
Manual dexterity | hand-eye coordination; dexterity; hand eye coordination; steady hands; fine motor skills; good with hands; work with hands; good with my hands; working with my hands; ?hands-on; finger dexterity; manual skills; destreza manual; nimble fingers
Mathematics | math; basic math; arithmetic; math skills; matematicas; maths; mathematical skills; algebra; calculus; numeracy; numerical skills; geometry; trigonometry; linear algebra; mental math; basic mathematics; differential equations; statistics and math; basic math skills; probability theory; discrete mathematics; applied mathematics; mathematical modeling; numerical analysis; good with numbers; precalculus; numerical analysis methods; mathematical modelling
Reading comprehension of work documents | reading; ability to read and write english; read and write english; basic reading; reading and writing; reading skills; reading and writing skills
Planning | planning skills; event and work planning; forward planning; ?planner; planning and coordination; ?coordination; ?coordinating; coordination skills; resource planning; planificacion; work planning; resource allocation; resource management; logistics and planning; program planning; program development; program coordination; program design; program implementation; coordinating activities
Observation | ?Observation; ?Observation; observational skills; situational awareness; observant; ?awareness; alertness; vigilance; ?alert; perceptive; observation skills; spatial awareness

@ language: Spoken languages
English | english language; inglés; fluent english; spoken english; written english; english (fluent); ingles; fluent in english; native english; english speaking
Spanish | español; spanish language; fluent in spanish; bilingual spanish; bilingual (english/spanish); bilingual english/spanish; spanish speaking; spanish/english; castellano; fluent spanish; bilingual in spanish; english/spanish; conversational spanish; espanol; bilingual in english and spanish; spanish (fluent); spanish fluency; bilingual english and spanish; bilingual: english and spanish; spanish-english bilingual; bilingual (spanish); bilingual spanish/english; native spanish; spanish bilingual; medical spanish
Mandarin Chinese | mandarin; chinese; chinese (mandarin); putonghua; chinese mandarin; fluent in mandarin; mandarin (chinese)
Cantonese | chinese (cantonese); cantonese chinese
French | français; french language; fluent in french; conversational french; francais
German | deutsch; german language; fluent in german
Italian | italiano; italian language
Portuguese | português; brazilian portuguese; portuguese language; portugues
Russian | russian language; fluent in russian
Ukrainian | ukrainian language
=Polish | polish language; polski; fluent in polish
Arabic | arabic language; fluent in arabic; modern standard arabic
Hindi | hindi language
Urdu | urdu language
Punjabi | panjabi
Bengali | bangla
Gujarati | gujarati language
Tamil | tamil language
Telugu | telugu language
Marathi | marathi language
Kannada | kannada language
Malayalam | malayalam language
Nepali | nepali language
Vietnamese | vietnamese language; tiếng việt
Korean | korean language; fluent in korean
Japanese | japanese language; fluent in japanese
Tagalog | filipino; pilipino; tagalog (filipino)
Thai | thai language
Khmer | cambodian
Hmong | hmong language
Lao | laotian
Burmese | burmese language
Karen | karen language
Indonesian | bahasa indonesia; malay
Haitian Creole | creole; kreyol; kreyòl; french creole; haitian kreyol
Somali | somali language
Swahili | kiswahili
Amharic | amharic language
Tigrinya | tigrigna
Oromo | afaan oromo
Yoruba | yoruba language
Igbo | igbo language
Hausa | hausa language
=Twi | akan twi
Wolof | wolof language
Lingala | lingala language
Kinyarwanda | kirundi
Dari | dari persian
Pashto | pashtu
Farsi | persian; farsi/persian; persian (farsi)
Turkish | turkish language
Kurdish | kurdish language
Hebrew | hebrew language
Yiddish | yiddish language
Greek | greek language; modern greek
Romanian | romanian language
Bulgarian | bulgarian language
Serbian | serbo-croatian; bosnian; croatian
Albanian | albanian language
Armenian | armenian language
Georgian language | =Georgian
Czech | czech language; slovak
Hungarian | magyar
Dutch | dutch language
Swedish | swedish language
Norwegian | norwegian language
Danish | danish language
Finnish | finnish language
Lithuanian | lithuanian language
Latvian | latvian language
Estonian | estonian language
Latin | latin language
American Sign Language | fluent in asl; ASL fluent; sign language fluency | < Sign language
Navajo | diné
Samoan | samoan language
Hawaiian | hawaiian language
Irish | gaelic; irish gaelic
Welsh | welsh language
`;
