import { Paperclip } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './FileInput.module.css';

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  id: string;
  onChoose: (files: File[]) => void;
};

/** File input in the language and style of the site. */
export function FileInput({ id, onChoose, ...rest }: FileInputProps) {
  return (
    <div className={styles.root}>
      <input
        {...rest}
        id={id}
        type="file"
        className={styles.input}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          // Cleared, so that the same file can be selected again.
          currentTarget.value = '';
          onChoose(chosen);
        }}
      />
      <label htmlFor={id} className={styles.choose}>
        <Paperclip aria-hidden="true" />
        파일 선택
      </label>
    </div>
  );
}
