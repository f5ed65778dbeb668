/**
 * The import rule: each layer, the layers it may import, and the advice shown when a file imports another one. A file
 * belongs to the layer with the longest path that its own path starts with. A layer may always import itself.
 */
export interface Layer {
  /** A folder or a single file. */
  path: string;
  /** Layers it may import. */
  may: readonly string[];
  /** Layers of which it may import types only (`import type`). */
  types?: readonly string[];
  /** What to do instead, shown with every violation. */
  instead: string;
}

const SHARED = ['src/config', 'src/platform'];
const KNOW_HOW = [
  'src/domain',
  'src/documents',
  'src/llm',
  'src/mail',
  'src/objects',
  'src/openid',
  'src/webhooks',
];
const STORES = ['src/db', 'src/queue', 'src/tasks'];

export const LAYERS: readonly Layer[] = [
  {
    path: 'src/platform',
    may: [],
    instead: 'platform holds leaves: hand what it needs in as an argument',
  },
  {
    path: 'src/config',
    may: ['src/platform'],
    instead: 'config only describes settings: hand the value out in src/compose',
  },
  {
    path: 'src/domain',
    may: [],
    instead:
      'domain is pure and could be published alone: take the value as an argument, let a service fetch it',
  },
  {
    path: 'src/tasks',
    may: SHARED,
    types: ['src/domain'],
    instead: 'a task contract is a name, a schema and numbers: put work into workers/<pool>/<name>.ts',
  },
  {
    path: 'src/db',
    may: ['src/tasks', ...SHARED],
    types: ['src/domain'],
    instead: 'a repository stores and finds rows: decide in a service and pass the result in',
  },
  {
    path: 'src/queue',
    may: ['src/tasks', ...SHARED],
    types: ['src/domain'],
    instead: 'the queue carries ids: read rows in the service that is called',
  },
  {
    path: 'src/documents',
    // The layout every reader fills in is part of the domain, with the pure functions that build it.
    may: ['src/domain', 'src/tasks', ...SHARED],
    instead: 'documents turns bytes into a layout: let a service pass it to the parser',
  },
  {
    path: 'src/llm',
    may: ['src/tasks', ...SHARED],
    types: ['src/domain'],
    instead: 'llm is one client behind a small interface: build prompts and read answers in the caller',
  },
  {
    path: 'src/mail',
    may: SHARED,
    instead: 'mail words letters and hands them to a server: let a service decide who gets which',
  },
  {
    path: 'src/objects',
    may: SHARED,
    instead: 'objects stores and reads bytes by key: let a service choose the keys and encrypt the content',
  },
  {
    path: 'src/openid',
    may: SHARED,
    instead: 'openid asks an issuer who a user is: let a service decide what follows',
  },
  {
    path: 'src/webhooks',
    may: ['src/tasks', ...SHARED],
    types: ['src/domain'],
    instead: 'webhooks signs and sends what it is given: let the delivery service read and record',
  },
  {
    path: 'src/services',
    may: [...KNOW_HOW, ...STORES, ...SHARED],
    instead: 'a service knows no HTTP and no worker: give it a narrow interface and wire it in src/compose',
  },
  {
    path: 'src/http',
    // Pure checks of the domain (is this a state? is this a date?) belong to judging a request, too.
    may: ['src/services', 'src/domain', ...SHARED],
    instead: 'http only translates: put the use case into src/services and call that',
  },
  {
    path: 'src/portal',
    may: ['src/portal/views', 'src/http', 'src/services', ...SHARED],
    types: ['src/domain'],
    instead: 'the portal stands on the same services as any caller: add what is missing to src/services',
  },
  {
    // Rendered by the service for the first view, and in the browser for what follows.
    path: 'src/portal/views',
    may: ['src/platform'],
    instead: 'views turn values into markup in both places: pass the values in',
  },
  {
    path: 'src/portal/app',
    may: ['client', 'src/portal/views', 'src/embedded/demo-documents'],
    types: ['src/domain'],
    instead: 'the pages run in a browser: ask an endpoint of src/portal/api',
  },
  {
    path: 'src/embedded',
    may: SHARED,
    instead: 'embedded starts stores for a laptop and knows nothing of what is kept in them',
  },
  {
    path: 'src/embedded/demo-documents',
    may: [],
    instead: 'the folder holds sample documents only: put code into src/embedded',
  },
  {
    path: 'src/compose',
    may: ['src/http', 'src/portal', 'src/services', ...KNOW_HOW, ...STORES, ...SHARED],
    instead:
      'compose constructs what lives in src: entries (server, cli, workers) call it, not the other way round',
  },
  {
    path: 'src/server.ts',
    may: ['src/compose', 'src/http', 'src/portal', ...SHARED],
    instead: 'the entry stays under a screen: construct in src/compose',
  },
  {
    path: 'client',
    may: [],
    instead: 'the client is installed elsewhere alone: it knows the API and nothing of what is behind it',
  },
  {
    path: 'src/cli',
    may: [
      'client',
      'src/webhooks',
      'src/compose',
      'src/services',
      'src/domain',
      'src/db',
      'src/queue',
      'src/documents',
      'src/llm',
      'src/mail',
      ...SHARED,
    ],
    instead: 'a command translates a line into a service call: put the use case into src/services',
  },
  {
    path: 'workers/runtime',
    may: ['src/tasks', 'src/queue', ...SHARED],
    types: ['src/domain', 'src/services'],
    instead: 'the runtime runs any task and knows none: put what is special into workers/<pool>/<name>.ts',
  },
  {
    path: 'workers/main.ts',
    may: ['workers', 'workers/runtime', 'src/compose', 'src/tasks', 'src/queue', ...SHARED],
    instead: 'the entry stays under a screen: construct in src/compose',
  },
  {
    path: 'workers',
    may: ['workers/runtime', 'src/services', 'src/tasks', ...SHARED],
    types: ['src/domain'],
    instead:
      'a handler calls a service and returns what its contract declares: put the work into src/services',
  },
  {
    path: 'migrations',
    may: [],
    instead: 'migrations are history and must not change when the code does: write the values out',
  },
];

