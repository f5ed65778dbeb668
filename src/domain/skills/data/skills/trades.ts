/** Skills of transport, warehousing, manufacturing, construction, repair, farming and energy. */
export const tradesSkills = `
@ hard: Transport
Driving | safe driving; vehicle operation; operating vehicles; ?driver; motor vehicle operation; clean driving record; defensive driving; defensive driving techniques; manejo de vehiculos
Commercial truck driving | truck driving; tractor-trailer operation; tractor trailer; semi truck; 18 wheeler; eighteen wheeler; tractor trailers; big rig; over the road; =OTR; over-the-road; cdl driving; driving tractor trailers; semi-truck; class a driving; long haul; long-haul; commercial driving | < Driving
Flatbed hauling | flatbed; flatbed trailers; flatbed trucking | < Commercial truck driving
Tanker hauling | tanker trucks; tankers; hauling fuel | < Commercial truck driving
Refrigerated hauling | reefer; refrigerated trailers; reefer trailers | < Commercial truck driving
Dump truck operation | dump truck; dump trucks; dump truck driving | < Commercial truck driving
Box truck driving | box truck; straight truck; box trucks; straight trucks; 26 foot truck | < Driving
Delivery driving | deliveries; ?delivery; delivering packages; package delivery; courier; delivery routes; delivering goods; last mile delivery; route delivery; parcel delivery; making deliveries; delivering orders | < Driving
Route planning | route optimization; ?routing; trip planning for drivers; planning routes; route scheduling
Map reading and GPS navigation | map reading; ?navigation; =GPS; gps navigation; gps systems; reading maps
Bus driving | transit bus; school bus; school bus driving; motor coach; motorcoach; bus operation; transit operation | < Driving
Passenger transport | passenger transportation; transporting passengers; shuttle driving; shuttle; chauffeur; limousine; taxi driving; ride share; rideshare; paratransit; non-emergency medical transportation; transporting clients | < Driving
Wheelchair securement | wheelchair lift; wheelchair lifts; wheelchair tie-downs; securing wheelchairs
Pre-trip inspection | vehicle inspection; vehicle inspections; pre-trip; pre-trip inspections; pre trip inspection; post-trip inspections; vehicle safety inspection; pre and post trip inspections; daily vehicle inspection
Hours of service compliance | hours of service; electronic logging; =ELD; electronic logging device; driver logs; log books; logbooks; DOT logs; driver log
DOT regulations | ?DOT; DOT compliance; FMCSA; FMCSA regulations; department of transportation regulations; dot rules; FMCSR; DOT safety regulations
Load securement | securing loads; strapping; tarping; load securing; cargo securement; tie downs; securing cargo; chains and binders
Backing and docking | backing trailers; dock backing; coupling and uncoupling; drop and hook; yard moves; yard jockey; spotting trailers; yard spotting
Towing | vehicle recovery; tow truck; roadside assistance; towing vehicles
Freight dispatching | truck dispatch; ?dispatch; dispatching; dispatching drivers; load planning; load board; load boards; driver dispatch
Fleet management | fleet maintenance management; vehicle fleet; fleet operations; fleet
Freight brokerage | freight brokering; brokering loads; freight forwarding; freight rates; carrier negotiation
Customs clearance | customs brokerage; customs documentation; import export; import/export; import and export; export compliance; customs entry; international shipping; customs compliance
Hazardous materials transport | hazmat transport; hauling hazmat; hazardous materials handling; hazmat; HAZMAT; hazardous materials; hazardous material
Train operation | locomotive operation; railroad operations; rail operations; train driving; switching rail cars; railcar switching
Railcar inspection | air brake tests; rail yard operations; yard switching; coupling rail cars
Vessel operation | boat operation; boat handling; ship handling; seamanship; deckhand duties; line handling; mooring; navigation of vessels; small boat operation
Aircraft piloting | flying; flight operations; instrument flying; piloting; multi-engine aircraft; ?aviation; flight planning
Air traffic control | radar control; controlling aircraft; air traffic
Ramp operations | ramp agent; aircraft loading; aircraft marshalling; aircraft fueling; ground handling; baggage loading; aircraft towing; ground support equipment; ?ramp
Drone operation | =UAV; =UAS; drones; unmanned aircraft; drone piloting; unmanned aerial systems
Parking lot operation | parking attendant; parking management; parking operations
Vehicle cleaning | car washing; auto detailing; car detailing; vehicle detailing; detailing; detailing cars; washing cars | < Cleaning
Fueling | refueling; fueling vehicles; pumping gas; fuel handling
Moving furniture | furniture moving; household moving; packing household goods; moving services; loading trucks with furniture

@ hard: Warehouse
Forklift operation | forklift; forklifts; fork lift; forklift driving; forklift operator; operating forklifts; fork truck; lift truck; powered industrial trucks; powered industrial truck; counterbalance forklift; sit-down forklift; sit down forklift; fork lifts; operate forklift; forklift driver; forklift experience; montacargas; operador de montacargas; =PIT; forklift operating; stand-up forklift; stand up forklift; propane forklift; tow motor
Reach truck operation | reach truck; reach trucks; raymond reach; reach lift; reach forklift | < Forklift operation
Order picker operation | cherry picker; order picker lift; stock picker; cherry-picker; order picker truck | < Forklift operation
Clamp truck operation | clamp truck; clamp trucks; clamp lift | < Forklift operation
Pallet jack operation | pallet jack; pallet jacks; electric pallet jack; manual pallet jack; rider jack; walkie rider; =EPJ; pallet truck; walkie; pallet jack electric; hand truck; hand trucks; motorized pallet jack; power jack; dolly; electric pallet jacks; patin hidraulico
Order picking | picking; pick and pack; picking orders; order selecting; order selection; order pulling; pulling orders; case picking; picking and packing; order picker; pick/pack; pick to light; voice picking; each picking; piece picking; order fulfillment; fulfillment; selecting orders; pulling stock
Packing | ?packaging; packing orders; packing boxes; boxing; hand packing; packing goods; packing and shipping; carton packing; empaque; wrapping and packing; packing products
Shipping and receiving | shipping; receiving; shipping/receiving; shipping & receiving; receiving shipments; preparing shipments; receiving goods; ship and receive; receiving freight; inbound receiving; receiving merchandise; shipments; shipping procedures; shipment processing; inbound and outbound shipments
Loading and unloading | loading trucks; unloading trucks; loading; unloading; truck loading; truck unloading; unloading trailers; loading trailers; loading/unloading; load and unload; freight loading; unload trucks; loading and unloading trucks; load trucks; loading freight; unloading freight; carga y descarga; lumping; dock work
Material handling | materials handling; material movement; moving materials; material handler; moving stock; manual handling
Heavy lifting | lifting; lifting heavy objects; lifting 50 pounds; lifting up to 50 lbs; physical labor; manual labor; general labor; lift 50 lbs; able to lift 50 lbs; heavy lifting up to 50 pounds
Palletizing | pallet building; building pallets; stacking pallets; palletising; stretch wrapping; shrink wrapping; shrink wrap; pallet wrapping; stacking; wrapping pallets
Inventory control | inventory management; inventory; stock control; inventory tracking; managing inventory; stock management; inventory accuracy; inventory systems; controlling inventory; control de inventario; inventory maintenance; inventory reconciliation; inventory auditing; inventory levels
RF scanning | rf scanner; ?scanning; barcode scanning; handheld scanner; scan gun; rf gun; barcode scanner; handheld scanners; rf scanners; bar code scanning; radio frequency scanner; rf scanning devices; hand scanner; hand-held scanner
Warehouse operations | warehousing; warehouse; warehouse work; warehouse management; distribution center; warehouse procedures; distribution operations; warehouse experience; almacen; ?distribution
Cross-docking | cross docking; cross dock; crossdock
Put-away | putaway; put away; stock put away; putting away stock
Sorting packages | parcel sorting; package sorting; package handling; sorting parcels; package handler; sortation; sorting; conveyor sorting
Labeling | label application; labelling; shipping labels; applying labels; product labeling
Kitting | kit assembly; kitting parts; kit building
Dock operations | loading dock; dock management; dock scheduling; dock safety
Conveyor operation | conveyors; conveyor systems; conveyor belts; conveyor belt
Cold storage work | freezer work; freezer environment; refrigerated warehouse
Slotting | warehouse slotting; bin locations; warehouse layout
Reverse logistics | returns processing in warehouse; processing returned goods
Bill of lading preparation | bills of lading; bill of lading; =BOL; shipping documents; shipping documentation; shipping paperwork; packing slips; manifests
Logistics | logistics management; logistics coordination; logistics planning; transportation logistics; freight logistics; logistics operations; transportation management; transportation planning
Supply chain management | supply chain; supply chain operations; =SCM; supply-chain management; supply chain planning
Demand planning | demand forecasting; supply planning; materials planning; material requirements planning; =MRP; inventory planning; =S&OP; sales and operations planning

@ hard: Manufacturing
Assembly | product assembly; assembling; assembly line; assembly line work; assembly work; mechanical assembly; parts assembly; light assembly; bench assembly; hand assembly; assembling parts; ensamblaje; linea de ensamble; furniture assembly; sub-assembly
Electronics assembly | electronic assembly; circuit board assembly; pcb assembly; PCB; SMT; surface mount; through-hole assembly; electronics manufacturing | < Assembly
Soldering | hand soldering; solder; soldering iron; wave soldering; desoldering; rework soldering; smt soldering
Wire harness assembly | cable assembly; wire harness; crimping; wiring harness; harness assembly | < Assembly
Machine operation | machine operator; operating machines; operating machinery; production machinery; equipment operation; operating equipment; machine operating; operacion de maquinaria; machinery operation; heavy machinery; running machines
Machine setup | machine set-up; machine set up; changeovers; tooling changeover; die changes; setting up machines; setup and changeover; tool changes
CNC machining | CNC; cnc operation; cnc machines; computer numerical control; cnc machine operation; cnc mill; cnc lathe; cnc milling; cnc turning; cnc setup; operating cnc machines
CNC programming | g-code; g code; m-code; cnc programs; cam programming; g&m code; cnc program editing | < CNC machining
Milling | milling machine; milling machines; manual mill; bridgeport; bridgeport mill
Lathe operation | lathe; lathes; ?turning; manual lathe; engine lathe
Manual machining | machining; machinist; machine shop; machine tools; drill press; surface grinder; surface grinding; precision machining
Grinding and deburring | grinding; deburring; angle grinder; sanding and grinding; grinders
Polishing and buffing | polishing metal; metal polishing; polishing parts
Tool and die making | tool and die; die making; tool making; mold making; die repair; jigs and fixtures; fixture design; jig building
Injection molding | plastic injection molding; molding machines; plastics molding; injection mold; plastic molding
Extrusion | extruder operation; plastic extrusion; extruding
Die casting | casting; foundry; foundry work; metal casting; molten metal; pouring metal; mold pouring; sand casting
Forging | forge; blacksmithing; hammer forging
Heat treating | heat treatment; annealing; furnace operation; tempering; furnaces
Stamping and press operation | punch press; press brake; press operation; metal stamping; stamping press; brake press; hydraulic press; power press; press operator; press brakes
Shearing and cutting metal | plasma cutting; plasma cutter; laser cutting; shear operation; band saw; water jet; waterjet; cutting torch; oxy-acetylene cutting; torch cutting; oxyacetylene; metal cutting; saw operation; flame cutting
Metal fabrication | fabrication; metalwork; steel fabrication; metal working; metal fabricating; metalworking; fabricating
Sheet metal work | sheet metal; sheet metal fabrication; ductwork fabrication | < Metal fabrication
Welding | weld; arc welding; welding techniques; structural welding; welder; welding and fabrication; soldadura; welding processes
MIG welding | =MIG; =GMAW; gas metal arc welding; mig welder; wire feed welding; mig weld | < Welding
TIG welding | =TIG; =GTAW; gas tungsten arc welding; tig welder; tig weld | < Welding
Stick welding | =SMAW; shielded metal arc welding; stick weld | < Welding
Flux-cored welding | =FCAW; flux core; flux core welding; flux cored arc welding | < Welding
Pipe welding | pipe welder; 6G pipe | < Welding
Spot welding | resistance welding; robotic welding | < Welding
Brazing | brazing pipe; silver brazing; silver soldering
Weld inspection | welding inspection; inspecting welds; weld testing
Powder coating | electroplating; plating; anodizing; metal finishing; coating application; coating
Spray painting | paint spraying; industrial painting; spray gun; spray gun painting; paint booth; spray booth | < Painting
Sandblasting | abrasive blasting; sand blasting; media blasting; shot blasting
Quality inspection | product inspection; visual inspection; inspection; inspecting products; quality inspections; parts inspection; final inspection; first article inspection; in-process inspection; inspecting; quality checks; inspect products; defect inspection; control de calidad; incoming inspection
Quality control | =QC; quality-control; product quality; quality monitoring; quality testing
Quality assurance | =QA; quality assurance procedures; quality management; quality systems; quality management systems; QA/QC; ?quality standards
Precision measurement | measuring instruments; calipers; micrometers; precision measuring tools; micrometer; caliper; measuring tools; tape measure; dial indicators; height gauges; gauges; measuring devices; gages; metrology; precision measuring instruments
CMM operation | =CMM; coordinate measuring machine; coordinate measuring machines | < Precision measurement
Geometric dimensioning and tolerancing | GD&T; geometric tolerancing
Blueprint reading | reading blueprints; blueprints; blue print reading; technical drawings; reading schematics; engineering drawings; interpreting blueprints; read blueprints; schematics; drawing interpretation; lectura de planos; blueprint interpretation; shop drawings; reading technical drawings; plan reading
Lean manufacturing | ?lean; lean production; lean principles; =5S; 5s methodology; lean tools; value stream mapping; =TPM; toyota production system; lean methodology
Continuous improvement | kaizen; process improvement; process improvements; continuous process improvement; improving processes
Six Sigma methods | six sigma; lean six sigma; =DMAIC; 6 sigma
Statistical process control | =SPC; control charts; process capability
Root cause analysis | root-cause analysis; =RCA; corrective action; CAPA; corrective and preventive action; 8D; =5 Whys; corrective actions; failure analysis; fishbone
ISO 9001 practice | ISO 9001; ISO; iso standards; ISO 13485; AS9100; ISO 9000; TS 16949; IATF 16949; iso procedures; ISO 14001; ISO 17025
Good manufacturing practices | =GMP; =cGMP; current good manufacturing practices; good manufacturing practice; GMP compliance
Production planning | production scheduling; production control; production plans; planning production; manufacturing scheduling; capacity planning
Production supervision | supervising production; production management; manufacturing management; floor supervision; shift supervision of production; production operations; manufacturing operations
Production line work | production line; ?production; ?manufacturing; factory work; line work; production work; factory; produccion; mass production; linea de produccion
Packaging machine operation | packaging equipment; filling machines; bottling; bottling line; packaging lines; packaging machinery; filling and sealing; canning | < Machine operation
Batch mixing | ?mixing; blending; chemical mixing; batching; batch processing of materials; mixing ingredients; weighing ingredients; weighing materials; compounding materials
Chemical processing | chemical plant operation; process operation; reactor operation; distillation; chemical operations; refinery operations; petrochemical
Textile machine operation | weaving; knitting machines; loom operation; spinning yarn; textile production; textiles | < Machine operation
Pattern making | pattern cutting; fabric cutting; cutting fabric; garment cutting; patternmaking; pattern drafting; garment construction
Screen printing | silk screening; silkscreen; screen print; heat press
Printing press operation | offset printing; digital printing; printing press; flexographic printing; press operation printing; large format printing; lithography; printing
Bookbinding | bindery; binding and finishing; folding machines; print finishing; paper cutting; binding
Prepress | pre-press; plate making; color separation; preflight
Woodworking | wood working; wood shop; woodworking tools; woodworking machines; wood machining; table saw operation; woodwork
Cabinet making | cabinetmaking; cabinetry; cabinet building; cabinet installation; millwork; furniture making | < Woodworking
Sawmill operation | sawmill; lumber grading; log sawing; lumber handling
3D printing | additive manufacturing; rapid prototyping; ?prototyping; stereolithography; prototype building
Industrial robotics operation | robot operation; robotics; robot programming; fanuc robots; robotic systems; industrial robots; robotic programming
Cleanroom work | clean room; cleanroom; cleanroom protocol; gowning; sterile environment; clean room environment; aseptic technique; aseptic manufacturing
Semiconductor processing | wafer fabrication; photolithography; semiconductor manufacturing; etching; semiconductor
Glass work | glass cutting; glassblowing; glazing glass; glass forming
Stone and concrete products making | concrete molding; stone cutting; precast concrete
Jewelry making | jewelry repair; stone setting; goldsmithing; bench jeweler; ring sizing; gemology
Dental appliance making | dental lab; crowns and bridges; dentures fabrication; dental ceramics
Water treatment | wastewater treatment; water testing; water treatment plant operation; waste water treatment; water quality testing; water purification; wastewater
Boiler operation | boilers; boiler maintenance; steam boilers; stationary engineering; high pressure boilers; boiler systems
Power plant operation | power generation; turbine operation; plant operation; turbines; control room operation; plant operations
Food production line work | food packaging; meat packing; food processing line | < Production line work

@ hard: Construction
Construction | construction work; building construction; general construction; construction labor; residential construction; commercial construction; construccion; construction experience; new construction
Construction site cleanup | site cleanup; debris removal; jobsite cleanup; site clean up; jobsite cleaning
Carpentry | carpenter; rough carpentry; carpinteria; wood construction
Framing | wood framing; metal framing; metal stud framing; house framing; steel stud framing; wall framing | < Carpentry
Finish carpentry | trim carpentry; trim work; finish work; crown molding; trim installation; molding installation; interior trim | < Carpentry
Formwork | concrete forms; form setting; concrete forming; form carpentry; building forms | < Carpentry
Drywall installation | drywall; sheetrock; hanging drywall; sheet rock; drywall hanging; drywalling; tablaroca
Drywall finishing | taping; mudding; drywall taping; taping and mudding; texture; mud and tape; drywall repair; patching drywall; plastering; plaster
Painting | interior painting; exterior painting; house painting; painter; residential painting; commercial painting; pintura; painting walls; paint; roller and brush painting; surface preparation
Wallpaper hanging | wallcovering; wallpaper removal; wallpaper; wallpapering
Concrete finishing | concrete; concrete work; pouring concrete; concrete placement; cement finishing; cement work; cement; concrete pouring; trowel finishing; flatwork; troweling; stamped concrete; concreto
Masonry | bricklaying; brick laying; block laying; brickwork; stonemasonry; stone masonry; mortar mixing; tuckpointing; brick and block; albanileria; stone work; laying brick
Tile setting | tile installation; tiling; tile; ceramic tile; tile work; laying tile; grouting; tile laying; tile and grout
Flooring installation | floor installation; hardwood flooring; carpet installation; laminate flooring; vinyl flooring; floor laying; flooring; carpet laying; hardwood floor installation; floor refinishing; floor sanding
Roofing | roof repair; shingles; roof installation; roofer; shingle installation; flat roofing; metal roofing; roof repairs; techos; tear off; re-roofing
Siding installation | siding; vinyl siding; gutters; gutter installation
Insulation installation | insulation; blown-in insulation; spray foam; insulating; batt insulation; pipe insulation; foam insulation
Glazing installation | window installation; glazing; installing windows; door and window installation; curtain wall installation; installing doors; door installation; doors and windows
Demolition | interior demolition; demo work; selective demolition; wrecking; ?demo; tear-out
Asbestos and lead abatement | asbestos removal; lead abatement; mold remediation; asbestos abatement; abatement; mold removal; environmental remediation work
Scaffolding | scaffold erection; scaffold building; scaffolds; erecting scaffolding; scaffold assembly
Rigging and signaling | rigging; crane signaling; hoisting; signal person; rigging equipment; slings; chain falls; hoists; rigging loads; chain hoist
Crane operation | cranes; mobile crane; overhead crane; tower crane; crane operator; bridge crane; overhead cranes; boom truck
Heavy equipment operation | heavy equipment; operating heavy equipment; heavy equipment operator; earthmoving equipment; earth moving; heavy machinery operation; maquinaria pesada; construction equipment; equipment operator
Excavator operation | excavator; excavators; mini excavator; trackhoe; track hoe; digger | < Heavy equipment operation
Backhoe operation | backhoe; back hoe; backhoes; backhoe loader | < Heavy equipment operation
Bulldozer operation | bulldozer; dozer; bulldozers; dozers | < Heavy equipment operation
Skid steer operation | skid steer; skid-steer; bobcat; skid loader; skidsteer; bobcat operation | < Heavy equipment operation
Front-end loader operation | front end loader; wheel loader; front-end loader; loader operation; loaders; pay loader | < Heavy equipment operation
Grader operation | motor grader; road grader; fine grading | < Heavy equipment operation
Roller operation | ?roller; compactor; compaction; plate compactor; asphalt roller; soil compaction; jumping jack | < Heavy equipment operation
Aerial lift operation | aerial lift; scissor lift; boom lift; man lift; aerial work platform; scissor lifts; boom lifts; manlift; bucket truck; JLG; aerial lifts; bucket trucks; genie lift
Telehandler operation | telehandler; lull; rough terrain forklift; telescopic handler; reach forklift rough terrain; skytrak
Trenching and excavation | trenching; excavation; digging trenches; trench safety; ditch digging; shoring; digging; excavating; trench digging
Grading | site grading; earthwork; finish grading; site preparation; leveling ground
Paving | asphalt paving; asphalt; road paving; paving operations; road construction; asphalt repair; seal coating; sealcoating; pothole repair; road maintenance; highway maintenance; road repair; street maintenance
Pipe laying | underground utilities; pipelaying; utility installation; sewer pipe installation; water main; pipe installation; sewer line; utility construction; storm drains
Fence building | fencing; fence installation; fence repair; building fences
Pile driving | pile driver; piles; drilling foundations
Blasting | explosives handling; explosives; detonating charges
Structural steel erection | ironwork; steel erection; ironworking; iron work; structural steel; bolting up steel; steel erecting
Rebar placing | rebar; tying rebar; rebar installation; reinforcing steel; rebar tying
Land surveying | surveying; total station; survey equipment; construction layout; surveying equipment; site layout; laser level; transit level; topographic surveys; boundary surveys; ?layout
Construction estimating | estimating; takeoffs; quantity takeoff; cost estimating; construction bids; cost estimation; material takeoffs; bid preparation; bidding jobs; quantity surveying; take-offs; estimates
Construction management | construction project management; site management; construction supervision; site supervision; managing construction; construction administration; jobsite supervision; superintending
Construction scheduling | scheduling subcontractors; subcontractor coordination; subcontractor management; managing subcontractors; subcontractors; contractor management
Building codes | building code; code compliance; IBC; international building code; local building codes; construction codes; uniform building code; NEC; national electrical code; electrical code; plumbing code; ADA compliance
Building inspection | home inspection; construction inspection; property inspection; building inspections; property inspections; site inspections; house inspection; field inspections
Hand tools | hand tool use; using hand tools; hand and power tools; basic hand tools; common hand tools; herramientas manuales; use of hand tools; basic tools; small tools
Power tools | power tool use; using power tools; circular saw; power saws; drills; electric tools; pneumatic tools; nail gun; power drills; reciprocating saw; air tools; herramientas electricas; saws; table saw; miter saw; impact drivers; jackhammer; jack hammer; power hand tools; chop saw; impact wrench
Ladder safety | ?ladders; working on ladders; ladder work; climbing ladders; ladder use
Home renovation | remodeling; renovation; kitchen remodeling; bathroom remodeling; renovations; home improvement; home remodeling; restoration; remodelacion; home repair; home repairs
Solar panel installation | photovoltaic; PV installation; solar installation; solar energy systems; PV systems; solar panels; pv system design; solar
Elevator maintenance | elevator repair; escalators; elevator installation; elevators
Weatherization | air sealing; energy audits; blower door; energy auditing; energy efficiency; energy conservation
Well drilling | ?drilling; drilling rigs; drill rig; rock drilling; directional drilling; ?boring

@ hard: Electrical, plumbing and HVAC
Electrical wiring | wiring; residential wiring; electrical installation; running wire; pulling wire; electrical work; electrician; electricidad; wire pulling; rough-in wiring; ?electrical; electrical systems; commercial wiring; branch circuits; pull wire
Electrical troubleshooting | electrical repair; diagnosing electrical faults; electrical testing; electrical maintenance; electrical diagnostics; electrical repairs; electrical trouble shooting | < Troubleshooting
Conduit bending | conduit; emt conduit; bending conduit; conduit installation; pipe bending; running conduit
Electrical panels | panel installation; circuit breakers; switchgear; service upgrades; breakers; panelboards; electrical panel installation; breaker panels
Lighting installation | ?lighting; light fixtures; installing fixtures; lighting controls; light fixture installation; changing light bulbs
Motor controls | ?motors; variable frequency drives; =VFD; motor control; electric motors; vfds; motor repair; motor rewinding; servo motors; AC/DC motors
Programmable logic controllers | =PLC; PLC programming; PLCs; ladder logic; allen bradley; allen-bradley; PLC troubleshooting; siemens plc; automation controls; industrial controls; SCADA; HMI; distributed control systems; DCS
Instrumentation and calibration | instrumentation; calibration; instrument calibration; calibrating equipment; process control; calibrating instruments; equipment calibration; test equipment calibration; process instrumentation
Test meters | multimeter; voltmeter; ohmmeter; oscilloscope; test equipment; multimeters; ?meters; oscilloscopes; electrical test equipment; digital multimeter; megger; spectrum analyzer
Low voltage systems | low voltage; structured cabling; fire alarm systems; data cabling; security system installation; cabling; fire alarms; cat5; cat6; low-voltage; alarm installation; network cabling; low voltage wiring
Fiber optic splicing | fiber optics; fusion splicing; fiber splicing; fiber optic; fiber optic cable; OTDR; cable splicing; fiber installation
Telecommunications installation | telecom; cable installation; ?telecommunications; phone line installation; coaxial cable; satellite installation; telephony; telecommunication systems; DSL; broadband installation; tower climbing; antenna installation
Line work | power line work; overhead lines; pole climbing; energized lines; high voltage; power distribution; power lines; transmission lines; underground distribution; substations; ?transformers; lineman; high voltage electrical
Plumbing | plumber; plumbing repair; residential plumbing; plomeria; plumbing installation; plumbing systems; plumbing repairs; plumbing fixtures; faucet repair; toilet repair; basic plumbing; fixture installation
Pipefitting | pipe fitting; pipefitter; steamfitting; pipe threading; process piping; pipe systems; pipe fabrication; piping
Drain cleaning | sewer cleaning; drain snaking; unclogging drains; hydro jetting; unclogging toilets; sewer camera; drains; septic systems
Water heater installation | water heaters; tankless water heaters; water heater
Gas fitting | gas lines; gas piping; gas line installation; natural gas; gas appliances
Backflow testing | backflow prevention; backflow preventers
Fire sprinkler systems | sprinkler fitting; fire suppression systems; fire sprinklers; fire protection systems; sprinkler systems fire
HVAC repair | HVAC; heating and air conditioning; air conditioning repair; hvac service; hvac maintenance; hvac systems; heating ventilation and air conditioning; HVAC/R; HVACR; hvac troubleshooting; aire acondicionado; heating and cooling; air conditioning; heating and cooling systems; hvac preventive maintenance; heating systems; a/c repair; AC repair; ventilation; furnace repair; hvac controls
HVAC installation | installing hvac; air conditioner installation; furnace installation; hvac install; installing air conditioning; mini splits; mini-split installation | < HVAC repair
Refrigeration | refrigerant handling; refrigerants; commercial refrigeration; refrigeration repair; refrigerant recovery; walk-in coolers; refrigeration systems; chillers; freon; ice machines; charging refrigerant; ammonia refrigeration
Heat pumps | heat pump; heat pump installation; geothermal
Ductwork | duct installation; ducts; duct work; duct cleaning; hvac duct installation; air balancing; ducting
Building automation | building management systems; =BMS; building controls; BAS; building automation systems; energy management systems; DDC controls; HVAC control systems

@ hard: Repair and maintenance
Preventive maintenance | preventative maintenance; ~PM; scheduled maintenance; routine maintenance; machine maintenance; planned maintenance; equipment maintenance; =PMs; mantenimiento preventivo; maintaining equipment; predictive maintenance; preventive maintenance programs
General maintenance | building maintenance; facility maintenance; apartment maintenance; facilities maintenance; property maintenance; maintenance; handyman; handyman work; mantenimiento; maintenance work; home maintenance; maintenance and repair; minor repairs; general repairs; basic repairs; maintenance repair; building repair; building repairs; make ready; apartment turns; facility repairs
Troubleshooting | trouble shooting; trouble-shooting; diagnosing problems; fault finding; ?diagnostics; problem diagnosis; troubleshoot; equipment troubleshooting; technical troubleshooting; fault diagnosis
Equipment repair | repairing equipment; machine repair; ?repair; repairing machines; ?repairs; machinery repair; equipment repairs; ?repairing; reparacion
Industrial maintenance | plant maintenance; industrial machinery repair; millwright work; machinery maintenance; industrial mechanics; industrial equipment; industrial machinery
Mechanical repair | mechanical maintenance; mechanical skills; mechanical aptitude; ?mechanical; mechanical ability; mechanically inclined; mechanical troubleshooting; mecanica; mechanical systems; gearboxes; bearings
Hydraulics | hydraulic systems; hydraulic repair; hydraulic; hydraulic equipment; hydraulics and pneumatics
Pneumatics | pneumatic systems; compressed air systems; pneumatic; air compressors
Pump repair | pumps; pump maintenance; centrifugal pumps; ?valves; pumps and valves; valve repair
Alignment and balancing of machinery | shaft alignment; laser alignment; vibration analysis; precision alignment; coupling alignment
Lubrication | greasing; machine lubrication; oiling; lubricating equipment; lubricating
Diesel engine repair | diesel repair; diesel mechanic; diesel engines; heavy truck repair; diesel; diesel engine; diesel mechanics; mecanica diesel; diesel diagnostics
Automotive repair | auto repair; car repair; ?automotive; vehicle repair; auto mechanic; automobile repair; automotive maintenance; mecanica automotriz; vehicle maintenance; automotive service; auto mechanics; automotive technology; truck repair; car maintenance
Engine repair | engine rebuilding; engine overhaul; ?engines; engine diagnostics; small engines; engine tune-up; tune-ups; tune ups; engine repairs; gasoline engines; engine performance
Brake repair | brakes; brake service; brake systems; brake jobs; brake replacement; air brakes
Transmission repair | ?transmissions; clutch replacement; transmission rebuild; drivetrain; drive train
Suspension and steering repair | suspension; steering and suspension; struts; shocks and struts; front end repair
Oil changes | oil change; lube; fluid changes; changing oil; lube service; oil and filter changes; fluid checks
Tire service | tires; tire changing; tire rotation; tire mounting; mounting and balancing tires; tire repair; tire installation; tire balancing; flat repair; mount and balance
Wheel alignment | ?alignments; wheel alignments; front end alignment
Automotive diagnostics | engine diagnostics scan tool; OBD II; obd-ii; diagnostic scan tools; vehicle diagnostics; auto diagnostics; diagnostic equipment; scan tools
Automotive electrical systems | auto electrical; batteries and alternators; vehicle electrical; alternators; starters; automotive electrical; vehicle wiring
Automotive air conditioning | auto air conditioning; vehicle ac repair
Auto body repair | collision repair; dent repair; body work; paintless dent repair; auto body; autobody; bodywork; frame straightening; body shop; dent removal
Automotive painting | auto painting; car painting; vehicle painting; auto refinishing; automotive refinishing
Auto glass installation | windshield replacement; windshield repair; auto glass; windshields
Electric and hybrid vehicle repair | hybrid vehicles; electric vehicles; EV repair; electric vehicle charging; EV charging installation
Motorcycle repair | motorcycles; motorcycle maintenance; atv repair; powersports repair
Small engine repair | lawn mower repair; small engine; ?generators; outdoor power equipment; chainsaw repair; generator repair; generator maintenance
Bicycle repair | bike repair; bicycle assembly; bikes
Boat repair | marine engine repair; outboard motors; marine mechanics; boat maintenance; fiberglass repair; marine engines; fiberglass
Aircraft maintenance | airframe repair; powerplant repair; aircraft inspection; aviation maintenance; aircraft repair; airframe; avionics; avionics repair; aircraft systems; aircraft mechanic; aircraft structures; powerplant; jet engines
Heavy equipment repair | heavy equipment maintenance; caterpillar repair; construction equipment repair; heavy equipment mechanic; mobile equipment repair | < Equipment repair
Farm equipment repair | tractor repair; agricultural equipment repair; farm machinery repair | < Equipment repair
Appliance repair | appliances; washer and dryer repair; appliance installation; household appliances; refrigerator repair; home appliance repair
Electronics repair | electronic repair; circuit repair; ?electronics; electronic troubleshooting; repairing electronics; component level repair; electronic equipment; cell phone repair; phone repair; circuit boards; basic electronics; electronic systems; electronics troubleshooting
Medical equipment repair | biomedical equipment; biomedical equipment repair; medical device repair; biomed; medical equipment maintenance | < Equipment repair
Vending machine service | vending machines; vending; coin machines
Locksmithing | lock repair; rekeying; locks; lock installation; door hardware; lock picking
Work order management | work orders; maintenance requests; CMMS; computerized maintenance management; service tickets; completing work orders; maintenance requests tracking; work order systems
Office machine repair | copier repair; printer repair; ?printers; copiers; photocopier repair
Camera and watch repair | watch repair; clock repair; watchmaking
Musical instrument repair | piano tuning; instrument repair

@ hard: Farming, fishing and energy
Crop production | growing crops; field crops; crop management; farming; agriculture; crops; agricultural production; agricultura; farm work; vegetable production; crop farming; row crops; organic farming; sustainable agriculture; field work in agriculture
Crop harvesting | harvesting; picking fruit; fruit picking; harvest; picking vegetables; harvesting crops; cosecha; harvesting fruits
Tractor operation | tractors; tractor driving; farm equipment operation; combine operation; farm machinery; tractor; farm equipment; ?combines; farm tractor; operating tractors; agricultural equipment operation
Livestock care | cattle; livestock; feeding livestock; livestock handling; calving; ranching; animal feeding; cattle handling; swine; sheep; beef cattle; ranch work; horses; horse care; ganado; cattle ranching
Dairy operations | milking; milking cows; dairy; dairy farming; dairy cattle; milking equipment
Poultry care | poultry; chickens; egg collection; poultry production
Equine care | horse grooming; stable work; barn work; horseback riding; mucking stalls; equestrian
Greenhouse work | greenhouse; nursery work; propagation; plant nursery; plant propagation; greenhouse operations; hydroponics; nursery; grafting; horticulture; plant care; gardening; plant identification; potting plants; watering plants; ?plants; jardinero
Produce grading | grading produce; sorting produce; sorting agricultural products; fruit sorting
Soil testing | soil sampling; soil science; soil management; soil analysis; agronomy; soils; soil conservation
?Logging | timber harvesting; tree harvesting; chokersetting; felling trees; forestry equipment; skidder
Chainsaw operation | chainsaw; chain saw; chain saws; chainsaws; chain saw operation
Forestry | forest management; timber cruising; reforestation; forest inventory; silviculture; prescribed burning; forest conservation
Commercial fishing | fishing; net handling; crab fishing; fishing gear; fish processing; fishing vessels
Aquaculture | fish hatchery; fish farming; hatchery operations; fisheries
Hunting and trapping | trapping; wildlife trapping; wildlife control
Wildlife management | wildlife; wildlife conservation; wildlife biology; habitat restoration; wildlife surveys; natural resource management; ?conservation; park management; natural resources; trail maintenance; conservation planning; habitat management
Oil drilling | rig operation; roughnecking; drilling operations; oilfield; oil and gas; oil field; roustabout work; drilling fluids; well servicing; wellhead; fracking; hydraulic fracturing; well completion; oil rigs; tubing; workover
Pipeline operation | ?pipelines; pipeline maintenance; gas distribution; pipeline construction; pipeline integrity; gas plant operation
Mining | underground mining; surface mining; mine safety; coal mining; continuous miner; mine operations; mine rescue; roof bolting; mining equipment; MSHA
Wind turbine maintenance | wind turbines; wind energy; turbine maintenance; wind power; turbine repair; wind turbine repair
Environmental sampling | water sampling; air sampling; soil and water sampling; field sampling; groundwater sampling; environmental monitoring; groundwater monitoring; air monitoring; sample collection in the field; environmental testing
Environmental compliance | environmental regulations; EPA regulations; stormwater management; environmental permitting; environmental law; environmental health and safety; EPA compliance; SWPPP; stormwater; erosion control; environmental management; RCRA; environmental impact assessment; NEPA
Hazardous waste disposal | hazardous waste management; hazardous waste; waste management; HAZWOPER operations; hazardous waste handling
Meter reading | reading meters; utility meters; meter installation
`;
