import { Button } from '@mantine/core';
import { useState } from 'react';

/** Copies a text and confirms it. */
export function Copy({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text).catch(() => selectAndCopy(text));
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <Button variant="default" size="xs" onClick={() => void copy()}>
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </Button>
  );
}

/** Fallback for pages without access to the clipboard API, such as unencrypted connections. */
function selectAndCopy(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
