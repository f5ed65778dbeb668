import { parse } from '../parse';

describe('the title in a sentence of a posting in another language', () => {
  test.each([
    [
      'Bonjour à tous ! Nous recherchons pour notre restaurant à Quimper un(e) serveur / serveuse pour la saison. 39h par semaine, anglais demandé.',
      'serveur / serveuse',
    ],
    [
      'Moin! Wir sind ein kleiner Betrieb aus Oldenburg und brauchen dringend einen Maler und Lackierer, gern auch mit Erfahrung. Der Lohn beträgt 18 Euro die Stunde.',
      'Maler und Lackierer',
    ],
    [
      'Oi pessoal, o hotel abriu aqui em Porto Seguro e está precisando de duas camareiras para trabalhar de quarta a domingo. Não precisa de experiência.',
      'camareiras',
    ],
    [
      'HOSPITAL SAN RAFAEL\nOferta de empleo\n\nSe abre una bolsa para cubrir bajas con el perfil de técnico/a en radiología, con destino en la unidad de imagen.',
      'técnico/a en radiología',
    ],
  ])('is read from "%s"', (text, expected) => {
    expect(parse(text).title).toBe(expected);
  });

  test('gives way to a first line that names work', () => {
    const text =
      'Camarero\nBar Olmedo\nSevilla\n\nBuscamos una persona con ganas para trabajar con un cocinero de la casa.';
    expect(parse(text).title).toBe('Camarero');
  });
});

describe('the employer of a posting in another language', () => {
  test.each([
    [
      'Se solicita chofer\n\nEn transportes "Hermanos Olvera" buscamos operadores para la ruta de Monterrey. El sueldo es de $6,500 a la semana.',
      'Hermanos Olvera',
    ],
    [
      'Wir suchen einen Maler für die Arbeit in Oldenburg. Der Lohn ist 18 Euro die Stunde und die Woche hat 39 Stunden.\nMalerbetrieb janssen & sohn',
      'Malerbetrieb janssen & sohn',
    ],
    [
      'Oi pessoal, a Pousada Boa Maré está com uma vaga de cozinheiro para o fim de semana. O salário é de R$ 2.400 por mês.',
      'Pousada Boa Maré',
    ],
  ])('is read from "%s"', (text, expected) => {
    expect(parse(text).employerName).toBe(expected);
  });

  test('is no place near the work', () => {
    const text =
      'Buscamos camarero para trabajar en un bar que está cerca del Hotel Miramar. El horario es de lunes a viernes por la tarde.';
    expect(parse(text).employerName).toBeNull();
  });
});

describe('facts of a posting in another language', () => {
  const FR = 'Cariste (H/F)\nLyon\n\nNous recherchons un cariste pour notre client.\n';

  test('are read from labels of the French employment service', () => {
    const posting = parse(
      `${FR}Expérience : 6 mois - Sur poste similaire\nSalaire : Horaire de 12,62 Euros sur 12 mois\nDurée : 35H Travail en 3x8`,
    );
    expect(posting.minExperienceMonths).toBe(6);
    expect(posting.compensation).toMatchObject({ min: 12.62, period: 'hour', currency: 'EUR' });
    expect(posting.schedule).toMatchObject({ hoursPerWeekMin: 35, shifts: ['rotating'] });
  });

  test('count the people sought late in the sentence', () => {
    const text =
      "L'agence recrute pour l'un de ses clients, acteur majeur de la logistique, 5 caristes avec une bonne expérience.";
    expect(parse(text).openings).toBe(5);
  });

  test('keep a class after an abbreviation in its sentence', () => {
    const text =
      'Magazynier\nTransMag Sp. z o.o.\nŁódź\n\nWymagania\n- Prawo jazdy kat. B będzie plusem. Praca w systemie zmianowym.';
    expect(parse(text).requiredCertifications).toEqual([]);
    expect(parse(text).preferredCertifications).toEqual(["Driver's license"]);
  });
});
