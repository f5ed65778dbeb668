import { Link } from 'wouter';
import { Copy } from '../parts/copy';
import { Dialog } from '../parts/dialog';
import { dateTime } from '../format';
import { Failed, Loading } from '../parts/states';
import { Snippet } from '../parts/snippet';
import { useResource } from '../use-resource';
import { curlOf } from './curl';
import { formatJson, type LoggedRequestDetail } from './request';

/** Shows one call with its request and response, and a link to the error documentation. */
export function RequestDialog(props: { requestId: string; mode: string; close: () => void }) {
  const detail = useResource<LoggedRequestDetail>(`/requests/${props.requestId}?mode=${props.mode}`);
  return (
    <Dialog onClose={props.close} size="xl" title={<code>{props.requestId}</code>}>
      {detail.error && <Failed error={detail.error} retry={detail.reload} what="the request" />}
      {detail.loading && <Loading what="the request" />}
      {detail.data && <Detail request={detail.data} mode={props.mode} />}
    </Dialog>
  );
}

function Detail({ request, mode }: { request: LoggedRequestDetail; mode: string }) {
  return (
    <div className="dialog-form">
      <dl className="facts">
        <dt>Call</dt>
        <dd>
          <code>
            {request.method} {request.path}
          </code>
        </dd>
        <dt>Answer</dt>
        <dd>
          {request.status}
          {request.code !== null && (
            <>
              {' '}
              <a href={`/errors/${request.code}`}>{request.code}</a>
            </>
          )}
        </dd>
        <dt>When</dt>
        <dd>{dateTime(request.at)}</dd>
        <dt>Time taken</dt>
        <dd>{request.milliseconds.toLocaleString('en')} ms</dd>
        <dt>Key</dt>
        <dd>{request.keyName ?? request.keyId}</dd>
        {request.pages > 0 && (
          <>
            <dt>Pages read</dt>
            <dd>{request.pages}</dd>
          </>
        )}
        {request.operationId !== null && (
          <>
            <dt>Operation</dt>
            <dd>
              <code>{request.operationId}</code>
            </dd>
          </>
        )}
      </dl>
      <p>
        <Copy text={curlOf(request, location.origin)} label="Copy as curl" />
      </p>
      {mode === 'live' && (
        <p className="quiet">Bodies of live calls are never stored, because they contain personal data.</p>
      )}
      {mode === 'test' && (
        <p>
          <Link href={`/developers/playground?replay=${request.requestId}`}>Replay in the playground</Link>
        </p>
      )}
      {request.requestBody !== null && (
        <Snippet label="Request body" code={formatJson(request.requestBody)} />
      )}
      {request.answerBody !== null && <Snippet label="Response" code={formatJson(request.answerBody)} />}
    </div>
  );
}
