import { NativeSelect } from '@mantine/core';
import { COLORS } from '../charts/colors';
import { TimeChart } from '../charts/time-chart';
import { useMode } from '../parts/mode-select';
import { Empty, Failed, Loading, PageHead } from '../parts/states';
import { useSearchParam } from '../parts/use-search-param';
import { Tile } from '../parts/tile';
import { Breakdown } from '../usage/breakdown';
import { DocumentUsage } from '../usage/document-usage';
import { RequestsChart, usagePoints } from '../usage/requests-chart';
import { Limits } from '../requests/limits';
import { periodLabel, total, type Usage } from '../requests/usage';
import { countAndShare } from '../format';
import { useResource } from '../use-resource';

const PERIODS = [
  { value: '1', label: 'Last 24 hours' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
] as const;

export default function UsagePage() {
  const mode = useMode();
  const [chosenDays, setDays] = useSearchParam('days', { replace: false });
  const days = PERIODS.find(({ value }) => value === chosenDays)?.value ?? '7';
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
  const points = usagePoints(usage, days);
  const label = periodLabel(usage.unit);
  return (
    <>
      <dl className="tiles">
        <Tile name="Requests" value={all.requests.toLocaleString('en')} />
        <Tile name="Rejected (4xx)" value={countAndShare(all.refused, all.requests)} />
        <Tile name="Failed (5xx)" value={countAndShare(all.failed, all.requests)} />
        <Tile name="Rate limited (429)" value={all.limited.toLocaleString('en')} />
        <Tile name="Pages processed" value={all.pages.toLocaleString('en')} />
      </dl>
      <RequestsChart usage={usage} points={points} />
      <div className="panel">
        <TimeChart
          kind="lines"
          title="Response time in milliseconds"
          unit=" ms"
          points={points.filter((point) => Number(point.p95) > 0)}
          label={label}
          series={[
            { key: 'p50', name: 'Median', color: COLORS.good },
            { key: 'p95', name: '95th percentile', color: COLORS.warn },
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
            series={[{ key: 'pages', name: 'Pages', color: COLORS.accent }]}
          />
        </div>
      )}
      <DocumentUsage usage={usage} days={days} />
      <Breakdown
        title="By route"
        head="Route"
        rows={usage.byRoute.map((row) => ({ ...row, label: row.name }))}
      />
      <Breakdown
        title="By key"
        head="Key"
        rows={usage.byKey.map((row) => ({
          ...row,
          label: row.keyName ?? 'Playground and deleted keys',
          ...(row.keyName !== null && { href: `/developers/keys/${row.name}` }),
        }))}
      />
    </>
  );
}
