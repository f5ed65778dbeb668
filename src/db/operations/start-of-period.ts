/** SQL for the start of the hour or day (UTC) of a column, as in `2026-01-31T00:00:00Z`. */
export function startOfPeriod(column: string, unit: 'hour' | 'day'): string {
  return `to_char(date_trunc('${unit}', ${column} AT TIME ZONE 'UTC'), 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}
