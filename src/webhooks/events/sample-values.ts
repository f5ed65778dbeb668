/** Values that the samples of several events share, so that the samples are consistent. */
export const SAMPLE_VALUES = {
  matchId: '01974f2a-3b1c-7d4e-8f90-a1b2c3d4e5f6',
  candidateId: '01974f2a-2a0b-7c3d-9e8f-0a1b2c3d4e5f',
  jobId: '01974f29-1f0a-7b2c-8d7e-9f0a1b2c3d4e',
  placementId: '01974f30-4c2d-7e5f-a0b1-c2d3e4f5a6b7',
  time: '2026-06-08T12:00:00.000Z',
  laterTime: '2026-06-09T08:30:00.000Z',
} as const;
