import http from 'node:http';
import type { AddressInfo } from 'node:net';

const POSTING = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  identifier: { '@type': 'PropertyValue', value: 'HF-7' },
  title: 'Line Cook',
  datePosted: '2026-06-01',
  hiringOrganization: { '@type': 'Organization', name: 'Harbor Foods' },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Toledo',
      addressRegion: 'OH',
      addressCountry: 'US',
    },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', minValue: 18, maxValue: 21, unitText: 'HOUR' },
  },
  description: '<p>Cooks breakfast and lunch. Food handler card required.</p>',
};

export interface LocalPages {
  url: string;
  stop: () => Promise<void>;
}

/** Serves a careers page with one posting, and accepts webhook messages at every other address. */
export async function startPages(): Promise<LocalPages> {
  const server = http.createServer((request, response) => {
    request.resume();
    const page = `<script type="application/ld+json">${JSON.stringify(POSTING)}</script>`;
    response.setHeader('Content-Type', 'text/html');
    response.end(request.url?.startsWith('/jobs') ? page : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
