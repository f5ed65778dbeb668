import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { EVENT_SCHEMAS, EVENT_TYPES, eventJsonSchema } from '../../../src/webhooks/events/catalogue';
import { newEvent, pairEvents } from '../../../src/webhooks/events/new-event';
import { EVENT_SAMPLES } from '../../../src/webhooks/events/samples';

const OURS = '01974f29-1f0a-7b2c-8d7e-9f0a1b2c3d4e';
const THEIRS = '01974f29-1f0a-7b2c-8d7e-9f0a1b2c3d4f';

describe('the catalogue of events', () => {
  it.each(EVENT_TYPES)('%s: the sample is one, by our schema and by the published one', (type) => {
    expect(EVENT_SCHEMAS[type].parse(EVENT_SAMPLES[type])).toEqual(EVENT_SAMPLES[type]);
    const check = addFormats(new Ajv2020()).compile(eventJsonSchema(type));
    expect([check(EVENT_SAMPLES[type]), check.errors]).toEqual([true, null]);
  });

  it('drops what the catalogue does not name, so nothing personal travels along', () => {
    const loose = { ...EVENT_SAMPLES['rating.submitted'], comment: 'Kim Example was late twice.' };
    const event = newEvent('rating.submitted', loose);
    expect(JSON.stringify(event)).not.toContain('Kim');
    expect(event.eventId).toMatch(/^msg_[0-9A-Za-z]{27}$/);
  });

  it('refuses values no receiver could rely on', () => {
    expect(() => newEvent('rating.submitted', { ...EVENT_SAMPLES['rating.submitted'], rating: 6 })).toThrow();
  });

  it('gives each tenant of a pair an event of its own', () => {
    const events = pairEvents('match.created', OURS, THEIRS, () => EVENT_SAMPLES['match.created']);
    expect(events.map((event) => event.tenantId)).toEqual([undefined, THEIRS]);
    expect(new Set(events.map((event) => event.eventId)).size).toBe(2);
    expect(pairEvents('match.created', OURS, OURS, () => EVENT_SAMPLES['match.created'])).toHaveLength(1);
    expect(pairEvents('match.created', OURS, null, () => EVENT_SAMPLES['match.created'])).toHaveLength(1);
  });
});
