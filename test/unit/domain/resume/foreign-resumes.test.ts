import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import type { ResumeOutcome } from '../../../../src/domain/parsing/parse-outcome';
import { parseResume } from '../../../../src/domain/parsing/resume/parse-resume';

function parse(text: string): ResumeOutcome['parsed'] {
  return parseResume(layoutFromText(text), { today: '2026-11-23', language: null }).parsed;
}

function summaryOf({ basics, work, education, languages }: ResumeOutcome['parsed']) {
  return {
    home: `${basics.name} | ${basics.location?.postalCode} ${basics.location?.city} ${basics.location?.countryCode}`,
    work: work.map((item) => `${item.position} | ${item.name} | ${item.startDate} | ${item.endDate}`),
    education: education.map((item) => `${item.level} | ${item.institution} | ${item.endDate}`),
    languages: languages.map((item) => `${item.languageCode} ${item.fluency}`),
  };
}

const RESUMES: [string, string, ReturnType<typeof summaryOf>][] = [
  [
    'German',
    `Lebenslauf
Name: Annika Vossberg
Anschrift: Erlenweg 3, 44135 Dortmund
Telefon: +49 231 5550117

Berufserfahrung
seit 04/2019    Gabelstaplerfahrerin, Spedition Lindhorst GmbH, Dortmund
09/2012 – 03/2019    Altenpflegehelferin, Seniorenheim Am Stadtpark, Hagen

Schul- und Berufsausbildung
2009 – 2012    Berufskolleg Hagen, Ausbildung zur Altenpflegehelferin

Sprachen
Deutsch (Muttersprache), Englisch (gute Kenntnisse)`,
    {
      home: 'Annika Vossberg | 44135 Dortmund DE',
      work: [
        'Gabelstaplerfahrerin | Spedition Lindhorst GmbH | 2019-04 | null',
        'Altenpflegehelferin | Seniorenheim Am Stadtpark | 2012-09 | 2019-03',
      ],
      education: ['vocational | Berufskolleg Hagen | 2012'],
      languages: ['de native', 'en professional'],
    },
  ],
  [
    'French',
    `Maëlys Courtandin
5 rue des Tilleuls, 35000 Rennes · +33 2 99 55 01 17

EXPÉRIENCE PROFESSIONNELLE
Préparatrice de commandes	mars 2020 – à ce jour
Transports Kervella, Rennes
Serveuse	juin 2016 – février 2020
Brasserie du Port, Saint-Malo

FORMATION
CAP Cuisine	septembre 2014 – juin 2016
Lycée Paul-Cornu, Rennes

LANGUES
Français (langue maternelle), Anglais (notions)`,
    {
      home: 'Maëlys Courtandin | 35000 Rennes FR',
      work: [
        'Préparatrice de commandes | Transports Kervella | 2020-03 | null',
        'Serveuse | Brasserie du Port | 2016-06 | 2020-02',
      ],
      education: ['vocational | Lycée Paul-Cornu | 2016-06'],
      languages: ['fr native', 'en basic'],
    },
  ],
  [
    'Spanish',
    `Nombre: Rocío Albarracín Tello
Calle del Olmo 9, 41003 Sevilla
+34 955 550 117

EXPERIENCIA LABORAL
Dependienta	enero 2019 – actualidad
Panadería La Espiga, Sevilla
Camarera	mayo 2015 – diciembre 2018
Restaurante Los Naranjos, Cádiz

FORMACIÓN ACADÉMICA
Ciclo Formativo de Grado Medio en Comercio	2013 – 2015
IES Torre del Oro, Sevilla

IDIOMAS
Español (nativo), Inglés (intermedio)`,
    {
      home: 'Rocío Albarracín Tello | 41003 Sevilla ES',
      work: [
        'Dependienta | Panadería La Espiga | 2019-01 | null',
        'Camarera | Restaurante Los Naranjos | 2015-05 | 2018-12',
      ],
      education: ['vocational | IES Torre del Oro | 2015'],
      languages: ['es native', 'en conversational'],
    },
  ],
  [
    'Portuguese',
    `Josélia Pimentel Duarte
Rua dos Ipês, 77, Campinas – SP
(19) 95550-0117 | joselia.duarte@example.com.br

EXPERIÊNCIA PROFISSIONAL
Operadora de caixa	mar. 2018 – atual
Supermercado Bom Vizinho Ltda., Campinas
Faxineira	jan. 2014 – fev. 2018
Condomínio Vila Verde, Valinhos

FORMAÇÃO ACADÊMICA
Ensino Médio completo	fev. 2010 – dez. 2012
E.E. Monteiro Alves, Campinas

IDIOMAS
Português (nativo), Espanhol (básico)`,
    {
      home: 'Josélia Pimentel Duarte | null Campinas BR',
      work: [
        'Operadora de caixa | Supermercado Bom Vizinho Ltda. | 2018-03 | null',
        'Faxineira | Condomínio Vila Verde | 2014-01 | 2018-02',
      ],
      education: ['high_school | E.E. Monteiro Alves | 2012-12'],
      languages: ['pt native', 'es basic'],
    },
  ],
  [
    'Italian',
    `Nome e cognome: Ilaria Bonfanti
Via dei Gelsi 12, 20121 Milano
+39 02 5550117

ESPERIENZA LAVORATIVA
Addetta alle vendite	aprile 2019 – oggi
Supermercato Tre Torri S.p.A., Milano
Cameriera	giugno 2015 – marzo 2019
Ristorante Il Molo, Como

ISTRUZIONE E FORMAZIONE
Maturità scientifica	2010 – 2015
Liceo Galvani, Como

LINGUE
Italiano (madrelingua), Inglese (scolastico)`,
    {
      home: 'Ilaria Bonfanti | 20121 Milano IT',
      work: [
        'Addetta alle vendite | Supermercato Tre Torri S.p.A. | 2019-04 | null',
        'Cameriera | Ristorante Il Molo | 2015-06 | 2019-03',
      ],
      education: ['high_school | Liceo Galvani | 2015'],
      languages: ['it native', 'en basic'],
    },
  ],
  [
    'Dutch',
    `Marijke Terwindt
Beukenlaan 8, 3511 KL Utrecht · 030 555 01 17

WERKERVARING
Magazijnmedewerker	maart 2020 – heden
Transportbedrijf De Kroon, Utrecht
Schoonmaakster	mei 2016 – februari 2020
Verpleeghuis De Linde, Zeist

OPLEIDING
MBO Logistiek, niveau 2	september 2014 – juni 2016
ROC Lekstroom, Nieuwegein

TALEN
Nederlands (moedertaal), Engels (redelijk)`,
    {
      home: 'Marijke Terwindt | 3511 KL Utrecht NL',
      work: [
        'Magazijnmedewerker | Transportbedrijf De Kroon | 2020-03 | null',
        'Schoonmaakster | Verpleeghuis De Linde | 2016-05 | 2020-02',
      ],
      education: ['vocational | ROC Lekstroom | 2016-06'],
      languages: ['nl native', 'en conversational'],
    },
  ],
  [
    'Polish',
    `Bogumiła Zarębska
ul. Lipowa 4, 30-001 Kraków · +48 600 555 017

DOŚWIADCZENIE ZAWODOWE
Pracownik magazynu	marzec 2019 – obecnie
Hurtownia Wawel Sp. z o.o., Kraków
Kelnerka	maj 2015 – luty 2019
Restauracja Pod Dębem, Tarnów

WYKSZTAŁCENIE
Technik logistyk	wrzesień 2011 – maj 2015
Zespół Szkół nr 2, Tarnów

JĘZYKI OBCE
Angielski (komunikatywny), Niemiecki (podstawowy)`,
    {
      home: 'Bogumiła Zarębska | 30-001 Kraków PL',
      work: [
        'Pracownik magazynu | Hurtownia Wawel Sp. z o.o. | 2019-03 | null',
        'Kelnerka | Restauracja Pod Dębem | 2015-05 | 2019-02',
      ],
      education: ['vocational | Zespół Szkół nr 2 | 2015-05'],
      languages: ['en conversational', 'de basic'],
    },
  ],
  [
    'Ukrainian',
    `Гнатюк Соломія Василівна
Київ, Україна · +380 67 555 01 17

ДОСВІД РОБОТИ
Старша медсестра
Міська лікарня №7, Київ
березень 2018 – дотепер
Комірник, ТОВ «Степ Логістика», Біла Церква
09.2013 – 02.2018

ОСВІТА
Молодший спеціаліст, Сестринська справа
Київський медичний коледж
2010 – 2013

МОВИ
Українська — рідна
Англійська — середній рівень`,
    {
      home: 'Гнатюк Соломія Василівна | null Київ UA',
      work: [
        'Старша медсестра | Міська лікарня №7 | 2018-03 | null',
        'Комірник | ТОВ «Степ Логістика» | 2013-09 | 2018-02',
      ],
      education: ['associate | Київський медичний коледж | 2013'],
      languages: ['uk native', 'en conversational'],
    },
  ],
  [
    'Vietnamese',
    `ĐINH THỊ NGỌC LAN
Đà Nẵng, Việt Nam · +84 905 550 117

KINH NGHIỆM LÀM VIỆC
Thợ may công nghiệp
Công ty TNHH May Sông Thu, Huế
Tháng 3/2019 - Hiện tại
Nhân viên bán hàng
Siêu thị Hải Vân, Huế
06/2016 - 02/2019

HỌC VẤN
Cử nhân Kế toán
Trường Đại học Huế
2012 - 2016

NGOẠI NGỮ
Tiếng Anh: giao tiếp
Tiếng Nhật: cơ bản`,
    {
      home: 'ĐINH THỊ NGỌC LAN | null Đà Nẵng VN',
      work: [
        'Thợ may công nghiệp | Công ty TNHH May Sông Thu | 2019-03 | null',
        'Nhân viên bán hàng | Siêu thị Hải Vân | 2016-06 | 2019-02',
      ],
      education: ['bachelor | Trường Đại học Huế | 2016'],
      languages: ['en conversational', 'ja basic'],
    },
  ],
  [
    'Tagalog',
    `Perlita Magbanua
Iloilo, Pilipinas · 0917 555 0117

KARANASAN SA TRABAHO
Tagapag-alaga
Ospital ng San Roque, Iloilo
Hunyo 2018 – kasalukuyan
Kahera
Tindahan ni Aling Nena, Iloilo
Marso 2015 – Mayo 2018

EDUKASYON
Mataas na Paaralan ng Iloilo
2008 – 2012

MGA WIKA
Tagalog, Ingles (mahusay)`,
    {
      home: 'Perlita Magbanua | null Iloilo PH',
      work: [
        'Tagapag-alaga | Ospital ng San Roque | 2018-06 | null',
        'Kahera | Tindahan ni Aling Nena | 2015-03 | 2018-05',
      ],
      education: ['null | Mataas na Paaralan ng Iloilo | 2012'],
      languages: ['tl null', 'en fluent'],
    },
  ],
];

describe('a resume in another language', () => {
  it.each(RESUMES)('in %s is read like one in English', (_, text, expected) => {
    expect(summaryOf(parse(text))).toEqual(expected);
  });
});
