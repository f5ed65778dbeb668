import type { TenureClient } from './tenure-client.js';
import type { paths } from './schema.js';

type Answered<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Page } } } };
}
  ? Page
  : never;

/** Routes that answer a page of a list with a cursor to the next. */
type ListPath = {
  [Path in keyof paths]: Answered<Path> extends { nextCursor: string | null } ? Path : never;
}[keyof paths];

type ItemOf<Page, Name extends keyof Page> = Page[Name] extends readonly (infer Item)[] ? Item : never;

/** Every item of a list, page after page. `name` is the list within the answer, `query` holds filters and page size. */
export async function* everyItem<Path extends ListPath, Name extends keyof Answered<Path>>(
  client: TenureClient,
  path: Path,
  name: Name,
  query: Record<string, string | number> = {},
): AsyncGenerator<ItemOf<Answered<Path>, Name>> {
  // The generic call is narrower than what any one path takes; what comes back is typed by the path again.
  const get = client.GET as unknown as (
    path: Path,
    options: { params: { query: Record<string, string | number> } },
  ) => Promise<{ data: Answered<Path> & { nextCursor: string | null } }>;
  let cursor: string | null = null;
  do {
    const { data } = await get(path, {
      params: { query: { ...query, ...(cursor === null ? {} : { cursor }) } },
    });
    yield* data[name] as Iterable<ItemOf<Answered<Path>, Name>>;
    cursor = data.nextCursor;
  } while (cursor !== null);
}
