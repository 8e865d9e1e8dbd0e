import type { ComponentProps } from 'react';
import styles from './Form.module.css';

/**
 * One column of fields; the browser's own error bubbles are off, since errors are shown next to the fields. Without
 * JavaScript nothing that was typed gets into an address.
 */
export function Form({ className, ...rest }: ComponentProps<'form'>) {
  return <form noValidate method="post" {...rest} className={[styles.root, className].filter(Boolean).join(' ')} />;
}

/** The buttons at the end of a form or page. */
export function Actions({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={[styles.actions, className].filter(Boolean).join(' ')} />;
}
