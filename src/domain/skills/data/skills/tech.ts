/** Tools and skills of computing, engineering and analysis, and the software people use at work. */
export const techSkills = `
@ tool: Office software
Microsoft Office | MS Office; microsoft office suite; office suite; office 365; microsoft 365; ms office suite; microsoft office 365; ms-office; M365; MSOffice; O365; microsoft suite; microsoft office programs; microsoft products; microsoft applications; paqueteria office
Microsoft Excel | MS Excel; advanced excel; =Excel; ms-excel; excel spreadsheets; microsoft office excel | < Microsoft Office
Microsoft Word | MS Word; ~Word; ms-word; microsoft office word | < Microsoft Office
Microsoft PowerPoint | MS PowerPoint; powerpoint; power point; ms power point; ms-powerpoint | < Microsoft Office
Microsoft Outlook | MS Outlook; =Outlook; ms-outlook | < Microsoft Office
Microsoft Access | MS Access; ~Access; ms-access; access database | < Microsoft Office
Microsoft Publisher | MS Publisher; ~Publisher | < Microsoft Office
Microsoft OneNote | onenote; MS OneNote | < Microsoft Office
Microsoft Teams | MS Teams; ~Teams | < Microsoft Office
Microsoft SharePoint | sharepoint; MS SharePoint; sharepoint online
Microsoft OneDrive | onedrive
Microsoft Visio | visio; MS Visio
Microsoft Project | MS Project; microsoft office project; MSP
Microsoft Exchange | exchange server; exchange online; MS Exchange; microsoft exchange server
Microsoft Dynamics | dynamics 365; microsoft dynamics 365; dynamics crm; microsoft dynamics crm; dynamics gp; microsoft dynamics gp; great plains; dynamics nav; dynamics ax; navision
Google Workspace | G Suite; google suite; google apps; gsuite; google applications; google office
Google Docs | google documents | < Google Workspace
Google Sheets | google spreadsheets | < Google Workspace
Google Slides | google presentations | < Google Workspace
Google Drive | < Google Workspace
Gmail | google mail | < Google Workspace
Google Calendar | < Google Workspace
Google Meet | google hangouts
Zoom | zoom video conferencing; zoom meetings; zoom conferencing
Webex | cisco webex; web ex; gotomeeting
Skype | skype for business; microsoft lync
=Slack | slack messaging
Apple iWork | iwork; apple pages; apple keynote; apple numbers; ~Keynote
LibreOffice | openoffice; open office
Adobe Acrobat | acrobat; adobe acrobat pro; pdf editing; acrobat reader; adobe reader; adobe pdf
DocuSign | adobe sign; electronic signatures
Dropbox | box.com file sharing
Trello | trello boards
=Asana | asana project management
=Monday.com | monday.com
Smartsheet | smart sheets
Basecamp | base camp project software
=Notion | notion workspace
Jira | atlassian jira; jira software
Confluence | atlassian confluence
Airtable | air table
Calendly | scheduling software
Evernote | note apps
Lotus Notes | ibm notes; lotus domino
WordPerfect | corel wordperfect
Concur | sap concur; concur expense

@ tool: Business systems
SAP | sap erp; =SAP; sap software; sap r/3; sap ecc; SAP S/4HANA; SAP MM; SAP SD; SAP FICO; sap fi/co | + S/4hana
Oracle applications | + Oracle ERP; Oracle Financials; Oracle E-Business Suite; Oracle Ebs; Oracle Fusion; Oracle Cloud; Jd Edwards; PeopleSoft; Oracle HCM
NetSuite | oracle netsuite; net suite
Workday | workday hcm; workday hris
ADP | adp workforce now; =ADP; adp payroll; adp software
Kronos | kronos timekeeping | + Ukg = ukg pro; UltiPro
Paycom | + Paychex; Paylocity; Gusto Payroll; Paycor
BambooHR | + HRIS = hris systems = human resource information systems = human resources information system
Applicant tracking systems | =ATS; greenhouse ats; lever ats; applicant tracking system | + Taleo; iCIMS; Jobvite; Bullhorn
LinkedIn Recruiter | linkedin sales navigator | + Sales Navigator
QuickBooks | quick books; quickbooks online; intuit quickbooks; quickbooks pro; quickbooks desktop; quickbooks enterprise | + QBO
Sage accounting software | sage 50; sage intacct; sage 100; peachtree accounting; sage 300; sage software | + Peachtree; Intacct
Xero | xero accounting | + FreshBooks
Tax software | drake tax | + TurboTax; ProSystem Fx; Lacerte; ProSeries; UltraTax; Drake Software
Bloomberg Terminal | bloomberg | + Factset; Capital IQ; Thomson Reuters Eikon; Morningstar Direct
Hyperion | oracle hyperion; hyperion financial management | + Essbase; Anaplan; Adaptive Insights
BlackLine | + Account Reconciliation Software
Yardi | yardi voyager | + RealPage; AppFolio; OneSite; Entrata; Property Management Software; Mri Software
Salesforce | salesforce crm; salesforce.com; sales force; salesforce lightning; salesforce marketing cloud | + SFDC; Sales Cloud; Service Cloud
HubSpot | hubspot crm; hub spot
Zoho | zoho crm | + Pipedrive; SugarCRM
Zendesk | zen desk | + Freshdesk; Intercom
ServiceNow | service now; servicenow itsm
Marketo | + Pardot; Eloqua; Marketing Automation Software
Mailchimp | mail chimp | + Constant Contact; Klaviyo
Hootsuite | hoot suite | + ~Buffer; Sprout Social; Later App
Google Analytics | google analytics 4; adobe analytics | + GA4; Omniture
Google Ads | google ad manager; bing ads | + Google Adwords = adwords; Google Tag Manager
Facebook Ads Manager | meta ads; facebook business manager | + Meta Business Suite
Facebook | facebook pages
Instagram | instagram stories | + TikTok; Snapchat
=Twitter | twitter/x
YouTube | youtube channel management
SEMrush | + Ahrefs; ~Moz; Screaming Frog; Google Search Console
WordPress | word press; wordpress.org; wordpress cms | + Elementor
=Squarespace | square space | + Wix = wix.com; Weebly; Webflow
Shopify | + Magento; WooCommerce; BigCommerce
Content management systems | =CMS; content management system | + Drupal; Joomla; Sitecore; Adobe Experience Manager = AEM
Canva | canva design
Warehouse management systems | =WMS; warehouse management system; manhattan wms; warehouse management software | + HighJump; Blue Yonder; Jda
Transportation management systems | =TMS; transportation management system | + MercuryGate; McLeod
Enterprise resource planning systems | enterprise resource planning | + ERP = ERP systems = ERP software = erp system; ~Epicor; ~Infor; Syspro; MAS 90
AS/400 | as400; ibm as/400; AS-400 | + Iseries
Micros POS | =Micros; =MICROS; micros pos; micros 3700; oracle micros | + ~Aloha = aloha pos; ~Toast = toast pos; ~Square = square pos; Clover POS; NCR POS; Lightspeed POS
Opera property management | opera pms; opera hotel system; hotel property management systems; opera cloud | + OnQ; ~Fosse; ~Marsha; Lightspeed Hotel
Reservation systems | + ~Sabre; ~Amadeus; OpenTable = open table; Galileo GDS = GDS = apollo gds; ~Worldspan
Epic | epic emr; epic systems; =Epic; epic ehr; epiccare; epic hyperspace | + Mychart
Cerner | cerner powerchart; cerner millennium; oracle cerner | + Powerchart
Meditech | meditech ehr
Allscripts | + NextGen; eClinicalWorks; athenahealth = athena; Practice Fusion; Athenanet; Ecw; Greenway; Kareo; AdvancedMD; Medisoft
PointClickCare | point click care | + PCC; MatrixCare; Homecare Homebase
Dentrix | + Eaglesoft; Dental Practice Software = open dental; Dexis
Pyxis | + OmniCell; Medication Dispensing Cabinets = automated dispensing systems
Pharmacy software | pharmacy management software | + Rx30; PioneerRx; Qs/1
Case management software | + Apricot; HMIS = homeless management information system; Efforts To Outcomes = ETO
Raiser's Edge | raisers edge | + Blackbaud; DonorPerfect; Donor Database; Bloomerang
Westlaw | west law | + LexisNexis = lexis = lexis nexis = lexis-nexis
Legal practice software | + ~Clio = clio manage; PACER; ~Relativity = relativity ediscovery; Cm/Ecf = ECF; ~Concordance; ~Summation
Student information systems | banner student system | + PowerSchool; Infinite Campus; Skyward; Ellucian Banner
Learning management systems | =LMS; learning management system; canvas lms; cornerstone lms | + Blackboard = =Blackboard; Moodle; Google Classroom; Schoology; Brightspace; ~Seesaw; ClassDojo; Desire2learn
SMART Board | smartboard; smart boards; promethean board; smartboards | + Interactive Whiteboard; Kahoot; Nearpod
Articulate | articulate storyline; articulate 360 | + Adobe Captivate = captivate; Camtasia; Rise 360
Library systems | integrated library system | + Koha; Sirsi; OCLC; Dewey Decimal System
Computer-aided dispatch | =CAD dispatch; computer aided dispatch | + NCIC; TCIC
CCC ONE | + Mitchell Estimating; Audatex; Xactimate = =Xactimate
Dealer management systems | + Reynolds and Reynolds = reynolds & reynolds; Cdk; DealerTrack; VinSolutions
Maximo | ibm maximo | + Maintenance Management Software; ~Fiix; ~Limble; Upkeep Software
Tableau | tableau desktop; tableau server
Power BI | microsoft power bi; powerbi; power bi desktop | + DAX; Power Query
Qlik | qlikview; qlik sense | + ~Looker = looker studio; MicroStrategy; ~Domo; Sisense; Google Data Studio
Crystal Reports | sql server reporting services | + SSRS; Cognos = ibm cognos; Business Objects = sap businessobjects
Alteryx | + Knime; Data Preparation Tools
SPSS | ibm spss; spss statistics
SAS | =SAS; sas programming; sas software; base sas
Stata | stata software | + Eviews; ~Minitab; Jmp
Power Automate | microsoft power automate | + Microsoft Flow; ~Zapier; UiPath; Robotic Process Automation = RPA = automation anywhere; Blue Prism
Power Apps | powerapps | + Microsoft Power Platform = power platform
Qualtrics | + SurveyMonkey = survey monkey; REDCap; Google Forms = microsoft forms
ChatGPT | chat gpt | + Generative AI Tools = claude ai = generative AI; Microsoft Copilot = github copilot; Prompt Engineering; Large Language Models = LLM; LLMs; OpenAI

@ tool: Design and media software
Adobe Creative Suite | adobe creative cloud; creative suite; creative cloud; adobe creative | + Adobe Suite; Adobe Cc; Adobe Products
Adobe Photoshop | photoshop; ps photoshop; photo shop | < Adobe Creative Suite
Adobe Illustrator | =Illustrator; illustrator cc | < Adobe Creative Suite
Adobe InDesign | indesign; in design | < Adobe Creative Suite
Adobe Premiere | premiere pro; adobe premiere pro; ~Premiere | < Adobe Creative Suite
Adobe After Effects | after effects; aftereffects | < Adobe Creative Suite
Adobe Lightroom | lightroom | < Adobe Creative Suite
Adobe XD | ~XD | < Adobe Creative Suite
Adobe Dreamweaver | dreamweaver | < Adobe Creative Suite
Adobe Audition | + Adobe Flash; Adobe Animate; Adobe Fireworks | < Adobe Creative Suite
QuarkXPress | quark | + Quark Express
CorelDRAW | corel draw; coreldraw graphics suite; corel
Figma | figma design
~Sketch | sketch app | + InVision; Zeplin; Axure; Balsamiq
Final Cut Pro | final cut; finalcut pro
DaVinci Resolve | davinci | + Avid Media Composer = =Avid = avid; Imovie
Pro Tools | protools | + Logic Pro = logic pro x; Ableton = ableton live; GarageBand; Audacity; Fl Studio; Adobe Audition Daw
=Blender | blender 3d | + ~Maya = autodesk maya = =Maya; 3ds Max = 3d studio max; Cinema 4d; ZBrush; ~Houdini; Substance Painter; Nuke Compositing
Unity | unity 3d; unity game engine; unity3d
Unreal Engine | unreal; unreal engine 4 | + UE4; UE5
AutoCAD | auto cad; autocad lt; autodesk autocad; autocad civil 3d; autocad electrical; auto-cad; autocad 2d | + Civil 3d
Revit | autodesk revit; revit architecture; revit mep | + Navisworks
SketchUp | sketch up; google sketchup | + ~Rhino = rhino 3d = rhinoceros; Lumion; Enscape; V-Ray = vray; ArchiCAD; Vectorworks; Grasshopper 3d; Bluebeam = bluebeam revu = =Bluebeam; MicroStation = bentley microstation
SolidWorks | solid works; dassault solidworks
Inventor | autodesk inventor | + Fusion 360 = autodesk fusion 360
CATIA | catia v5 | + ~Creo = ptc creo = creo parametric; Pro/Engineer = pro-e = pro engineer = pro/e; Siemens NX = NX CAD; Solid Edge; Unigraphics; Onshape
Mastercam | + GibbsCAM; CAM Software = esprit cam; Surfcam; Edgecam; Featurecam
ANSYS | + ~Abaqus; Comsol; Finite Element Analysis = FEA = finite element modeling; Fluent CFD = CFD; Computational Fluid Dynamics; Nastran; HyperMesh; Solidworks Simulation; Ls-Dyna
Primavera | primavera p6; oracle primavera | + P6
Procore | procore software | + BuilderTrend; PlanGrid
ArcGIS | arcgis pro; esri arcgis | + GIS = geographic information systems = qgis = geographic information system = GIS mapping; Esri; ArcMap; ArcView; Arcinfo; Spatial Analysis = geospatial analysis; Remote Sensing; Cartography; ?Mapping; Erdas Imagine
MATLAB | matlab/simulink | + Simulink; GNU Octave
LabVIEW | lab view; national instruments labview
Design of circuits software | + Altium = altium designer; Eagle PCB; OrCAD; KiCad; PSpice = spice; Cadence Virtuoso = cadence allegro; LTspice; Multisim; Hspice

@ tool: Programming languages
Python | python 3; python programming; python scripting; python3; python (programming language)
Java | java programming; core java; java 8; java ee; java/j2ee; javase; java se; java development; java (programming language) | + J2ee
JavaScript | java script; vanilla javascript; javascript es6; JavaScript (ES6+) | + JS = vanilla js; Ecmascript; Es6
TypeScript | type script | + TS
C | ~C | + C Programming = c programming language; C Language; Ansi C; Embedded C
C++ | c plus plus; cpp; c/c++; visual c++; c, c++
C# | c sharp; csharp; c#.net; visual c#; c sharp .net
.NET | dotnet; .net framework; asp.net; .net core; dot net; asp.net mvc; vb.net; ado.net; asp.net core; .net 6; web api .net | + ASP; Entity Framework; LINQ; WPF; WCF; WinForms
Visual Basic | =VB; visual basic for applications; vb script | + Vb6; VBA = excel vba = =VBA; Vbscript; VB.NET programming
Go | ~Go; go language; go programming | + Golang
Rust | ~Rust; rust programming; rust language; rust lang
Ruby | ~Ruby; ruby programming; ruby language
Ruby on Rails | rails; RoR; ruby/rails
PHP | php programming; php/mysql; php 7; php5
Swift | ~Swift; swift programming; swiftui; swift ui; swift language
Objective-C | objective c | + Cocoa Touch = cocoa
Kotlin | kotlin android
Scala | scala programming
R | ~R; rstudio | + R Programming = r (programming language) = R programming language; R Studio; R Language; Ggplot2; Tidyverse; R Shiny; Dplyr
Perl | perl scripting
=Dart | flutter/dart | + Flutter
Lua | lua scripting
Haskell | + Functional Programming; Clojure; Elixir; Erlang; Ocaml; F#; Lisp; Scheme Language; Prolog
Fortran | + Cobol = =COBOL = db2 cobol = cobol programming; Pascal; Delphi; Rpg Programming; Mainframe; JCL; Ada Programming; CICS; Z/Os
Assembly language | ~Assembly; x86 assembly; mips assembly; arm assembly | + ~Assembler; X86; MIPS
Shell scripting | shell script; unix shell; bash scripting; shell scripts; korn shell | + Bash = =Bash; Zsh; Awk = sed and awk; Command Line = linux command line
PowerShell | power shell; windows powershell; powershell scripting | + Batch Scripting
SQL | structured query language; sql queries; t-sql; pl/sql; tsql; sql programming; transact-sql; plsql; writing sql queries; ansi sql; SQL/PLSQL | + Stored Procedures
HTML | html5; html/css; xhtml; html & css; HTML 5; HTML5/CSS3; html and css; dhtml; html, css | + Hypertext Markup Language
CSS | css3; cascading style sheets; scss; tailwind css; less css; bootstrap css; css frameworks | + ~Sass; Tailwind; ~Bootstrap; Material Ui; Styled Components
XML | xml schema | + Xslt; Xpath; XSD; DTD
JSON | json data
VHDL | + Verilog = systemverilog = system verilog; FPGA = fpga design = FPGA development; ASIC = ASIC design; VLSI = VLSI design; UVM; RTL design; Digital Logic Design; Xilinx; Vivado; Quartus
Apex | ~Apex | + Visualforce; Lightning Web Components; Salesforce Development; SOQL
Solidity | + Smart Contracts; Blockchain = blockchain development; Ethereum; Web3; Cryptocurrency; Hyperledger; Bitcoin

@ tool: Frameworks and platforms
React | ~React; react.js; reactjs; react js; react hooks; react/redux | + Redux
React Native | reactnative | + Ionic; Xamarin; Cordova; Phonegap
Angular | angularjs; angular.js; angular js; angular 2+; angular 8 | + RxJS
Vue.js | vuejs; vue js | + Vue = vuex; Nuxt.js = nuxt
Next.js | nextjs; next js | + Gatsby = gatsbyjs; ~Svelte; Ember.js = ember = emberjs; Backbone.js; Remix Run; Knockout.js
Node.js | nodejs; node; node js | + Express.js = expressjs = =Express = express js; NestJS = nest.js; Koa.js; npm; Fastify; Deno
jQuery | j query; jquery ui | + Ajax; D3.js; Three.js; WebGL; D3; Chart.js
Spring | ~Spring; spring boot; spring framework; springboot; spring mvc; spring cloud; spring security; spring data | + Hibernate = hibernate orm; JPA; JSP = JSP/Servlets; ~Struts; ~Servlets; JSF; JDBC; EJB; JUnit; ~Tomcat = apache tomcat; JBoss; WebLogic; WebSphere; ~Maven; ~Gradle; JMS
Django | django rest framework; python django | + ~Flask; FastAPI; SQLAlchemy; ~Celery
Laravel | + Symfony; CodeIgniter; CakePHP; Zend Framework; Yii
GraphQL | apollo graphql; graph ql | + Apollo Client
REST APIs | ?rest; restful apis; restful api; rest api; api development; APIs; API; rest services; api integration; SOAP/REST; api design; API testing; third-party api integration | + SOAP; Web Services = restful web services = web service; Restful = RESTful services; Postman; Swagger; OpenAPI; WSDL; gRPC
Microservices | microservice architecture; micro services; microservices architecture | + Service Oriented Architecture = event driven architecture = SOA = event-driven architecture; Distributed Systems
Git | github; gitlab; git/github; git version control; git bash | + Version Control; Bitbucket; Svn = tortoise svn; Subversion; Source Control = source code management; Tfs = team foundation server; Mercurial; Perforce; Cvs; Clearcase
Docker | docker compose; docker containers; docker swarm | + Containers; Containerization; Podman
Kubernetes | + K8S; OpenShift; ~Helm = helm charts; EKS = amazon eks; AKS; GKE; Rancher; Istio; Service Mesh
Jenkins | + CI/CD = gitlab ci = travis ci = CI/CD pipelines = CICD = continuous integration/continuous deployment = argo cd = gitlab ci/cd; Continuous Integration = continuous delivery = continuous deployment; GitHub Actions; CircleCI; TeamCity; ~Bamboo; Azure DevOps; Octopus Deploy; Argocd; Azure Pipelines; SonarQube; Nexus Repository; Artifactory
Terraform | + Infrastructure As Code = IaC; CloudFormation = aws cloudformation; Pulumi
Ansible | ansible playbooks; ansible tower | + ~Puppet = ~Puppet; Configuration Management; ~Chef; Saltstack; Vagrant
Amazon Web Services | AWS; amazon aws; aws lambda; AWS EC2; aws cloud; =AWS; dynamodb aws; aws services; amazon web services (AWS); AWS S3; aws glue | + EC2 = amazon ec2; Amazon S3 = S3; CloudWatch; Lambda Functions; SQS; SNS; Amazon Cloudfront; RDS = amazon rds; Route 53; SageMaker; ECS
Microsoft Azure | azure | + Azure Cloud; Microsoft Cloud; Azure Functions; Azure Data Factory; Azure Ad; Azure Active Directory; Windows Azure; Entra Id; Azure Synapse; Azure SQL
Google Cloud Platform | GCP; google cloud | + BigQuery = google bigquery = big query; Firebase = google firebase; Google App Engine; Cloud Functions = google cloud functions; Vertex AI; Cloud Run
Cloud computing | cloud | + Cloud Services; Cloud Technologies; Cloud Infrastructure; Cloud Migration; Cloud Architecture = serverless architecture; SaaS = SaaS products = saas platforms; PaaS; IaaS; Heroku; Hybrid Cloud; DigitalOcean; Netlify; Vercel; Serverless; Cloud Platforms; Cloud Deployment; Cloud-Native; Vmware Cloud; Cloud Applications; OpenStack; IBM cloud; Cloud Administration
MySQL | my sql | + MariaDB
PostgreSQL | postgres; postgre sql; postgresql database | + Psql; Postgis
Microsoft SQL Server | sql server; ms sql; ms sql server; sql server integration services; sql server 2008; sql server 2012; MS-SQL; microsoft sql; sql server management studio | + Mssql; SSIS = SSIS/SSRS = ssis packages; SSAS; Ssms
Oracle Database | =Oracle; oracle database administration | + Oracle Db; Oracle SQL = oracle pl/sql = sql developer; Oracle 11g; Oracle 12c; Oracle RDBMS; Oracle 10g; Oracle Forms; Oracle Apex; ~Toad; Oracle 19c; Exadata; RAC
SQLite | sqlite3
MongoDB | mongo; mongo db | + Mongoose
Redis | redis cache | + Memcached
Cassandra | apache cassandra | + NOSQL = nosql databases; HBase = couchbase; CouchDB; DynamoDB = amazon dynamodb; Neo4j; Graph Databases
Elasticsearch | elastic search | + Elk Stack = elastic stack = ELK; Kibana; ~Solr = apache solr; Logstash; Lucene; OpenSearch
Apache Kafka | kafka; kafka streams | + RabbitMQ; Message Queues = ibm mq; ActiveMQ; MuleSoft; TIBCO; Apache Camel; Mule Esb; BizTalk; Enterprise Service Bus; Confluent
Apache Spark | ~Spark; spark sql; spark streaming; =Spark | + Pyspark; Databricks = azure databricks; Apache Beam; Apache Flink
Hadoop | apache hadoop | + ~Hive = apache hive; MapReduce = map reduce; Big Data = big data technologies = big data analytics; HDFS; Sqoop; Cloudera; Apache Pig; ~Oozie; ~Impala; ~Presto; ~Yarn; Apache Nifi
Snowflake | =Snowflake; snowflake data warehouse | + Redshift = amazon redshift; Data Warehouse = data warehouse design; Data Warehousing; Teradata; DBT; Vertica; Netezza; Azure Synapse Analytics; Data Marts; Greenplum; Data Lakes = data lake
Apache Airflow | airflow | + ~Luigi; Dagster; Data Orchestration; Apache Oozie Scheduler
Informatica | informatica powercenter; informatica power center | + ~Talend; Datastage = ibm datastage; Ab Initio; ETL Tools; Pentaho; Fivetran; Boomi; Matillion
Linux | red hat linux; linux/unix; unix/linux; redhat linux; linux administration; linux operating system; kali linux; red hat enterprise linux; linux system administration; suse linux; oracle linux | + Unix = unix administration; Ubuntu; Centos; Rhel; Red Hat; Debian; Solaris; Fedora; AIX; HP-UX
Microsoft Windows | windows; windows 10; windows 7; ms windows; windows 11; windows os; windows xp; windows operating system; windows 8; microsoft windows 10; windows operating systems; windows vista; windows 95/98; windows nt; windows 2000 | + MS-DOS
macOS | mac os; mac os x; mac osx | + Apple Macintosh = macintosh = apple mac; Os X = osx; Mac = mac operating systems = mac/pc = PC and Mac; Apple Computers
Windows Server | windows server 2016; windows server administration; windows server 2012; windows server 2008; windows server 2019; windows administration | + Active Directory = microsoft active directory = MS Active Directory = AD DS = Azure AD connect; Group Policy = group policy management; SCCM; Microsoft Intune = intune; WSUS; IIS = internet information services; Hyper-V = microsoft hyper-v; Endpoint Manager; System Center; MECM; User Account Management; LDAP
VMware | vmware esxi; vmware vsphere; vmware workstation; vmware vcenter; VMware ESX; vmware horizon | + vSphere; Virtualization = server virtualization; Virtual Machines = virtual desktops; Citrix = citrix xenapp = citrix xendesktop; VirtualBox; vCenter; ESXi; VDI; XenApp; Proxmox; KVM; Nutanix
iOS | ios development; ios app development; apple ios; iOS devices | + Iphone; Ipad; Xcode; Uikit; Core Data; Testflight
Android | android development; android studio; android sdk; android app development; android os; android applications; android ndk | + Jetpack Compose

@ hard: Computing
Software development | software development life cycle; software development lifecycle | + Programming = computer programming = software programming = application programming; Coding; Software engineering; Application development; Software design; Software developer; Development of software; Software architecture = system architecture = solution architecture = enterprise architecture = technical architecture; SDLC = SDLC methodologies; Systems development; Application design; Systems design; System design; Scripting = scripting languages; App development; Software applications; TOGAF
Object-oriented programming | object oriented programming; OOP; object oriented design; =OOP; object-oriented design | + Design patterns; OOAD; UML = uml diagrams = enterprise architect uml; Solid principles; MVC = model view controller; Domain driven design; Clean architecture; Rational rose
Web development | full stack web development | + Web programming; Website development; Front-End development = front end development = frontend development = front end = frontend = back end = front-end = back-end; Full stack development = full-stack development = full stack = full-stack; Web applications; Web application development; Backend; Webpack; Web technologies; Web-Based applications; Responsive web design; Web app development = progressive web apps; Web accessibility = ADA web accessibility; WCAG; Web performance; Cross-Browser compatibility; Section 508; Web standards; Single page applications; Web services development; Web forms
Back-end development | backend development; back end development | + Server-Side programming = server side development
Mobile app development | mobile development; mobile application development; mobile applications; mobile apps; ?mobile; mobile app | + Cross-Platform development
Embedded systems | embedded software; embedded programming; embedded c programming; embedded linux; embedded system design; embedded development | + Firmware = firmware development; Microcontrollers = PIC microcontroller = microcontroller programming; Arduino; RTOS = real-time operating systems; Raspberry pi; Internet of things; IoT; Device drivers; Microprocessors; ARM = arm cortex; STM32; CAN bus; I2C; SPI; UART; 8051
Algorithms and data structures | data structures; algorithms; data structures and algorithms; algorithm design; algorithm development; optimization algorithms | + Multithreading = multi-threading; Parallel computing = high performance computing = parallel programming = distributed computing; Concurrency; CUDA; Operating systems theory; Computer architecture; Openmp; MPI; GPU programming; Computer science; Numerical methods
Software testing | ?testing | + QA testing; Test cases = test case design = test case development = writing test cases; Software quality assurance; Manual testing; Regression testing; Functional testing; Test planning; Test plans; Black box testing = white box testing; System testing; Smoke testing; Integration testing; Performance testing; Bug tracking = defect tracking = bug reporting; Test management; Mobile testing; Load testing; Sanity testing; User testing of software; Defect management; Test strategy; Exploratory testing; End-To-End testing; Web testing; GUI testing; Testing software; Bugzilla; Quality center = HP quality center = HP QC; HP ALM; Test scripts; TestRail; Ad hoc testing; Database testing; Backend testing; Test execution; JMeter; LoadRunner; Test documentation
Test automation | automation testing; postman automation; test automation frameworks | + Automated testing = automated tests; Selenium = selenium webdriver; Cypress; Unit testing = junit testing = unit tests; Test driven development = TDD = behavior driven development = test-driven development; Playwright; Pytest; ~Jest; ~Mocha; ~Appium; ~Cucumber; TestNG; BDD; ~Karma; ~Jasmine; QTP; UFT = HP UFT; SoapUI; Robot framework; Katalon; SpecFlow; RSpec; NUnit; Mockito; REST assured; Gherkin; ~Protractor; Ranorex; BrowserStack; ~Chai; ~Enzyme; React testing library; xUnit; PHPUnit | < Software testing
DevOps practice | devops | + Site reliability = site reliability engineering; Deployment automation = application deployment = build automation = infrastructure automation; Release management = build and release = release engineering; SRE; Devsecops; Monitoring tools = application monitoring = system monitoring = server monitoring = logging and monitoring = performance monitoring; Prometheus; Grafana; Datadog; Splunk; New relic; Nagios; Observability; Dynatrace; Zabbix; Log analysis; AppDynamics; PagerDuty; SolarWinds; Incident management; Software configuration management; Application support; Production support; Sumo logic
Database administration | ?database | + DBA; Database management = database management systems; Database design = relational database design; Database tuning = database performance tuning = query tuning = performance tuning; Relational databases = databases; RDBMS = =DBMS; Data modeling = dimensional modeling = data models; Database development; Data modelling; Query optimization = database optimization; Database systems; Database programming; ER diagrams = entity relationship diagrams; Normalization; Database architecture = data architecture; Database backup = backup and recovery; ERwin; Data dictionary; Schema design = star schema; Database queries; DB2 = ibm db2 = IBM DB2 database; Sybase; Database security; Data management = master data management = metadata management; Data governance; Data migration; Database administrator; Data conversion; Data integrity; Data integration; FoxPro; FileMaker = filemaker pro; Reference data
Data analysis | exploratory data analysis | + Data analytics = analytics = predictive analytics; Analyzing data = ad hoc reporting = ad-hoc analysis = ad hoc analysis; Data interpretation; Quantitative analysis = quantitative methods = quantitative skills; Data mining; Data collection; Data wrangling; Statistical reporting = data reporting = reporting and analysis = metrics reporting = KPI reporting; Data manipulation; Data cleansing; Data research; Interpreting data; Data processing; Trend analysis; EDA; Data tracking; Data gathering; Data extraction; ?Metrics; Data analyst; Web scraping = data scraping = scraping; Data compilation; Data transformation; Cohort analysis; Data insights; Beautiful soup = beautifulsoup; Data profiling
Data visualization | visualization; information visualization | + Dashboards = dashboard design = dashboard creation = data dashboards = dashboard development = dashboarding; Data visualisation; Matplotlib; Plotly; Seaborn; Infographics; Chart making = charts and graphs = graphs and charts; Ggplot; Data storytelling; Data presentation
Statistics | biostatistics; bayesian statistics; applied statistics; experimental statistics; psychometrics statistics; mathematical statistics; inferential statistics; multivariate statistics | + Statistical analysis = statistical modeling = statistical methods = statistical modelling = statistical software = statistical techniques = statistical inference = statistical testing = statistical data analysis = statistical programming; Regression analysis = linear regression = logistic regression = regression; Hypothesis testing; Probability; Econometrics; Multivariate analysis; Time series analysis = time series; Anova; Predictive modeling = stochastic modeling = simulation modeling = quantitative modeling = predictive modelling; ?Sampling; Survey methodology; Bayesian inference = causal inference; Monte carlo simulation = ?simulation = discrete event simulation; Operations research = operations analysis; ?Optimization; Linear programming; Survival analysis; Stochastic processes; Quantitative data analysis
Machine learning | ML; machine-learning; supervised learning; scikit-learn; scikit learn; AI/ML; reinforcement learning; unsupervised learning; support vector machines; machine learning algorithms; machine learning models; AI & ML; ML algorithms; statistical learning; algorithms for machine learning | + Artificial intelligence = AI = AI models; Predictive models = model deployment = model training; Data science; Random forest; Sklearn; Recommendation systems; Feature engineering; Classification algorithms; MLOps; XGBoost; Decision trees; Recommender systems; Clustering; SVM; Gradient boosting; ~Weka; MLflow; K-Means = kmeans; Data scientist; LightGBM; Principal component analysis = PCA; Anomaly detection; Neural nets
Deep learning | deep neural networks | + Neural networks = convolutional neural networks = transformers neural = artificial neural networks = generative adversarial networks; TensorFlow = tensor flow; PyTorch; ~Keras; CNN = CNNs; LSTM; RNN = RNNs; GANs; Theano; ~Caffe; Fine-Tuning; Hugging face transformers | < Machine learning
Natural language processing | NLP; natural-language processing | + Text mining = text analytics = text classification; Nltk; Spacy; Sentiment analysis; Hugging face = huggingface; Chatbots = chatbot development; LangChain; Named entity recognition = speech recognition; Topic modeling; BERT; Computational linguistics = linguistics; RAG = retrieval augmented generation; Word2vec; Information retrieval; Gensim; Question answering; Vector databases | < Machine learning
Computer vision | + Image processing = image recognition = image classification = image analysis = image segmentation = medical image processing; OpenCV; Object detection; Face recognition = pattern recognition; YOLO; SLAM | < Machine learning
Python data libraries | + ~Pandas = pandas/numpy = pandas numpy; ~NumPy; SciPy; Jupyter = jupyter notebook = jupyter notebooks; Anaconda; Statsmodels; Google colab; Dask; Polars
Data engineering | + ETL = ETL development = ETL processes = extract transform load = etl pipelines; Data pipelines = data pipeline development = data processing pipelines; ELT; Data ingestion; Data streaming = stream processing; Real-Time data processing = batch processing of data; Data lake architecture
Business intelligence | BI reporting; =BI; business intelligence tools; BI tools; business analytics; business intelligence reporting; BI development; business reporting; business intelligence development | + OLAP; MDX; OBIEE
Help desk support | help desk; service desk; helpdesk; it service desk; it help desk | + IT support = IT troubleshooting = IT helpdesk = IT services = IT service management = =IT = track-it = it technical support; Desktop support = remote desktop support; Technical helpdesk; User support = end user support = end-user support; Hardware troubleshooting = software troubleshooting = troubleshooting hardware and software = computer troubleshooting = hardware and software troubleshooting = hardware support = hardware and software support = printer troubleshooting = technical troubleshooting of computers = troubleshooting software = desktop troubleshooting = PC troubleshooting; Remote support = remote desktop = remote assistance; Ticketing systems = ticketing system = ticket resolution = incident tickets = remedy ticketing; Technical assistance; Customer technical support; Deskside support; ~Remedy = BMC remedy; Software support; ITSM; Information technology; Teamviewer; PC support; LogMeIn; Tier 2 support = tier 1 support; Level 2 support
Computer hardware repair | computer repair; pc repair; hardware installation; computer hardware; pc hardware; ?hardware; laptop repair; hardware repair; desktop repair; hardware upgrades; server hardware; hardware maintenance; hardware configuration | + Computer assembly = pc assembly; Building computers = PC building = computer building = imaging computers; Computer maintenance = PC maintenance; Computer upgrades; Hard drive replacement; Computer imaging = disk imaging = desktop imaging = ghost imaging; Laptops; ?Desktops; Reimaging; Data recovery; Computer installation; Workstations; PC setup = computer setup; Mobile devices
Software installation | operating system installation; os installation; installation and configuration; application installation; windows installation; software installation and configuration; antivirus software installation | + Installing software = installing operating systems; System imaging; Software deployment = OS deployment; Software configuration = system configuration; Software upgrades = system upgrades; Software updates; Patch management = patching; Operating systems = operating system; Software implementation = systems implementation = system implementation; Software licensing
Network administration | + Networking = computer networking = wireless networking = computer networks = cisco networking = TCP/IP networking = juniper networks = aruba networks; Network configuration; Network troubleshooting; Network support; Routers and switches = routing and switching = cisco routers = network switches = network routers = ~Routers = ~Switches = cisco switches = routing protocols; Network design; TCP/IP = IP addressing = IP telephony; LAN = LAN/WAN = VLAN = vlans = lan = load balancing = lans = load balancers = F5 load balancers; WAN = wan = SD-WAN; DNS = DNS/DHCP; DHCP; Network security administration; VPN; Wifi = wi-fi; Cisco IOS = cisco; BGP; OSPF; VoIP; Network engineering; Network installation; Network management; Network monitoring; Juniper; Network infrastructure; Network protocols; EIGRP; MPLS; Network setup; Subnetting; Meraki = cisco meraki; Network architecture; Cisco call manager; Wireless = wireless communications; ?Switching; Wireshark; Ethernet; Network analysis; Network maintenance; Spanning tree; Asterisk; Network operations; ~HTTP; Cisco unified communications; ~SNMP; Network hardware; ~SIP; F5; STP; ~FTP; Network connectivity; PBX systems; Cisco nexus; NOC; 802.11; IPv6; OSI model; SSH; ~RIP; Intranet; Network printers; Packet analysis; LTE; 5G; RF engineering = RF; Aruba
Systems administration | + System administration; Server administration; Systems administrator; Server maintenance = system maintenance; Server management; Windows and linux servers = servers = file servers = web servers; ?Backups = backup systems = data backup = symantec backup exec = backup exec; Storage area networks = =SAN = SAN storage = data storage = storage management = EMC storage; System administrator; Veeam; Server support; Server configuration; IT infrastructure = infrastructure management = it administration = IT operations = systems engineering for it; Data center operations = data center = data centers; NetApp; Systems management; Server installation; Server deployment; RAID; NAS; Veritas NetBackup = netbackup; Apache web server = apache; Cluster management; Nginx; Apache HTTP server; Web hosting; DFS; Office 365 administration; Cpanel; User administration; Server setup
Cybersecurity | cyber security | + Information security = information assurance; Network security; IT security; Infosec; Computer security; Firewalls = firewall = palo alto firewalls = firewall configuration = Cisco ASA firewalls = checkpoint firewall; Intrusion detection; Identity and access management = IAM = identity management = access management; Palo alto; Fortinet; SIEM; Encryption; Endpoint security = symantec endpoint protection; Cisco asa; NIST = NIST 800-53 = security administration = NIST framework; Cryptography; Security operations; Application security; Data security; Cloud security; Vulnerability management; Security monitoring; Antivirus = norton antivirus; IDS/IPS = IPS = IDS; Malware analysis = malware removal; Web security; SSO = single sign-on; OAuth = oauth2; Security architecture; SAML; PKI; SSL = SSL certificates = SSL/TLS; ~Okta; Sophos; Threat hunting = threat intelligence = threat modeling; Data loss prevention = DLP; CheckPoint; Multi-Factor authentication = MFA; Active directory security; Owasp; Security engineering; CrowdStrike; Virus removal; System security; FortiGate; Security awareness training; Zero trust; ISO 27001 = ISO 27001 compliance; PCI DSS = PCI compliance = PCI; GDPR; Network defense; Risk management framework = RMF; Privacy compliance = data privacy = security compliance; HITRUST; FedRAMP; Symantec; McAfee; Proxy servers; QRadar; ArcSight; CyberArk; EDR; ~Snort; Security auditing; IPSec; Carbon black; LogRhythm; OSINT; SentinelOne; HIPS; Data protection; Security policies; SOC analyst = SOC 2; Security clearance systems; FISMA; JWT
Penetration testing | penetration tester; web application penetration testing | + Ethical hacking; Pen testing; Vulnerability assessment = vulnerability scanning = vulnerability assessments; ~Nessus; Metasploit; Nmap; Burp suite; Kali; Security testing; ~Qualys; Web application security; Capture the flag; Red teaming; Reverse engineering; Social engineering testing; Sqlmap; Exploit development; Owasp zap; ~Tenable; ~Hydra | < Cybersecurity
Incident response | security incident response; cyber incident response | + Digital forensics = forensic analysis = computer forensics = forensics = autopsy forensics = mobile forensics; Security operations center = SOC operations; Encase; FTK; Threat detection; Log monitoring | < Cybersecurity
IT project delivery | IT management; IT strategy; it project management; IT governance; it asset management; vendor management for it; it consulting; it auditing; IT procurement | + Information systems = management information systems = information systems management = information technology management; Technology management; MIS; Systems analysis; Systems integration = system integration = technology integration; System analysis; Technical project management; Technical leadership; Digital transformation; Asset inventory; System deployment; Requirements engineering; Enterprise software implementation = technology implementation; Service level agreements = SLA management; ITIL framework; Technical sales support = pre-sales; Presales; Solution engineering; Telecom management
Game programming | game engine programming | + OpenGL; DirectX; Graphics programming = computer graphics; Shader programming = shaders; Vulkan; Augmented reality = virtual reality = AR/VR; VR = VR development; Hololens; GLSL; Arkit; Arcore

@ hard: Engineering
Engineering design | ?engineering | + Design engineering; Mechanical design = mechanical engineering = mechanical drawings = mechanical systems design; Product engineering = product testing = product development engineering; Machine design = machine building; Conceptual design; Design for manufacturing; DFM = DFMEA; Design calculations; Engineering analysis; Design verification; Design review; FMEA = failure mode and effects analysis = PFMEA; Tolerance analysis = tolerance stack-up; Reliability engineering; Engineering drawing; Value engineering; Sheet metal design; Plastic part design; Stress analysis; Design validation; Fluid mechanics = fluid dynamics = solid mechanics; Heat transfer; Engineering principles; Robotics design; Vehicle design; Design optimization; Mechatronics; Automotive engineering; Engineering documentation; Engineering change orders = ECO; Thermal analysis; Engineering support; ?Dynamics
Civil engineering | civil site design; civil design | + Site design; Structural analysis; Drainage design = grading and drainage; Roadway design; Transportation engineering; Highway design; Hydraulics and hydrology = hydraulic modeling; Storm water design = water resources engineering = water distribution design = water resources = stormwater design; Utility design; Geotechnical engineering; Hydrologic modeling; Foundation design; Land development; Road design; Bridge design = bridge inspection; Traffic engineering = traffic analysis = traffic studies; Hec-Ras; Synchro; Sewer design; Construction engineering
Structural engineering | structural design; structural calculations; safe structural; structural steel design | + Steel design; Concrete design = reinforced concrete design; ETABS; STAAD pro = staad; Seismic design; SAP2000; Risa = RISA 3D; Tekla = tekla structures; Wood design
Electrical engineering | electrical design; electrical schematics | + Circuit design = circuit analysis = analog circuit design = electronic circuit design = digital circuit design; Power systems = power systems analysis; Power electronics = digital electronics = electronic design = analog electronics = electronics engineering = schematic design electronics; Analog design = analog IC design; PCB design = pcb layout; Power system analysis; Protective relays; ETAP; Signal integrity = mixed signal design; Schematic capture; Power distribution design; Power supply design; Hardware design = hardware engineering = embedded hardware design = hardware testing; Lighting design engineering; RF design; Antenna design; Electromagnetics; EMC testing; Digital design; Control systems; SKM; IC design = layout design ic; Battery systems
Control systems engineering | + Process automation = automation = automation engineering = industrial automation = automation systems; Servo control; Control theory; Feedback control; PID control; Motion control; Control engineering; Controls engineering; System identification; Control system design; Robotics engineering; ROS = robot operating system; Kinematics; Path planning; Sensor fusion; Autonomous systems
Chemical engineering | chemical process design; chemical reaction engineering | + Process engineering = process design = process simulation = process safety = process optimization in plants = process safety management = process development engineering = bioprocess engineering; Mass transfer = mass and energy balances; Aspen HYSYS = aspen plus = HYSYS = aspen; P&ID = piping and instrumentation diagrams = P&IDs; HAZOP; Unit operations; Petroleum engineering; Reservoir engineering = reservoir simulation = reservoir modeling; Scale-Up; Bioprocessing; Fermentation; Petrel; Production engineering oil; Piping design; Polymer processing = downstream processing = upstream processing; Plant design; Drilling engineering; Pipe stress analysis; Bioreactors
Industrial engineering | + Time studies = time and motion studies = cycle time reduction = process capability studies = time study; Facility layout = plant layout = layout planning = facility design; Work measurement; ?ERGONOMICS = ergonomic assessments; Line balancing; Manufacturing engineering = manufacturing process development = manufacturing processes = manufacturing process improvement; Process flow = process validation = process equipment selection; Methods engineering; Human factors = human factors engineering; Production engineering; ?Validation = equipment validation = validation protocols = computer system validation = cleaning validation; IQ/OQ/PQ = IQ OQ PQ = IQ; Equipment qualification; Work instructions; Arena simulation; Capacity analysis; Workflow analysis
Systems engineering | model based systems engineering | + Requirements management = DOORS requirements = system requirements = requirements traceability = requirements development; Systems integration engineering = integration and test; MBSE; IBM DOORS = =DOORS; SysML; Verification and validation = system verification = V&V; System engineering; Test engineering; Test procedures; Test planning engineering; Configuration control; Interface control documents; Hardware-In-The-Loop; Mission systems
Aerospace engineering | + Aircraft design = structural analysis aircraft = aircraft structures design; Propulsion = rocket propulsion; Aerodynamics; Avionics design; Aeronautics; Spacecraft design; Composites = composite materials = composite layup; Flight testing = flight dynamics; Orbital mechanics; Satellite systems = satellite communications; Wind tunnel testing; Guidance navigation and control
Biomedical engineering | + Medical device design = medical devices = medical device development = medical device testing = medical device regulations; Biomaterials; Biosensors; Tissue engineering; Bioinstrumentation; Bioinformatics; Biomechanics engineering; ISO 14971; Bioconductor; BLAST; Protein engineering; Computational biology
Environmental engineering | phase I environmental site assessments; environmental site assessment; environmental assessment; environmental remediation | + Air permitting = air quality modeling = air quality; Wastewater design; Remediation design = site remediation = soil remediation; Water treatment design; phase I ESA; Groundwater modeling; Pollution control; Site assessment = life cycle assessment; Aermod; Modflow; Solid waste management
HVAC design | hvac system design; hvac load calculations | + Mechanical systems design buildings = mechanical system design; Load calculations; Plumbing design = plumbing systems design; Energy modeling; MEP design = MEP = MEP coordination; Fire protection design; Building systems design; Trane trace; Carrier hap; Commissioning; Equest
Power and energy systems analysis | energy management; renewable energy systems design; energy analysis; wind energy engineering; energy storage; energy auditing engineering; energy trading | + Utility operations = grid operations; Smart grid; Solar design = aurora solar; PVsyst; Helioscope; Power markets = electricity markets; NERC compliance
Mining and metallurgical engineering | metallurgical testing | + Mine planning = mine design; Mineral processing = ore processing
Nuclear engineering | nuclear safety; nuclear power; nuclear power plant operations | + Reactor operations = reactor physics; Radiation shielding; MCNP
Marine engineering | marine propulsion | + Naval architecture; Ship systems = ship design = ship repair; Shipbuilding; Shipfitting; Hull repair
Field service | field support; field service engineering; field technician; field installation; field troubleshooting; field repair | + On-Site installation = customer site repair = equipment installation = ?installation = on-site support = equipment installation and repair = machine installation = product installation = system installation; Installing equipment = equipment commissioning; Onsite support; Startup and commissioning
Economics | ?Economics; economic analysis; economic modeling; economic research; macroeconomics; microeconomics; economic development; applied economics; cost benefit analysis economics; policy economics; development economics; behavioral economics; economic impact analysis; economic policy; international economics | + Trade policy = international trade = foreign policy; Political economy = political science = political analysis; Impact evaluation = monitoring and evaluation; M&E; International development = international relations; Sociology; Anthropology; ?History; Geography; Philosophy; Archaeology; Demography; Criminological research = historical research; Ethnography; Peacebuilding
`;
