/** Common given and family names by region. Pairs are drawn at random. */
export interface Culture {
  given: string[];
  family: string[];
  /** Names that are sometimes written between given and family name. */
  middle: string[];
  /** Languages of the region, most common first. */
  languages: string[];
}

const culture = (given: string, family: string, middle: string, languages: string): Culture => ({
  given: given.split('|'),
  family: family.split('|'),
  middle: middle === '' ? [] : middle.split('|'),
  languages: languages.split('|'),
});

export const CULTURES: Record<string, Culture> = {
  US: culture(
    'Denise|Marcus|Tyrone|Brenda|Kaylee|Dustin|Shanice|Curtis|Angela|Trevor|Latoya|Wesley|Monique|Gary|Crystal|Darnell|Heather|Jamal|Rhonda|Cody|Tamika|Russell|Bethany|Andre|Kim|Dakota',
    'Whitfield|Okafor-Reed|Hollis|Brandt|McAllister|Pruitt|Delacroix|Ferris|Lundgren|Tolliver|Vance|Ostrowski|Kincaid|Mabry|Sandoval|Yoder|Beaumont|Thibodeaux|Haverford|Nakai|Van Dyke|St. Clair|O’Dell|Stubblefield',
    'A.|J.|L.|Marie|Ray|Lynn|T.|Elaine|D.',
    'English',
  ),
  CA: culture(
    'Mackenzie|Liam|Geneviève|Owen|Priya|Étienne',
    'Tremblay-Ross|MacIsaac|Dhaliwal|Fontaine|Peltier',
    'E.|Rose',
    'English|French',
  ),
  GB: culture(
    'Imogen|Callum|Siobhan|Rhys|Nadia|Alistair|Gemma|Kwame',
    'Thackeray|O’Rourke|Pemberton|Llewellyn|Ashdown|Boateng|Hargreaves|Featherstone-Hill',
    'J.|Anne',
    'English',
  ),
  AU: culture('Bronte|Lachlan|Matilda|Jarrah', 'Wetherill|Kowalczuk|Dunleavy|Marsden', 'K.', 'English'),
  DE: culture(
    'Anneliese|Jürgen|Björn|Ulrike|Käthe|Matthias',
    'Müllerschön|Grünwald|Steinbrecher|von Ahlen|Weißhaupt|Kröger',
    '',
    'German|English',
  ),
  FR: culture(
    'Maëlle|Benoît|Zoé|Rémi|Aurélie|Jean-Baptiste',
    'Lefèvre-Morin|Gaudreault|d’Aubigny|Le Goff|Chastain|Béranger',
    '',
    'French|English',
  ),
  SE: culture('Åsa|Göran|Linnéa|Håkan', 'Björklund|Ödman|Sjöqvist', '', 'Swedish|English'),
  MX: culture(
    'María Guadalupe|José Luis|Yesenia|Rubén|Itzel|Ángel|Concepción|Efraín',
    'Hernández Vega|Quintanilla|de la Cruz|Zúñiga Robles|Ibáñez|Peñaloza|Arriaga Solís',
    '',
    'Spanish|English',
  ),
  GT: culture(
    'Marleny|Wilmer|Ixchel|Edgar',
    'Xicay|Tzoc López|Barrientos|Ajú',
    '',
    'Spanish|K’iche’|English',
  ),
  UA: culture(
    'Oleksandr|Nataliia|Iryna|Volodymyr|Yuliia|Serhii|Oksana',
    'Kovalchenko|Shevchuk-Lys|Bondarets|Tymoshyk|Hrytsenko|Zalizniak',
    '',
    'Ukrainian|Russian|English',
  ),
  PH: culture(
    'Maricel|Rodel|Jhun|Analyn|Rosalinda|Ferdie',
    'Dimaculangan|Santos-Reyes|Macaraeg|Bautista|Dela Peña|Catacutan',
    'D.|M.|B.',
    'Tagalog|English',
  ),
  IN: culture(
    'Lakshmi|Arjun|Sunita|Harpreet|Venkatesh|Meenakshi|Imran',
    'Ramachandran|Deshpande|Kaur Gill|Chatterji|Nair|Subramaniam|Qureshi',
    'S.|K.|Kumar',
    'Hindi|English|Tamil|Marathi',
  ),
  NG: culture(
    'Chidinma|Olumide|Ngozi|Babatunde|Amaka|Ikenna|Folasade',
    'Adeyemi-Cole|Okonkwo|Eze|Ogunbanjo|Nwachukwu|Bello',
    'C.|O.',
    'English|Yoruba|Igbo',
  ),
  HT: culture(
    'Wideline|Jean-Ronald|Mirlande|Frantz|Guerda',
    'Toussaint|Jean-Baptiste|Desrosiers|Pierre-Louis',
    '',
    'Haitian Creole|French|English',
  ),
  VN: culture(
    'Thị Hương|Minh Tuấn|Ngoc Anh|Van Duc|Thuy',
    'Nguyễn|Trần|Pham|Huynh|Đặng',
    '',
    'Vietnamese|English',
  ),
  ET: culture(
    'Selamawit|Tesfaye|Meron|Dawit|Hiwot',
    'Gebremariam|Wolde-Selassie|Bekele|Tadesse|Haile',
    '',
    'Amharic|English',
  ),
  SY: culture(
    'Rania|Mahmoud|Yasmin|Khaled|Abd al-Rahman|Lina',
    'al-Khatib|Haddad|Al Masri|Darwish|Shammas',
    '',
    'Arabic|English',
  ),
  PL: culture(
    'Małgorzata|Krzysztof|Agnieszka|Wojciech|Łukasz',
    'Wiśniewska-Król|Szczepański|Dąbrowski|Żurek|Błaszczyk',
    '',
    'Polish|English',
  ),
  BR: culture(
    'Thaís|João Pedro|Luciana|Anderson|Conceição',
    'dos Santos Lima|Figueiredo|Magalhães|Gonçalves|da Silveira',
    '',
    'Portuguese|English',
  ),
  CN: culture('Xiaoling|Wei|Jianguo|Meihua|Zhihao', 'Ouyang|Zhang|Lin|Xu|Huang', '', 'Mandarin|English'),
  CD: culture(
    'Espérance|Dieudonné|Béatrice|Patient',
    'Kabongo|Mwamba Ilunga|Tshibangu|Lukusa',
    '',
    'French|Swahili|Lingala|English',
  ),
  AF: culture(
    'Zarghuna|Najibullah|Farishta|Mohammad Jawad',
    'Rahimi|Noorzai|Stanekzai|Amiri',
    '',
    'Dari|Pashto|English',
  ),
};
