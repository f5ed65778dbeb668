/** Copies a text to the clipboard. Returns whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
  // Unencrypted pages have no `clipboard`, which the type does not say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (!clipboard) return selectAndCopy(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    return selectAndCopy(text);
  }
}

/** Copies without the clipboard API, and returns the focus to the element that had it. */
function selectAndCopy(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
