import { Search } from 'lucide-react';
import { useId, type FormEvent } from 'react';
import { Button } from '../button/Button.tsx';
import { TextInput } from '../field/controls.tsx';
import styles from './SearchBox.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SearchBoxProps {
  /** Name of the box, also shown in it while it is empty. */
  label: string;
  defaultValue?: string;
  /** Called with the trimmed words; empty ones show everything. */
  onSearch: (words: string) => void;
}

/** A search field with its button. */
export function SearchBox({ label, defaultValue = '', onSearch }: SearchBoxProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('words');
    onSearch(typeof words === 'string' ? words.trim() : '');
  };
  return (
    <form role="search" className={styles.root} onSubmit={submit} key={defaultValue}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <TextInput
        id={id}
        name="words"
        type="search"
        enterKeyHint="search"
        placeholder={label}
        defaultValue={defaultValue}
        maxLength={100}
      />
      <Button type="submit" variant="secondary" icon={<Search />} className={styles.button}>
        검색
      </Button>
    </form>
  );
}
