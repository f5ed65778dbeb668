import { createContext, useContext } from 'react';

export interface Session {
  user: {
    userId: string;
    name: string;
    role: 'employer_admin' | 'org_admin' | 'member' | 'operator';
    tenantId: string | null;
    tenantType: 'employer' | 'organization' | null;
    administrator: boolean;
  };
  formToken: string;
  queueBoard: boolean;
  scopes: { scope: string; routes: { method: string; path: string; summary: string }[] }[];
}

export const SessionContext = createContext<Session | null>(null);

/** Returns the current session. Pages render only after it has loaded. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('The session has not loaded yet.');
  return session;
}
