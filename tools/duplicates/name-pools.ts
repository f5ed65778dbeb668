/** Common names for invented people; the frequency falls with the place in the list. */
export const GIVEN_NAMES = words(`
maria james jose john michael david robert daniel jennifer william jessica luis juan carlos ashley sarah anthony
christopher joseph elizabeth matthew brandon amanda stephanie nicole samantha melissa jonathan andrew thomas kevin
alexander benjamin katherine rachel victoria patricia barbara linda susan margaret deborah sandra nancy kimberly
rebecca richard charles steven edward timothy jeffrey gregory patrick nicholas samuel zachary joshua jacob ryan
tyler aaron adam nathan jeremy eric brian jason justin angela christina heather michelle kelly laura erin amy emily
megan lauren danielle vanessa teresa catherine christine pamela cynthia dorothy carolyn janet diane julie joyce
miguel francisco antonio alejandro eduardo fernando ricardo jorge rafael gabriela lucia daniela valentina camila
sofia isabella rosa carmen guadalupe ana marta elena olena iryna natalia oksana mykola oleksandr serhii ivan petro
katarzyna agnieszka magdalena piotr pawel krzysztof andrzej mohammed ahmed ali fatima aisha khadija omar hassan
yusuf ibrahim wei li ming jing hui nguyen linh minh thanh priya anjali rahul amit sanjay deepa kavita ravi
jamal tyrone darnell latoya keisha tamika shanice monique andre marcus malik destiny jasmine brianna imani kiara
jayden jaden kayla kaylee haley hailey brittany brittney kristin kristen erica erika allison alison tracy stacy
hans jurgen bjorn soren lars ingrid helga ulrike matthias stefan francois etienne genevieve amelie chloe
`);

export const FAMILY_NAMES = words(`
smith johnson garcia williams brown jones rodriguez miller martinez davis hernandez lopez gonzalez wilson anderson
thomas taylor moore jackson martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young
allen king wright scott torres nguyen hill flores green adams nelson baker hall rivera campbell mitchell carter
roberts gomez phillips evans turner diaz parker cruz edwards collins reyes stewart morris morales murphy cook rogers
gutierrez ortiz morgan cooper peterson bailey reed kelly howard ramos kim cox ward richardson watson brooks chavez
wood james bennett gray mendoza ruiz hughes price alvarez castillo sanders patel myers long ross foster jimenez
powell jenkins perry russell sullivan bell coleman butler henderson barnes fisher vasquez simmons romero jordan
patterson alexander hamilton graham reynolds griffin wallace moreno west cole hayes bryant herrera gibson ellis tran
medina aguilar stevens murray ford castro marshall owens harrison fernandez mcdonald woods washington kennedy wells
vargas henry chen freeman webb tucker guzman burns crawford olson simpson porter hunter gordon mendez silva shaw
snyder mason dixon munoz hunt hicks holmes palmer wagner black robertson boyd rose stone salazar fox warren mills
meyer rice schmidt garza daniels ferguson nichols stephens soto weaver ryan gardner payne grant dunn kelley spencer
hawkins kovalenko shevchenko bondarenko kowalski nowak wisniewski zielinski muller schroder kruger jager lefevre
dubois moreau haddad khalil hussain abdi osei mensah okafor adeyemi diallo traore singh kaur sharma gupta reddy
yamamoto tanaka watanabe park choi pham hoang santos oliveira souza pereira almeida costa ferreira rossi bianchi
esposito papadopoulos ivanov petrov popescu horvat novak lindqvist johansson hansen nielsen virtanen
whitfield pruitt tolliver kincaid mabry yoder thibodeaux stubblefield ostrowski lundgren hargreaves pemberton
`);

export const STREETS = words(
  'maple oak elm cedar main lincoln washington lake park river hill church market walnut chestnut spruce pine ' +
    'highland jefferson madison prospect franklin summit grove willow harrison detroit euclid superior lorain',
);

export const CITIES = [
  ['Dayton', 'OH', '454'],
  ['Cleveland', 'OH', '441'],
  ['Toledo', 'OH', '436'],
  ['Lima', 'OH', '458'],
  ['Erie', 'PA', '165'],
  ['Buffalo', 'NY', '142'],
  ['Fresno', 'CA', '937'],
  ['El Paso', 'TX', '799'],
  ['Tampa', 'FL', '336'],
  ['Mobile', 'AL', '366'],
] as const;

export const EMPLOYER_WORDS = words(
  'harbor summit valley lakeside pioneer liberty evergreen redwood blue silver golden northern southern riverside ' +
    'union central metro capital heritage keystone',
);
export const EMPLOYER_KINDS = [
  'Grill',
  'Logistics',
  'Foods',
  'Care Center',
  'Hospital',
  'Staffing',
  'Construction',
  'Hotel',
  'Market',
  'Manufacturing',
  'Security',
  'School District',
  'Auto Parts',
  'Landscaping',
  'Warehouse',
] as const;
export const TITLES = [
  'Line Cook',
  'Forklift Operator',
  'Cashier',
  'Nursing Assistant',
  'Welder',
  'Housekeeper',
  'Driver',
  'Warehouse Associate',
  'Receptionist',
  'Carpenter',
  'Security Guard',
  'Teacher Aide',
] as const;
export const SCHOOL_KINDS = [
  'High School',
  'Community College',
  'State University',
  'Technical College',
] as const;
export const MAIL_DOMAINS = [
  'mail.example.com',
  'post.example.com',
  'inbox.example',
  'web.example',
  'letters.example',
] as const;

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
