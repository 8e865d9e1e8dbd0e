import { X } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { phoneOf } from '@portal/shared/rules';
import { Button, NumberField, TextField, VisuallyHidden } from '@portal/shared/ui';
import type { GroupValues } from './groupForm.ts';
import styles from './PeopleField.module.css';

interface PersonRowProps {
  /** From 0. */
  index: number;
  /** The only row cannot be removed. */
  isOnly: boolean;
  onPaste(event: ClipboardEvent): void;
  onRemove(): void;
}

/** One person of a group: name, and the phone that the link is sent to. */
export function PersonRow({ index, isOnly, onPaste, onRemove }: PersonRowProps) {
  const {
    register,
    formState: { errors },
  } = useFormContext<GroupValues>();
  const number = `${index + 1}번`;
  const wrong = errors.people?.[index];
  const phone = `people.${index}.userPhone` as const;
  /** Includes the row number, since screen readers may read it out of context. */
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
          error={wrong?.name?.message}
          {...register(`people.${index}.name`)}
        />
        <NumberField
          label={label('휴대폰 번호')}
          read={phoneOf}
          required
          type="tel"
          className={styles.control}
          autoComplete="off"
          error={wrong?.userPhone?.message}
          {...register(phone, {
            // Two rows with one number are invalid together.
            deps: 'people',
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
