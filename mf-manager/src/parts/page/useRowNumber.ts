import { useSearchParams } from '@portal/shared/router';

/** The number of a row in the address, for example `educationNo`; null when there is none or it is no number. */
export function useRowNumber(name: string): number | null {
  const [query] = useSearchParams();
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
