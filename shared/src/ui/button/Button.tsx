import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../basic/Spinner.tsx';
import styles from './Button.module.css';
import { buttonClass, type ButtonLook } from './look.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Busy: the button stays focusable but ignores clicks. */
  busy?: boolean;
  icon?: ReactNode;
}

/** Button; `type` is `button` by default. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  icon,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // Not `disabled` while busy, which would lose the focus. Clicks are ignored instead, including submits.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      {busy ? (
        <Spinner size="small" />
      ) : (
        icon && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )
      )}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}
