import { useSearchParams } from 'react-router-dom';

/**
 * A row's number in the page's query, for example `educationNo`; null when it is missing or not a positive whole
 * number.
 */
export function useNumberParam(name: string): number | null {
  const [query] = useSearchParams();
  const text = query.get(name) ?? '';
  // 15 digits are still exact as a number.
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
