import type { Database } from '../kernel/database';
import { isRowFault } from '../kernel/row-fault';
import { textArray } from '../kernel/text-array';
import type { RequestRow } from './request-log.repository';

/** Entries of the request log that could not be written. */
export interface DroppedEntries {
  /** SQLSTATE. */
  code: string;
  dropped: number;
}

export type NewRequestRow = Omit<RequestRow, 'at'> & { at: string };

/** Writes the request logs of many tenants. */
export class RequestLogWriterRepository {
  constructor(private readonly database: Database) {}

  /**
   * Writes requests of many tenants to their logs in one statement. If an entry makes it fail, writes each entry
   * separately. Returns the number of dropped entries by SQLSTATE.
   */
  async recordRequests(entries: readonly NewRequestRow[]): Promise<DroppedEntries[]> {
    const { json, texts } = withTextsApart(entries);
    try {
      await this.database.knex.raw('SELECT record_requests(?::json, ?::text[])', [json, textArray(texts)]);
      return [];
    } catch (error) {
      if (!isRowFault(error)) throw error;
      const { rows } = await this.database.knex.raw<{ rows: DroppedEntries[] }>(
        'SELECT * FROM record_requests_singly(?::json)',
        [JSON.stringify(entries)],
      );
      return rows;
    }
  }
}

/**
 * Returns the entries as JSON in which numbers, from 1, stand for the bodies, and the bodies, each once: requests for the
 * same inference have the same response, and Postgres reads a long text within JSON many times slower than apart.
 */
function withTextsApart(entries: readonly NewRequestRow[]): { json: string; texts: string[] } {
  const texts: string[] = [];
  const numbersByMark = new Map<string, number[]>();
  const numberOf = (text: string | null): number | null => {
    if (text === null) return null;
    const mark = markOf(text);
    const numbers = numbersByMark.get(mark);
    const knownNumber = numbers?.find((number) => texts[number - 1] === text);
    if (knownNumber !== undefined) return knownNumber;
    const number = texts.push(text);
    if (numbers) numbers.push(number);
    else numbersByMark.set(mark, [number]);
    return number;
  };
  // Members are named one by one because a rest pattern copies an object many times slower.
  const json = JSON.stringify(
    entries.map((entry) => ({
      request_id: entry.request_id,
      tenant_id: entry.tenant_id,
      mode: entry.mode,
      key_id: entry.key_id,
      method: entry.method,
      route: entry.route,
      path: entry.path,
      status: entry.status,
      code: entry.code,
      milliseconds: entry.milliseconds,
      pages: entry.pages,
      operation_id: entry.operation_id,
      request_text: numberOf(entry.request_body),
      answer_text: numberOf(entry.answer_body),
      at: entry.at,
    })),
  );
  return { json, texts };
}

const MARK_CHARACTERS = 32;

/** Length and middle of a text: different texts differ in it nearly always, and a whole text takes longer to hash than to compare. */
function markOf(text: string): string {
  const middle = text.length >> 1;
  return `${text.length}:${text.slice(middle, middle + MARK_CHARACTERS)}`;
}
