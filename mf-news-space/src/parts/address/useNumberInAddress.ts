import { useSearchParams } from '@portal/shared/router';

/** A row's number out of the address; null when it is missing or no positive whole number. */
export function useNumberInAddress(name: string): number | null {
  const [query] = useSearchParams();
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
