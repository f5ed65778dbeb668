import { readStored, store } from './stored';

const STORED_LANGUAGE = 'tenure-language';

/** Shows the language that the reader chose last in every group of tabs, and the one that the address names. */
export function chooseTabs(): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('.tabs input')];
  const choose = (language: string): void => {
    for (const input of inputs) if (input.value === language) input.checked = true;
  };
  const language = readStored(STORED_LANGUAGE);
  if (language !== null) choose(language);
  for (const input of inputs) {
    input.addEventListener('change', () => {
      // Keeps the group at its place while groups above it change their height.
      const top = input.getBoundingClientRect().top;
      choose(input.value);
      scrollBy({ top: input.getBoundingClientRect().top - top, behavior: 'instant' });
      store(STORED_LANGUAGE, input.value);
    });
  }
  const chooseAddressed = (): void => {
    const label = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const input = label?.querySelector<HTMLInputElement>('.tabs input');
    if (input) input.checked = true;
  };
  chooseAddressed();
  addEventListener('hashchange', chooseAddressed);
}
