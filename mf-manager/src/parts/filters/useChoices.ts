import { startTransition, useState } from 'react';
import { useNavigate, useSearchParams } from '@portal/shared/router';
import { queryOf } from './queryOf.ts';

/** Choices in a page's query; an empty string is no filter. */
type Texts<Choices> = Record<keyof Choices, string>;

/**
 * Filters of a page, stored in the URL, so that going back and shared links show the same. The URL is updated
 * asynchronously, which the next choice must not wait for.
 */
export function useChoices<Choices extends Texts<Choices>>(choicesOf: (query: URLSearchParams) => Choices) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  /** Choices that the URL does not have yet. */
  const [chosen, setChosen] = useState<Choices | null>(null);
  const choices = chosen ?? choicesOf(query);
  const choose = async (next: Choices) => {
    setChosen(next);
    await navigate(`?${queryOf(next)}`, { replace: true, preventScrollReset: true });
    // Rendered together with the new URL. A later choice has an update of its own.
    startTransition(() => setChosen((latest) => (latest === next ? null : latest)));
  };
  return { choices, change: (changes: Partial<Choices>) => void choose({ ...choices, ...changes }) };
}
