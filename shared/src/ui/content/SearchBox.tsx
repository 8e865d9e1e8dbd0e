import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react';
import { VisuallyHidden } from '../basic/VisuallyHidden.tsx';
import { Button } from '../button/Button.tsx';
import { TextInput } from '../field/controls.tsx';
import styles from './SearchBox.module.css';
import { SEARCH_DEBOUNCE_MS } from './searchDebounce.ts';

export interface SearchBoxProps {
  /** Label and placeholder of the search field. */
  label: string;
  defaultValue?: string;
  /**
   * Called with the trimmed words; empty for all items.
   * @param isTyping true for a search after a pause in typing, false for one by the button or Enter.
   */
  onSearch: (words: string, isTyping: boolean) => void;
}

/** Query name of pages with a search, so that the form works without JavaScript. */
const KEYWORD = 'keyword';

/** Search field with its button. Searches after a pause in typing, and immediately by the button or Enter. */
export function SearchBox({ label, defaultValue = '', onSearch }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** Typed text that has not been searched for; null if none. */
  const [typed, setTyped] = useState<string | null>(null);
  const searched = useRef(defaultValue);

  const search = (words: string, isTyping: boolean) => {
    setTyped(null);
    if (isTyping && words === searched.current) return;
    searched.current = words;
    onSearch(words, isTyping);
  };
  const settle = useEffectEvent((words: string) => search(words, true));
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => settle(typed.trim()), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  // Words set from outside, by "back" or by a button that clears all conditions.
  useEffect(() => {
    if (defaultValue === searched.current) return;
    searched.current = defaultValue;
    setTyped(null);
    if (input.current) input.current.value = defaultValue;
  }, [defaultValue]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    search(input.current?.value.trim() ?? '', false);
  };
  return (
    <form role="search" className={styles.root} onSubmit={submit}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <TextInput
        id={id}
        ref={input}
        name={KEYWORD}
        type="search"
        enterKeyHint="search"
        placeholder={label}
        defaultValue={defaultValue}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="secondary" icon={<Search />} className={styles.button}>
        검색
      </Button>
    </form>
  );
}
