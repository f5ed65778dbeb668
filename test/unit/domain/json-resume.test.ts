import { toJsonResume } from '../../../src/domain/parsing/resume-export/json-resume';
import type { ParsedResume } from '../../../src/domain/parsing/parsed-resume';
import examples from '../../../tools/openapi/examples/responses/parsing.json';

const resume = examples.parseResume[200]['application/json'] as unknown as ParsedResume;

describe('toJsonResume', () => {
  it('maps a parsed resume to the fields of JSON Resume', () => {
    const document = toJsonResume({
      ...resume,
      basics: {
        ...resume.basics,
        url: 'odalys.example/cv',
        profiles: [{ network: 'LinkedIn', username: 'odalys', url: 'https://linkedin.example/odalys' }],
      },
      certifications: resume.certifications.map((each) => ({ ...each, issuer: 'OSHA', date: '2019-05-04' })),
    });
    expect(document.basics).toMatchObject({
      name: resume.basics.name,
      url: 'https://odalys.example/cv',
      location: { city: 'Toledo', region: 'OH', countryCode: 'US' },
      profiles: [{ network: 'LinkedIn', username: 'odalys', url: 'https://linkedin.example/odalys' }],
    });
    expect(document.certificates).toEqual([expect.objectContaining({ issuer: 'OSHA', date: '2019-05-04' })]);
    expect(document.meta).toMatchObject({ version: 'v1.0.0' });
  });

  it('states in the name that a certificate is not held', () => {
    const { certificates } = toJsonResume({
      ...resume,
      certifications: resume.certifications.map((each) => ({ ...each, name: 'CNA', status: 'in_progress' })),
    });
    expect(certificates).toEqual([expect.objectContaining({ name: 'CNA (in progress)' })]);
  });

  it('omits nulls, empty strings, invalid dates and invalid URLs', () => {
    const invalid = {
      ...resume,
      work: resume.work.map((item) => ({ ...item, startDate: '0099', url: 'see my site', summary: null })),
    };
    const text = JSON.stringify(toJsonResume(invalid));
    expect(text).not.toContain('null');
    expect(text).not.toContain('""');
    expect(text).not.toContain('0099');
    expect(text).not.toContain('see my site');
  });
});
