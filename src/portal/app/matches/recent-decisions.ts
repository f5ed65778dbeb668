import { useEffect, useState } from 'react';

/** How long a decision that was recorded on this page can be undone without a question. */
const UNDO_MS = 20_000;

/** When decisions were recorded on this page, by the clock of the browser, which may differ from that of the service. */
const recordedAt = new Map<string, number>();

export function rememberDecision(decisionId: string): void {
  recordedAt.set(decisionId, performance.now());
}

/** True for a while after the decision was recorded on this page. */
export function useIsRecent(decisionId: string): boolean {
  const left = (): number => (recordedAt.get(decisionId) ?? -UNDO_MS) + UNDO_MS - performance.now();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const ms = left();
    if (ms <= 0) return;
    const timer = setTimeout(() => setIsOver(true), ms);
    return () => clearTimeout(timer);
    // `left` reads the clock, so it is not a dependency.
  }, [decisionId]);
  return !isOver && left() > 0;
}
