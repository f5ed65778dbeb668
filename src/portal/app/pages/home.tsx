import { Link } from 'wouter';
import { PageHead } from '../parts/states';
import { Snippet } from '../parts/snippet';
import { useSession } from '../session';

export default function Home() {
  const { user } = useSession();
  return (
    <>
      <PageHead
        title="Build on Tenure"
        lead="Parse resumes and job descriptions, and keep jobs in sync. A few minutes to the first answer."
      />
      {user.tenantId === null ? <OperatorSteps /> : <Steps />}
    </>
  );
}

function Steps() {
  return (
    <ol className="steps">
      <li>
        <h2>
          <Link href="/developers/keys">Create a test key</Link>
        </h2>
        <p>
          Test keys reach the same routes as live ones, without rate limits and without touching live data.
        </p>
      </li>
      <li>
        <h2>
          <Link href="/developers/playground">Parse a document in the playground</Link>
        </h2>
        <p>Drop a resume or a scan, and see the page with boxes over what was read.</p>
      </li>
      <li>
        <h2>Make the first call</h2>
        <p>A posting as text; the answer is structured data that holds only what the posting says.</p>
        <Snippet label="Shell" code={firstCall()} />
      </li>
      <li>
        <h2>
          <a href="/reference">Read the reference</a>
        </h2>
        <p>
          Every route, field and refusal, with a client to try them. Machine-readable as{' '}
          <a href="/api/v1/openapi.json">JSON</a> and <a href="/api/v1/openapi.yaml">YAML</a>.
        </p>
      </li>
    </ol>
  );
}

function OperatorSteps() {
  return (
    <ul className="steps">
      <li>
        <h2>
          <a href="/ops/queues">Queue board</a>
        </h2>
        <p>Tasks of every pool: waiting, running, failed; failed ones can be tried again.</p>
      </li>
      <li>
        <h2>
          <a href="/reference">API reference</a>
        </h2>
        <p>Every route, field and refusal.</p>
      </li>
    </ul>
  );
}

function firstCall(): string {
  return [
    `curl ${location.origin}/api/v1/parse/jd \\`,
    '  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\',
    `  -d '{"text": "Line cook, Harbor Grill, Dayton, OH. $18.50 to $21 an hour."}'`,
  ].join('\n');
}
