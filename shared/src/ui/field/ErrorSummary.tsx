import { useRef, type MouseEvent } from 'react';
import styles from './ErrorSummary.module.css';
import { controlOf } from './fieldOf.ts';
import type { SummarizedError } from './useErrorSummary.ts';
import { useFocusAfterRefusal } from './useFocusAfterRefusal.ts';
import { useFormOrder } from './useFormOrder.ts';

/**
 * All errors of a form above its fields, in the order of the fields, with their labels as links. Must be inside the
 * form and always rendered; takes the focus when a submission is refused. `attempt` is for attempts without a submit
 * event: a number that increases with each, such as react-hook-form's `submitCount`.
 */
export function ErrorSummary({ errors, attempt = 0 }: { errors: readonly SummarizedError[]; attempt?: number }) {
  const box = useRef<HTMLDivElement>(null);
  const ordered = useFormOrder(box, errors);
  const shown = ordered.length > 0;
  useFocusAfterRefusal(box, shown, attempt);

  if (!shown) return <div ref={box} hidden />;
  // Not the browser's own jump: the hash of the URL belongs to the overlays.
  const go = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    event.preventDefault();
    const control = controlOf(id, event.currentTarget);
    control?.scrollIntoView?.({ block: 'center' });
    control?.focus({ preventScroll: true });
  };
  return (
    <div ref={box} className={styles.root} role="alert" tabIndex={-1} aria-label="입력 내용 확인">
      <p className={styles.title}>입력한 내용을 확인해주세요. ({ordered.length}건)</p>
      <ul className={styles.list}>
        {ordered.map(({ id, name, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => go(event, id)}>
              {name && <span>{name}: </span>}
              <span>{message}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
