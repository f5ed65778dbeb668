import { NativeSelect } from '@mantine/core';
import { useLocation, useSearchParams } from 'wouter';

/** Segments of an address such as `/developers/jobs`. */
const LIST_SEGMENTS = 3;

export type Mode = 'test' | 'live';

/** Returns the mode in the address of the page, which links of the portal keep. */
export function useMode(): Mode {
  const [search] = useSearchParams();
  return search.get('mode') === 'live' ? 'live' : 'test';
}

/** Returns the address with the mode of the current page. */
export function useModeAddress(): (address: string) => string {
  const mode = useMode();
  return (address) => (mode === 'test' ? address : `${address}${address.includes('?') ? '&' : '?'}mode=live`);
}

/** Selects whether every page shows the calls and records of test mode or of live mode. */
export function ModeSelect() {
  const [path, navigate] = useLocation();
  // Ids and filters name records of the other mode, so the list above them is shown.
  const list = path.split('/').slice(0, LIST_SEGMENTS).join('/');
  const choose = (mode: string): void => navigate(mode === 'live' ? `${list}?mode=live` : list);
  return (
    <NativeSelect
      className="mode-select"
      label="Mode"
      data-mode={useMode()}
      size="xs"
      value={useMode()}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[
        { value: 'test', label: 'Test' },
        { value: 'live', label: 'Live' },
      ]}
    />
  );
}
