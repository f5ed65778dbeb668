import openApi from '../../../src/http/generated/openapi.json';
import { Description } from '../../../tools/conformance/description';
import { fromPattern, InstanceGenerator } from '../../../tools/conformance/instance';
import { Mutator } from '../../../tools/conformance/generate/mutation';
import { Schemas } from '../../../tools/conformance/generate/schemas';
import { Random } from '../../../tools/synthetic/random';

const REQUESTS_PER_OPERATION = 60;
const description = new Description(openApi);
const schemas = new Schemas(description);
const bodies = description.operations.flatMap(({ name, body }) => {
  const schema = body?.['application/json']?.schema;
  return schema === undefined ? [] : [{ name, schema }];
});

describe('requests generated from the API description', () => {
  it('cover every operation that takes JSON', () => {
    expect(bodies.length).toBeGreaterThan(15);
  });

  it.each(bodies)('satisfy the schema of $name', ({ schema }) => {
    const generator = new InstanceGenerator(description);
    for (let number = 0; number < REQUESTS_PER_OPERATION; number++) {
      const instance = generator.instance(schema, new Random(`valid ${number}`));
      expect([instance, schemas.accepts(schema, instance)]).toEqual([instance, true]);
    }
  });

  it.each(bodies)(
    'violate the schema of $name after a mutation, which names the changed location',
    ({ schema }) => {
      const generator = new InstanceGenerator(description);
      const mutator = new Mutator(description);
      const changes = new Set<string>();
      for (let number = 0; number < REQUESTS_PER_OPERATION; number++) {
        const random = new Random(`mutated ${number}`);
        const instance = generator.instance(schema, random);
        const mutation = mutator.mutate(schema, instance, random, (value) => schemas.accepts(schema, value));
        if (mutation === null) continue;
        expect(schemas.accepts(schema, mutation.value)).toBe(false);
        expect(mutation.pointer).toMatch(/^(\/[^/]+)*$/);
        changes.add(mutation.change);
      }
      expect(changes.size).toBeGreaterThan(2);
    },
  );

  it('are the same for the same seed', () => {
    const make = (): unknown[] =>
      bodies.map(({ schema }) => new InstanceGenerator(description).instance(schema, new Random('again')));
    expect(make()).toEqual(make());
  });

  it.each([
    '^[a-z]{2}$',
    '^\\d{4}(-\\d{2}(-\\d{2})?)?$',
    '^[0-9a-f]{8}-[0-9a-f]{4}$',
    '^req_[0-9A-Za-z]{22}$',
  ])('contain strings that match the pattern %s', (pattern) => {
    for (let number = 0; number < REQUESTS_PER_OPERATION; number++) {
      expect(fromPattern(pattern, new Random(`${pattern} ${number}`))).toMatch(new RegExp(pattern));
    }
  });
});
