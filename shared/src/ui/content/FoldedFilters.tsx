import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './FoldedFilters.module.css';

interface FoldedFiltersProps {
  /** Filters with a choice, counted on the button. */
  chosen: number;
  children: ReactNode;
}

/** Several filters of a FilterBar; a phone shows them after a press, so that the list begins on the first screen. */
export function FoldedFilters({ chosen, children }: FoldedFiltersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.root}>
      <Button
        variant="secondary"
        className={styles.fold}
        icon={isOpen ? <ChevronUp /> : <ChevronDown />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen > 0 ? `조건 고르기 (${chosen})` : '조건 고르기'}
      </Button>
      <div id={id} className={styles.filters} data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  );
}
