import { X } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { digitsOf } from '@portal/shared/rules';
import { Button, TextField, VisuallyHidden } from '@portal/shared/ui';
import { PHONE_DIGITS } from '../phoneDigits.ts';
import type { GroupValues } from './groupForm.ts';
import styles from './PeopleField.module.css';

interface PersonRowProps {
  /** From 0. */
  index: number;
  /** The only row stays. */
  isOnly: boolean;
  onPaste(event: ClipboardEvent): void;
  onRemove(): void;
}

/** One person of a group: a name and the phone that the link is sent to. */
export function PersonRow({ index, isOnly, onPaste, onRemove }: PersonRowProps) {
  const {
    register,
    setValue,
    formState: { errors },
  } = useFormContext<GroupValues>();
  const number = `${index + 1}번`;
  const wrong = errors.people?.[index];
  const phone = `people.${index}.userPhone` as const;
  /** Named by its row wherever it is read by itself. */
  const label = (text: string) => (
    <>
      <VisuallyHidden>{number} </VisuallyHidden>
      {text}
    </>
  );
  return (
    <li className={styles.row} onPaste={onPaste}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.fields}>
        <TextField
          label={label('이름')}
          required
          className={styles.control}
          autoComplete="off"
          maxLength={50}
          error={wrong?.name?.message}
          {...register(`people.${index}.name`)}
        />
        <TextField
          label={label('휴대폰 번호')}
          required
          type="tel"
          inputMode="numeric"
          className={styles.control}
          autoComplete="off"
          maxLength={13}
          error={wrong?.userPhone?.message}
          {...register(phone, {
            // Two rows with one number are wrong together.
            deps: 'people',
            onChange: ({ target }: { target: HTMLInputElement }) =>
              setValue(phone, digitsOf(target.value).slice(0, PHONE_DIGITS)),
          })}
        />
      </div>
      <Button
        className={styles.remove}
        variant="plain"
        size="small"
        icon={<X />}
        aria-label={`${number} 빼기`}
        disabled={isOnly}
        onClick={onRemove}
      />
    </li>
  );
}
