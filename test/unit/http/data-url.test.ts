import { decodeDataUrl, looksLikeDataUrl } from '../../../src/http/body/data-url';

const text = (url: string): string | null => decodeDataUrl(url)?.bytes.toString('utf8') ?? null;

describe('decodeDataUrl (RFC 2397)', () => {
  it.each([
    ['data:text/plain;base64,T2RhbHlz', 'Odalys'],
    ['data:text/plain;charset=utf-8;base64,w5ZkYWx5cw==', 'Ödalys'],
    ['data:;base64,T2RhbHlz', 'Odalys'],
    ['data:,Odalys%20B', 'Odalys B'],
    ['DATA:text/plain;charset=utf-8,%C3%96dalys', 'Ödalys'],
    ['  data:application/pdf;name="a b.pdf";base64,T2RhbHlz\n', 'Odalys'],
    ['data:text/plain;base64,T2Rh\r\nbHlz', 'Odalys'],
    ['data:text/plain;base64,T2RhbA%3D%3D', 'Odal'],
    ['data:text/plain;base64,', ''],
  ])('decodes %j', (url, expected) => expect(text(url)).toBe(expected));

  it('returns binary content unchanged and the media type in lower case', () => {
    expect([...(decodeDataUrl('data:,%ff%00%80')?.bytes ?? [])]).toEqual([0xff, 0, 0x80]);
    expect(decodeDataUrl('data:image/PNG;base64,iVBORw==')?.mediaType).toBe('image/png');
  });

  it.each([
    'data:text/plain;base64,@@@@',
    'data:text/plain;base64,QUJDR',
    'data:text/plain;base64,QQ=',
    'data:text/plain;base64,QQ==QQ==',
    'data:text/plain,%zz',
    'data:text/plain,%4',
    'data:not a type,a',
    'data:text/plain',
  ])('returns null for %j', (url) => expect(decodeDataUrl(url)).toBeNull());
});

it('looksLikeDataUrl distinguishes a data URL from a text that begins with "Data:"', () => {
  expect(looksLikeDataUrl('Data: analyst, five years')).toBe(false);
  expect(looksLikeDataUrl('Data:\nScience, Bachelor 2015')).toBe(false);
  expect(looksLikeDataUrl('data:text/plain;base64,QUJD')).toBe(true);
});
