import { parseObjectList } from '../../../src/objects/object-list';

const entry = (key: string, modified: string): string =>
  `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified><Size>4</Size></Contents>`;

describe('A page of an object listing', () => {
  it('contains keys and times, and the token of the next page', () => {
    const xml = `<ListBucketResult><IsTruncated>true</IsTruncated>
      ${entry('documents/a', '2026-11-23T10:00:00.000Z')}${entry('documents/b', '2026-11-23T11:00:00.000Z')}
      <NextContinuationToken>1&amp;2==</NextContinuationToken></ListBucketResult>`;
    expect(parseObjectList(xml)).toEqual({
      objects: [
        { key: 'documents/a', modifiedAt: new Date('2026-11-23T10:00:00Z') },
        { key: 'documents/b', modifiedAt: new Date('2026-11-23T11:00:00Z') },
      ],
      next: '1&2==',
    });
  });

  it('is the last one without a token', () => {
    expect(parseObjectList('<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>')).toEqual({
      objects: [],
      next: null,
    });
  });

  it('leaves out entries that cannot be read', () => {
    expect(parseObjectList(entry('documents/a', 'yesterday')).objects).toEqual([]);
  });
});
