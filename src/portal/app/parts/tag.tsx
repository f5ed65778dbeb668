import type { ReactNode } from 'react';

export type Tone = 'good' | 'warn' | 'bad' | 'neutral' | 'accent';

/** A word of state in a colour that is legible on both grounds. */
export function Tag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="tag" data-tone={tone}>
      {children}
    </span>
  );
}
