import { parse } from '../parse';

describe('the name of the employer', () => {
  test.each([
    [
      'VACANCY NOTICE\nBluff City Public Schools\n\nVacancy: Mathematics Teacher\nLocation: Roosevelt High School\n\nQualifications:\n- Teaching license\n- Bachelor of science',
      'Bluff City Public Schools',
    ],
    [
      'CITY OF MARROW FALLS\nHUMAN RESOURCES DEPARTMENT\n333 Mill Street, Marrow Falls, Oregon 97338\n\nPARKS WORKER I\n\nQualifications\n- Driver license\n- High school diploma',
      'City of Marrow Falls',
    ],
    [
      'Direct Support Professional\nWisteria Homes, Inc. serves adults in Valdosta, Georgia.',
      'Wisteria Homes, Inc.',
    ],
    [
      'OTR drivers!! Pelican Freight of Mobile AL is paying 62 cpm, home every 2nd weekend.',
      'Pelican Freight',
    ],
  ])('in %j is %s', (text, name) => {
    expect(parse(text).employerName?.toLowerCase()).toBe(name.toLowerCase());
  });

  test.each(['Paid Fridays', 'OSHA 10', 'Training Center'])('is not "%s"', (words) => {
    expect(parse(`Framing crew wants two more. ${words}. Texts only, ask for Rusty.`).employerName).not.toBe(
      words,
    );
  });
});
