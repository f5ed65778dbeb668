import { useSearchParams } from 'wouter';
import { useMode, type Mode } from '../parts/mode-select';
import type { SandboxData } from '../sandbox-records';

/** The records that a page shows, as its address says. */
export interface RecordView {
  mode: Mode;
  data: SandboxData;
  /** Returns the path of an endpoint with the view and further parameters; empty ones are left out. */
  path: (endpoint: string, parameters?: Record<string, string | null | undefined>) => string;
  /** Returns the address of a page with the view and further parameters. */
  page: (address: string, parameters?: Record<string, string | null | undefined>) => string;
}

export function useRecordView(): RecordView {
  const [search] = useSearchParams();
  const mode = useMode();
  const data = mode === 'test' && search.get('data') === 'synthetic' ? 'synthetic' : 'own';
  const view = { ...(mode === 'live' && { mode }), ...(data === 'synthetic' && { data }) };
  return {
    mode,
    data,
    path: (endpoint, parameters = {}) => withQuery(`/records/${endpoint}`, { ...view, ...parameters }),
    page: (address, parameters = {}) => withQuery(`/developers/${address}`, { ...view, ...parameters }),
  };
}

function withQuery(path: string, parameters: Record<string, string | null | undefined>): string {
  const statedParameters = Object.entries(parameters).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  const query = new URLSearchParams(statedParameters).toString();
  return query === '' ? path : `${path}?${query}`;
}
