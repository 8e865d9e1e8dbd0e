import { useId, useState } from 'react';
import { Button, Checkbox } from '@portal/shared/ui';
import styles from './ColumnChoice.module.css';

interface ColumnChoiceProps {
  /** Columns that can be hidden, with their headings. */
  columns: readonly { id: string; heading: string }[];
  hidden: readonly string[];
  onShow: (id: string, isShown: boolean) => void;
}

/** Chooses which columns a table shows. */
export function ColumnChoice({ columns, hidden, onShow }: ColumnChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.root}>
      <Button variant="secondary" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        보이는 열
      </Button>
      <div id={id} role="group" aria-label="보이는 열" className={styles.choices} hidden={!isOpen}>
        {columns.map((column) => (
          <Checkbox
            key={column.id}
            label={column.heading}
            checked={!hidden.includes(column.id)}
            onChange={({ currentTarget }) => onShow(column.id, currentTarget.checked)}
          />
        ))}
      </div>
    </div>
  );
}
