import { COLORS } from '../charts/colors';
import { TimeChart } from '../charts/time-chart';
import type { Point } from '../charts/time-series';
import { filled, periodLabel, type Usage } from '../requests/usage';

/** The points of the charts of a usage, one for each hour or day. */
export function usagePoints(usage: Usage, days: number): Point[] {
  return filled(usage, days, Date.now()).map((row) => ({
    at: row.name,
    answered: row.requests - row.refused - row.failed,
    refused: row.refused - row.limited,
    limited: row.limited,
    failed: row.failed,
    p50: Math.round(row.p50),
    p95: Math.round(row.p95),
    pages: row.pages,
  }));
}

/** Requests over time by their outcome. */
export function RequestsChart({ usage, points }: { usage: Usage; points: readonly Point[] }) {
  return (
    <div className="panel">
      <TimeChart
        kind="bars"
        title={`Requests per ${usage.unit}`}
        points={points}
        label={periodLabel(usage.unit)}
        series={[
          { key: 'answered', name: 'Succeeded', color: COLORS.good },
          { key: 'refused', name: 'Rejected', color: COLORS.warn },
          { key: 'limited', name: 'Rate limited', color: COLORS.quiet },
          { key: 'failed', name: 'Failed', color: COLORS.bad },
        ]}
      />
    </div>
  );
}
