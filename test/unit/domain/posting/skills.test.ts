import { parse } from './parse';

const posting = (title: string, duty: string, requirement: string) =>
  parse(
    `${title}\nAcme Services, Newark, NJ\n\nWhat you will do\n- ${duty}\n- Keep records\n\nWhat you bring\n- ${requirement}\n- Reliable attendance`,
  );
const skills = (title: string, duty: string, requirement: string) =>
  posting(title, duty, requirement).requiredSkills.map(({ name }) => name);

describe('skills required by a posting', () => {
  test('a duty about delivery times does not require delivery driving of an analyst', () => {
    const found = skills('Senior Data Analyst', 'Own the reporting on delivery times and cost', 'SQL');
    expect(found).toContain('SQL');
    expect(found).not.toContain('Delivery driving');
  });

  test('a duty about deliveries requires delivery driving of a delivery driver', () => {
    expect(skills('Delivery Driver', 'Make deliveries to customers', 'A calm manner')).toContain(
      'Delivery driving',
    );
  });

  test('"strong" before another skill does not mean physical stamina', () => {
    const found = skills('Data Analyst', 'Build dashboards', 'Strong SQL and a strong, organized mind');
    expect(found).toContain('SQL');
    expect(found).not.toContain('Physical stamina');
  });

  test('"strong" as a separate trait means physical stamina', () => {
    expect(skills('Mover', 'Carry furniture', 'Must be strong and punctual')).toContain('Physical stamina');
  });

  test('the verb "drive" does not mean initiative', () => {
    expect(skills('Sales Manager', 'Explain forecasts to people who drive trucks', 'Excel')).not.toContain(
      'Initiative',
    );
  });

  test('a word of another field of work is not a skill of an accountant', () => {
    const found = skills('Accountant', 'Produce sound reports and visit plants', 'QuickBooks');
    expect(found).not.toContain('Audio engineering');
    expect(found).not.toContain('Greenhouse work');
  });
});
