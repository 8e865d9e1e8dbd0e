import { UserPlus } from 'lucide-react';
import { useRef, type ClipboardEvent } from 'react';
import { useFormContext, type UseFieldArrayReturn } from 'react-hook-form';
import { formatCount } from '@portal/shared/format';
import { Button } from '@portal/shared/ui';
import type { TypedPerson } from '../typedPerson.ts';
import { NO_PERSON, type GroupValues } from './groupForm.ts';
import { pastedPeople } from './pastedPeople.ts';
import styles from './PeopleField.module.css';
import { PersonRow } from './PersonRow.tsx';

interface PeopleFieldProps {
  max: number;
  rows: UseFieldArrayReturn<GroupValues, 'people'>;
  /** Called when a table was pasted into a row. */
  onPaste(index: number, people: readonly TypedPerson[]): void;
}

/** People of a group, one row each. */
export function PeopleField({ max, rows: { fields, append, remove }, onPaste }: PeopleFieldProps) {
  const {
    formState: { errors },
  } = useFormContext<GroupValues>();
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const ofList = errors.people?.root?.message ?? errors.people?.message;

  const paste = (event: ClipboardEvent, index: number) => {
    const people = pastedPeople(event.clipboardData.getData('text/plain'));
    if (!people) return;
    event.preventDefault();
    onPaste(index, people);
  };
  const add = () => append(NO_PERSON, { focusName: `people.${fields.length}.name` });
  // The focus moves to the row that has moved up, or else to the button that adds one.
  const takeAway = (index: number) => {
    remove(index);
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLButtonElement>('li > button:enabled') ?? [];
      (buttons[Math.min(index, buttons.length - 1)] ?? addButton.current)?.focus();
    });
  };

  return (
    // Target of the error summary.
    <div id="people" tabIndex={-1} className={styles.root}>
      {ofList && (
        <p role="alert" className={styles.error}>
          {ofList}
        </p>
      )}
      <ul ref={list} role="list" aria-label="신청하실 분" className={styles.rows}>
        {fields.map(({ id }, index) => (
          <PersonRow
            key={id}
            index={index}
            isOnly={fields.length === 1}
            onPaste={(event) => paste(event, index)}
            onRemove={() => takeAway(index)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <p role="status">
          모두 <strong>{formatCount(fields.length)}명</strong> (최대 {max}명)
        </p>
        {fields.length < max && (
          <Button ref={addButton} variant="secondary" icon={<UserPlus />} onClick={add}>
            한 명 더하기
          </Button>
        )}
      </div>
    </div>
  );
}
