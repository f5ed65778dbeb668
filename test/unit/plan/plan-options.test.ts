import { planHelp, readPlanOptions } from '../../../tools/plan/options';

describe('The options of the plan', () => {
  it('have defaults and accept values of both modes', () => {
    const plan = readPlanOptions(['--resumes-per-day', '1000000', '--scan-share', '.1', '--peak=5']);
    expect(plan).toMatchObject({
      mode: 'capacity',
      json: false,
      values: { 'resumes-per-day': 1_000_000, 'scan-share': 0.1, peak: 5, utilization: 0.7 },
    });
    const simulation = readPlanOptions(['--simulate', '--tasks', '1000', '--seed', 'x', '--json']);
    expect(simulation).toMatchObject({ mode: 'simulation', json: true, seed: 'x', values: { tasks: 1_000 } });
    expect(readPlanOptions(['--help'])).toEqual({ mode: 'help' });
    expect(planHelp()).toContain('--webhooks-per-resume');
  });

  it.each([
    [['--resumes', '5'], /Unknown option '--resumes'.*--help/],
    [['extra'], /extra.*--help/],
    [['--peak'], /--peak.*argument missing.*--help/],
    [['--peak', 'high'], '--peak must be a number from 1 to 1000, not "high".'],
    [['--peak', ''], '--peak must be a number from 1 to 1000, not "".'],
    [['--scan-share', '1.5'], '--scan-share must be a number from 0 to 1, not "1.5".'],
    [['--resumes-per-day', '-3'], /--resumes-per-day must be a whole number from 0 .* not "-3"\./],
    [['--candidates', '2.5'], /--candidates must be a whole number/],
    [
      ['--scan-share', '.6', '--docx-share', '.5'],
      '--scan-share, --docx-share and --text-share must not exceed 1 together, they are 1.15.',
    ],
    [['--tasks', '5'], '--tasks cannot be used without --simulate.'],
    [['--seed', '5'], '--seed requires --simulate.'],
    [['--simulate', '--peak', '5'], '--peak cannot be used with --simulate.'],
    [
      ['--simulate', '--tenants', '5', '--backlogged', '5'],
      '--backlogged must be lower than --tenants, not 5 of 5.',
    ],
  ])('are refused with the reason: %j', (args, message) => {
    expect(() => readPlanOptions(args)).toThrow(message);
  });
});
