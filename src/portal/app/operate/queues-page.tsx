import { Link } from 'wouter';
import { PageHead } from '../parts/states';
import './operate.css';

/** The queue board in a frame, so that the navigation leads back. */
export default function QueuesPage() {
  return (
    <>
      <PageHead
        title="Queue board"
        lead={
          <>
            Waiting, running and failed tasks of every pool.{' '}
            <Link href="/developers/status">Back to the status</Link>
          </>
        }
        action={<a href="/ops/queues">Open alone</a>}
      />
      <iframe className="queue-board" src="/ops/queues" title="Queue board" />
    </>
  );
}
