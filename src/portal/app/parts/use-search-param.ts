import { useSearchParams } from 'wouter';

/** A value that is part of the address of the page, '' if it is absent. Setting '' removes it; the others stay. */
export function useSearchParam(name: string, { replace = true } = {}): [string, (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const set = (value: string): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace },
    );
  return [search.get(name) ?? '', set];
}
