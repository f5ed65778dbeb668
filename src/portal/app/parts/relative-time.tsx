import { useEffect, useState } from 'react';
import { dateTime, fromNow } from '../format';

/** Shows a relative time, with the exact time on hover and in the `dateTime` attribute. */
export function RelativeTime({ at, never = 'Never' }: { at: string | null; never?: string }) {
  if (at === null) return <span className="quiet">{never}</span>;
  return (
    <time dateTime={at} title={dateTime(at)}>
      {fromNow(at)}
    </time>
  );
}

/** Returns the current time, updated every second while active. */
export function useNow(active: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [active]);
  return now;
}
