import styles from './Button.module.css';

/** What buttons and links that look like buttons have in common. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'danger' | 'plain' | undefined;
  size?: 'large' | 'medium' | 'small' | undefined;
  /** As wide as its place. */
  block?: boolean | undefined;
}

export function buttonClass(
  { variant = 'primary', size = 'medium', block = false }: ButtonLook,
  className?: string,
): string {
  return [styles.root, styles[variant], styles[size], block && styles.block, className].filter(Boolean).join(' ');
}
