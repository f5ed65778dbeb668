/** Skills of food service, hospitality, retail, customer contact, cleaning, personal care, safety and public service. */
export const serviceSkills = `
@ hard: Food service
Food preparation | food prep; preparing food; prep cook duties; meal preparation; preparing meals
Food handling | food handler; handling food; safe food handling
Food safety | food safety and sanitation; food hygiene; food safety standards; safe food practices
HACCP | =HACCP; hazard analysis critical control points; hazard analysis | < Food safety
Cooking | cook; culinary; culinary arts; culinary skills; cooking techniques; meal cooking
Line cooking | line cook; hot line; working the line | < Cooking
Grilling | grill; grill station; grill cook; broiler operation | < Cooking
Deep frying | fryer; fry station; fryer operation; deep fryer | < Cooking
Sauteing | sauté; saute station; sautéing | < Cooking
Batch cooking | large quantity cooking; quantity food production; bulk cooking | < Cooking
Baking | baker; bread making; breads and pastries
Pastry making | pastries; pastry; dessert preparation; desserts | < Baking
Cake decorating | cake decoration; icing cakes | < Baking
Pizza making | pizza maker; dough stretching; dough making | < Cooking
Sushi preparation | sushi; sushi making; sushi rolling | < Cooking
Barbecue and smoking | smoking meats; bbq; barbecue | < Cooking
Butchery | meat cutting; butchering; cutting meat; meat fabrication
Fish cutting | fish filleting; filleting; seafood preparation | < Butchery
Deli operations | deli; deli slicing; slicing meats and cheeses; meat slicer; deli counter
Knife skills | knife handling; chopping; slicing and dicing
Portion control | portioning; portion sizes
Plating | plate presentation; food presentation; garnishing
Recipe development | recipe creation; recipes; developing recipes
Menu planning | menu development; menu design; menu creation; menu planning and costing
Food costing | food cost control; food cost; cost of goods; controlling food costs
Kitchen management | running a kitchen; kitchen operations; back of house operations; boh operations; back of house; BOH
Expediting orders | expo; expediter; food runner; ?expediting; food running
Kitchen equipment operation | commercial kitchen equipment; kitchen equipment
Dishwashing | dish washing; washing dishes; dishwasher operation; commercial dishwasher; warewashing
Table service | serving food; waiting tables; table waiting; serving tables; serving customers food; food and beverage service; food service; foodservice; ?serving
Fine dining service | fine dining; upscale dining | < Table service
Banquet service | banquets; banquet serving; banquet setup | < Table service
Catering | catering events; off-site catering; catering service
Buffet setup | buffet service; buffet lines
Table setting | setting tables; table setup; resetting tables
Bussing tables | bussing; table clearing; busser; clearing tables
Order taking | taking orders; taking customer orders; order entry at table
Drive-through service | drive-thru; drive thru; drive through; drive-thru operations
Counter service | counter attendant; front counter
Bartending | bar tending; tending bar; bar service
Mixology | cocktails; cocktail making; craft cocktails; drink mixing | < Bartending
Draft beer systems | tapping kegs; beer pouring; keg changing | < Bartending
Wine service | wine knowledge; wine pairing; wine list
Responsible alcohol service | serving alcohol responsibly; checking ids; id checking; alcohol awareness
Barista skills | barista; espresso; espresso machine; coffee making; latte art; espresso drinks; coffee brewing
Hosting guests | hosting; host stand; greeting and seating guests; seating guests; hostess
Reservation management | reservations; taking reservations; booking reservations; reservation systems
Special diets | dietary restrictions; therapeutic diets; modified diets; special dietary needs; food allergies
Allergen awareness | allergen handling; food allergen | < Food safety
Meal delivery service | tray delivery; tray line; tray passing; meal trays
School meal service | school lunch; lunchroom service; cafeteria service; cafeteria line
Restaurant opening and closing | opening and closing procedures; open and close; opened and closed; opening duties; closing duties
Front of house operations | front of house; FOH; foh operations
Food inventory | food ordering; stock rotation; first in first out; =FIFO; rotating stock
Beverage preparation | drink preparation; making drinks; beverage service
Ice cream service | soft serve; scooping ice cream
Food truck operation | food trucks; mobile food vending
Food processing | food production; food manufacturing; meat processing; poultry processing; deboning

@ hard: Hospitality and travel
Front desk operations | front desk; hotel front desk; reception desk; front office operations; guest registration
Guest services | guest service; guest relations; guest satisfaction; guest experience; hospitality; hospitality services
Guest check-in and check-out | check in and check out; checking in guests; guest check-in; ?check-in; ?check-ins
Night audit | night auditing; nightly audit
Concierge services | concierge; guest recommendations
Room cleaning | guest room cleaning; cleaning rooms; cleaning guest rooms; room attendant; room turnover | < Cleaning
Bed making | making beds; changing linens; bed changing; linen changing
Housekeeping | house keeping; housekeeping duties; light housekeeping; house cleaning; hotel housekeeping | < Cleaning
Housekeeping inspection | room inspection; inspecting rooms | < Housekeeping
Laundry operations | laundry; laundry services; washing and folding; linen service; washing clothes; commercial laundry
Ironing and pressing | ironing; pressing clothes; garment pressing; steaming garments
Dry cleaning | dry-cleaning; spot cleaning garments; stain removal
Bell service | luggage handling; carrying luggage; baggage handling; bellhop; bell services
Valet parking | valet; parking cars; parking vehicles
Event planning | event coordination; event management; planning events; special events; event organization; event planning and coordination; meeting and event planning
Event setup | setting up events; event set up; room setup; banquet room setup; tear down; setup and breakdown
Wedding planning | wedding coordination; weddings | < Event planning
Conference planning | meeting planning; conference coordination; trade shows; trade show coordination | < Event planning
Travel arrangements | travel booking; travel planning; booking travel; travel coordination; coordinating travel; arranging travel
Itinerary planning | itineraries; trip planning
Tour guiding | tour guide; leading tours; guided tours; conducting tours
Ticketing | ticket sales; ticket taking; box office; selling tickets; ticket scanning
Casino gaming | gaming operations; dealing cards; card dealing; table games; blackjack dealing
Revenue management in hotels | hotel yield management; room revenue management; room rates
Amusement ride operation | ride operation; ride operator; operating rides
Recreation leadership | leading recreational activities; recreation programs; recreational activities; activity planning; planning activities
Lifeguarding | lifeguard; pool safety; water rescue
Flight attendance | cabin service; in-flight service; inflight service; cabin safety
Passenger assistance | assisting passengers; passenger service

@ hard: Retail
Retail sales | retail; in-store sales; selling merchandise; sales floor; retail selling; store sales
Cash handling | handling cash; cash management; money handling; counting money; cash control; handling money; cash drawer; cash register; cash registers; counting cash; register operation; cash transactions
Cashiering | cashier; cashier duties; check out customers; ringing up sales; running a register; register
POS operation | point of sale; =POS; restaurant pos; POS systems; point of sale systems; POS system; operating POS; point-of-sale | < Cashiering
Payment processing | processing payments; credit card processing; credit card transactions; processing credit cards; payment transactions; taking payments
Till balancing | balancing drawers; balancing cash drawer; drawer reconciliation; cash reconciliation; end of day cash out; cash out
Returns and exchanges | processing returns; ?returns; refunds; customer returns; refunds and exchanges
Stocking shelves | stocking; shelf stocking; restocking; stock shelves; replenishment; stocking merchandise; shelf replenishment; restocking shelves
Merchandising | visual merchandising; merchandise display; product displays; store displays; displaying merchandise; retail merchandising; building displays; product placement; merchandise presentation
Planograms | planogram; planogram setting; resets; shelf resets | < Merchandising
Price tagging | pricing merchandise; tagging; price changes; price labels; ticketing merchandise
Loss prevention | shrink control; shrinkage control; theft prevention; asset protection; shoplifting prevention; shrink reduction
Product knowledge | product information; product recommendations; product education
Product demonstration | product demos; demonstrating products; ?sampling; product demonstrations; food demonstration
Upselling | up-selling; suggestive selling; add-on sales; cross-selling; cross selling; upsell; suggestive sales
Fitting room service | fitting rooms; fitting clothing; garment fitting
Gift wrapping | gift wrap
Store operations | store management; retail operations; retail management; managing a store; store opening and closing; retail store management
Clienteling | client book; personal shopping
Bagging groceries | bagging; grocery bagging; bagger; carryout
Produce handling | ?produce; produce department; culling produce
Grocery operations | ?grocery; grocery store; supermarket
Layaway and store credit | store credit cards; credit card applications; loyalty program enrollment; ?loyalty programs; opening credit accounts
Curbside pickup | order pickup; buy online pick up in store; BOPIS; online order fulfillment; personal shopping for online orders
Floral arranging | flower arranging; floral design; flower arrangements; bouquets
Jewelry sales | selling jewelry; fine jewelry
Shoe fitting | fitting shoes; footwear sales
Optical dispensing | fitting eyeglasses; eyeglass fitting; dispensing eyewear
Key cutting | cutting keys
Paint mixing | color matching paint; tinting paint; mixing paint
Auction handling | ?auctions; auctioneering; bidding
Retail buying | merchandise buying; assortment planning; buyer duties; merchandise planning
Inventory counting | cycle counts; cycle counting; physical inventory; stock taking; stocktaking; stocktake; inventory counts; taking inventory; inventory count

@ hard: Customer contact
Customer service | customer care; customer support; client service; client services; customer assistance; customer relations; serving customers; assisting customers; helping customers; customer servicing; client support; customer satisfaction; customer-service; cust service; exceptional customer service; servicio al cliente; atencion al cliente
Call center operations | call centre; call center; contact center; call centers
Inbound calls | answering inbound calls; incoming calls; ?inbound; taking calls; handling calls; call handling
Outbound calls | outbound calling; cold calling; cold calls; ?outbound; telemarketing; phone sales; telesales; telephone sales
Telephone etiquette | phone etiquette; phone skills; telephone skills; answering phones; answering telephones; phone manners; ?telephone; ?phones; answering calls
Multi-line phone systems | multi-line phone; multi-line telephone; multiline phones; switchboard; switchboard operation; phone systems; multi-line phones; telephone systems
Complaint handling | complaint resolution; handling complaints; customer complaints; resolving complaints; resolving customer issues; service recovery; issue resolution; problem resolution; handling customer complaints; dispute resolution with customers
De-escalation | deescalation; de-escalating; calming upset customers; verbal de-escalation; crisis de-escalation
Live chat support | chat support; online chat; web chat
Email support | email correspondence; e-mail correspondence; email communication; responding to emails; answering emails
Customer retention | client retention; retaining customers; account retention; saving accounts; churn reduction
Customer onboarding | client onboarding; onboarding clients; onboarding customers; new client onboarding
Customer relationship management | =CRM; client relationship management; managing client relationships; client relations; client relationships; customer relationship building; CRM software; CRM systems; relationship management; building client relationships
Order processing | processing orders; order entry; order management; entering orders; order fulfillment for customers; sales orders
Appointment scheduling | scheduling appointments; setting appointments; appointment setting; booking appointments; making appointments; ?appointments; patient scheduling; appointment coordination
Technical support calls | tech support; technical support; phone troubleshooting; helpdesk support; help desk support
Surveying customers | customer surveys; conducting surveys; survey administration; customer feedback; telephone surveys
Collections | ?Collections; debt collection; collecting debts; past due accounts; delinquent accounts; collecting payments; skip tracing
Warranty claims | processing warranty claims; warranty administration
Bilingual service | bilingual; bilingual customer service; bilingual communication

@ hard: Cleaning and grounds
Cleaning | general cleaning; cleaning duties; cleaning services; keeping area clean; cleaning and sanitizing; limpieza
Janitorial work | janitorial; custodial; custodial work; janitorial services; custodial duties; building cleaning; commercial cleaning; janitor duties | < Cleaning
Sanitizing surfaces | sanitation; sanitizing; disinfecting; disinfection; sanitization; cleaning and disinfecting; sanitary practices | < Cleaning
Floor care | floor cleaning; mopping; sweeping; sweeping and mopping; floor maintenance; mopping floors | < Cleaning
Floor waxing and stripping | stripping and waxing floors; waxing floors; floor waxing; floor stripping; strip and wax; buffing floors; floor buffing; burnishing; floor buffer; floor scrubber | < Floor care
Vacuuming | vacuum; vacuuming carpets | < Floor care
Carpet cleaning | carpet extraction; carpet shampooing; steam cleaning carpets; upholstery cleaning | < Floor care
Window cleaning | window washing; washing windows; cleaning windows | < Cleaning
Restroom cleaning | cleaning restrooms; bathroom cleaning; cleaning bathrooms; restroom sanitation | < Cleaning
Dusting | dust; dusting furniture | < Cleaning
Deep cleaning | detail cleaning; terminal cleaning; move-out cleaning | < Cleaning
Hospital cleaning | environmental services; =EVS; hospital housekeeping; isolation room cleaning; discharge cleaning | < Cleaning
Pressure washing | power washing; pressure washer
Trash removal | garbage removal; waste disposal; emptying trash; trash collection; waste removal; garbage collection; refuse collection
Recycling sorting | recycling; sorting recyclables
Biohazard cleanup | biohazardous waste; biohazard disposal; bloodborne cleanup; crime scene cleanup; medical waste handling
Cleaning chemicals | chemical handling for cleaning; mixing cleaning solutions; cleaning products; chemical dilution
Pest control | pest management; extermination; fumigation; pesticide spraying; rodent control; termite control; integrated pest management
Landscaping | landscape maintenance; landscape installation; landscaping services; jardineria
Lawn care | lawn mowing; mowing; mowing lawns; grass cutting; lawn maintenance; turf maintenance; turf management; mowers; lawn mower
Groundskeeping | grounds maintenance; grounds keeping; grounds work; grounds care
Planting | planting trees; planting flowers; transplanting; planting shrubs
Pruning | tree trimming; trimming trees; hedge trimming; trimming bushes; pruning trees; trimming hedges
Tree climbing | tree removal; tree felling; arboriculture; tree care
Weed control | weeding; weed eating; weed eater; string trimmer; weed whacking; weed trimming
Leaf blowing | leaf removal; leaf blower; blowers; backpack blower
Irrigation | sprinkler systems; irrigation systems; irrigation repair; sprinkler repair; drip irrigation
Fertilizing | fertilizer application; applying fertilizer
Pesticide application | applying pesticides; herbicide application; spraying herbicides; spraying pesticides
Mulching | spreading mulch; mulch
Snow removal | snow plowing; snowplow; plowing snow; snow shoveling; salting walkways; snow and ice removal
Hardscaping | pavers; paver installation; retaining walls; patio installation
Pool maintenance | pool cleaning; swimming pool maintenance; pool chemicals

@ hard: Personal services
Hair cutting | haircuts; cutting hair; haircutting; barbering; hair cuts; fades; clipper cuts
Hair coloring | hair color; ?highlights; balayage; color correction; hair coloring services
Hair styling | hairstyling; styling hair; blowouts; updos; braiding hair; hair braiding; blow drying
Chemical hair treatments | perms; hair relaxers; keratin treatments; chemical services
Shaving | straight razor shaving; beard trimming; hot towel shave
Nail care | manicures; pedicures; nail art; manicure; pedicure; nail services; acrylic nails; gel nails
Skin care | facials; skincare; skin treatments; esthetics; skin analysis; chemical peels; microdermabrasion
Waxing hair removal | body waxing; hair removal; brow waxing; threading; eyebrow threading
Makeup application | =make-up; makeup artistry; applying makeup; cosmetics; bridal makeup
Eyelash extensions | lash extensions; lashes
Massage therapy | massage; swedish massage; deep tissue massage; sports massage; hot stone massage; therapeutic massage
Spa services | spa; spa treatments; body wraps
Tattooing | tattoo; tattoo design; body piercing; piercing
Personal training | fitness training; fitness coaching; exercise instruction; training clients; fitness instruction; ?fitness
Group fitness instruction | group exercise; group fitness; aerobics; spin classes; zumba; leading fitness classes
Yoga instruction | yoga; teaching yoga; vinyasa
Pilates instruction | pilates; reformer pilates
Exercise programming | exercise prescription; workout planning; fitness assessments; fitness assessment; exercise plans
Swimming instruction | swim instruction; swim lessons; teaching swimming
Sports coaching | coaching athletes; coaching sports; athletic coaching; youth sports coaching
Refereeing | officiating; umpiring; referee
Child care | childcare; caring for children; babysitting; baby sitting; child supervision; day care; daycare; supervising children; nannying; looking after children; cuidado de ninos
Infant care | infants; newborn care; bottle feeding; caring for infants; diapering; diaper changing; infant and toddler care | < Child care
After-school supervision | after school programs; after-school care; playground supervision | < Child care
Pet care | pet sitting; dog walking; pet-sitting; feeding animals; caring for pets
Pet grooming | dog grooming; grooming dogs; animal grooming; grooming pets
Dog training | animal training; obedience training; training dogs; animal behavior
Animal care | animal handling; caring for animals; animal husbandry; kennel cleaning; kennel care; animal restraint; livestock care
Funeral services | funeral arrangements; funeral directing; burial preparation
Embalming | restorative art; embalm
Tailoring | ?alterations; clothing alterations; garment alterations; hemming; dressmaking
Sewing | hand sewing; machine sewing; sewing machine; sewing machines; industrial sewing; costura; sewing machine operation
Upholstery | upholstering; furniture upholstery; reupholstery
Shoe repair | leather repair; leatherwork; leather working
Notary services | notarizing documents; notarization

@ hard: Safety and protection
Security patrol | patrolling; foot patrol; patrol; patrols; security rounds; vehicle patrol; premises patrol
Access control | controlling access; gate control; badge checking; checking badges; entry control; visitor management; visitor screening; badging
Surveillance monitoring | surveillance; =CCTV; monitoring cameras; camera monitoring; security cameras; video surveillance; monitoring CCTV; cctv monitoring
Alarm response | responding to alarms; alarm monitoring; alarm systems; security systems
Crowd control | crowd management; event security
Security screening | bag checks; passenger screening; x-ray screening; metal detectors; baggage screening; bag screening; wanding
Incident reporting | incident reports; writing incident reports; security reports; report writing for incidents; accident reports; daily activity reports
Conflict de-escalation | verbal judo; defusing conflict; crisis intervention techniques; crisis negotiation
Self-defense | defensive tactics; use of force; handcuffing; restraint techniques; physical restraint; self defence
Firearms handling | firearms; firearm safety; weapons handling; marksmanship; firearms training; armed security
Emergency response | emergency preparedness; responding to emergencies; emergency procedures; emergency management; disaster response; emergency planning
First aid | basic first aid; giving first aid; administering first aid; primeros auxilios
Fire safety | fire prevention; fire drills; fire extinguisher use; fire extinguishers; fire watch
Firefighting | fire fighting; fire suppression; structural firefighting; hose handling
Wildland firefighting | wildfire suppression; wildland fire; forest firefighting | < Firefighting
Technical rescue | rope rescue; vehicle extrication; extrication; confined space rescue; search and rescue; swift water rescue
Hazardous materials response | hazmat response; spill response; chemical spill response
Law enforcement | policing; criminal law enforcement; police work; enforcement of laws
Criminal investigation | ?investigations; investigating crimes; criminal investigations; conducting investigations; ?investigation
Crime scene processing | evidence collection; crime scene investigation; latent prints; fingerprinting; evidence handling; chain of custody
Interviewing witnesses | interviewing suspects; interrogation; taking statements; witness interviews
Traffic control | directing traffic; traffic direction; flagging; flagger; traffic enforcement; traffic management
Inmate supervision | supervising inmates; custody and control; offender supervision; inmate management; corrections; correctional supervision; ?headcounts
Inmate transport | prisoner transport; transporting inmates; transporting detainees
Probation supervision | parole supervision; offender case management; ?probation; community supervision
Emergency dispatch | 911 dispatch; emergency call taking; police dispatch; 911 calls; 9-1-1 dispatching; emergency dispatching
Two-way radio | radio communication; two way radio; radio communications; ?radios; dispatch radio; radio operation
Workplace safety | occupational safety; safety compliance; safety procedures; ?safety; safety protocols; safety standards; safety practices; safety awareness; osha regulations; OSHA compliance; OSHA standards; =OSHA; health and safety; seguridad en el trabajo; safety regulations; safety policies; ehs; =EHS; =HSE
Safety training delivery | safety training; conducting safety training; toolbox talks; safety meetings
Safety inspection | safety inspections; safety audits; site safety inspection; job hazard analysis; hazard identification; hazard assessment; safety walks
Accident investigation | incident investigation; root cause of accidents
Personal protective equipment | =PPE; wearing PPE; protective equipment; use of ppe
Hazard communication | hazcom; safety data sheets; =SDS; =MSDS; material safety data sheets; right to know
Lockout/tagout | lockout tagout; =LOTO; lock out tag out; lock-out tag-out
Confined space entry | confined space; confined spaces; permit required confined space
Fall protection | working at heights; harness use; safety harness; fall arrest; work at height
Parking enforcement | issuing citations; parking citations; parking tickets; writing citations
Private investigation | covert surveillance; background investigations; skip tracing investigations
Military operations | combat operations; tactical operations; military leadership; infantry tactics; mission planning
Code enforcement | ordinance enforcement; zoning enforcement; municipal code enforcement
Border inspection | customs inspection; immigration inspection; border patrol; customs regulations

@ hard: Public service and community
Case management | case manager duties; managing cases; caseload management; case planning; client case management; managing a caseload; case notes
Social work | clinical social work; medical social work; social services; human services
Intake interviewing | client intake; intake assessments; intake; intakes; intake interviews; client interviews; patient intake
Needs assessment | assessing needs; needs assessments; client assessment; psychosocial assessment; biopsychosocial assessment
Eligibility determination | determining eligibility; benefits eligibility; eligibility screening; eligibility verification
Public benefits navigation | SNAP; TANF; Medicaid enrollment; applying for benefits; benefits enrollment; public assistance; benefits counseling; community resources; resource referral; resource navigation; referrals to community resources
Crisis intervention | crisis counseling; crisis management; suicide prevention; suicide risk assessment; crisis response; crisis support
Substance abuse counseling | addiction counseling; substance use counseling; drug and alcohol counseling; relapse prevention; substance abuse treatment; addiction treatment; chemical dependency; substance abuse
Mental health counseling | counseling; individual counseling; therapy; psychotherapy; mental health; counselling; mental health support
Group facilitation | group counseling; facilitating groups; group therapy; support groups; leading groups
Family counseling | family therapy; marriage counseling; couples therapy; family support; parenting classes; family services
Cognitive behavioral therapy | =CBT; cognitive behavioural therapy; =DBT; dialectical behavior therapy | < Mental health counseling
Trauma-informed care | trauma informed; trauma informed care; trauma-informed approach; trauma-informed
Motivational interviewing | motivational interview
Applied behavior analysis | =ABA; ABA therapy; behavior analysis; discrete trial training
Behavior management | behavior support; behaviour management; behavior modification; behavior intervention; behavior plans; behavioral interventions; managing behavior
Child welfare | child protection; child protective services; foster care; child safety assessment; child abuse prevention; child advocacy
Domestic violence support | victim advocacy; victim services; domestic violence; survivor support; sexual assault support
Homeless services | housing assistance; homeless outreach; shelter services; housing navigation; housing placement; rapid rehousing; supportive housing
Job coaching | employment coaching; supported employment; job development; job placement; vocational rehabilitation; employment services; workforce development; career readiness
Career counseling | career coaching; career guidance; career advising; career development; resume writing; interview preparation
Refugee resettlement | immigrant services; resettlement services; immigrant integration
Youth mentoring | mentoring youth; youth development; working with youth; youth programs; mentorship of youth; youth work; youth services
Elder services | senior services; aging services; working with seniors; geriatric services
Disability services | developmental disabilities; intellectual disabilities; working with people with disabilities; intellectual and developmental disabilities; =IDD; special needs; disability support
Community outreach | outreach; community engagement; community relations; engaging communities; community organizing; community development; public outreach
Advocacy | client advocacy; advocating for clients; patient advocacy; policy advocacy
Volunteer coordination | volunteer management; recruiting volunteers; coordinating volunteers; managing volunteers; volunteer recruitment
Fundraising | fund raising; donor relations; donor cultivation; major gifts; annual giving; capital campaigns; development fundraising; donor stewardship; soliciting donations
Grant writing | grant proposals; writing grants; grant applications; grantwriting; grant proposal writing; grant management; grant administration; grants management | < Writing
Program evaluation | evaluating programs; outcome measurement; outcomes tracking; program assessment
Nonprofit management | non-profit management; nonprofit administration; non-profit; nonprofit operations
Public speaking | speaking in public; public presentations; public speaker; presenting to groups; oral presentations
Pastoral care | spiritual care; ministry; preaching; worship services; chaplaincy; religious education; religious counseling
Policy analysis | policy development; public policy; policy research; policy writing; legislative analysis
Public administration | government administration; municipal government; local government; public sector
Community health education | health education; health promotion; health outreach; health literacy; public health; wellness education; community health
Interpreting | ?interpretation; oral interpretation; simultaneous interpreting; consecutive interpreting; medical interpreting; court interpreting; language interpretation; interpreter
Translation | ?translating; translating documents; document translation; written translation; translator
Sign language | american sign language; =ASL; sign language interpreting
Court procedures | court proceedings; courtroom procedures; court filings; court documents; courtroom security
Records requests | public records; FOIA requests; records management in government; vital records
Elections administration | poll working; voter registration; election procedures
Urban planning | city planning; land use planning; zoning; land use; site plan review; comprehensive planning; community planning
Permit processing | ?permits; issuing permits; permitting; permit applications; building permits
Postal sorting | mail sorting; sorting mail; mail handling; mail processing
Mail delivery | delivering mail; letter carrying; mail routes
Library services | cataloging; circulation desk; reference services; shelving books; library science; library circulation; shelving; reader advisory; reference desk; information literacy
Archival work | archiving; archives; archival preservation; preservation of records; digital archiving; collections care; museum collections
`;
