import { parse } from './parse';

describe('postings in other styles', () => {
  test('the opening in an e-mail, whose calls to reply are no title', () => {
    const text =
      'Hi team,\n\nWe have a spot on the day crew and would love referrals. We need a Window Cleaner for two malls, $18.25/hr. Background check required.\n\nReply to this mail or call me.\n\nThanks so much,\nIda Lindqvist\nOperations Lead\nBrightpane Building Care\nSpokane, WA';
    expect(parse(text)).toMatchObject({
      title: 'Window Cleaner',
      employerName: 'Brightpane Building Care',
      city: 'Spokane',
      requiresBackgroundCheck: true,
    });
  });

  test('an agency that recruits on behalf of a client', () => {
    const text =
      'Northgate Staffing is recruiting on behalf of our client, a dairy in Tacoma, WA.\n\nForklift Operator - 2nd Shift\nPay: $22.40 per hour\n\nWhat the client requires\n- One year of experience';
    expect(parse(text)).toMatchObject({
      title: 'Forklift Operator',
      employerName: 'Northgate Staffing',
    });
  });

  test('an employer before a list of openings', () => {
    const text =
      'Elmside Hospital is hiring for the following positions:\n\n* Patient Transporter - $18.10/hr\n* Dietary Aide - $17.25/hr\n\nElmside Hospital, Duluth, Minnesota.';
    expect(parse(text)).toMatchObject({ title: 'Patient Transporter', employerName: 'Elmside Hospital' });
  });

  test('a city above its commission', () => {
    const text =
      'CITY OF MARLOW\nCIVIL SERVICE COMMISSION\n\nOPEN EXAMINATION ANNOUNCEMENT\n\nWATER TREATMENT OPERATOR I\n\nSALARY: $4,212 - $5,377 per month';
    expect(parse(text).employerName).toBe('CITY OF MARLOW');
  });

  test('a name before a place in brackets, and what sets a candidate apart', () => {
    const text =
      "Outside Sales Rep\nGraniteline Exteriors (Tulsa, OK)\n\nYou need\n- a reliable truck\nYou'll stand out with\n- insurance background";
    expect(parse(text)).toMatchObject({
      employerName: 'Graniteline Exteriors',
      city: 'Tulsa',
      preferredQualifications: ['insurance background'],
    });
  });

  test('the number of a requisition is no place in Idaho', () => {
    const text =
      'Phlebotomist I\nReq ID 55821\nNorwood Labs · Akron, OH\n\nRequirements\n- One year of experience';
    expect(parse(text)).toMatchObject({ city: 'Akron', state: 'OH' });
  });

  test('a district and a site above their values', () => {
    const text =
      'Position\nSchool Bus Driver\nDistrict\nMarrow Creek Unified School District\nSite\nBus Yard, Fresno, CA\nHourly\n$23.18 - $28.22\n\nRequirements\n- Class B CDL and a medical card';
    expect(parse(text)).toMatchObject({
      employerName: 'Marrow Creek Unified School District',
      city: 'Fresno',
    });
  });

  test('a chef required for an inn', () => {
    const text =
      'Chef de Partie required for The Gull & Anchor, Westport, Co. Mayo\n€15.50 to €17 per hour\nEssential: HACCP Level 2.';
    expect(parse(text)).toMatchObject({
      title: 'Chef de Partie',
      requiredCertifications: ['HACCP certification'],
    });
  });

  test('French prose names the clinic as the subject and the opening as the object', () => {
    const text =
      "La clinique Sainte-Blanche, à Grenoble, recrute une aide-soignante de nuit en CDI. Vous accompagnez les patients du service et assurez la transmission avec l'équipe de jour. Salaire : 2 150 € brut par mois.";
    expect(parse(text)).toMatchObject({
      title: 'aide-soignante de nuit',
      employerName: 'Sainte-Blanche',
      city: 'Grenoble',
    });
  });

  test('a German agency at the end of the text, and pay among the benefits', () => {
    const text =
      'Für unseren Kunden in Kassel suchen wir ab sofort:\n\nStaplerfahrer (m/w/d)\n\nIhr Profil:\n• gültiger Staplerschein\n• Schichtbereitschaft\nWir bieten: 15,20 € pro Stunde, unbefristeter Vertrag.\n\nFulda Personal GmbH, Untere Gasse 12, 34117 Kassel';
    expect(parse(text)).toMatchObject({
      employerName: 'Fulda Personal GmbH',
      compensation: { min: 15.2, currency: 'EUR', period: 'hour' },
      requiredCertifications: ['Forklift operator certification'],
    });
  });

  test.each([
    ['Paramedic', 'Paramedic license'],
    ['Respiratory Therapist', 'Neonatal resuscitation certification'],
  ])('NRP of a %s is the %s', (title, name) => {
    const text = `${title}\nCopper Health, Tulsa, OK\n\nRequirements:\n- NRP required\n- Night shifts`;
    expect(parse(text).requiredCertifications).toEqual([name]);
  });
});
