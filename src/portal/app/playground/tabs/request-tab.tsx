import { Alert, Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { ActionFailed, Failed, Loading } from '../../parts/states';
import { Snippet } from '../../parts/snippet';
import { Tag } from '../../parts/tag';
import { formatJson, statusTone, type LoggedRequestDetail } from '../../requests/request';
import type { SandboxData } from '../../sandbox-records';
import { useSession } from '../../session';
import { useAction, useResource } from '../../use-resource';
import { DataChoice } from '../data-choice';
import { CallCode } from '../response-tabs';
import { callOf, METHODS, sendCall, type CallResponse, type Method } from '../any-call';
import { isComplete } from '../logged-body';

/** Sends any API call with the playground key, entered manually or taken from the request log. */
export function RequestTab({ replayed, path }: { replayed: string | null; path: string | null }) {
  const logged = useResource<LoggedRequestDetail>(
    replayed === null ? null : `/requests/${encodeURIComponent(replayed)}?mode=test`,
  );
  if (logged.error) return <Failed error={logged.error} retry={logged.reload} what="the request" />;
  if (logged.loading) return <Loading what="the request" />;
  return <Request key={replayed} logged={logged.data} chosenPath={path} />;
}

function Request({ logged, chosenPath }: { logged: LoggedRequestDetail | null; chosenPath: string | null }) {
  const { scopes } = useSession();
  const routes = scopes.flatMap((each) => each.routes);
  const [method, setMethod] = useState<Method>(METHODS.find((each) => each === logged?.method) ?? 'GET');
  const [path, setPath] = useState(logged?.path ?? chosenPath ?? '/api/v1/me');
  const [data, setData] = useState<SandboxData>('own');
  const [body, setBody] = useState(logged?.requestBody ? formatJson(logged.requestBody) : '');
  const [answer, setAnswer] = useState<CallResponse | null>(null);
  const apiCall = { method, path, data, body: method === 'GET' || body.trim() === '' ? null : body };
  const send = useAction(async () => {
    setAnswer(null);
    setAnswer(await sendCall(apiCall));
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send.run();
  };
  const code = callOf(apiCall, routes);
  return (
    <>
      <form onSubmit={submit}>
        {logged && <Replayed logged={logged} />}
        <div className="call-line">
          <NativeSelect
            label="Method"
            value={method}
            onChange={(event) =>
              setMethod(METHODS.find((each) => each === event.currentTarget.value) ?? 'GET')
            }
            data={[...METHODS]}
          />
          <TextInput
            label="Path"
            classNames={{ input: 'mono' }}
            value={path}
            onChange={(event) => setPath(event.currentTarget.value)}
            list="paths"
            required
          />
          <DataChoice data={data} choose={setData} />
        </div>
        <datalist id="paths">
          {[...new Set(routes.filter((route) => route.method === method).map((route) => route.path))].map(
            (each) => (
              <option key={each} value={each} />
            ),
          )}
        </datalist>
        {method !== 'GET' && (
          <Textarea
            label="Body"
            description="JSON"
            classNames={{ input: 'mono' }}
            rows={10}
            value={body}
            onChange={(event) => setBody(event.currentTarget.value)}
          />
        )}
        <div className="form-actions">
          <Button type="submit" loading={send.busy}>
            Send
          </Button>
        </div>
      </form>
      <ActionFailed error={send.error} />
      {send.busy && <Loading what="the response" rows={4} />}
      {answer && <ResponsePanel response={answer} />}
      {code && (
        <details className="panel">
          <summary>Show as code</summary>
          <CallCode call={code} />
        </details>
      )}
    </>
  );
}

function ResponsePanel({ response }: { response: CallResponse }) {
  return (
    <section className="panel" aria-label="Response">
      <p>
        <Tag tone={statusTone(response.status)}>{response.status}</Tag> in {response.milliseconds} ms
        {response.requestId !== null && (
          <>
            {' '}
            Request ID: <code>{response.requestId}</code>
          </>
        )}
      </p>
      {response.text === '' ? (
        <p className="quiet">The response has no body.</p>
      ) : (
        <Snippet label="Response" code={formatJson(response.text)} />
      )}
    </section>
  );
}

function Replayed({ logged }: { logged: LoggedRequestDetail }) {
  const missing = logged.method !== 'GET' && logged.requestBody === null;
  const cut = logged.requestBody !== null && !isComplete(logged.requestBody);
  return (
    <Alert
      color={missing || cut ? 'yellow' : 'teal'}
      title={`Logged request with status ${logged.status}`}
      role="note"
    >
      {missing && 'The log does not contain the body of this call. Enter one. '}
      {cut && 'The log truncated long texts in the body. Complete them before sending. '}
      The call uses the playground key in test mode.
    </Alert>
  );
}
