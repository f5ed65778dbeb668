import { Alert } from '@mantine/core';
import { RelativeTime } from '../parts/relative-time';
import { Tag } from '../parts/tag';

export interface MaintenanceUnit {
  unit: string;
  title: string;
  late: 'runs_fail' | 'items_fail' | 'not_running' | 'items_wait' | null;
  lastSuccessAt: string | null;
  lastFailureAt: string | null;
  lastFailureCode: string | null;
  consecutiveFailures: number;
  failingItems: number;
  oldestDueSeconds: number | null;
}

const REASONS: Record<Exclude<MaintenanceUnit['late'], 'items_fail' | null>, string> = {
  runs_fail: 'Runs failing',
  not_running: 'Not running',
  items_wait: 'Items overdue',
};

/** Lists the maintenance tasks with their status; delayed tasks come first. */
export function MaintenanceTable({ units }: { units: readonly MaintenanceUnit[] }) {
  const late = units.filter((unit) => unit.late !== null);
  const onTime = units.filter((unit) => unit.late === null);
  return (
    <section aria-labelledby="upkeep">
      <h2 id="upkeep">Maintenance</h2>
      {late.length > 0 && (
        <Alert color="red" title="Maintenance is delayed" role="alert">
          {late.map((unit) => `${unit.title}: ${reasonOf(unit)}`).join(' · ')}
        </Alert>
      )}
      <div className="panel flush">
        <table className="stacking">
          <caption className="hidden">Maintenance tasks</caption>
          <thead>
            <tr>
              <th scope="col">Task</th>
              <th scope="col">Status</th>
              <th scope="col">Last success</th>
              <th scope="col">Last failure</th>
              <th scope="col">Consecutive failures</th>
              <th scope="col">Oldest due</th>
            </tr>
          </thead>
          <tbody>
            {[...late, ...onTime].map((unit) => (
              <Row key={unit.unit} unit={unit} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ unit }: { unit: MaintenanceUnit }) {
  return (
    <tr>
      <th scope="row">
        {unit.title}
        <small>{unit.unit}</small>
      </th>
      <td data-label="Status">
        {unit.late === null ? <Tag tone="good">On time</Tag> : <Tag tone="bad">{reasonOf(unit)}</Tag>}
      </td>
      <td data-label="Last success">
        <RelativeTime at={unit.lastSuccessAt} never="Never" />
      </td>
      <td data-label="Last failure">
        <RelativeTime at={unit.lastFailureAt} never="None" />
        {unit.lastFailureCode !== null && <small>{unit.lastFailureCode}</small>}
      </td>
      <td data-label="Consecutive failures" className="figure">
        {unit.consecutiveFailures}
      </td>
      <td data-label="Oldest due" className="figure">
        {unit.oldestDueSeconds === null ? '–' : ageOf(unit.oldestDueSeconds)}
      </td>
    </tr>
  );
}

function reasonOf({ late, failingItems }: MaintenanceUnit): string {
  if (late === null) return 'On time';
  if (late !== 'items_fail') return REASONS[late];
  return failingItems === 1 ? '1 item failing' : `${failingItems} items failing`;
}

function ageOf(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3_600)} h`;
}
