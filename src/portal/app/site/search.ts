import MiniSearch, { type SearchResult } from 'minisearch';

const MAX_RESULTS = 12;
/** Must agree with tools/lib/docs/search-index.mjs, which writes the index. */
const INDEX_OPTIONS = { fields: ['title', 'text'], storeFields: ['title', 'place', 'url'], idField: 'url' };
const SEARCH_OPTIONS = {
  processTerm: (term: string) => {
    const word = term.toLowerCase();
    return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
  },
  boostDocument: (url: string) => {
    if (url.startsWith('/docs/changelog')) return 0.4;
    // A guide as a whole before its sections.
    return url.startsWith('/docs/') && !url.includes('#') ? 1.6 : 1;
  },
  boost: { title: 4 },
  prefix: (term: string) => term.length > 1,
  fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
};

interface Dialog {
  element: HTMLDialogElement;
  input: HTMLInputElement;
  list: HTMLUListElement;
  status: HTMLElement;
}

let dialog: Dialog | null = null;
let loading: Promise<MiniSearch> | null = null;

/** Opens the search over guides, operations and error codes. */
export function openSearch(indexAddress: string): void {
  loading ??= load(indexAddress);
  // A failed load is tried again the next time.
  loading.catch(() => (loading = null));
  dialog ??= createDialog();
  if (dialog.element.open) return;
  dialog.element.showModal();
  dialog.input.select();
  void search(dialog);
}

async function load(address: string): Promise<MiniSearch> {
  const response = await fetch(address);
  if (!response.ok) throw new Error('The search index could not be loaded.');
  return MiniSearch.loadJSON(await response.text(), INDEX_OPTIONS);
}

function createDialog(): Dialog {
  const element = document.createElement('dialog');
  element.className = 'search';
  element.setAttribute('aria-label', 'Search the documentation');
  const input = document.createElement('input');
  for (const [name, value] of Object.entries({
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: 'Search guides, operations and errors',
    'aria-label': 'Search guides, operations and errors',
    'aria-expanded': 'false',
    'aria-controls': 'search-results',
    'aria-autocomplete': 'list',
  }))
    input.setAttribute(name, value);
  const status = document.createElement('p');
  status.className = 'status';
  status.setAttribute('role', 'status');
  const list = document.createElement('ul');
  list.id = 'search-results';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Results');
  element.append(input, status, list);
  document.body.append(element);
  const created = { element, input, list, status };
  input.addEventListener('input', () => void search(created));
  input.addEventListener('keydown', (event) => moveOrOpen(event, created));
  // A click beside the dialog closes it.
  element.addEventListener('click', (event) => {
    if (event.target === element) element.close();
  });
  return created;
}

async function search(at: Dialog): Promise<void> {
  const text = at.input.value.trim();
  if (text === '') return show(at, [], 'Type a word. Arrow keys choose a result, Enter opens it.');
  if (loading === null) return;
  try {
    const index = await loading;
    if (at.input.value.trim() !== text) return;
    const all = index.search(text, { ...SEARCH_OPTIONS, combineWith: 'AND' });
    const results = all.length > 0 ? all : index.search(text, SEARCH_OPTIONS);
    show(at, results.slice(0, MAX_RESULTS), summary(results.length, text));
  } catch {
    show(at, [], 'The search index could not be loaded. Check the connection and try again.');
  }
}

function summary(count: number, text: string): string {
  if (count === 0) return `Nothing matches “${text}”.`;
  return count === 1 ? '1 result' : `${count} results`;
}

function show({ input, list, status }: Dialog, results: SearchResult[], text: string): void {
  status.textContent = text;
  list.replaceChildren(
    ...results.map((result, index) => {
      const item = document.createElement('li');
      item.id = `search-result-${index}`;
      item.setAttribute('role', 'option');
      item.dataset.url = String(result.url);
      const title = document.createElement('strong');
      title.textContent = String(result.title);
      const place = document.createElement('span');
      place.textContent = String(result.place);
      item.append(title, place);
      item.addEventListener('click', () => open(item));
      return item;
    }),
  );
  input.setAttribute('aria-expanded', String(results.length > 0));
  select(input, list, 0);
}

function select(input: HTMLInputElement, list: HTMLUListElement, index: number): void {
  const items = [...list.children];
  for (const [at, item] of items.entries()) item.setAttribute('aria-selected', String(at === index));
  const chosen = items[index];
  if (chosen) {
    input.setAttribute('aria-activedescendant', chosen.id);
    chosen.scrollIntoView({ block: 'nearest' });
  } else {
    input.removeAttribute('aria-activedescendant');
  }
}

function moveOrOpen(event: KeyboardEvent, { input, list }: Dialog): void {
  const items = [...list.children];
  const at = items.findIndex((item) => item.getAttribute('aria-selected') === 'true');
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    if (items.length === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : -1;
    select(input, list, (at + step + items.length) % items.length);
  } else if (event.key === 'Enter' && items[at] instanceof HTMLElement) {
    event.preventDefault();
    open(items[at]);
  }
}

function open(item: HTMLElement): void {
  dialog?.element.close();
  location.assign(item.dataset.url ?? '/docs');
}
