import { Button } from '@mantine/core';
import { useState } from 'react';
import { copyText } from './copy-text';

/** Copies a text and says whether that worked. */
export function Copy({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [outcome, setOutcome] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    setOutcome((await copyText(text)) ? 'Copied' : 'Not copied');
    setTimeout(() => setOutcome(null), 2_000);
  };
  return (
    <Button variant="default" size="xs" onClick={() => void copy()}>
      <span aria-live="polite">{outcome ?? label}</span>
    </Button>
  );
}
