import type { ComponentProps } from 'react';
import styles from './Card.module.css';

/** Surface for related content. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={[styles.root, className].filter(Boolean).join(' ')} />;
}
