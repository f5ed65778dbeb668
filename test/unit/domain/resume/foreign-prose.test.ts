import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import type { ResumeOutcome } from '../../../../src/domain/parsing/parse-outcome';
import { parseResume } from '../../../../src/domain/parsing/resume/parse-resume';

function parse(text: string): ResumeOutcome['parsed'] {
  return parseResume(layoutFromText(text), { today: '2026-11-23', language: null }).parsed;
}

function summaryOf({ basics, work, education, certifications, languages }: ResumeOutcome['parsed']) {
  return {
    home: `${basics.name} | ${basics.location?.city} ${basics.location?.countryCode}`,
    work: work.map((item) => `${item.position} | ${item.name} | ${item.startDate} | ${item.endDate}`),
    schools: education.map((item) => item.institution),
    certifications: certifications.map(({ name }) => name),
    languages: languages.map((item) => item.languageCode),
  };
}

const PROSE: [string, string, ReturnType<typeof summaryOf>][] = [
  [
    'Spanish',
    'Me llamo Yesenia Robledo Paz y vivo en Zaragoza. Desde 2021 trabajo como cocinera en Comedores Ibarra. Antes, de 2017 a 2020, trabajé de camarera en Bar Los Arcos. Terminé la secundaria en el Instituto Goya en 2014. Tengo carnet de conducir B y el curso de manipulador de alimentos. Hablo español y francés.',
    {
      home: 'Yesenia Robledo Paz | Zaragoza ES',
      work: ['cocinera | Comedores Ibarra | 2021 | null', 'camarera | Bar Los Arcos | 2017 | 2020'],
      schools: ['Instituto Goya'],
      certifications: ['carnet de conducir B', 'curso de manipulador de alimentos'],
      languages: ['es', 'fr'],
    },
  ],
  [
    'German',
    'Ich heiße Dilara Aksoy und wohne in Bremen. Seit 2019 arbeite ich als Köchin bei der Hansa Catering GmbH. Vorher war ich von 2014 bis 2018 als Küchenhilfe bei Seeblick Hotel AG beschäftigt. Ich habe den Führerschein Klasse B. Ich spreche Deutsch und Türkisch.',
    {
      home: 'Dilara Aksoy | Bremen DE',
      work: ['Köchin | Hansa Catering GmbH | 2019 | null', 'Küchenhilfe | Seeblick Hotel AG | 2014 | 2018'],
      schools: [],
      certifications: ['Führerschein Klasse B'],
      languages: ['de', 'tr'],
    },
  ],
];

describe('a resume written as running text in another language', () => {
  it.each(PROSE)('in %s states its facts in sentences', (_, text, expected) => {
    expect(summaryOf(parse(text))).toEqual(expected);
  });

  it('takes each period from before its position if the first one stands there', () => {
    const text =
      'Dal 2019 lavoro presso Impianti Sulcis Srl come elettricista, prima dal 2014 al 2018 ero manutentore alla Cartiera Sarda.';
    expect(summaryOf(parse(text)).work).toEqual([
      'elettricista | Impianti Sulcis Srl | 2019 | null',
      'manutentore | Cartiera Sarda | 2014 | 2018',
    ]);
  });
});

describe('a license to drive among other facts about the person', () => {
  it.each([
    ['34 ans – Permis B – Véhicule personnel', 'Permis B'],
    ['Carnet de conducir: B, vehículo propio', 'Carnet de conducir: B'],
    ['Wiek: 34 lata, prawo jazdy kat. B, C+E, niepalący', 'prawo jazdy kat. B, C+E'],
  ])('%s', (line, name) => {
    const text = `Alex Moreau\nalex.moreau@example.com\n${line}\n\nExperience\nCook, Blue Diner, 2019 - 2021`;
    expect(parse(text).certifications.map((item) => item.name)).toEqual([name]);
  });

  it('counts only if the person has one', () => {
    const text = 'Alex Moreau\nalex.moreau@example.com\nSans permis de conduire, 34 ans';
    expect(parse(text).certifications).toEqual([]);
  });
});
