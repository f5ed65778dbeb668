interface LogLine {
  time?: string | number;
  level?: string | number;
  msg?: string;
  err?: { message?: string; stack?: string };
}

const levelNames: Record<string, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};
/** Fields that are omitted, because they are the same in every line or shown separately. */
const hidden = new Set(['time', 'level', 'msg', 'err', 'pid', 'hostname', 'name', 'service', 'v']);

/**
 * Formats a structured log line for people: `14:03:07 info  parsed a document operation=op_… ms=41`.
 * Returns other lines unchanged.
 */
export function readableLogLine(line: string): string {
  const entry = parse(line);
  if (entry === undefined) return line;
  const level = levelNames[String(entry.level)] ?? String(entry.level);
  const details = Object.entries(entry)
    .filter(([key, value]) => !hidden.has(key) && value !== undefined && value !== null)
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const error = entry.err?.stack ?? entry.err?.message;
  const text = [clockTime(entry.time), level.padEnd(5), entry.msg ?? '', ...details]
    .filter(Boolean)
    .join(' ');
  return error === undefined ? text : `${text}\n${error}`;
}

function parse(line: string): LogLine | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line) as LogLine;
    return entry.level === undefined ? undefined : entry;
  } catch {
    return undefined;
  }
}

function clockTime(time: string | number | undefined): string {
  if (time === undefined) return '';
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : date.toTimeString().slice(0, 8);
}
