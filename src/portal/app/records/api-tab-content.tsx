import { Link } from 'wouter';
import { Snippet } from '../parts/snippet';
import { CallCode } from '../playground/response-tabs';
import type { Call } from '../playground/snippets';

export default function ApiTabContent(props: {
  call: Call;
  answer: object;
  /** Address of the playground with the record preselected. */
  match: string;
}) {
  const { call, answer, match } = props;
  return (
    <>
      <p>
        <Link href={match}>Match in the playground</Link>
      </p>
      <CallCode call={call} />
      <Snippet label="Response" code={JSON.stringify(answer, null, 2)} />
    </>
  );
}
