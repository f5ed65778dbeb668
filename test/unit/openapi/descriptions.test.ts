import fs from 'node:fs';
import path from 'node:path';

const document = fs.readFileSync(path.resolve(__dirname, '../../../src/http/generated/openapi.json'), 'utf8');

describe('the OpenAPI document', () => {
  it('contains no comments of the type library of TypeScript', () => {
    const { components } = JSON.parse(document) as {
      components: { schemas: Record<string, { description?: string }> };
    };
    const descriptions = Object.values(components.schemas).map(({ description = '' }) => description);
    expect(descriptions.length).toBeGreaterThan(100);
    expect(descriptions.filter((each) => /\bin T\b|\bof type T\b|\bunion K\b|\btype K\b/.test(each))).toEqual(
      [],
    );
  });
});
