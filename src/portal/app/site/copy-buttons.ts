import { copyText } from '../parts/copy-text';

const SHOWN_MS = 1_500;

/** Adds a button that copies the code to each block. */
export function addCopyButtons(parent: ParentNode): void {
  for (const block of parent.querySelectorAll('.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    button.addEventListener('click', () => {
      const text = block.querySelector('pre')?.textContent ?? '';
      void copyText(text.trimEnd()).then((isCopied) => show(button, isCopied ? 'Copied' : 'Not copied'));
    });
    block.querySelector('.bar')?.append(button);
  }
}

function show(button: HTMLButtonElement, text: string): void {
  button.textContent = text;
  setTimeout(() => (button.textContent = 'Copy'), SHOWN_MS);
}
