import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { EVENT_TYPES, eventJsonSchema, EVENTS_BY_TYPE } from '../../../src/webhooks/events/catalogue';
import { newEvent, pairEvents } from '../../../src/webhooks/events/new-event';

const ACTING_TENANT = '01974f29-1f0a-7b2c-8d7e-9f0a1b2c3d4e';
const LINKED_TENANT = '01974f29-1f0a-7b2c-8d7e-9f0a1b2c3d4f';

describe('the webhook event catalogue', () => {
  it.each(EVENT_TYPES)(
    'has a sample of %s that is valid by the internal and the published schema',
    (type) => {
      expect(EVENTS_BY_TYPE[type].data.parse(EVENTS_BY_TYPE[type].sample)).toEqual(
        EVENTS_BY_TYPE[type].sample,
      );
      const check = addFormats(new Ajv2020()).compile(eventJsonSchema(type));
      expect([check(EVENTS_BY_TYPE[type].sample), check.errors]).toEqual([true, null]);
    },
  );

  it('drops members outside the schema, such as free text with personal data', () => {
    const loose = { ...EVENTS_BY_TYPE['rating.submitted'].sample, comment: 'Kim Example was late twice.' };
    const event = newEvent('rating.submitted', loose);
    expect(JSON.stringify(event)).not.toContain('Kim');
    expect(event.eventId).toMatch(/^msg_[0-9A-Za-z]{27}$/);
  });

  it('rejects values outside the schema', () => {
    expect(() =>
      newEvent('rating.submitted', { ...EVENTS_BY_TYPE['rating.submitted'].sample, rating: 6 }),
    ).toThrow();
  });

  it('creates a separate event for each tenant of a pair', () => {
    const events = pairEvents(
      'match.created',
      ACTING_TENANT,
      LINKED_TENANT,
      () => EVENTS_BY_TYPE['match.created'].sample,
    );
    expect(events.map((event) => event.tenantId)).toEqual([undefined, LINKED_TENANT]);
    expect(new Set(events.map((event) => event.eventId)).size).toBe(2);
    expect(
      pairEvents('match.created', ACTING_TENANT, ACTING_TENANT, () => EVENTS_BY_TYPE['match.created'].sample),
    ).toHaveLength(1);
    expect(
      pairEvents('match.created', ACTING_TENANT, null, () => EVENTS_BY_TYPE['match.created'].sample),
    ).toHaveLength(1);
  });
});
