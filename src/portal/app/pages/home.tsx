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
        lead="Parse resumes and job descriptions, sync jobs, and match candidates. Make your first call in a few minutes."
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
          Test keys can call the same routes as live keys, without rate limits and without access to live
          data.
        </p>
      </li>
      <li>
        <h2>
          <Link href="/developers/playground">Parse a document in the playground</Link>
        </h2>
        <p>Upload a resume or a scan, and see the extracted data highlighted on the page.</p>
      </li>
      <li>
        <h2>Make the first call</h2>
        <p>Send a job posting as text. The response contains only data stated in the posting.</p>
        <Snippet label="Shell" code={firstCall()} />
      </li>
      <li>
        <h2>
          <a href="/reference">Read the reference</a>
        </h2>
        <p>
          All routes, fields and errors, with an interactive client. Machine-readable as{' '}
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
        <p>Waiting, running and failed tasks of every pool. Failed tasks can be retried.</p>
      </li>
      <li>
        <h2>
          <a href="/reference">API reference</a>
        </h2>
        <p>All routes, fields and errors.</p>
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