/** Layers outside the rule: they may import anything, and nothing above may import them. */
export const OUTSIDE = ['test', 'tools'] as const;

/** Packages only some layers may import. A trailing `*` stands for any ending. */
export const PACKAGES: readonly { names: readonly string[]; only: readonly string[]; instead: string }[] = [
  {
    names: ['bullmq'],
    only: ['src/queue', 'workers/runtime', 'test', 'tools'],
    instead: 'enqueue through src/queue, handle in workers/<pool>',
  },
  {
    names: ['knex', 'pg'],
    only: ['src/db', 'src/embedded', 'migrations', 'test', 'tools'],
    instead: 'ask a repository of src/db, or add one',
  },
  {
    names: ['express', '@tsoa/runtime', 'multer', 'cookie-parser'],
    only: ['src/http', 'src/portal', 'src/compose', 'src/queue/queue-board.ts', 'test', 'tools'],
    instead: 'translate HTTP in src/http and call a service',
  },
  {
    names: ['@bull-board/api', '@bull-board/express'],
    only: ['src/queue/queue-board.ts', 'test'],
    instead: 'mount the router that src/queue/queue-board.ts makes',
  },
  {
    names: ['undici'],
    only: ['src/webhooks/sending', 'test', 'tools'],
    instead: 'call the sender of src/webhooks/sending, which checks where a request goes',
  },
  {
    names: ['openai'],
    only: ['src/llm', 'test'],
    instead: 'call the interface of src/llm',
  },
  {
    names: ['commander', 'cli-progress'],
    only: ['src/cli', 'test', 'tools'],
    instead: 'speak on the terminal in src/cli or tools only',
  },
];

/** What a pure layer may not touch: modules by name, and values that differ from call to call. */
export const PURE = {
  layers: ['src/domain'],
  modules: [
    'fs',
    'fs/promises',
    'net',
    'tls',
    'dgram',
    'dns',
    'http',
    'https',
    'http2',
    'timers',
    'timers/promises',
    'child_process',
    'worker_threads',
    'cluster',
    'os',
    'process',
  ],
  globals: ['process', 'fetch', 'setTimeout', 'setInterval', 'setImmediate'],
  members: ['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID'],
  instead: 'take the value (a date, an id, bytes) as an argument',
} as const;

/** Layers that may read the environment. */
export const ENVIRONMENT_READERS = ['src/config', 'src/embedded', 'tools', 'test'] as const;
