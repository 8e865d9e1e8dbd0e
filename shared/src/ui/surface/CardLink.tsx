import type { ReactNode } from 'react';
import type { LinkTarget } from '../basic/TextLink.tsx';
import styles from './Card.module.css';
import { CardHeading } from './CardHeading.tsx';

interface CardLinkBase {
  title: ReactNode;
  /** Content above the title: badges, a date. */
  eyebrow?: ReactNode;
  children?: ReactNode;
  /** Decorative picture at the top. */
  image?: ReactNode;
  target?: '_blank';
}

export type CardLinkProps = CardLinkBase & LinkTarget;

/** Card that is a link as a whole; its title is the link's name. */
export function CardLink({ title, eyebrow, children, image, ...link }: CardLinkProps) {
  return (
    <div className={`${styles.root} ${styles.link}`}>
      {image && <div className={styles.image}>{image}</div>}
      <CardHeading title={title} eyebrow={eyebrow} link={link} />
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
