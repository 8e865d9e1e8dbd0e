import { useRef, type MouseEvent } from 'react';
import styles from './ErrorSummary.module.css';
import type { SummarizedError } from './useErrorSummary.ts';
import { useFocusAfterRefusal } from './useFocusAfterRefusal.ts';

/** The control of a field: by the name it has in the same form, else by its id. */
function controlOf(field: string, from: Element): HTMLElement | null {
  const named = from.closest('form')?.elements.namedItem(field);
  if (named instanceof RadioNodeList) return named[0] instanceof HTMLElement ? named[0] : null;
  if (named instanceof HTMLElement) return named;
  return document.getElementById(field) ?? document.getElementsByName(field)[0] ?? null;
}

/**
 * All errors of a form, above its fields and linked to them. It belongs inside the form, is always rendered, and takes
 * the focus whenever a submission is refused. `attempt` is for attempts that submit no form: a number that grows with
 * each, such as react-hook-form's `submitCount`.
 */
export function ErrorSummary({ errors, attempt = 0 }: { errors: readonly SummarizedError[]; attempt?: number }) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
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
      <p className={styles.title}>입력한 내용을 확인해주세요. ({errors.length}건)</p>
      <ul className={styles.list}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => go(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
