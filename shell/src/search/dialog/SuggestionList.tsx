import { useEffect, useRef } from 'react';
import { Highlighted } from '../results/Highlighted.tsx';
import styles from './SuggestionList.module.css';
import type { Suggestion } from './useSuggestions.ts';

interface SuggestionListProps {
  id: string;
  optionId(place: number): string;
  suggestions: readonly Suggestion[];
  /** Highlighted in the titles. */
  words: readonly string[];
  /** Index of the selected suggestion; null while the field is. */
  chosen: number | null;
  onChoose(suggestion: Suggestion): void;
}

/** Listbox of the combobox: selected in the field by keys, or pressed. */
export function SuggestionList({ id, optionId, suggestions, words, chosen, onChoose }: SuggestionListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (chosen !== null) list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <ul ref={list} id={id} role="listbox" aria-label="제안" className={styles.root} hidden={suggestions.length === 0}>
      {suggestions.map((suggestion, place) => (
        <li
          key={suggestion.key}
          id={optionId(place)}
          role="option"
          aria-selected={place === chosen}
          className={styles.option}
          // The field must not lose the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <span className={styles.title}>
            <Highlighted text={suggestion.title} words={suggestion.kind ? words : []} />
          </span>
          {suggestion.kind && <span className={styles.kind}>{suggestion.kind}</span>}
        </li>
      ))}
    </ul>
  );
}
