import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ApiKey } from '../keys/key';
import { useMode, useModeAddress } from '../parts/mode-select';
import { Snippet } from '../parts/snippet';
import { Failed, Loading } from '../parts/states';
import type { LoggedRequest } from '../requests/request';
import { useResource } from '../use-resource';
import type { Subscription } from '../webhooks/webhook';

/** The newest successful parse of the last 30 days, however many calls came after it. */
const PARSES = '/requests?mode=test&status=2&q=/api/v1/parse/';

interface Step {
  title: ReactNode;
  about: ReactNode;
  done: boolean;
}

/** The steps to a first response. Those that were done are ticked; when all are, the list is folded. */
export function SetupSteps() {
  const mode = useMode();
  const keyList = useResource<{ keys: ApiKey[] }>('/keys');
  const withMode = useModeAddress();
  const parses = useResource<{ requests: LoggedRequest[] }>(PARSES);
  const hooks = useResource<{ subscriptions: Subscription[] }>(`/webhooks?mode=${mode}`);
  if (keyList.loading || parses.loading || hooks.loading) return <Loading what="the steps" rows={5} />;
  // Without one of them it is unknown which steps are done.
  const failed = [keyList, parses, hooks].find(({ data }) => data === null);
  if (failed?.error) return <Failed error={failed.error} retry={failed.reload} what="the steps" />;
  const { keys = [] } = keyList.data ?? {};
  const { requests = [] } = parses.data ?? {};
  const { subscriptions = [] } = hooks.data ?? {};
  const steps: Step[] = [
    {
      title: <Link href={withMode('/developers/keys')}>Create a test key</Link>,
      about:
        'Test keys can call the same routes as live keys, without rate limits and without access to live data.',
      done: keys.some((key) => key.mode === 'test'),
    },
    {
      title: <Link href="/developers/playground">Parse a document in the playground</Link>,
      about: 'Upload a resume or a scan, and see the extracted data highlighted on the page.',
      done: requests.length > 0,
    },
    {
      title: 'Make the first call',
      about: (
        <>
          <p>Send a job posting as text. The response contains only data stated in the posting.</p>
          <Snippet label="Shell" code={firstCall()} />
        </>
      ),
      done: keys.some((key) => key.lastUsedAt !== null),
    },
    {
      title: <Link href={withMode('/developers/webhooks')}>Subscribe to events</Link>,
      about: 'Signed notifications replace polling.',
      done: subscriptions.length > 0,
    },
    {
      title: <Link href={withMode('/developers/keys')}>Create a live key</Link>,
      about: (
        <>
          When your integration works with test data. The <a href="/reference">reference</a> has all routes,
          fields and errors.
        </>
      ),
      done: keys.some((key) => key.mode === 'live'),
    },
  ];
  const done = steps.filter((step) => step.done).length;
  return (
    <details className="setup" open={done < steps.length}>
      <summary>
        <h2>Set up</h2>{' '}
        <span className="quiet">
          {done} of {steps.length} steps done
        </span>
      </summary>
      <ol className="steps">
        {steps.map((step, index) => (
          <li key={index} data-done={step.done || undefined}>
            <h3>
              {step.title} {step.done && <span className="hidden">(done)</span>}
            </h3>
            {!step.done && <div>{step.about}</div>}
          </li>
        ))}
      </ol>
    </details>
  );
}

function firstCall(): string {
  return [
    `curl ${location.origin}/api/v1/parse/jd \\`,
    '  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\',
    `  -d '{"text": "Line cook, Harbor Grill, Dayton, OH. $18.50 to $21 an hour."}'`,
  ].join('\n');
}
