import type { FieldError } from '../../platform/app-error';
import { invalidFields } from '../validation/check-value';
import { componentSchema, resolveSchema, type Schema } from '../validation/request-schemas';

const MAX_COLUMNS = 500;

/** Type that a cell is converted to. */
type CellType = 'text' | 'number' | 'boolean';

interface Column {
  path: (string | number)[];
  type: CellType;
}

/**
 * Columns of a CSV file whose header names the fields of an item: `firstName`, `location.city`. Repeated columns fill a
 * list: the second column `skills` is the second skill, the second `work.position` the title of the second position.
 */
export class CsvColumns {
  private constructor(private readonly columns: readonly Column[]) {}

  /** Throws `validation_failed` for a column that is no field of the schema, a component of the API description. */
  static parse(header: readonly string[], schemaName: string): CsvColumns {
    const errors: FieldError[] = [];
    const occurrences = new Map<string, number>();
    if (header.length > MAX_COLUMNS) {
      throw invalidFields([{ pointer: '', code: 'max', message: `At most ${MAX_COLUMNS} columns.` }]);
    }
    const columns = header.flatMap((cell, index): Column[] => {
      const name = cell.trim();
      const occurrence = occurrences.get(name) ?? 0;
      occurrences.set(name, occurrence + 1);
      const column = columnOf(componentSchema(schemaName), name.split('.'), occurrence);
      if (column) return [column];
      const code = occurrence > 0 ? 'conflict' : 'unknown_field';
      const message = occurrence > 0 ? 'Only columns of a list may be repeated.' : 'No field has this name.';
      errors.push({ pointer: `/${index}`, code, message: `Column ${index + 1} of the header: ${message}` });
      return [];
    });
    if (errors.length > 0) throw invalidFields(errors.slice(0, 100));
    return new CsvColumns(columns);
  }

  get count(): number {
    return this.columns.length;
  }

  /** Empty cells are absent fields, which keep their value. */
  itemOf(cells: readonly string[]): object {
    const item: Record<string, unknown> = {};
    for (const [index, { path, type }] of this.columns.entries()) {
      const cell = cells[index]?.trim() ?? '';
      if (cell !== '') setAt(item, path, valueOf(cell, type));
    }
    return withoutGaps(item) as object;
  }
}

/** Returns the cells of a row in RFC 4180, or null if its quotes are not well-formed. */
export function csvCells(text: string): string[] | null {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    let cell = '';
    if (text[at] === '"') {
      let from = at + 1;
      for (;;) {
        const quote = text.indexOf('"', from);
        if (quote === -1) return null;
        cell += text.slice(from, quote);
        at = quote + 1;
        if (text[at] !== '"') break;
        cell += '"';
        from = at + 1;
      }
      if (at < text.length && text[at] !== ',') return null;
    } else {
      const comma = text.indexOf(',', at);
      const end = comma === -1 ? text.length : comma;
      cell = text.slice(at, end);
      if (cell.includes('"')) return null;
      at = end;
    }
    cells.push(cell);
    if (at >= text.length) return cells;
    at += 1;
  }
}

function columnOf(schema: Schema, names: readonly string[], occurrence: number): Column | null {
  const path: (string | number)[] = [];
  let current: Schema | null = schema;
  let isList = false;
  for (const name of names) {
    const member: Schema | null = memberOf(current, name);
    if (!member) return null;
    path.push(name);
    current = member;
    const items: Schema | null = itemsOf(member);
    if (!items) continue;
    // Only the outermost list is filled by repeated columns.
    path.push(isList ? 0 : occurrence);
    isList = true;
    current = items;
  }
  const type = current && cellType(current);
  return type && (isList || occurrence === 0) ? { path, type } : null;
}

/** The schema and all its alternatives. */
function alternatives(schema: Schema): Schema[] {
  const resolved = resolveSchema(schema);
  const nested = (['anyOf', 'oneOf', 'allOf'] as const).flatMap((key) => (resolved[key] ?? []) as Schema[]);
  return [resolved, ...nested.flatMap(alternatives)];
}

function memberOf(schema: Schema | null, name: string): Schema | null {
  for (const each of schema ? alternatives(schema) : []) {
    const properties = (each.properties ?? {}) as Record<string, Schema>;
    if (Object.hasOwn(properties, name)) return properties[name] ?? null;
    const { additionalProperties } = each;
    // A cell under this name would be lost: assigning a text to the prototype of an object has no effect.
    if (name === '__proto__') continue;
    if (typeof additionalProperties === 'object' && additionalProperties !== null && name !== '') {
      return additionalProperties as Schema;
    }
  }
  return null;
}

function itemsOf(schema: Schema): Schema | null {
  const list = alternatives(schema).find((each) => typeof each.items === 'object' && each.items !== null);
  return list ? (list.items as Schema) : null;
}

/** Null for an object, whose members need columns of their own. */
function cellType(schema: Schema): CellType | null {
  const types = new Set(alternatives(schema).flatMap((each) => each.type ?? (each.enum ? 'string' : [])));
  if (types.has('string')) return 'text';
  if (types.has('number') || types.has('integer')) return 'number';
  return types.has('boolean') ? 'boolean' : null;
}

/** A cell that does not have the type of its field stays text, which the validation of the row reports. */
function valueOf(cell: string, type: CellType): string | number | boolean {
  if (type === 'number' && /^[+-]?\d+(\.\d+)?$/.test(cell)) return Number(cell);
  if (type === 'boolean' && /^(true|false)$/i.test(cell)) return cell.toLowerCase() === 'true';
  return cell;
}

function setAt(item: Record<string, unknown>, path: Column['path'], value: unknown): void {
  let current = item as Record<string | number, unknown>;
  for (const [depth, name] of path.entries()) {
    if (depth === path.length - 1) {
      current[name] = value;
      return;
    }
    current[name] ??= typeof path[depth + 1] === 'number' ? [] : {};
    current = current[name] as Record<string | number, unknown>;
  }
}

/** Empty cells leave gaps in lists. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => each !== undefined).map(withoutGaps);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withoutGaps(member)]));
}
