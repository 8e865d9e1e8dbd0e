import { useState, type ComponentProps } from 'react';
import { Checkbox, TextField } from '@portal/shared/ui';
import styles from './PasswordFields.module.css';

export type PasswordField = Omit<ComponentProps<typeof TextField>, 'type'>;

/** One or more fields for passwords with one switch that shows what was typed. */
export function PasswordFields({ fields }: { fields: readonly PasswordField[] }) {
  const [visible, setVisible] = useState(false);
  return (
    <div className={styles.root}>
      {fields.map((field) => (
        <TextField
          key={field.name}
          {...field}
          type={visible ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      ))}
      <Checkbox label="입력한 글자 보기" checked={visible} onChange={(event) => setVisible(event.target.checked)} />
    </div>
  );
}
