import { NativeSelect, Table } from '@mantine/core';
import { useSearchParams } from 'wouter';
import { COLOURS } from '../charts/colours';
import { TimeChart } from '../charts/time-chart';
import type { Point } from '../charts/time-series';
import { useMode } from '../parts/mode-select';
import { Empty, Failed, Loading, PageHead } from '../parts/states';
import { Tile } from '../parts/tile';
import { Limits } from '../requests/limits';
import { filled, total, type Usage, type UsageFigures } from '../requests/usage';
import { useResource } from '../use-resource';

const PERIODS = [
  { value: '1', label: 'Last 24 hours' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
] as const;

export default function UsagePage() {
  const mode = useMode();
  const [search, setSearch] = useSearchParams();
  const days = PERIODS.find(({ value }) => value === search.get('days'))?.value ?? '7';
  const setDays = (value: string): void =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.set('days', value);
      return next;
    });
  const usage = useResource<Usage>(`/usage?mode=${mode}&days=${days}`);
  return (
    <>
      <PageHead
        title="Usage"
        lead="Limits, calls with your keys, their response times, and rejected requests."
      />
      <div className="filters">
        <NativeSelect
          label="Period"
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
          data={[...PERIODS]}
        />
      </div>
      <Limits mode={mode} />
      {usage.error && <Failed error={usage.error} retry={usage.reload} what="the statistics" />}
      {usage.loading && <Loading what="the statistics" rows={5} />}
      {usage.data?.overTime.length === 0 && (
        <Empty title="No calls">
          There were no calls in this period. Statistics appear shortly after the first call.
        </Empty>
      )}
      {usage.data && usage.data.overTime.length > 0 && <Figures usage={usage.data} days={Number(days)} />}
    </>
  );
}

function Figures({ usage, days }: { usage: Usage; days: number }) {
  const all = total(usage.overTime);
  const points: Point[] = filled(usage, days, Date.now()).map((row) => ({
    at: row.name,
    answered: row.requests - row.refused - row.failed,
    refused: row.refused - row.limited,
    limited: row.limited,
    failed: row.failed,
    p50: Math.round(row.p50),
    p95: Math.round(row.p95),
    pages: row.pages,
  }));
  const label = (at: string): string =>
    new Intl.DateTimeFormat(
      'en',
      usage.unit === 'hour'
        ? { hour: '2-digit', minute: '2-digit' }
        : { month: 'short', day: 'numeric', timeZone: 'UTC' },
    ).format(new Date(at));
  return (
    <>
      <dl className="tiles">
        <Tile name="Requests" value={all.requests.toLocaleString('en')} />
        <Tile name="Rejected (4xx)" value={share(all.refused, all.requests)} />
        <Tile name="Failed (5xx)" value={share(all.failed, all.requests)} />
        <Tile name="Rate limited (429)" value={all.limited.toLocaleString('en')} />
        <Tile name="Pages processed" value={all.pages.toLocaleString('en')} />
      </dl>
      <div className="panel">
        <TimeChart
          kind="bars"
          title={`Requests per ${usage.unit}`}
          points={points}
          label={label}
          series={[
            { key: 'answered', name: 'Succeeded', colour: COLOURS.good },
            { key: 'refused', name: 'Rejected', colour: COLOURS.warn },
            { key: 'limited', name: 'Rate limited', colour: COLOURS.quiet },
            { key: 'failed', name: 'Failed', colour: COLOURS.bad },
          ]}
        />
      </div>
      <div className="panel">
        <TimeChart
          kind="lines"
          title="Response time in milliseconds"
          unit=" ms"
          points={points.filter((point) => Number(point.p95) > 0)}
          label={label}
          series={[
            { key: 'p50', name: 'Median', colour: COLOURS.good },
            { key: 'p95', name: '95th percentile', colour: COLOURS.warn },
          ]}
        />
      </div>
      {all.pages > 0 && (
        <div className="panel">
          <TimeChart
            kind="bars"
            title="Pages processed"
            points={points}
            label={label}
            series={[{ key: 'pages', name: 'Pages', colour: COLOURS.accent }]}
          />
        </div>
      )}
      <Breakdown
        title="By route"
        head="Route"
        rows={usage.byRoute.map((row) => ({ ...row, label: row.name }))}
      />
      <Breakdown
        title="By key"
        head="Key"
        rows={usage.byKey.map((row) => ({ ...row, label: row.keyName ?? 'Playground and deleted keys' }))}
      />
    </>
  );
}

function Breakdown({
  title,
  head,
  rows,
}: {
  title: string;
  head: string;
  rows: (UsageFigures & { label: string })[];
}) {
  return (
    <>
      <h2>{title}</h2>
      <div className="panel flush">
        <Table className="stacking">
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
                <th scope="row">{row.label}</th>
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
        </Table>
      </div>
    </>
  );
}

function share(part: number, whole: number): string {
  if (part === 0) return '0';
  return `${part.toLocaleString('en')} (${((part / whole) * 100).toFixed(1)}%)`;
}
