import { useSearchParams } from 'react-router-dom';

/** Row number in the page's query, for example `educationNo`; null if missing or not a positive integer. */
export function useNumberParam(name: string): number | null {
  const [query] = useSearchParams();
  const text = query.get(name) ?? '';
  // 15 digits are exact as a number.
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
