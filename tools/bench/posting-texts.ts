const TRADES = [
  ['Forklift Operator', 'Toledo, OH', '$18.50 - $21.00 per hour', 'sit-down forklift certification'],
  ['Certified Nursing Assistant', 'Dayton, OH', '$19.25 per hour', 'active CNA certification'],
  ['Line Cook', 'Akron, OH', '$16.00 to $18.00 an hour', 'ServSafe Food Handler card'],
  ['CDL-A Driver', 'Lima, OH', '$1,450 a week', 'CDL class A with a clean record'],
  ['Accounts Payable Clerk', 'Columbus, OH', '$44,000 - $52,000 a year', 'experience with QuickBooks'],
] as const;

const DUTIES = [
  'Follow the plan of the shift and report delays to the lead',
  'Keep the area clean and every aisle clear',
  'Count, label and record what comes in and goes out',
  'Train new colleagues during their first two weeks',
  'Answer questions of customers and colleagues in a friendly way',
  'Check equipment before use and write down defects',
  'Lift up to 50 lbs and stand for most of the shift',
  'Work with handheld scanners and Microsoft Excel',
];

/** Realistic postings of about 1.5 kB, all different. */
export function postingTexts(count: number, seed: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const [title, place, pay, must] = TRADES[(index + seed) % TRADES.length]!;
    const duties = DUTIES.map((_duty, at) => DUTIES[(at * 3 + index + seed) % DUTIES.length]!);
    return [
      `${title} ${seed}-${index}`,
      `Harbor Supply Group · ${place}`,
      `Pay: ${pay}, paid weekly. Full-time, second shift, Monday to Friday, 2:00 PM - 10:30 PM.`,
      '',
      'About the job',
      `We are looking for a ${title.toLowerCase()} for our site in ${place}. ${duties[0]}. ${duties[1]}.`,
      '',
      'Responsibilities',
      ...duties.map((duty) => `- ${duty}`),
      '',
      'Requirements',
      `- ${must}`,
      '- One year of experience in a similar job',
      '- High school diploma or GED; no degree required',
      '- Background check and drug screen before the first day',
      '',
      'Nice to have',
      '- Spanish',
      '- First aid and CPR',
      '',
      'Benefits',
      '- Medical, dental and vision insurance after 30 days',
      '- 401(k) with match, 10 days of paid time off',
      '',
      'Harbor Supply Group is an equal opportunity employer.',
    ].join('\n');
  });
}
