import { Link } from 'wouter';
import { useModeAddress } from '../parts/mode-select';
import type { UsageFigures } from '../requests/usage';

/** Figures of each route or key. */
export function Breakdown({
  title,
  head,
  rows,
}: {
  title: string;
  head: string;
  rows: (UsageFigures & { label: string; href?: string })[];
}) {
  const withMode = useModeAddress();
  return (
    <>
      <h2>{title}</h2>
      <div className="panel flush">
        <table className="stacking">
          <caption className="hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">Requests</th>
              <th scope="col">Rejected</th>
              <th scope="col">Failed</th>
              <th scope="col">Median</th>
              <th scope="col">95th percentile</th>
              <th scope="col">Pages</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  {row.href ? <Link href={withMode(row.href)}>{row.label}</Link> : row.label}
                </th>
                <td data-label="Requests" className="figure">
                  {row.requests.toLocaleString('en')}
                </td>
                <td data-label="Rejected" className="figure">
                  {row.refused.toLocaleString('en')}
                </td>
                <td data-label="Failed" className="figure">
                  {row.failed.toLocaleString('en')}
                </td>
                <td data-label="Median" className="figure">
                  {Math.round(row.p50).toLocaleString('en')} ms
                </td>
                <td data-label="95th percentile" className="figure">
                  {Math.round(row.p95).toLocaleString('en')} ms
                </td>
                <td data-label="Pages" className="figure">
                  {row.pages.toLocaleString('en')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
