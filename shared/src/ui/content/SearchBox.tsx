import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react';
import { VisuallyHidden } from '../basic/VisuallyHidden.tsx';
import { Button } from '../button/Button.tsx';
import { TextInput } from '../field/controls.tsx';
import styles from './SearchBox.module.css';
import { SEARCH_DEBOUNCE_MS } from './searchDebounce.ts';

export interface SearchBoxProps {
  /** Name of the box, also shown in it while it is empty. */
  label: string;
  defaultValue?: string;
  /**
   * Called with the trimmed words; empty ones show everything.
   * @param isTyping the visitor only paused, and has neither pressed the button nor Enter.
   */
  onSearch: (words: string, isTyping: boolean) => void;
}

/** As the pages with a search call it in their query: without JavaScript the form leads there by itself. */
const KEYWORD = 'keyword';

/** A search field with its button. It searches while one types, and at once by the button or Enter. */
export function SearchBox({ label, defaultValue = '', onSearch }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** What is being typed and has not been searched for; null when there is no such thing. */
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

  // Other words came from elsewhere: "back", or a button that clears all conditions.
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
