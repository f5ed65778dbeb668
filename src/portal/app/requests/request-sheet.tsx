import { Button } from '@mantine/core';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { dateTime } from '../format';
import { Copy } from '../parts/copy';
import { useModeAddress } from '../parts/mode-select';
import { Snippet } from '../parts/snippet';
import { Failed, Loading } from '../parts/states';
import { Tag } from '../parts/tag';
import { useResource } from '../use-resource';
import { curlOf } from './curl';
import { formatJson, recordOf, statusTone, type LoggedRequestDetail } from './request';

/** As in the style sheet: the sheet replaces the list. */
const NARROW = '(max-width: 68rem)';
/** Elements in which the arrow keys have a meaning of their own. */
const ARROW_ELEMENTS = 'pre, input, select, textarea';

/**
 * One request beside the list. Escape closes it, the arrow keys show the requests before and after it; null when there is
 * none in the list.
 */
export function RequestSheet(props: {
  requestId: string;
  mode: string;
  previous: string | null;
  next: string | null;
  show: (requestId: string) => void;
  close: () => void;
}) {
  const { requestId, mode, previous, next, show, close } = props;
  const detail = useResource<LoggedRequestDetail>(`/requests/${encodeURIComponent(requestId)}?mode=${mode}`);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    // A focused button receives no keys once it is disabled at the end of the list.
    if (!sheet.current?.contains(focused) || focused?.matches(':disabled'))
      sheet.current?.focus({ preventScroll: true });
    // There it stands in place of the list, which may have been scrolled.
    if (matchMedia(NARROW).matches) sheet.current?.scrollIntoView();
  }, [requestId]);
  useEffect(() => {
    const closeOnEscape = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [close]);
  const press = (event: KeyboardEvent): void => {
    if (event.target instanceof Element && event.target.matches(ARROW_ELEMENTS)) return;
    const target = event.key === 'ArrowUp' ? previous : event.key === 'ArrowDown' ? next : null;
    if (target === null) return;
    event.preventDefault();
    show(target);
  };
  const step = (target: string | null, label: string) => (
    <Button variant="default" size="xs" disabled={target === null} onClick={() => target && show(target)}>
      {label}
    </Button>
  );
  return (
    <section className="sheet panel" ref={sheet} tabIndex={-1} aria-label="Request" onKeyDown={press}>
      <div className="sheet-head">
        <h2>
          <code>{requestId}</code>
        </h2>
        <div className="sheet-steps">
          {step(previous, 'Previous')}
          {step(next, 'Next')}
          <Button variant="default" size="xs" onClick={close}>
            Close
          </Button>
        </div>
      </div>
      {detail.error && <Failed error={detail.error} retry={detail.reload} what="the request" />}
      {detail.loading && <Loading what="the request" />}
      {detail.data && <Detail request={detail.data} mode={mode} />}
    </section>
  );
}

function Detail({ request, mode }: { request: LoggedRequestDetail; mode: string }) {
  const withMode = useModeAddress();
  const record = recordOf(request);
  return (
    <div className="dialog-form">
      <dl className="facts">
        <dt>Call</dt>
        <dd>
          <code>
            {request.method} {request.path}
          </code>
        </dd>
        <dt>Status</dt>
        <dd>
          <Tag tone={statusTone(request.status)}>{request.status}</Tag>
          {request.code !== null && (
            <>
              {' '}
              <a href={`/errors/${request.code}`}>{request.code}</a>
            </>
          )}
        </dd>
        <dt>Time</dt>
        <dd>{dateTime(request.at)}</dd>
        <dt>Duration</dt>
        <dd>{request.milliseconds.toLocaleString('en')} ms</dd>
        <dt>Key</dt>
        <dd>
          <Link href={withMode(`/developers/keys/${request.keyId}`)}>{request.keyName ?? request.keyId}</Link>
        </dd>
        {request.pages > 0 && (
          <>
            <dt>Pages read</dt>
            <dd>{request.pages}</dd>
          </>
        )}
        {record && (
          <>
            <dt>Record</dt>
            <dd>
              <Link href={withMode(record.href)}>{record.label}</Link>
            </dd>
          </>
        )}
        {request.operationId !== null && <Operation request={request} mode={mode} />}
      </dl>
      <div className="sheet-steps">
        <Copy text={curlOf(request, location.origin)} label="Copy as curl" />
        {mode === 'test' && (
          <Link href={`/developers/playground?replay=${request.requestId}`}>Replay in the playground</Link>
        )}
      </div>
      {mode === 'live' && (
        <p className="quiet">Bodies of live calls are never stored, because they contain personal data.</p>
      )}
      {request.requestBody !== null && (
        <Snippet label="Request body" code={formatJson(request.requestBody)} />
      )}
      {request.responseBody !== null && <Snippet label="Response" code={formatJson(request.responseBody)} />}
    </div>
  );
}

/** The operation of a request: its state, its other requests, and, in test mode, its result in the playground. */
function Operation({ request, mode }: { request: LoggedRequestDetail; mode: string }) {
  const withMode = useModeAddress();
  const { operationId, operation } = request;
  return (
    <>
      <dt>Operation</dt>
      <dd>
        <code>{operationId}</code> {operation && <Tag tone="neutral">{operation.status}</Tag>}
        <small>
          <Link href={withMode(`/developers/requests?q=${operationId}`)}>Its requests</Link>
          {operation?.type.startsWith('parse.') && operation.type !== 'parse.batch' && (
            <>
              {' · '}
              <Link href={withMode(`/developers/documents/${operationId}`)}>Document</Link>
            </>
          )}
          {operation && mode === 'test' && (
            <>
              {' · '}
              <Link href={`/developers/playground?path=/api/v1/operations/${operationId}`}>
                Read its result in the playground
              </Link>
            </>
          )}
          {!operation && ' · deleted after 72 hours'}
        </small>
      </dd>
    </>
  );
}
