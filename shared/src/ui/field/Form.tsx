import type { ComponentProps } from 'react';
import styles from './Form.module.css';

/**
 * Form with one column of fields. Disables the browser's own error bubbles, because errors are displayed next to the
 * fields. Uses POST, so that without JavaScript no input gets into a URL.
 */
export function Form({ className, ...rest }: ComponentProps<'form'>) {
  return <form noValidate method="post" {...rest} className={[styles.root, className].filter(Boolean).join(' ')} />;
}

/** Buttons at the end of a form or page. */
export function Actions({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={[styles.actions, className].filter(Boolean).join(' ')} />;
}
