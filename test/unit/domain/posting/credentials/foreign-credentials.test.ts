import { parse } from '../parse';

const ES = 'Conductor de camión\nTransportes Olmedo\nSevilla\n\nRequisitos\n- ';
const FR = 'Agent de sécurité H/F\nVigie SARL\nRennes\n\nProfil recherché\n- ';
const DE = 'Mitarbeiter Lager (m/w/d)\nKonrad Spedition GmbH\nKassel\n\nAnforderungen\n- ';
const PT = 'Motorista\nTransportadora Boa Via\nCuritiba\n\nRequisitos\n- ';
const PL = 'Kierowca\nTransMag Sp. z o.o.\nŁódź\n\nWymagania\n- ';

describe('a credential of a posting in another language', () => {
  test.each([
    [`${ES}Permiso C+E y tarjeta de tacógrafo`, ['Heavy goods vehicle license', 'Tachograph driver card']],
    [`${ES}CAP en vigor`, ['Driver certificate of professional competence']],
    [`${ES}Carnet de conducir B`, ["Driver's license"]],
    [`${ES}Carné de sanidad vigente`, ['Food handler card']],
    [`${FR}Carte professionnelle à jour, SST`, ['Private security qualification', 'First aid certification']],
    [`${FR}DEAES ou DEAS exigé`, ['NVQ in health and social care or Certified nursing assistant']],
    [`${DE}Führerschein der Klasse B`, ["Driver's license"]],
    [`${DE}Führerschein der Klassen C und CE`, ['Heavy goods vehicle license']],
    [`${DE}Ausbildung zum Pflegehelfer`, ['Certified nursing assistant']],
    [`${DE}Sachkundeprüfung § 34a GewO`, ['Private security qualification']],
    [`${PT}CNH categoria E`, ['Heavy goods vehicle license']],
    [`${PT}CNH AB`, ["Driver's license"]],
    [
      `${PL}prawo jazdy kat. C+E, kod 95`,
      ['Heavy goods vehicle license', 'Driver certificate of professional competence'],
    ],
    [`${PL}uprawnienia SEP do 1 kV`, ['SEP electrical qualification']],
  ])('is read from "%s"', (text, expected) => {
    expect([...parse(text).requiredCertifications].sort()).toEqual([...expected].sort());
  });

  test('names no first aid course in an English posting', () => {
    const text =
      'Laborer\nHarbor Concrete LLC\nDayton, OH\n\nRequirements\n- You must hold a valid OSHA 10-hour card and SST';
    expect(parse(text).requiredCertifications).toEqual(['OSHA 10-hour card']);
  });

  test('is the vocational diploma for "CAP" in a French posting', () => {
    const text = 'Cuisinier H/F\nAuberge du Port\nBrest\n\nProfil recherché\n- Diplôme CAP cuisine exigé';
    expect(parse(text).requiredCertifications).toEqual([]);
  });
});
