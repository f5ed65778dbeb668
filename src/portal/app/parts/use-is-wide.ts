import { useSyncExternalStore } from 'react';

/** A window in which a page has room for two columns beside the navigation. */
const WIDE = '(min-width: 72rem)';

/** True in a window of that width; follows the window. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(WIDE).matches,
  );
}
