import { Link, useSearchParams } from 'wouter';
import { ListPage } from '../parts/list-page';
import type { Mode } from '../parts/mode-select';
import { RelativeTime } from '../parts/relative-time';
import { Tag } from '../parts/tag';
import { useResource } from '../use-resource';
import { statusTone } from './request';

export interface ErrorGroup {
  code: string;
  status: number;
  method: string;
  route: string;
  count: number;
  keys: number;
  lastAt: string;
}

/** Rejected and failed calls of the last 30 days, by code and route. A group leads to its calls. */
export function RequestErrors({ mode }: { mode: Mode }) {
  const [search] = useSearchParams();
  const list = useResource<{ errors: ErrorGroup[] }>(`/request-errors?mode=${mode}`);
  const callsOf = ({ code, route }: ErrorGroup): string => {
    const next = new URLSearchParams(search);
    next.delete('tab');
    next.set('code', code);
    next.set('route', route);
    return `/developers/requests?${next.toString()}`;
  };
  return (
    <ListPage
      what="the errors"
      list={list}
      itemsOf={({ errors }) => errors}
      empty={{ title: 'No errors', advice: 'No call was rejected or failed in the last 30 days.' }}
    >
      {(errors) => <ErrorGroups errors={errors} callsOf={callsOf} />}
    </ListPage>
  );
}

/** Errors by code and route. The count of a group leads to its calls. */
export function ErrorGroups(props: {
  errors: readonly ErrorGroup[];
  callsOf: (group: ErrorGroup) => string;
}) {
  const { errors, callsOf } = props;
  return (
    <div className="panel flush">
      <table className="stacking">
        <caption className="hidden">Errors by code and route, most frequent first</caption>
        <thead>
          <tr>
            <th scope="col">Error</th>
            <th scope="col">Route</th>
            <th scope="col">Calls</th>
            <th scope="col">Keys</th>
            <th scope="col">Last</th>
          </tr>
        </thead>
        <tbody>
          {errors.map((group) => (
            <tr key={`${group.code} ${group.method} ${group.route} ${group.status}`}>
              <th scope="row">
                <Tag tone={statusTone(group.status)}>{group.status}</Tag>{' '}
                <a href={`/errors/${group.code}`}>{group.code}</a>
              </th>
              <td data-label="Route">
                <code className="address">
                  {group.method} {group.route}
                </code>
              </td>
              <td data-label="Calls" className="figure">
                <Link
                  href={callsOf(group)}
                  aria-label={`Show the ${group.count} calls with ${group.code} at ${group.route}`}
                >
                  {group.count.toLocaleString('en')}
                </Link>
              </td>
              <td data-label="Keys" className="figure">
                {group.keys}
              </td>
              <td data-label="Last">
                <RelativeTime at={group.lastAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
