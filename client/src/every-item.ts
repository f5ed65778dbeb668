import type { TenureClient } from './tenure-client.js';
import type { paths } from './schema.js';

type Answered<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Page } } } };
}
  ? Page
  : never;

/** Routes that return a page of a list with a cursor to the next page. */
type ListPath = {
  [Path in keyof paths]: Answered<Path> extends { nextCursor: string | null } ? Path : never;
}[keyof paths];

type ItemOf<Page, Name extends keyof Page> = Page[Name] extends readonly (infer Item)[] ? Item : never;

/** Yields every item of a list, page by page. `name` is the member of the response, `query` the filters and page size. */
export async function* everyItem<Path extends ListPath, Name extends keyof Answered<Path>>(
  client: TenureClient,
  path: Path,
  name: Name,
  query: Record<string, string | number> = {},
): AsyncGenerator<ItemOf<Answered<Path>, Name>> {
  // The generic call accepts less than any single path. The type of the path applies again to the response.
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
