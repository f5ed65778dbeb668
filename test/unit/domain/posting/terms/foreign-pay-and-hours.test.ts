import { parse } from '../parse';

const DE =
  'Koch (m/w/d)\nWirtshaus Lindenhof GmbH\nKassel\n\nWir suchen für unsere Küche eine Verstärkung.\n';
const ES =
  'Camarera de piso\nHotel Mirador, S.L.\nAlicante\n\nEl hotel busca a una persona para los meses de verano.\n';
const FR =
  'Serveur H/F\nBrasserie du Port SARL\nNantes\n\nNous recherchons une personne pour le service de midi.\n';
const PL =
  'Kucharz\nBar Przystań Sp. z o.o.\nGdynia\n\nSzukamy osoby do pracy w naszej kuchni oraz na zmywaku.\n';
const PT =
  'Empregado de mesa\nRestaurante Farol, Lda.\nCascais\n\nProcuramos uma pessoa para o serviço de almoços.\n';
const QUEBEC =
  'Soudeur\nAcier du Fjord inc.\nMontréal\n\nNous sommes à la recherche de soudeurs pour notre usine.\n';

function payOf(text: string): unknown[] {
  const { min, max, period, currency } = parse(text).compensation;
  return [min, max, period, currency];
}

describe('pay in another language', () => {
  test.each([
    [`${PT}Oferecemos contrato a termo, 950€ brutos e subsídio de alimentação`, [950, 950, 'month', 'EUR']],
    [`${DE}Vollzeit, 2700 netto. Unterkunft vorhanden.`, [2700, 2700, 'month', 'EUR']],
    [`${DE}Monatlich 3.100 € brutto, unbefristet`, [3100, 3100, 'month', 'EUR']],
    [`${QUEBEC}Quart de jour. 32 $ de l'heure.`, [32, 32, 'hour', 'CAD']],
    [
      'Chauffeur-livreur\nAgri-Sahel SARL\nDakar, Sénégal\n\nNous recrutons un chauffeur pour la livraison.\nSalaire : 150 000 FCFA / mois',
      [150000, 150000, 'month', 'XOF'],
    ],
    [
      'Caissier\nMarché Central SARL\nDouala, Cameroun\n\nNous recrutons un caissier pour notre magasin.\nSalaire : 90 000 FCFA par mois',
      [90000, 90000, 'month', 'XAF'],
    ],
    [
      'Programador\nSoft Andina\nLima\n\nBuscamos a una persona para el equipo.\nRemuneración: S/ 7,000 - S/ 9,000 mensuales',
      [7000, 9000, 'month', 'PEN'],
    ],
    [
      'Empleada para casa de familia en CABA. Sueldo $ 450.000 por mes en blanco. Se piden referencias de otros trabajos.',
      [450000, 450000, 'month', 'ARS'],
    ],
    [`${PL}To oferujemy:\numowa o pracę, 8 000–10 500 zł brutto/mies.`, [8000, 10500, 'month', 'PLN']],
    [`${PL}9000 zł netto mies.`, [9000, 9000, 'month', 'PLN']],
    [
      `${DE}Lohn: Koch 2.450,– netto, Abwäscher 1.950,– netto im Monat, 6-Tage-Woche`,
      [1950, 2450, 'month', 'EUR'],
    ],
    [
      `${FR}Rémunération selon profil, cycle de travail de 38 heures hebdomadaires`,
      [null, null, null, 'USD'],
    ],
    [
      'Pedreiro\nConstrutora Serra\nCampinas\n\nContrata-se para obra no centro, diária de 180 reais.',
      [180, 180, 'day', 'BRL'],
    ],
  ])('is read from "%s"', (text, expected) => {
    expect(payOf(text)).toEqual(expected);
  });

  test.each([
    `${DE}Wir zahlen über Tarif und 1.000 € Prämie für neue Kollegen.`,
    `${PT}Salário a combinar e 120 € subsídio de refeição`,
  ])('is not what is paid beside it: "%s"', (text) => {
    expect(payOf(text)).toEqual([null, null, null, 'USD']);
  });

  it('is the amount whose period is stated, beside others', () => {
    const text = `${DE}Gehalt: 3.100 € brutto pro Monat, Weihnachtsgehalt 800 €`;
    expect(payOf(text)).toEqual([3100, 3100, 'month', 'EUR']);
  });

  it('stays in dollars in a Spanish posting without a country', () => {
    const text = 'Se busca lavaplatos. $18.50 por hora más propinas. Nosotros te entrenamos para el trabajo.';
    expect(payOf(text)).toEqual([18.5, 18.5, 'hour', 'USD']);
  });
});

describe('hours of a week in another language', () => {
  test.each([
    [`${FR}Contrat : CDD 6 mois, 35h`, 35],
    [`${FR}Temps partiel 24h, coupures`, 24],
    [`${QUEBEC}32 $ de l'heure, 40 heures, quart de jour`, 40],
    [`${PT}Contrato a termo, 40h semanais`, 40],
    [`${DE}Gehalt: ab € 2.800,- brutto/Monat (Vollzeit 38,5 Stunden)`, 38.5],
    [`${DE}35-Stunden-Woche`, 35],
    [`${ES}Contrato de 20 horas`, 20],
    [`${ES}Jornada completa, 40 hs semanales`, 40],
    [`${PL}20 godzin tygodniowo`, 20],
  ])('are read from "%s"', (text, hours) => {
    const { hoursPerWeekMin, hoursPerWeekMax } = parse(text).schedule;
    expect([hoursPerWeekMin, hoursPerWeekMax]).toEqual([hours, hours]);
  });

  test.each([`${FR}Réponse sous 48h.`, `${PT}Turno: 14h às 22h`])('are not other times: "%s"', (text) => {
    expect(parse(text).schedule.hoursPerWeekMin).toBeNull();
  });
});

describe('levels of languages in another language', () => {
  test.each([
    [`${DE}Voraussetzungen\n- Deutschkenntnisse mind. B1`, 'de', [null, 'B1']],
    [`${DE}Voraussetzungen\n- Deutsch C1, Englisch B2`, 'en', ['professional', 'B2']],
    [`${DE}Voraussetzungen\n- gute Deutschkenntnisse`, 'de', ['professional', null]],
    [`${ES}Idiomas: inglés nivel básico.`, 'en', ['basic', null]],
    [`${PT}Requisitos\n- Inglês fluente (obrigatório)`, 'en', ['fluent', null]],
    [`${PL}Wymagania\n- komunikatywny język niemiecki`, 'de', ['conversational', null]],
  ])('are read from "%s"', (text, code, expected) => {
    const language = parse(text).languages.find(({ languageCode }) => languageCode === code);
    expect([language?.fluency, language?.cefr]).toEqual(expected);
  });
});

describe('shifts in another language', () => {
  test.each([
    [`${DE}abends und am Wochenende`, ['evening', 'weekend']],
    [`${PT}Regime de plantão noturno`, ['night']],
    [`${QUEBEC}Quart de soir`, ['evening']],
    [`${PL}praca popołudniami`, ['evening']],
  ])('are read from "%s"', (text, expected) => {
    expect([...parse(text).schedule.shifts].sort()).toEqual(expected);
  });
});
