import { useSearchParams } from '@portal/shared/router';

/** Default number of rows on a page of the office's lists, and the sizes of lists that are read from end to end. */
export const PAGE_ROWS = 20;
export const PAGE_SIZES = [PAGE_ROWS, 50, 100] as const;

/** Page and page size from the URL, and navigation to another page; other query parameters stay. */
export function usePage() {
  const [params, setParams] = useSearchParams();
  const limit = PAGE_SIZES.find((size) => String(size) === params.get('rows')) ?? PAGE_ROWS;
  const wanted = Number(params.get('page') ?? '1');
  const page = Number.isInteger(wanted) && wanted > 0 ? wanted : 1;
  const goTo = (next: number) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.set('page', String(next));
      return after;
    });
  /** Sets a query parameter, or removes it if empty, and returns to the first page. */
  const choose = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('page');
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  return { page, limit, goTo, params, choose };
}
