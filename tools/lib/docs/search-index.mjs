import MiniSearch from 'minisearch';

/** Must agree with src/portal/app/site/search.ts, which reads the index. */
const INDEX_OPTIONS = { fields: ['title', 'text'], storeFields: ['title', 'place', 'url'], idField: 'url' };

/** Words that occur on most pages and distinguish none. */
const STOP_WORDS = new Set(
  'a an and are as at be but by can do does each for from has have if in into is it its no not of on one only or other so that the their them then there they this to was what when which who will with without you your'.split(
    ' ',
  ),
);
const MAX_WORD_LENGTH = 40;

/**
 * The search index of all published pages by section, operations of the reference and error codes, as JSON.
 * Each word counts once per section, which keeps the index small.
 * @param {{ pages: object[], operations: object[], errors: object[] }} content
 */
export function searchIndex({ pages, operations, errors }) {
  const index = new MiniSearch({ ...INDEX_OPTIONS, processTerm: indexedTerm });
  const entries = [
    ...pages.flatMap(({ slug, title, sections }) =>
      sections.map(({ id, heading, text }) => ({
        url: `/docs/${slug}${id === '' ? '' : `#${id}`}`,
        title: heading,
        place: id === '' ? 'Guide' : title,
        text: distinctWords(`${title} ${text}`),
      })),
    ),
    ...operations.map(({ url, summary, method, path, description }) => ({
      url,
      title: summary,
      place: `${method} ${path}`,
      text: distinctWords(`${path.replaceAll(/[/{}-]/g, ' ')} ${description}`),
    })),
    ...errors.map(({ code, title, advice, status }) => ({
      url: `/errors/${code}`,
      title: code,
      place: `Error ${status}: ${title}`,
      text: distinctWords(`${title} ${code.replaceAll('_', ' ')} ${advice}`),
    })),
  ];
  index.addAll([...new Map(entries.map((entry) => [entry.url, entry])).values()]);
  return JSON.stringify(index);
}

function indexedTerm(term) {
  const word = singular(term.toLowerCase());
  return word.length < 2 || word.length > MAX_WORD_LENGTH || STOP_WORDS.has(word) ? null : word;
}

/** `webhooks` and `webhook` are one word. */
function singular(word) {
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function distinctWords(text) {
  return [...new Set(text.toLowerCase().split(/[\s,.;:()"“”]+/))].join(' ');
}
