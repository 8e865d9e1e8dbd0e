import type { ReactNode } from 'react';
import { TextLink, type TextLinkProps } from '../basic/TextLink.tsx';
import styles from './Button.module.css';
import { buttonClass, type ButtonLook } from './look.ts';

export type ButtonLinkProps = TextLinkProps & ButtonLook & { icon?: ReactNode };

/** Link styled as a button: `to` inside this site, `href` for a file or another site. */
export function ButtonLink({ variant, size, block, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <TextLink {...rest} className={buttonClass({ variant, size, block }, className)}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span>{children}</span>
    </TextLink>
  );
}
