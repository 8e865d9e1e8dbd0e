import { Check } from 'lucide-react';
import { VisuallyHidden } from '../basic/VisuallyHidden.tsx';
import styles from './Steps.module.css';

/** Progress in a flow; `current` counts from 0. */
export function Steps({
  steps,
  current,
  label = '진행 단계',
}: {
  steps: readonly string[];
  current: number;
  label?: string;
}) {
  const stateOf = (index: number) => (index < current ? styles.done : index === current ? styles.now : null);
  return (
    <ol role="list" aria-label={label} className={styles.root}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={[styles.step, stateOf(index)].filter(Boolean).join(' ')}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < current ? <Check /> : index + 1}
          </span>
          <span className={styles.name}>
            <VisuallyHidden>{index + 1}단계 </VisuallyHidden>
            {step}
            {index < current && <VisuallyHidden> 완료</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}
