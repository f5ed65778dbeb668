import { parse } from './parse';

const lists = (text: string): unknown => {
  const { requiredQualifications, preferredQualifications, responsibilities } = parse(text);
  return { requiredQualifications, preferredQualifications, responsibilities };
};

describe('a sentence that announces a list in another language', () => {
  test('French', () => {
    const text = [
      'Chargé·e de clientèle',
      'Boutique Lavande, Nantes',
      '',
      'Au sein de notre équipe, vous aurez pour missions principales de :',
      '- Accueillir les clients et les usager·e·s du lieu, par téléphone et en boutique, chaque jour de la semaine et le samedi',
      '- Tenir la caisse',
      '',
      'Votre profil nous intéresse si :',
      '- vous aimez le contact',
      '- vous parlez anglais',
      '',
      "Idéalement vous avez de l'expérience dans :",
      '- la vente',
    ].join('\n');
    expect(lists(text)).toEqual({
      responsibilities: [
        'Accueillir les clients et les usager·e·s du lieu, par téléphone et en boutique, chaque jour de la semaine et le samedi',
        'Tenir la caisse',
      ],
      requiredQualifications: ['vous aimez le contact', 'vous parlez anglais'],
      preferredQualifications: ['la vente'],
    });
  });

  test.each([
    [
      'German',
      'Lagermitarbeiter (m/w/d)\nNordhafen GmbH, Hamburg\n\nZu deinen Aufgaben gehören unter anderem:\n- Waren einlagern\n- Lieferungen prüfen\n\nWas wir von dir erwarten und was dich auszeichnet, das bringst du mit:\n- Erfahrung im Lager\n- Deutsch auf gutem Niveau',
      ['Waren einlagern', 'Lieferungen prüfen'],
      ['Erfahrung im Lager', 'Deutsch auf gutem Niveau'],
    ],
    [
      'Spanish',
      'Dependiente de tienda\nModas Alba, Sevilla\n\nTus funciones principales en la tienda serán las siguientes:\n- Atender a los clientes\n- Reponer género\n\nPara este puesto de trabajo buscamos personas que aporten:\n- Experiencia en ventas\n- Trato amable',
      ['Atender a los clientes', 'Reponer género'],
      ['Experiencia en ventas', 'Trato amable'],
    ],
    [
      'Portuguese',
      'Auxiliar de cozinha\nRestaurante Mar Azul, Porto\n\nAs suas principais tarefas na cozinha serão as seguintes:\n- Preparar alimentos\n- Limpar a cozinha\n\nPara a nossa equipa procuramos uma pessoa com:\n- Experiência em cozinha\n- Boa disposição',
      ['Preparar alimentos', 'Limpar a cozinha'],
      ['Experiência em cozinha', 'Boa disposição'],
    ],
    [
      'Polish',
      'Magazynier\nFirma Jodła, Gdańsk\n\nDo twoich obowiązków w magazynie będzie należeć:\n- Przyjmowanie towaru\n- Pakowanie paczek\n\nOd kandydatów na to stanowisko oczekujemy między innymi:\n- Doświadczenia w magazynie\n- Dokładności',
      ['Przyjmowanie towaru', 'Pakowanie paczek'],
      ['Doświadczenia w magazynie', 'Dokładności'],
    ],
  ])('%s', (_language, text, responsibilities, requiredQualifications) => {
    expect(parse(text)).toMatchObject({ responsibilities, requiredQualifications });
  });
});

describe('a longer heading in another language', () => {
  test.each([
    ['Profil et compétences recherchés', 'Rôle et missions', '⭐ Profil recherché pour le poste'],
    ['Ihre fachlichen Qualifikationen', 'Ihre Aufgaben und Tätigkeiten', 'Dein Profil und deine Fähigkeiten'],
  ])('"%s" and "%s" open their lists', (required, duties, pictured) => {
    const text = (heading: string): string =>
      `Magasinier\nAtelier Nord, Lille\n\n${duties}\n- Ranger le stock\n- Charger les camions\n\n${heading}\n\n- Rigueur\n- Ponctualité\n`;
    for (const heading of [required, pictured]) {
      expect(parse(text(heading))).toMatchObject({
        responsibilities: ['Ranger le stock', 'Charger les camions'],
        requiredQualifications: ['Rigueur', 'Ponctualité'],
      });
    }
  });

  test('what the employer calls its mission is no list of duties', () => {
    const text =
      'Assistant administratif\nAssociation Horizon, Lyon\n\nNotre mission : aider les familles du quartier.\n\nVos missions\n- Classer les dossiers\n- Répondre au téléphone';
    expect(parse(text).responsibilities).toEqual(['Classer les dossiers', 'Répondre au téléphone']);
  });
});
