import { foldText } from '../text/normalize';

/** Provinces and states of frequent countries of origin, folded, with the country of each. */
export const REGIONS = new Map<string, string>();

const REGIONS_BY_COUNTRY: Record<string, string> = {
  CA: 'Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland|Newfoundland and Labrador|Prince Edward Island|Yukon|Northwest Territories|Nunavut|ON|QC|BC|AB|MB|SK|NS|NB|NL',
  IN: 'Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chhattisgarh|Goa|Gujarat|Haryana|Himachal Pradesh|Jammu and Kashmir|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Odisha|Orissa|Punjab|Rajasthan|Sikkim|Tamil Nadu|Tamilnadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|West Bengal|Delhi|New Delhi|Chandigarh|Puducherry',
  // Counties that are also first names (Kent, Devon) are left out.
  GB: 'England|Scotland|Wales|Northern Ireland|Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Dorset|County Durham|East Sussex|West Sussex|Essex|Gloucestershire|Greater Manchester|Greater London|Hampshire|Herefordshire|Hertfordshire|Lancashire|Leicestershire|Lincolnshire|Merseyside|Norfolk|Northamptonshire|Northumberland|North Yorkshire|South Yorkshire|West Yorkshire|East Yorkshire|East Riding of Yorkshire|Nottinghamshire|Oxfordshire|Shropshire|Somerset|Staffordshire|Suffolk|Surrey|Tyne and Wear|Warwickshire|West Midlands|Wiltshire|Worcestershire|Isle of Wight|Aberdeenshire|Ayrshire|Fife|Lanarkshire|Midlothian|West Lothian|Perthshire|Renfrewshire|Carmarthenshire|Ceredigion|Flintshire|Gwynedd|Monmouthshire|Pembrokeshire|Powys|County Antrim|County Armagh|County Down|County Fermanagh|County Tyrone|Co. Antrim|Co. Armagh|Co. Down|Co. Tyrone',
  IE: irishCounties(),
  AU: 'New South Wales|Victoria|Queensland|South Australia|Western Australia|Northern Territory|Australian Capital Territory|Tasmania|NSW|VIC|QLD',
  MX: 'Baja California Sur|Coahuila|Estado de Mexico|Edo. de Mexico|Guerrero|Hidalgo|Morelos|Nayarit|Quintana Roo|Tabasco|Tamaulipas|Tlaxcala|Yucatan|Jalisco|Nuevo Leon|Michoacan|Oaxaca|Chiapas|Guanajuato|Veracruz|Sonora|Chihuahua|Sinaloa|Baja California|CDMX|Puebla',
  BR: 'Sao Paulo|Rio de Janeiro|Minas Gerais|Espirito Santo|Bahia|Parana|Santa Catarina|Rio Grande do Sul|Rio Grande do Norte|Pernambuco|Ceara|Goias|Mato Grosso|Mato Grosso do Sul|Amazonas|Maranhao|Paraiba|Alagoas|Sergipe|Piaui|Distrito Federal',
  PK: 'Sindh|Khyber Pakhtunkhwa|Balochistan',
  ZA: 'Gauteng|Western Cape|Eastern Cape|KwaZulu-Natal|Limpopo|Mpumalanga',
  DE: 'Bavaria|Bayern|Hessen|Sachsen|Sachsen-Anhalt|Thuringen|Brandenburg|Mecklenburg-Vorpommern|Schleswig-Holstein|Rheinland-Pfalz|Saarland|Baden-Wurttemberg|Nordrhein-Westfalen|NRW|Niedersachsen|North Rhine-Westphalia|Lower Saxony|Saxony|Hesse',
  NG: nigerianStates(),
  PH: 'Metro Manila|Cavite|Laguna|Bulacan|Batangas|Pampanga|Pangasinan|Rizal|Negros Occidental|Davao del Sur|Nueva Ecija',
  ES: 'Catalonia|Cataluña|Catalunya|Andalusia|Andalucia|Madrid|Valencia|Comunidad de Madrid|Comunitat Valenciana|Galicia|Asturias|Cantabria|Pais Vasco|Navarra|Aragon|Castilla y Leon|Castilla-La Mancha|Extremadura|Bizkaia|Vizcaya|Gipuzkoa|Guipuzcoa',
  FR: 'Ile-de-France|Bretagne|Normandie|Occitanie|Nouvelle-Aquitaine|Auvergne-Rhone-Alpes|Hauts-de-France|Grand Est|Pays de la Loire|Bourgogne-Franche-Comte|Provence-Alpes-Cote d’Azur|PACA|Alsace|Haute-Savoie|Gironde|Finistere|Morbihan|Loire-Atlantique|Seine-Saint-Denis|Hauts-de-Seine|Val-de-Marne|Bouches-du-Rhone',
  PL: 'Mazowieckie|Slaskie|Malopolskie|Wielkopolskie|Dolnoslaskie|Lodzkie|Pomorskie|Zachodniopomorskie|Podkarpackie|Lubelskie|Kujawsko-Pomorskie|Warminsko-Mazurskie|Opolskie|Podlaskie|Swietokrzyskie|Lubuskie',
};

/** Irish counties are written with "Co." or "County"; the plain names are also first names and towns. */
function irishCounties(): string {
  const names =
    'Carlow Cavan Clare Cork Donegal Dublin Galway Kerry Kildare Kilkenny Laois Leitrim Limerick Longford Louth Mayo ' +
    'Meath Monaghan Offaly Roscommon Sligo Tipperary Waterford Westmeath Wexford Wicklow';
  return names
    .split(' ')
    .flatMap((name) => [`Co. ${name}`, `Co ${name}`, `County ${name}`])
    .join('|');
}

for (const [country, names] of Object.entries(REGIONS_BY_COUNTRY)) {
  for (const name of names.split('|')) REGIONS.set(foldText(name), country);
}

/** "Oyo State": the bare names are also cities and words. */
function nigerianStates(): string {
  return 'Abia|Adamawa|Akwa Ibom|Anambra|Bauchi|Bayelsa|Benue|Borno|Cross River|Delta|Ebonyi|Edo|Ekiti|Enugu|Gombe|Imo|Jigawa|Kaduna|Kano|Katsina|Kebbi|Kogi|Kwara|Lagos|Nasarawa|Niger|Ogun|Ondo|Osun|Oyo|Plateau|Rivers|Sokoto|Taraba|Yobe|Zamfara'
    .split('|')
    .map((name) => `${name} State`)
    .join('|');
}
