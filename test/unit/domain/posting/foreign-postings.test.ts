import { parse } from './parse';

const GERMAN = `Lagermitarbeiter (m/w/d)
Nordkai Logistik GmbH
Bremen

Wir suchen für unser Lager eine Person, die mit uns die Waren annimmt und die Aufträge für die Kunden zusammenstellt.

Deine Aufgaben
- Waren annehmen und prüfen
- Aufträge zusammenstellen

Dein Profil:
- Erfahrung im Lager
- Staplerschein

Von Vorteil
- Kenntnisse in SAP

Wir bieten
- 30 Tage Urlaub`;

const SPANISH = `Mozo de almacén
TRANSPORTES LAGUNA SL
Granada
Presencial
Salario: 16.000 € - 18.500 € Bruto/año
Experiencia mínima: al menos 2 años
Tipo de oferta: indefinido, jornada completa

Responsabilidades
- Preparar los pedidos de los clientes
- Cargar y descargar los camiones

Requisitos
- Carnet de carretillero
- Residencia en la provincia de Granada`;

const PORTUGUESE = `Auxiliar de Cozinha
SABOR DA SERRA
De R$ 2.001,00 a R$ 2.500,00
3 vagas: Campinas - SP

Atribuições
- Preparar os pratos do dia
- Manter a cozinha limpa

Requisitos
- Ensino médio completo
- Experiência em cozinha

Diferenciais
- Curso de manipulação de alimentos`;

const POLISH = `Magazynier
ZIELONY PORT Sp. z o.o.
Gdynia, pomorskie

Firma działa od lat na rynku i dla nas praca jest ważna.
Miejsce pracy: Gdynia AD/12

Zadania:
- Przyjmowanie towaru do magazynu
- Kompletowanie zamówień

Wymagania:
- Doświadczenie w pracy na magazynie
- Uprawnienia na wózki widłowe

Mile widziane:
- Znajomość języka angielskiego

Oferujemy:
- Umowę o pracę`;

const FRENCH = `Préparateur de commandes F/H
Atelier du Marais - Rouen
CDD · Temps plein

Missions :
- Préparer les commandes ;
- Contrôler les colis ;

Profil recherché
- Permis cariste ;
- Rigueur et ponctualité ;

Avantages
- Tickets restaurant`;

describe('a posting in another language than English', () => {
  test.each([
    ['German', GERMAN, 'Nordkai Logistik GmbH', 'Bremen'],
    ['Spanish', SPANISH, 'TRANSPORTES LAGUNA SL', 'Granada'],
    ['Portuguese', PORTUGUESE, 'SABOR DA SERRA', 'Campinas'],
    ['Polish', POLISH, 'ZIELONY PORT Sp. z o.o.', 'Gdynia'],
    ['French', FRENCH, 'Atelier du Marais', 'Rouen'],
  ])(
    'names its employer and town in the lines after the title (%s)',
    (_language, text, employerName, city) => {
      expect(parse(text)).toMatchObject({ employerName, city });
    },
  );

  test.each([
    ['German', GERMAN, ['Erfahrung im Lager', 'Staplerschein'], ['Kenntnisse in SAP']],
    ['Spanish', SPANISH, ['Carnet de carretillero', 'Residencia en la provincia de Granada'], []],
    [
      'Portuguese',
      PORTUGUESE,
      ['Ensino médio completo', 'Experiência em cozinha'],
      ['Curso de manipulação de alimentos'],
    ],
    [
      'Polish',
      POLISH,
      ['Doświadczenie w pracy na magazynie', 'Uprawnienia na wózki widłowe'],
      ['Znajomość języka angielskiego'],
    ],
    ['French', FRENCH, ['Permis cariste', 'Rigueur et ponctualité'], []],
  ])('lists what it requires and prefers under its headings (%s)', (_language, text, required, preferred) => {
    expect(parse(text)).toMatchObject({
      requiredQualifications: required,
      preferredQualifications: preferred,
    });
  });

  test('states pay, contract, workplace and experience in Spanish', () => {
    expect(parse(SPANISH)).toMatchObject({
      compensation: { min: 16_000, max: 18_500, currency: 'EUR', period: 'year' },
      hourlyMinUsd: null,
      employmentType: 'full_time',
      workplaceType: 'onsite',
      minExperienceMonths: 24,
    });
  });

  test('states pay and openings in Portuguese, and the contract in French', () => {
    expect(parse(PORTUGUESE)).toMatchObject({
      compensation: { min: 2001, max: 2500, currency: 'BRL' },
      openings: 3,
    });
    expect(parse(FRENCH).employmentType).toBe('temporary');
  });
});
