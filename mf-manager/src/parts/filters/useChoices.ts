import { startTransition, useState } from 'react';
import { useNavigate, useSearchParams } from '@portal/shared/router';
import { queryOf } from './queryOf.ts';

/** Choices as the query of a page has them; an empty text narrows nothing. */
type Texts<Choices> = Record<keyof Choices, string>;

/**
 * What a page is narrowed by, kept in the URL so that going back or opening a shared link shows the same. The URL
 * follows a moment after a choice, which the next choice must not wait for.
 */
export function useChoices<Choices extends Texts<Choices>>(choicesOf: (query: URLSearchParams) => Choices) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  /** What the URL does not say yet. */
  const [chosen, setChosen] = useState<Choices | null>(null);
  const choices = chosen ?? choicesOf(query);
  const choose = async (next: Choices) => {
    setChosen(next);
    await navigate(`?${queryOf(next)}`, { replace: true, preventScrollReset: true });
    // Drawn together with the new URL. What has been chosen since is under way itself.
    startTransition(() => setChosen((latest) => (latest === next ? null : latest)));
  };
  return { choices, change: (changes: Partial<Choices>) => void choose({ ...choices, ...changes }) };
}
