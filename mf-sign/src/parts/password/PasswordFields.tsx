import { useState, type ComponentProps } from 'react';
import { Checkbox, TextField } from '@portal/shared/ui';
import styles from './PasswordFields.module.css';

export type PasswordField = Omit<ComponentProps<typeof TextField>, 'type'>;

interface PasswordFieldsProps {
  fields: readonly PasswordField[];
  /** Id of the account, if no other field of the form has it. */
  userId?: string | undefined;
}

/** Password fields with one switch that shows the typed text. */
export function PasswordFields({ fields, userId }: PasswordFieldsProps) {
  const [visible, setVisible] = useState(false);
  return (
    <div className={styles.root}>
      {/* Lets password managers identify the account. */}
      {userId && <input type="text" autoComplete="username" value={userId} readOnly hidden />}
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
