import { Alert, Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ApiError } from '../api';

/** Placeholder rows while data loads. */
export function Loading({ what, rows = 4 }: { what: string; rows?: number }) {
  return (
    <div role="status" aria-label={`Loading ${what}`} className="loading">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={row === 0 ? 28 : 44} width={row === 0 ? '40%' : '100%'} radius="md" />
      ))}
    </div>
  );
}

/** Shows a load error, its request id for support, and a retry button. A record that does not exist gets advice instead. */
export function Failed({ error, retry, what }: { error: ApiError; retry?: () => void; what: string }) {
  if (error.code === 'not_found') {
    return (
      <div className="empty" role="alert">
        <h2>{error.message}</h2>
        <p>It may have been deleted, or it belongs to the other mode.</p>
      </div>
    );
  }
  return (
    <Alert color="red" title={`Could not load ${what}`} role="alert" className="failed">
      <p>{error.message}</p>
      {error.requestId !== null && (
        <p className="quiet">
          Request ID: <code>{error.requestId}</code>
        </p>
      )}
      {retry && (
        <Button variant="default" size="xs" onClick={retry}>
          Try again
        </Button>
      )}
    </Alert>
  );
}

/** Shows the error of a user action. */
export function ActionFailed({ error }: { error: ApiError | null }) {
  if (!error) return null;
  return (
    <Alert color="red" role="alert" title="The action failed">
      <p>{error.message}</p>
      {error.fields.length > 0 && (
        <ul>
          {error.fields.map((field) => (
            <li key={field.pointer}>
              <code>{field.pointer}</code> {field.message}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

/** An empty state with advice. */
export function Empty({
  title,
  children,
  action,
}: {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </div>
  );
}

export function PageHead({ title, lead, action }: { title: string; lead: ReactNode; action?: ReactNode }) {
  return (
    <div className="page-head">
      <title>{`${title} · Tenure`}</title>
      <div>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      {action && <div className="page-action">{action}</div>}
    </div>
  );
}
