import { createContext, useContext } from 'react';

export interface Session {
  user: {
    userId: string;
    name: string;
    role: 'employer_admin' | 'org_admin' | 'member' | 'caseworker' | 'operator';
    tenantId: string | null;
    tenantType: 'employer' | 'organization' | null;
    administrator: boolean;
    /** May decide about matches, and read live records if the tenant allows it. */
    decider: boolean;
  };
  /** True if the user may read live records now. */
  liveRecords: boolean;
  formToken: string;
  queueBoard: boolean;
  /** What a key can be allowed, in words and as routes. */
  scopes: { scope: string; about: string; routes: { method: string; path: string; summary: string }[] }[];
}

export const SessionContext = createContext<Session | null>(null);

export const SessionReloadContext = createContext<() => void>(() => undefined);

/** Returns what loads the session again after a change of what the user may see. */
export function useSessionReload(): () => void {
  return useContext(SessionReloadContext);
}

/** Returns the current session. Pages render only after it has loaded. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('The session has not loaded yet.');
  return session;
}

/** True if the reader may decide about matches. False on a page that was opened with a link. */
export function useIsDecider(): boolean {
  return useContext(SessionContext)?.user.decider ?? false;
}
