import { parse } from '../parse';

describe('a title has no words besides it', () => {
  it.each([
    ['[Immediate opening] Overnight Caregiver – Silver Spring, MD', 'Overnight Caregiver'],
    ['Warehouse Associate (Second Chance Employer)', 'Warehouse Associate'],
    ['Dental Assistant (EFDA preferred)', 'Dental Assistant'],
    ['Landscape Crew Members — April through November', 'Landscape Crew Members'],
    ['Respiratory Therapist (RRT or CRT) — Full Time Days, 7a-7:30p', 'Respiratory Therapist (RRT or CRT)'],
    ['Assistant Teacher, Infant Room (8:30–5:00)', 'Assistant Teacher, Infant Room'],
    ['Occupation: 53-7062 Laborers and Movers, Hand', 'Laborers and Movers, Hand'],
    ['Overnight Shelter Monitor (2): Th-Sun 10pm-8am', 'Overnight Shelter Monitor'],
    ['Sr. Staff Accountant (must live in OH, MI or IN)', 'Sr. Staff Accountant'],
    ['Position Vacancy: Custodian II (Nights)', 'Custodian II (Nights)'],
    ['Volunteer Coordinator (Part-time, 20 hours, $21/hour)', 'Volunteer Coordinator'],
  ])('%s', (line, title) => {
    expect(parse(`${line}\nLittle Creek Center, Asheville, NC\nFull benefits. Background check.`).title).toBe(
      title,
    );
  });
});

describe('an employer is a name', () => {
  it.each([
    [
      'Overnight Caregiver – Group Home – Bend, OR\n\nHarborlight Residential Services supports adults in 14 homes.',
      'Harborlight Residential Services',
    ],
    ['Nurse\nOur Tulsa clinic needs a nurse.', null],
    ['Painter\nCrew works all over Tampa Florida\n$22/hr', null],
    ['Loader\nEmployer: Confidential\nWorksite: Elkhart, IN\n$17/hr', null],
    ['Cook\nOur Lady of Mercy Hospital, Dayton, OH', 'Our Lady of Mercy Hospital'],
    ['Cook\nEmployer: Wellspring Community, 100 Hilltop Dr, Greensboro, NC', 'Wellspring Community'],
    [
      'Laborers needed for cleanup in Toledo, $17/hr. Reply YES to 419-555-0121. – Buckeye Labor Source',
      'Buckeye Labor Source',
    ],
    ['Nurse\nRN license req.', null],
    ['Tower Climber\nCo: Summit Wireless Infrastructure\nTravel 75%', 'Summit Wireless Infrastructure'],
  ])('%s', (text, employer) => {
    expect(parse(text).employerName).toBe(employer);
  });
});

it.each([
  ['Clerk\nIndustrial Supply Co., Akron Ohio — est. 1951\nCounts inventory.', 'Akron', 'OH'],
  ['Assembler\nVantage Powersports\nLocation: Roseau MN', 'Roseau', 'MN'],
])('a town and its state need no comma: %s', (text, city, state) => {
  expect(parse(text)).toMatchObject({ city, state, countryCode: 'US' });
});
