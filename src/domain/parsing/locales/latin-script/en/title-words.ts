import { words, type TitleWords } from '../../locale';

/** Words of English job titles. Some heads are common misspellings or abbreviations. */
export const titleWords: TitleWords = {
  heads: words(`
    hand scooper baler canner deboner shucker harvester sprayer pruner irrigator milker splicer spotter hostler
    lumper unloader stacker palletizer puller wrapper labeler feeder sander polisher swamper presser ironer
    shelver greeter bellhop bellman houseman houseperson signalman rodbuster scaffolder insulator tuckpointer
    croupier bouncer screener patrolman canvasser enumerator corpsman infantryman rifleman gunner cannoneer
    boatswain storekeeper quartermaster yeoman seaman airman rancher shepherd hotwalker stablehand fieldworker
    grower beekeeper longshoreman stevedore oiler roughneck derrickman pitmaster
    jailer bailiff matron
    gaurd cashir assistent mananger mechanik techician techincian receptionest secratary carpentor
    electricain janiter houskeeper waitres opperator laborar
    accountant actor actuary adjudicator adjuster admin administrator adviser advisor advocate agent
    aide analyst anesthetist apprentice arborist architect archivist artist assembler assessor assistant
    assitant associate attendant attorney auctioneer auditor author ba babysitter bagger baker banker
    barback barber barista bartender bcba bdm biller biologist blacksmith blaster boilermaker bookkeeper
    braider brakeman bricklayer broker builder busboy busser butcher butler buyer cabinetmaker captain
    caregiver caretaker carpenter carrier cartographer caseworker cashier cashier/stocker caterer ceo
    cfo chair chairman chairperson chaplain chauffeur checker chef chemist chief chiropractor cio
    cleaner clerk clinician cma cmo cna co-founder co-ordinator coach coder cofounder collector
    columnist commander commissioner companion compositor comptroller concierge conductor conservator
    constable consultant contractor controller coo cook cook/dishwasher coordinator copywriter corporal
    correspondent cosmetologist counsel counsellor counselor courier cpa crew crewman crewmember crna
    csr cto curator custodian cutter dancer dba dealer dean deckhand decorator deputy designer detailer
    detective developer dietician dietitian director dishwasher dispatcher distributor dj doctor doorman
    doula drafter draftsman draughtsman driller driver drywaller dsp economist editor educator
    electrician embroiderer emt engineer entrepreneur equipment esthetician evaluator examiner executive
    expediter expert extern fabricator facilitator farmer farmhand farmworker fellow filmmaker financier
    finisher firefighter fireman fisherman fitter flagger florist foreman forester forewoman founder
    framer freelancer fundraiser gardener geologist glazier gm governess grader grinder grocer groomer
    groundskeeper guard guide hairdresser hairstylist handler handyman hawker head helper herder hha
    historian host hostess housekeeper housekeeping hygienist illustrator inspector installer instructor
    intern internist interpreter interviewer investigator investor ironworker janitor jeweler journalist
    journeyman judge keeper lab laborer labourer landscaper laundress lawyer lead leader lecturer
    librarian lieutenant lifeguard lineman linguist loader lpn lvn machinist magistrate maid maintainer
    maker manager maneger manger marine marketeer marketer mason masseuse mate mathematician mc mechanic
    medic mentor merchandiser merchant meteorologist midwife millwright miner minister model modeler
    moderator monitor mover musician nanny negotiator notary nurse nutritionist officer official
    operative operator ophthalmologist optician optometrist orderly organiser organizer owner packager
    packer painter paraeducator paralegal paramedic paraprofessional parking partner pastor pathologist
    patternmaker paver pca peddler pediatrician pharmacist phlebotomist photographer physician physicist
    physiotherapist picker pilot pipefitter planner plasterer plumber pm podiatrist poet policeman
    porter postdoc postman potter preacher prep preparer presenter president president/ceo pressman
    principal printer processor procurer producer professor programmer promoter proofreader proprietor
    provider psychiatrist psychologist publicist publisher purchaser qa radiographer radiologist ranger
    receiver receptionist recruiter referee registrar rep repairer repairman reporter representative
    researcher resident responder restorer retailer reviewer rigger rn roofer roustabout runner sailor
    salesman salesperson saleswoman sawyer scheduler scholar scientist scout sdet seamstress secretary
    seller sergeant server setter sewer shampooer sharpener shipper shoemaker shopper singer sitter sme
    solderer soldier solicitor sorter specialist sqa sre stager statistician steward stewardess stna
    stocker strategist stylist subcontractor superintendent superviser supervisior supervisor supporter
    surgeon surveyor tailor tanner tax teacher technican technician technologist telemarketer
    teleoperator teller tester therapist tiler tinsmith tpm trader tradesman trainee trainer transcriber
    transcriptionist translator treasurer trimmer trucker tutor typist undersecretary underwriter
    upholsterer usher valet vendor verifier vet veterinarian videographer volunteer vp waiter waitress
    waitstaff warden washer watchman weaver webmaster welder worker wrangler writer yardman yoga
    practitioner dentist applicator estimator appraiser mediator projectionist molder engraver ergonomist
    demonstrator diver pumper informaticist agronomist geneticist conservationist naturalist forecaster
    sanitarian transporter reprocessor embalmer roaster plater coater coroner photogrammetrist astrophysicist
    psychotherapist arbitrator abstractor animator umpire composer announcer orthodontist orthotist prosthetist
    prosthodontist dosimetrist aprn hospitalist physiatrist acupuncturist scribe ambassador messenger
    typesetter breeder refinisher taper troubleshooter sandblaster craftsman laminator pourer brazer switchman
    postmaster provost chancellor booker generalist mapper metallurgist biochemist botanist horticulturist
    astronomer geophysicist geoscientist criminalist imam priest rabbi prosecutor muralist sculptor actress
    comedian narrator performer athlete ballerina songwriter violinist vocalist percussionist stagehand
    photojournalist cameraman preceptor herbalist allergist navigator liaison marshal trooper patroller fryer
    seater chambermaid exterminator groundsman costumer manicurist pedicurist facialist skycap counterman
    realtor originator reservationist forwarder telecommunicator expeditor inseminator cowboy herdsman
    vaccinator planter logger faller glassman paperhanger pipelayer steamfitter rodman serviceman servicer
    trackman lubricator luthier riveter calibrator anodizer galvanizer bookbinder seamer cobbler stitcher
    knitter extruder brewer slitter bundler sanitizer gaffer glassblower artisan loadmaster trainmaster purser
    trainman yardmaster bosun tankerman dredger wireman winder wirer mounter hauler weigher inserter deliverer
    stamper gatherer joiner selector assayer copyeditor doorperson deejay
    homemaker househusband housewife mailman mailperson repairperson serviceperson tradesperson craftsperson
    sportscaster storyteller streamer subeditor tattooist barkeep beautician waxer aesthetician
      teamleader
  `),
  compounds: {
    tech: words(`
      tire vet veterinary pharmacy nail surgical scrub x-ray xray er ed lab laboratory hvac lube care service
      auto automotive repair maintenance install installation field support it help desk computer network
      radiology ultrasound mri ct dialysis ekg ecg monitor sterile processing phlebotomy dental optical hair
      lash pest pool appliance electronics cable fiber telecom behavioral behavior mental health psych rehab
      recovery production process quality qc test machine mechanical electrical facility facilities warehouse
      inventory diesel brake alarm security fire sprinkler solar irrigation lawn body paint glass window
      garage door elevator medical med anesthesia ophthalmic endoscopy sleep emergency animal kennel hr
      system systems stage sound lighting audio av video engineering design certified senior lead junior
    `),
    member: words('team crew cast staff faculty council committee board assembly'),
    filler: words('order'),
    taker: words('order ticket'),
    jockey: words('yard disc disk'),
    hanger: words('drywall sheetrock door'),
    layer: words('brick block pipe tile carpet floor sod track'),
    catcher: words('dog chicken'),
    reader: words('meter proof'),
    changer: words('tire'),
    professional: words('sales marketing security hr healthcare it banking hospitality'),
    fighter: words('fire'),
    setup: words('event banquet'),
    man: words('maintenance delivery repair yard utility handy shop'),
    person: words('maintenance delivery repair parts counter yard sales utility service'),
    expo: words('food'),
  },
  leads: words(`
    acting apprentice assistant associate backend certified chief co-founder co-owner deputy entry-level
    executive freelance front-end frontend full-stack fullstack general global head independent interim
    journeyman jr junior lead licensed managing master mid-level national principal regional registered
    self-employed senior sr staff student trainee vice
  `),
  fields: words(`
    account administrative business care case child civil construction customer data database delivery
    dental desk direct electrical field finance financial food forklift front general health help home
    hr human it kitchen line machine maintenance marketing mechanical medical network nursing office
    operation operations patient personal process product production program project qa quality research
    resources retail sales security service shift social software store support system systems teaching
    team technical truck ui ux warehouse web
  `),
};
