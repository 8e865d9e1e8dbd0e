import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './controls.module.css';

const withClass = (own: string | undefined, given: string | undefined) => [own, given].filter(Boolean).join(' ');

/** Single-line text input. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={withClass(styles.control, className)} />;
}

/** Multi-line text input. */
export function TextArea({ className, rows = 6, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={withClass(`${styles.control} ${styles.area}`, className)} />;
}

/** Native select, which works best on a phone. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={styles.selectFrame}>
      <select {...rest} className={withClass(`${styles.control} ${styles.select}`, className)}>
        {children}
      </select>
      <ChevronDown className={styles.chevron} aria-hidden="true" />
    </span>
  );
}
