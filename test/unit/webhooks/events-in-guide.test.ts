import fs from 'node:fs';
import path from 'node:path';
import { EVENTS } from '../../../src/webhooks/events/catalogue';

const guide = path.join(__dirname, '..', '..', '..', 'docs', 'guides', 'webhooks.md');

describe('The webhook guide', () => {
  it('lists each event type with its scope and its meaning, in the order of the catalogue', () => {
    const table = fs.readFileSync(guide, 'utf8').split('\n| Event')[1]?.split('\n\n')[0] ?? '';
    const rows = table
      .split('\n')
      .slice(2)
      .map((row) =>
        row
          .split('|')
          .slice(1, 4)
          .map((cell) => cell.trim()),
      );
    expect(rows).toEqual(EVENTS.map(({ type, scope, meaning }) => [`\`${type}\``, `\`${scope}\``, meaning]));
  });
});
