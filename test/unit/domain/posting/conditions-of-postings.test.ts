import { parse } from './parse';

describe('a posting that names no employer', () => {
  it.each([
    'Background check is required. Uniform is provided.',
    'Direct deposit is available. Overtime is common.',
    'Visa sponsorship is not available.',
    'Steel toe boots required. Weekly pay.',
  ])('gets none from a sentence about conditions: %s', (sentence) => {
    expect(parse(`Cook\nDayton, OH\n${sentence}`).employerName).toBeNull();
  });

  it('keeps employers whose names begin with such words', () => {
    expect(parse('Welder\nSteel Dynamics is hiring in Butler, IN').employerName).toBe('Steel Dynamics');
    expect(parse('Cook at Uniform Diner\nDayton').employerName).toBe('Uniform Diner');
  });
});

describe('the title of a posting', () => {
  it.each([
    ['Forklift Operator 2nd Shift 3pm-11:30pm - temp to hire', 'Forklift Operator'],
    ['Software Engineer II (Hybrid, 3 days/week in Seattle)', 'Software Engineer II'],
    ['Machine Operator (Temp to Hire)', 'Machine Operator'],
  ])('has no terms of the work: %s', (line, title) => {
    expect(parse(`${line}\nJoliet, IL`).title).toBe(title);
  });
});

describe('the skills of a posting', () => {
  it.each([
    'MA certification (CCMA/RMA) required within six months.',
    '2 years of experience or recent grad of CDL school.',
    'Must have active Michigan CNA cert or be enrolled in a CNA class.',
  ])('are not credentials: %s', (sentence) => {
    expect(parse(`Aide\nDayton, OH\n${sentence}`).requiredSkills).toEqual([]);
  });
});

describe('pay in cash', () => {
  it.each(['$120 cash daily', '$120 cash a day', '120 dollars cash per day'])('has its period: %s', (pay) => {
    expect(parse(`House cleaner in Dayton. ${pay}`).compensation).toMatchObject({ min: 120, period: 'day' });
  });
});
