/**
 * O*NET-SOC code, then words in which people describe work that had no job title: care for relatives, help in a family
 * business, work in custody, gig work, and everyday names.
 */
export const informalTitles = `
11-9013.00 | raised cattle for sale; ran a farm; owned a farm; ranch owner
11-9051.00 | ran a food truck; food truck owner; owned a food truck; ran a restaurant; owned a restaurant; restaurant owner; had my own restaurant; ran my own restaurant; cafe owner
11-9081.00 | airbnb host; vacation rental host; short term rental host
11-9141.00 | building superintendent; apartment superintendent; live in superintendent; building super
13-1074.00 | farm labor contractor; labor contractor crew leader
21-1011.00 | sober coach; recovery mentor; recovery peer
21-1093.00 | house manager sober living; house manager recovery home; sober living manager; halfway house monitor; residential monitor halfway house; caseworker aide; homeless shelter worker; shelter aide; shelter monitor
21-1094.00 | barangay health volunteer; village health worker; village health volunteer
21-1099.00 | peer mentor; peer mentor prison; inmate peer mentor
25-2021.00 | refugee camp teacher; camp school teacher; village school teacher; teacher in refugee camp; taught children; taught school; taught elementary school; taught in a village school; taught primary school
25-3021.00 | prison yoga instructor; taught quran; quran teacher; koran teacher; sunday school teacher; taught sunday school; bible teacher; taught bible; taught swimming; taught dance; taught music; taught guitar; taught sewing; taught computer classes
25-3041.00 | homework helper; private tuition teacher; home tuition teacher; lesson teacher; tutored kids; tutored children; tutored students
25-9042.00 | prison ged tutor; inmate tutor; ged tutor inmate; literacy tutor prison
27-2023.00 | ref; referee; reffed soccer games; basketball ref; soccer ref
27-3091.00 | translated for my parents; translated for my family; interpreted for my parents; interpreted for my family; translated for relatives; interpreter for us army; interpreter for us forces; linguist for us army; combat interpreter; military interpreter; cultural advisor us army; cultural mediator refugees; community interpreter
29-2042.00 | er tech; er technician; ed tech; ed technician; emergency room technician; emergency room tech; emergency department technician; emergency department tech
29-2053.00 | bht; behavioral health technician; behavioral health tech; qmha; qualified mental health associate
29-2061.00 | enrolled nurse; auxiliary nurse; nurse auxiliary
31-1122.00 | took care of my mother; took care of my father; took care of my mom; took care of my dad; took care of my grandmother; took care of my grandfather; took care of my parents; took care of a family member; took care of an elderly relative; cared for my mother; cared for my father; cared for my grandmother; cared for a family member; cared for elderly parents; caring for a relative; looked after my grandmother; looked after my mother; caregiver for family member; care of a relative; elder companion; companion for the elderly; companion to the elderly; hospice volunteer; inmate hospice volunteer; prison hospice volunteer; cared for my disabled brother; took care of my disabled brother; took care of my disabled son; took care of my disabled daughter; took care of my husband; took care of my wife; took care of sick husband; took care of my sick mother; cared for my sick husband; cared for my wife; house help elderly; home helper elderly; tagapag alaga; elderly sitter; night sitter; personal care worker; support worker; support worker care home; carer; care assistant domiciliary; live in carer; domiciliary carer
31-1131.00 | barangay health worker; med tech assisted living; medication technician assisted living; medication aide assisted living; qmap; qualified medication aide; certified medication aide; care home assistant; care assistant nursing home; healthcare assistant; health care assistant; nursing home carer; ward attendant hospital; patient attendant; patient sitter
33-2011.00 | wildland fire crew; inmate firefighter; conservation camp firefighter; wildland fire crew inmate; hand crew firefighter; fire camp crew; hotshot crew; hotshot crew member
33-9032.00 | watchman; night watchman; askari; gateman; gate man; guard at embassy; security man; door supervisor; chowkidar; tower guard; guard tower
35-1012.00 | restaurant shift lead; kitchen shift lead; shift lead restaurant; shift lead fast food
35-2012.00 | cooked for inmates; cooked in prison; cooked for 200 inmates; cooked for 300 inmates; chow hall cook; mess cook; canteen cook; camp cook refugees; cook national guard; cooked at school; cooked at church; cooked for the school; cooked at a hospital; cook camp
35-2014.00 | butler kitchen cook; prison cook; inmate cook; jail cook; prison kitchen cook; chop bar cook; caterer cook; cooked in a restaurant; cooked at a restaurant
35-2021.00 | prison kitchen worker; inmate kitchen worker; jail kitchen worker; kitchen trusty; kitchen detail; prison kitchen detail; tea boy; office tea maker; kitchen trustee; kitchen boy; kitchen steward; galley hand; galley steward; made salads; prepped food
35-3011.00 | tended bar
35-3023.00 | bev cart girl; beverage cart attendant; bev cart attendant; chai seller; tea seller; tea stall; worked in fast food; concession stand; concessions worker
35-3031.00 | waited tables; waiting tables; served food; food server assisted living; dining server assisted living; dining room server senior living
35-9011.00 | food runner; expo; expeditor restaurant; kitchen expo; food expeditor
35-9021.00 | dish pit; dishpit; dish washer; washed dishes; washing dishes; dish room
37-2011.00 | prison porter; inmate porter; unit porter; wing cleaner; dayroom orderly; prison janitor; caretaker building; building caretaker; school caretaker; property caretaker; site caretaker; tier porter; pod porter; floor porter inmate; trustee in county jail; jail trustee; jail trusty; trusty county jail; office cleaner night; mosque cleaner; sweeper office; window washer; window cleaning; washed windows; pressure washing; power washing; pressure washer; carpet cleaning; carpet cleaner; cleaned offices; office cleaning; cleaned buildings; maintenance janitorial; janitorial; had my own cleaning business; cleaning business owner; owned a cleaning business; own cleaning business
37-2012.00 | houseman; housemen; house help; house girl; house boy; houseboy; housegirl; maid of all work; domestic helper; domestic worker; kasambahay; turndown attendant; laundry houseman; cleaned hotel rooms; cleaned rooms; cleaned homes; house cleaning business
37-3011.00 | yard man; yardman; lawn guy; mowed lawns; cut grass; garden boy; shamba boy; raked leaves; owned landscaping business; landscaping business owner; had my own landscaping business; lawn care business; own lawn business; plowed snow; snow removal
37-3013.00 | cut trees; trimmed trees
39-2021.00 | hot walker; walked dogs; stable hand; stable boy; mucked stalls; cleaned stalls
39-5011.00 | cut hair; cut hair in prison
39-5012.00 | cut hair at home; did hair at home; hair braider; african hair braiding; braided hair; hair plaiting; did braids
39-5092.00 | did nails; did nails at home; nail salon worker
39-9011.00 | took care of children; looked after children; watched kids; watched children; took care of my siblings; took care of my nieces and nephews; stay at home mom; stay at home mother; stay at home dad; stay at home father; stay at home parent; full time mother; full time mom; full time parent; baby siter; babysiter; raised my children; raised my kids; raised three kids; raised two kids; raised four kids; brought up my children; babysat my nieces; babysat my nephews; babysat; babysat for neighbors; ayah; au pair; house help with children; ran a daycare; home daycare; in home daycare; home daycare provider
41-1011.00 | shop owner; shop keeper; shopkeeper; kiosk owner; provision store owner; sari sari store owner; bodega owner; corner store owner; duka owner; grocery shop owner; ran a small shop; owned a small shop; ran a shop
41-2031.00 | helped in uncle's shop; helped in family shop; helped in family store; helped in my father's shop; helped in my uncle's store; worked in family store; family business shop helper; helped in my family's shop; salesgirl; sales girl; salesboy; sales boy; shop girl; shop boy; shop attendant; counter girl; sold cell phones; sold phones; sold shoes; sold furniture; mattress sales; sold cars; car salesman; car sales; auto sales; used car salesman
41-9022.00 | sold houses; flipped houses; house flipper
41-9041.00 | phone sales; phone salesman; inside phone sales; telephone sales
41-9091.00 | sold tamales; sold food on the street; sold tamales on the street; sold flowers on the street; street vendor; street food vendor; flea market seller; sold at the flea market; door to door sales; market trader; petty trader; petty trading; market woman; market seller; hawker; street hawker; roadside seller; vegetable seller; fish seller; cloth seller; sold vegetables; sold clothes; sold fish at the market; ambulant vendor; tianguis vendor; fruit stand seller; sold fruit; ice cream cart
43-3031.00 | bookie keeper
43-4051.00 | answered phones; answered calls
43-4171.00 | front desk clinic; dental front office; front office dental; dental front desk
43-5021.00 | bike courier; bicycle delivery; made deliveries on my bike; delivered food by bike; bike delivery; office boy; peon office; messenger boy; okada rider; boda boda rider; boda rider; motorbike delivery; dispatch rider; motorcycle courier; motorcycle taxi
43-5053.00 | mailhandler; mail handler; mail handler assistant; casual usps; usps casual; mail processing clerk; usps mail handler
43-9021.00 | typed data
43-9061.00 | prison clerk; inmate clerk; unit clerk prison; license plate shop clerk
45-2092.00 | prison farm worker; worked on family farm; helped on family farm; family farm worker; rice farmer; subsistence farmer; smallholder farmer; cocoa farmer; coffee farmer; peasant farmer; vegetable farmer; worked in the fields; picked fruit; picked grapes; picked strawberries; picked lettuce; tobacco harvest worker; farm hand; christmas tree farm; cut christmas trees; farm labor; picked cotton; picked tomatoes; picked apples; picked berries; planted trees; worked on a farm; worked in a greenhouse; mushroom farm; mushroom picker
45-2093.00 | goat herder; cattle herder; camel herder; herdsman; pastoralist; herded goats; looked after cattle; looked after livestock; milked cows; egg collector; raised chickens; raised pigs; raised cattle; raised goats; raised sheep; poultry farmer; worked on a dairy; dairy farm; worked on a dairy farm; chicken farm; egg farm
45-4022.00 | cut timber; logging crew
47-2031.00 | built houses; built houses with my dad; framed houses; built decks; frame carpenter; built cabinets
47-2061.00 | inmate work crew; prison work crew; community work crew; road crew inmate; odd jobs; day laborer; did odd jobs; demo laborer; demolition laborer; demo crew; demo worker; demo guy; mason helper; helper mason; helper to mason; shuttering helper; construction helper; cleanup crew construction
47-2081.00 | sheet rocker; sheetrocker; sheetrock hanger; sheetrock; dry wall hanger; drywall hanger; drywall; hung drywall; hung sheetrock
47-2111.00 | sparky; sparks electrician
47-2121.00 | glazer
47-2141.00 | painted houses; side jobs painting; house painting; painting houses
47-2181.00 | roofed houses; did roofs; roofing
47-5023.00 | drilled wells; well digger; dug wells
47-5041.00 | worked in a mine; mine worker; artisanal miner; gold miner; coal mine
49-2011.00 | fixed computers; repaired computers; fixed phones and computers; built computers; computer fixer
49-2022.00 | mobile tower technician
49-2097.00 | cell phone repair; mobile repairing; mobile phone repairing; phone repairer; cellphone repairman; mobile phone repair technician; phone repair shop
49-3023.00 | fixed cars; fixed cars in my driveway; fixed cars at home; repaired cars at home; worked on cars; fixing cars for friends; backyard mechanic; shade tree mechanic; worked in my uncle's garage; helped in a garage; garage helper
49-3091.00 | bicycle fixer; fixed bikes; prison bicycle repair
49-3093.00 | tyre fitter; tire shop worker; vulcanizer
49-9071.00 | odd job man; odd jobs man; handy man; jack of all trades; fix it man; pool guy; pool maintenance; pool cleaner; pool technician; did home repairs; home repairs; fixed things around the building
51-3011.00 | made bread; baked bread; baked cakes; baked cakes at home; made cakes
51-3022.00 | live hanger; poultry hanger; chicken hanger; eviscerator; chicken deboner; fish gutter; fish filleter; fish processor; fish processor alaska; seafood processor; salmon processing; fish plant; poultry plant; chicken plant
51-3023.00 | meat packing; meatpacking; meat packing plant; meatpacking plant; kill floor; slaughterhouse
51-3092.00 | ice cream factory; candy factory; food factory; cannery; cannery worker; worked in a cannery; bread factory
51-4033.00 | sand blaster; sandblaster; sand blasting; media blaster
51-4121.00 | welding; mig welding; tig welding; welding shop; prison welding shop
51-6011.00 | prison laundry worker; inmate laundry worker; prison laundry
51-6031.00 | prison industries sewing; prison sewing; unicor sewing; garment shop prison; sewing shop prison; sewing factory; worked in a sewing factory; garment factory
51-6052.00 | tailor master; tailoring shop; dress maker; darzi; made dresses at home; sewed clothes at home; alterations at home
51-6063.00 | carpet weaver; rug weaver; hand loom weaver; loom weaver; hand weaver; basket weaver
51-6064.00 | ring spinner textile mill
51-7011.00 | made furniture; furniture maker; built furniture; furniture making; prison furniture shop
51-9031.00 | sand blaster operator booth
51-9061.00 | quality checker; quality checker garment; garment checker; checker garment factory
51-9199.00 | unicor; prison industries; prison industries worker; license plate shop; tag plant; factory work; worked in a factory; worked at a factory; factory job; production line worker
53-3032.00 | lorry driver; hgv driver; hgv class 1 driver; hgv class 2 driver; lgv driver; heavy goods vehicle driver; artic driver; 18 wheeler driver; big rig driver; hot shot driver; hotshot driver; hot shot trucker; tanker driver; trailer driver; container truck driver; articulated truck driver; owner operator; owner op; log truck driver; water truck driver; chofer de trailer; trailero; drove a truck; drove truck; drove trucks; drove a semi; truck driving; trucking; drove a dump truck
53-3033.00 | delivery boy; water delivery driver; milk man; van man; delivery rider van; drove a van; delivered packages; delivered furniture; delivered newspapers
53-3053.00 | drove people to church; drove people to appointments; drove seniors to appointments; drove the church van; church van driver; drove people to the airport
53-3054.00 | jeepney driver; tuk tuk driver; tuktuk driver; auto rickshaw driver; rickshaw driver; matatu driver; minibus taxi driver; tricycle driver; cab driver; uber; uber driver; lyft; lyft driver; rideshare; rideshare driver; private driver; family driver; driver for a family; house driver; drove a taxi; drove for uber; drove for lyft; drove taxi; drove a cab
53-7051.00 | reach truck driver; reach truck operator; order picker driver; drove a forklift; drove forklift; forklift; forklift driving
53-7061.00 | car wash guy; washed cars; car washer; cleaned cars; detailed cars; cart attendant golf
53-7062.00 | dock hand; dock worker; dockhand warehouse; rickshaw puller; hand cart puller; cart puller; head porter market; junk removal; junk hauler; hauled junk; junk removal worker; moving and hauling; moving & hauling; furniture mover; swamper; truck swamper; mover helper; moved furniture; unloading trucks; unloaded trucks; loaded trucks; loader; loader unloader; pallet jack; pallet jack operator; crossdock; cross dock; crossdock worker; freight handler; water spider; cart pusher; cart attendant; lot attendant carts; cap team; cap 2; unloader walmart; truck unloader; package handler; package handler fedex; package handler ups; fedex handler; ups loader; worked in a warehouse; worked at a warehouse; warehouse work
53-7062.04 | scrapper; scrap metal collector; scrap collector; scrapping; collected scrap metal; can collector; collected cans; collected bottles; waste picker; bottle collector; ragpicker
53-7064.00 | packed boxes; packing boxes; hand packer; pick and pack
53-7065.00 | food pantry volunteer; helped at the food pantry; food bank volunteer; helped at the food bank; commissary worker; inmate commissary worker; prison commissary worker; commissary clerk; stower; amazon stower; stow associate; picker at amazon; amazon picker; amazon packer; fulfillment associate; amazon warehouse; amazon associate; problem solver amazon; amazon problem solver; stocked shelves; stocking shelves; night stocker; grocery stocker
53-7081.00 | dustman; bin man; binman; garbage man; refuse collector
`;

/**
 * Texts that look like a title and name no occupation. A guess from their letters would be wrong: a prisoner is not a
 * correctional officer.
 */
export const textsWithoutOccupation = `
student; university student; college student; high school student; pupil; prisoner; inmate; incarcerated; offender; detainee;
drug dealer; unemployed; job seeker; looking for work; between jobs; career break; retired; retiree; disabled; parental leave;
maternity leave; sabbatical; associate; tech; technician; operator; employee; staff; worker; member; various; other; none; myself;
refugee; asylum seeker; ama de casa; amo de casa; housewife; househusband; hausfrau; hausmann; femme au foyer; dona de casa;
casalinga; huisvrouw; crew; worker bee; ninja; hustler; homeless; felon; patient; self employed; various positions; various jobs; odd positions;
owner; co owner; boss; proprietor; self-employed owner; nysc corps member; nysc; corps member; national service; ceo of my household; household ceo; domestic engineer; head of household
`;
