import type { Command } from 'commander';
import { once } from 'node:events';
import { tenureClient } from '../../../client/src/index';
import { WebhookListener, type ReceivedMessage } from '../listen/webhook-listener';
import { isSameService } from '../listen/same-service';
import { apiKey, eventKinds, webAddress } from '../options';
import type { Columns } from '../output';
import { withUrlOption } from '../service-options';
import type { CommandRunner } from '../command-runner';

const messageColumns: Columns<ReceivedMessage> = {
  id: (message) => message.id,
  type: (message) => message.type,
  signature: (message) => (message.verified ? 'verified' : 'WRONG'),
  response: (message) => message.forwarded?.status ?? (message.forwarded ? 'no response' : 'not forwarded'),
  ms: (message) => message.forwarded?.ms ?? 0,
};

interface ListenOptions {
  key: string;
  url: string;
  forward?: string;
  events: string[];
}

/** `webhooks listen`: prints and forwards the events of a test key during development. */
export function addWebhookCommands(program: Command, session: CommandRunner): void {
  const command = program
    .command('webhooks')
    .description('receive webhooks during development')
    .command('listen')
    .description(
      'print the events of a test key, verify the signatures and forward them to your program; stop with Ctrl-C',
    );
  withUrlOption(command)
    .requiredOption('--key <key>', 'test key with the scopes of the event types', apiKey)
    .option(
      '--forward <address>',
      'where your program takes webhooks, e.g. http://localhost:4000/hook',
      webAddress,
    )
    .option('--events <kinds>', 'event types, separated by commas', eventKinds, ['*'])
    .action(
      session.plain<ListenOptions>(async ({ options, output, usage }) => {
        if (!options.key.startsWith('svc_test_'))
          usage('Listening requires a test key, which begins with svc_test_.');
        if (options.forward !== undefined && isSameService(options.forward, options.url)) {
          usage('--forward is the URL of the service itself. Set it to the URL of your own program.');
        }
        const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
        const listener = new WebhookListener({
          client: tenureClient({ baseUrl: options.url, apiKey: options.key }),
          events: options.events,
          forwardTo: options.forward ?? null,
          onMessage: (message) => output.record(message, messageColumns),
          onError: say,
        });
        try {
          await listener.start();
          say(
            listener.way === 'deliveries'
              ? 'Listening for deliveries. Press Ctrl-C to stop.'
              : 'The service cannot reach this machine, so events are read from its log and signed locally. Press Ctrl-C to stop.',
          );
          say(`Signing secret of this session: ${listener.secret}`);
          await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
        } finally {
          await listener.stop();
        }
      }),
    );
}
