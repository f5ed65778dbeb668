import { ADAPTERS, type AdapterName, type AdapterSettings } from '../../domain/adapters';
import { settingOf } from './tenant-settings';

/** The settings of a tenant for an adapter, from the stored rows. */
export function adapterSettings(
  rows: Parameters<typeof settingOf>[0],
  adapter: AdapterName,
): AdapterSettings {
  return {
    customFieldAllowlist: settingOf(rows, `${adapter}.customFieldAllowlist`),
    timeZone: ADAPTERS[adapter].timesWithoutZone === null ? 'UTC' : settingOf(rows, `${adapter}.timeZone`),
  };
}
