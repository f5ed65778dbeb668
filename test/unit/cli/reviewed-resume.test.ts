import { exampleOf, reviewedResumeSchema } from '../../../src/cli/dataset/reviewed-resume';

const RESUME = reviewedResumeSchema.parse({
  basics: {
    ...{ name: 'Dana Mbeki', email: 'dana@example.com', phone: '+14195550142' },
    location: { city: 'Toledo', state: 'OH', countryCode: 'US' },
  },
  work: [
    { name: 'Harbor Cold Storage', position: 'Packer', startDate: '2019-03', endDate: null, isCurrent: true },
  ],
  education: [],
  skills: [{ name: 'Forklift operation', rawNames: ['forklift'] }],
  meta: { sha256: 'ab', mediaType: 'image/png' },
});

describe('an example of a reviewed resume', () => {
  it('has the confirmed values in the form that the bench reads', () => {
    expect(exampleOf('1', '1.png', RESUME, null)).toMatchObject({
      ...{ id: '1', file: 'files/1.png', format: 'png', truth_complete: true },
      gold: {
        ...{ name: 'Dana Mbeki', location: 'Toledo, OH, US', skills: ['forklift'] },
        work: [{ company: 'Harbor Cold Storage', position: 'Packer', start: '2019-03', end: 'present' }],
      },
    });
  });

  it('expects only what the person could change', () => {
    expect(exampleOf('1', '1.png', RESUME, ['/basics', '/skills'])).toMatchObject({
      truth_complete: false,
      scored_fields: ['name', 'email', 'phone', 'location', 'skills'],
    });
  });
});
