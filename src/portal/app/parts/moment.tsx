import { useEffect, useState } from 'react';
import { dateTime, fromNow } from '../format';

/** How long ago or ahead, with the exact moment on hover and for machines. */
export function Moment({ at, never = 'never' }: { at: string | null; never?: string }) {
  if (at === null) return <span className="quiet">{never}</span>;
  return (
    <time dateTime={at} title={dateTime(at)}>
      {fromNow(at)}
    </time>
  );
}

/** The time of day, moving on by the second while somebody needs it. */
export function useNow(active: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [active]);
  return now;
}
