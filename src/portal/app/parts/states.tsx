import { Alert, Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Refusal } from '../api';

/** Rows where rows will be. */
export function Loading({ what, rows = 4 }: { what: string; rows?: number }) {
  return (
    <div role="status" aria-label={`Loading ${what}`} className="loading">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={row === 0 ? 28 : 44} width={row === 0 ? '40%' : '100%'} radius="md" />
      ))}
    </div>
  );
}

/** What went wrong, what to quote when asking about it, and another try. */
export function Failed({ error, retry, what }: { error: Refusal; retry?: () => void; what: string }) {
  return (
    <Alert color="red" title={`Could not load ${what}`} role="alert" className="failed">
      <p>{error.message}</p>
      {error.requestId !== null && (
        <p className="quiet">
          Request <code>{error.requestId}</code>
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

/** The refusal of something a person has just done. */
export function ActionFailed({ error }: { error: Refusal | null }) {
  if (!error) return null;
  return (
    <Alert color="red" role="alert" title="That did not work">
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

/** Nothing here yet, and what to do about it. */
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
