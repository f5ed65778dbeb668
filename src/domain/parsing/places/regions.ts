import { foldText } from '../text/normalize';

/** Provinces and states of frequent countries of origin, folded, with the country of each. */
export const REGIONS: Record<string, string> = {};

const REGIONS_BY_COUNTRY: Record<string, string> = {
  CA: 'Ontario|Quebec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland|Prince Edward Island|ON|QC|BC|AB|MB|SK|NS|NB|NL',
  IN: 'Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chhattisgarh|Goa|Gujarat|Haryana|Himachal Pradesh|Jammu and Kashmir|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Odisha|Orissa|Punjab|Rajasthan|Sikkim|Tamil Nadu|Tamilnadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|West Bengal|Delhi|New Delhi|Chandigarh|Puducherry',
  GB: 'England|Scotland|Wales|Northern Ireland',
  AU: 'New South Wales|Victoria|Queensland|South Australia|Western Australia|Tasmania|NSW|VIC|QLD',
  MX: 'Jalisco|Nuevo Leon|Michoacan|Oaxaca|Chiapas|Guanajuato|Veracruz|Sonora|Chihuahua|Sinaloa|Baja California|CDMX|Puebla',
  BR: 'Sao Paulo|Rio de Janeiro|Minas Gerais|Bahia|Parana|Santa Catarina|Rio Grande do Sul|Pernambuco|Ceara',
  PK: 'Sindh|Khyber Pakhtunkhwa|Balochistan',
  ZA: 'Gauteng|Western Cape|Eastern Cape|KwaZulu-Natal|Limpopo|Mpumalanga',
  DE: 'Bavaria|Bayern|Hessen|Sachsen|Baden-Wurttemberg|Nordrhein-Westfalen|Niedersachsen',
  AE: 'Dubai|Abu Dhabi|Sharjah|Ajman',
  NG: nigerianStates(),
  PH: 'Metro Manila|Cavite|Laguna|Bulacan|Batangas|Pampanga|Pangasinan|Rizal|Negros Occidental|Davao del Sur|Nueva Ecija',
  ES: 'Catalonia|Andalusia|Madrid|Valencia',
};
for (const [country, names] of Object.entries(REGIONS_BY_COUNTRY)) {
  for (const name of names.split('|')) REGIONS[foldText(name)] = country;
}

/** "Oyo State": the bare names are also cities and words. */
function nigerianStates(): string {
  return 'Abia|Adamawa|Akwa Ibom|Anambra|Bauchi|Bayelsa|Benue|Borno|Cross River|Delta|Ebonyi|Edo|Ekiti|Enugu|Gombe|Imo|Jigawa|Kaduna|Kano|Katsina|Kebbi|Kogi|Kwara|Lagos|Nasarawa|Niger|Ogun|Ondo|Osun|Oyo|Plateau|Rivers|Sokoto|Taraba|Yobe|Zamfara'
    .split('|')
    .map((name) => `${name} State`)
    .join('|');
}
