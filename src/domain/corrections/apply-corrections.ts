import type { Location } from '../common';
import { skillLexicon } from '../skills';
import { occupationFieldsOf } from './corrected-occupation';
import type { ConfirmedReview, Correction } from './correction';
import { isSameValue } from './same-value';
import { pointerParts, valueAt } from './json-pointer';

const EMPTY_LOCATION: Location = {
  address: null,
  city: null,
  state: null,
  region: null,
  postalCode: null,
  countryCode: null,
  raw: null,
};

/**
 * Returns a result with the corrections of its reviews, oldest first. The result itself stays as it is. A correction of a
 * value that has changed since, as a later push of a record can do, is left out.
 */
export function applyCorrections<Result extends object>(
  result: Result,
  reviews: readonly ConfirmedReview[],
): Result {
  if (reviews.length === 0) return result;
  const corrected = structuredClone(result) as Record<string, unknown>;
  for (const { corrections } of reviews) {
    for (const each of inOrder(corrections)) applyOne(corrected, each);
  }
  return corrected as Result;
}

/** Entries are removed from the end, so that the pointers before them stay valid. */
function inOrder(corrections: readonly Correction[]): Correction[] {
  const of = (action: Correction['action']) => corrections.filter((each) => each.action === action);
  const removed = of('remove').sort((a, b) => indexOf(b) - indexOf(a));
  return [...of('replace'), ...removed, ...of('add')];
}

function indexOf({ pointer }: Correction): number {
  return Number(pointerParts(pointer).at(-1));
}

function applyOne(result: Record<string, unknown>, correction: Correction): void {
  const parts = pointerParts(correction.pointer);
  const name = parts.at(-1) ?? '';
  const parent = valueAt(withLocation(result, parts), parts.slice(0, -1));
  if (Array.isArray(parent)) return applyToList(parent, name, correction);
  if (typeof parent !== 'object' || parent === null || correction.action !== 'replace') return;
  const owner = parent as Record<string, unknown>;
  if (!isSameValue(owner[name] ?? null, correction.old)) return;
  owner[name] = correction.new;
  correctDependents(result, owner, correction);
}

function applyToList(list: unknown[], name: string, correction: Correction): void {
  if (correction.action === 'add') {
    const added = structuredClone(correction.new);
    list.push(isWork(added) ? { ...added, ...occupationFieldsOf(added.position) } : added);
    return;
  }
  const index = Number(name);
  if (!isSameValue(list[index], correction.old)) return;
  if (correction.action === 'remove') list.splice(index, 1);
  else list[index] = correction.new;
}

/** A place of which nothing was read has no object that could be corrected. */
function withLocation(result: Record<string, unknown>, parts: readonly string[]): Record<string, unknown> {
  const at = parts.indexOf('location');
  const owner = at === -1 ? undefined : valueAt(result, parts.slice(0, at));
  if (typeof owner === 'object' && owner !== null) {
    (owner as Record<string, unknown>).location ??= { ...EMPTY_LOCATION };
  }
  return result;
}

/** Fields that repeat a corrected one, or that were derived from it. */
function correctDependents(
  result: Record<string, unknown>,
  owner: Record<string, unknown>,
  { pointer, old, new: value }: Correction,
): void {
  // The words and the identifier of a skill are those of what was read.
  if (/^\/(skills|requiredSkills|preferredSkills)\/\d+\/name$/.test(pointer)) {
    const skill = typeof value === 'string' ? skillLexicon().normalize(value) : null;
    if ('rawNames' in owner) owner.rawNames = typeof value === 'string' ? [value] : [];
    owner.skillId = skill?.skillId ?? null;
    if ('type' in owner) owner.type = skill?.type ?? 'unknown';
  }
  if (/^(?:\/work\/\d+\/position|\/title)$/.test(pointer) && 'onetSocCode' in owner)
    Object.assign(owner, occupationFieldsOf(value));
  const basics = result.basics as Record<string, unknown> | undefined;
  if (!basics) return;
  if (pointer === '/basics/name') {
    const words = typeof value === 'string' ? value.split(/\s+/) : [];
    basics.firstName = words[0] ?? null;
    basics.lastName = words.length > 1 ? words.at(-1) : null;
    basics.middleName = words.length > 2 ? words.slice(1, -1).join(' ') : null;
  } else if (pointer === '/basics/email' && Array.isArray(basics.emails)) {
    basics.emails = replaced(basics.emails, (each) => each === old, value);
  } else if (pointer === '/basics/phone' && Array.isArray(basics.phones)) {
    const phone = value === null ? null : { raw: value, e164: value };
    basics.phones = replaced(basics.phones, (each) => valueAt(each, ['e164']) === old, phone);
  }
}

function isWork(entry: unknown): entry is { position: unknown } {
  return typeof entry === 'object' && entry !== null && 'position' in entry && 'onetSocCode' in entry;
}

function replaced(list: readonly unknown[], isOld: (item: unknown) => boolean, value: unknown): unknown[] {
  const others = list.filter((item) => !isOld(item));
  return value === null ? others : [value, ...others];
}
