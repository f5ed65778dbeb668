import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, asRefusal, type Refusal } from './api';

export interface Resource<T> {
  data: T | null;
  error: Refusal | null;
  loading: boolean;
  reload: () => void;
}

/** What the portal answers under a path; asked again when the path changes, or every so often when told. */
export function useResource<T>(path: string | null, everyMs?: number): Resource<T> {
  const [state, setState] = useState<{ path: string | null; data: T | null; error: Refusal | null }>({
    path: null,
    data: null,
    error: null,
  });
  const [round, setRound] = useState(0);
  const latest = useRef(0);
  useEffect(() => {
    if (path === null) return;
    const mine = (latest.current += 1);
    ask<T>('GET', path).then(
      (data) => mine === latest.current && setState({ path, data, error: null }),
      // What was shown stays when asking again fails, with the error above it.
      (error: unknown) =>
        mine === latest.current &&
        setState((before) => ({
          path,
          data: before.path === path ? before.data : null,
          error: asRefusal(error),
        })),
    );
  }, [path, round]);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, reload]);
  const current = state.path === path;
  return {
    data: current ? state.data : null,
    error: current ? state.error : null,
    loading: path !== null && !current,
    reload,
  };
}

export interface Action<Arguments extends unknown[]> {
  run: (...args: Arguments) => Promise<void>;
  busy: boolean;
  error: Refusal | null;
  clear: () => void;
}

/** Something a person does: busy while it runs, and the refusal when it fails. */
export function useAction<Arguments extends unknown[]>(
  action: (...args: Arguments) => Promise<void>,
): Action<Arguments> {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Refusal | null>(null);
  const run = async (...args: Arguments): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await action(...args);
    } catch (thrown) {
      setError(asRefusal(thrown));
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, error, clear: () => setError(null) };
}
