import { useCallback, useEffect, useRef, useState } from 'react';
import { asApiError, type ApiError } from './api';
import { arrivedData, forgetFirstData, requestData, type Outcome } from './first-data';

export interface Resource<T> {
  data: T | null;
  error: ApiError | null;
  loading: boolean;
  reload: () => void;
}

/** Loads a path of the portal API; reloads when the path changes, and at the given interval. */
export function useResource<T>(path: string | null, intervalMs?: number): Resource<T> {
  const [state, setState] = useState<Outcome<T> & { path: string | null }>(() => {
    const arrived = arrivedData<T>(path);
    return arrived ? { path, ...arrived } : { path: null, data: null, error: null };
  });
  const isComplete = useRef(state.path !== null);
  const [round, setRound] = useState(0);
  const latest = useRef(0);
  useEffect(() => {
    if (path === null) return;
    const requestNumber = (latest.current += 1);
    const hadArrived = isComplete.current;
    isComplete.current = false;
    if (hadArrived) {
      forgetFirstData(path);
      return;
    }
    void requestData<T>(path).then(({ data, error }) => {
      if (requestNumber !== latest.current) return;
      // Keeps the previous data when a reload fails, together with the error.
      setState((before) => ({
        path,
        data: error && before.path === path ? before.data : data,
        error,
      }));
    });
  }, [path, round]);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  useEffect(() => {
    if (intervalMs === undefined) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs, reload]);
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
  error: ApiError | null;
  clear: () => void;
}

/** A user action with its busy state and its error. */
export function useAction<Arguments extends unknown[]>(
  action: (...args: Arguments) => Promise<void>,
): Action<Arguments> {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const run = async (...args: Arguments): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await action(...args);
    } catch (thrown) {
      setError(asApiError(thrown));
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, error, clear: () => setError(null) };
}
