import { RelativeTime } from '../parts/relative-time';
import { Tag } from '../parts/tag';
import { statusTone, type LoggedRequest } from './request';

/** The requests of a list. `opened` is the one that is shown beside it. */
export function RequestTable(props: {
  rows: readonly LoggedRequest[];
  opened?: string | null;
  open: (requestId: string) => void;
}) {
  const { rows, opened = null, open } = props;
  return (
    <div className="panel flush">
      <table className="stacking">
        <caption className="hidden">Requests, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Request</th>
            <th scope="col">Key</th>
            <th scope="col">Duration</th>
            <th scope="col">Time</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.requestId} aria-current={row.requestId === opened ? 'true' : undefined}>
              <td data-label="Status">
                <Tag tone={statusTone(row.status)}>{row.status}</Tag>
              </td>
              <td data-label="Request">
                <button
                  type="button"
                  className="link"
                  data-request={row.requestId}
                  onClick={() => open(row.requestId)}
                >
                  {row.method} {row.path}
                </button>
                {row.code !== null && <small>{row.code}</small>}
              </td>
              <td data-label="Key">{row.keyName ?? 'Deleted key'}</td>
              <td data-label="Duration" className="figure">
                {row.milliseconds.toLocaleString('en')} ms
              </td>
              <td data-label="Time">
                <RelativeTime at={row.at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
