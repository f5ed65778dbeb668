import { createContext, useContext, type ReactNode } from 'react';
import { Link } from 'wouter';

/** False on a page that was opened with a link to one record: the others cannot be opened. */
export const RecordLinksContext = createContext(true);

export function useHasRecordLinks(): boolean {
  return useContext(RecordLinksContext);
}

/** A link to the page of a record, or only its text if the reader cannot open it. */
export function RecordLink({ href, children }: { href: string; children: ReactNode }) {
  return useHasRecordLinks() ? <Link href={href}>{children}</Link> : <>{children}</>;
}
