import styles from './Button.module.css';

/** Common style props of buttons and button links. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'danger' | 'plain' | undefined;
  size?: 'large' | 'medium' | 'small' | undefined;
  /** Full width of the container. */
  block?: boolean | undefined;
}

export function buttonClass(
  { variant = 'primary', size = 'medium', block = false }: ButtonLook,
  className?: string,
): string {
  return [styles.root, styles[variant], styles[size], block && styles.block, className].filter(Boolean).join(' ');
}
