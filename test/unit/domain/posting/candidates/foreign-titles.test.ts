import { parse } from '../parse';

describe('the title of a posting in another language', () => {
  test.each([
    [
      'Se solicita OPERADOR DE MONTACARGAS para empresa de logística en Apodaca\n\nRequisitos:\n- Experiencia de un año\n- Disponibilidad para rolar turnos',
      'OPERADOR DE MONTACARGAS',
    ],
    [
      'On recrute ! Serveur / Serveuse pour notre brasserie Le Zinc à Strasbourg. Temps partiel, coupures et week-ends. Formation assurée par le chef de rang.',
      'Serveur / Serveuse',
    ],
    [
      'Soudeur-monteur (Montréal)\nNous sommes à la recherche de personnes pour notre usine et pour nos chantiers.',
      'Soudeur-monteur',
    ],
    [
      'Staplerfahrer (m/w/d) in Vollzeit\nRhein-Neckar Logistik GmbH · Mannheim\n\nIhre Aufgaben\n- Be- und Entladen von LKW',
      'Staplerfahrer (m/w/d)',
    ],
    [
      'Reinigungskraft w/m/d auf 538-Euro-Basis gesucht!\nFirma: Sauberblick AG\nKeine Erfahrung nötig, wir lernen Sie an.',
      'Reinigungskraft w/m/d',
    ],
    [
      'Wir suchen ab sofort eine Pflegefachkraft (m/w/d) für unser Seniorenheim in Regensburg. Sie bringen eine abgeschlossene Ausbildung in der Pflege mit.',
      'Pflegefachkraft (m/w/d)',
    ],
    [
      'Koch gesucht für unser Wirtshaus in Freiburg, abends und am Wochenende. Eine Unterkunft kann gestellt werden.',
      'Koch',
    ],
    [
      'Zatrudnię kierowcę kat. C+E, trasy krajowe, baza Płock. Wymagane są karta kierowcy oraz badania.',
      'kierowcę kat. C+E',
    ],
    [
      'Avis de recrutement\nLa société Agri-Sahel SARL, basée à Dakar, recrute un(e) Chauffeur-livreur pour la livraison des produits dans la ville.',
      'Chauffeur-livreur',
    ],
    [
      'Contrata-se pedreiro e servente pra obra em Campinas, começar segunda. É preciso ter experiência com acabamento.',
      'pedreiro e servente',
    ],
  ])('ends before its terms and its place: "%s"', (text, title) => {
    expect(parse(text).title).toBe(title);
  });

  it('keeps a field of work after "für"', () => {
    const text =
      'Elektroniker für Betriebstechnik (m/w/d)\nPersonalwerk Süd GmbH\nUlm\n\nWir suchen Sie für unseren Kunden in der Region.';
    expect(parse(text).title).toBe('Elektroniker für Betriebstechnik (m/w/d)');
  });
});

describe('the terms on the line of a title in another language', () => {
  it('name the type of employment', () => {
    const text =
      'Pflegefachkraft (m/w/d) für unsere Touren in Teilzeit\nPflegedienst Lindenhof GmbH\nGießen\n\nSie haben eine abgeschlossene Ausbildung in der Pflege.';
    const { title, employmentType } = parse(text);
    expect([title, employmentType]).toEqual(['Pflegefachkraft (m/w/d)', 'part_time']);
  });

  it('do not make an apprenticeship of a training that is required', () => {
    const text =
      'Koch (m/w/d)\nWirtshaus Lindenhof GmbH\nKassel\n\nIhr Profil\n- eine Ausbildung als Koch\n- Freude an der Arbeit mit unseren Gästen';
    expect(parse(text).employmentType).not.toBe('apprenticeship');
  });
});

describe('the employer of a posting in another language', () => {
  it('ends before what it seeks', () => {
    const text =
      'Berufskraftfahrer CE – Nahverkehr\nSpedition Kortmann & Sohn KG sucht Verstärkung am Standort Münster\nVoraussetzungen:\n- Führerschein CE';
    expect(parse(text).employerName).toBe('Spedition Kortmann & Sohn KG');
  });
});
