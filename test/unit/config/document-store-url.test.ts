import { parseDocumentStoreUrl } from '../../../src/config/document-store-url';

describe('DOCUMENT_STORE_URL', () => {
  it('names the server, bucket, prefix, credentials and region', () => {
    expect(
      parseDocumentStoreUrl(
        's3://key:s%2Fcret@minio.example.com:9000/docs/eu/one?region=eu-west-1&tls=false',
        {},
      ),
    ).toEqual({
      bucketUrl: 'http://minio.example.com:9000/docs',
      prefix: 'eu/one/',
      region: 'eu-west-1',
      accessKeyId: 'key',
      secretAccessKey: 's/cret',
      sessionToken: null,
    });
  });

  it('takes what it leaves out from the variables of AWS, and puts the bucket into the host on request', () => {
    const aws = { accessKeyId: 'a', secretAccessKey: 'b', sessionToken: 'c', region: 'us-west-2' };
    expect(parseDocumentStoreUrl('s3://s3.us-west-2.amazonaws.com/docs?pathStyle=false', aws)).toEqual({
      bucketUrl: 'https://docs.s3.us-west-2.amazonaws.com',
      prefix: '',
      region: 'us-west-2',
      accessKeyId: 'a',
      secretAccessKey: 'b',
      sessionToken: 'c',
    });
  });

  it.each([
    ['https://key:secret@host/docs', 'must be an s3:// URL'],
    ['s3://key:secret@host', 'must name a host and a bucket: s3://host/bucket'],
    ['s3://host/docs', 'needs credentials: in the URL, or in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
    ['s3://key:secret@host/docs?tls=no', 'needs true or false for tls'],
    ['s3://key:secret@host/docs?acl=private', 'may only have the parameters region, tls, pathStyle'],
  ])('is refused with a reason without credentials: %s', (url, reason) => {
    expect(() => parseDocumentStoreUrl(url, {})).toThrow(new Error(reason));
  });
});
