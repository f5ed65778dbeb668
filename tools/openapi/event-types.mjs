import fs from 'node:fs';
import path from 'node:path';
import { loadTypeScript } from '../lib/load-typescript.mjs';
import { projectRoot } from '../lib/project.mjs';

const { EVENT_TYPES } = loadTypeScript('src/webhooks/events/catalogue.ts');

const file = path.join(projectRoot, 'src', 'http', 'generated', 'event-types.ts');
const union = (types) => types.map((type) => `\n  | '${type}'`).join('');

/** Writes the event types of the catalogue as literals: the generator of the routes reads literals only. */
export function writeEventTypes() {
  fs.writeFileSync(
    file,
    `// Generated from src/webhooks/events/catalogue.ts by npm run build.

/** All event types; a type is never renamed. */
export type EventType =${union(EVENT_TYPES)};

/** An event type, or \`*\` for all types, including future types. */
export type EventChoice =${union([...EVENT_TYPES, '*'])};
`,
  );
}
