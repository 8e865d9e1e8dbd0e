import type { ReactNode } from 'react';
import { TextLink, type LinkTarget } from '../basic/TextLink.tsx';
import styles from './Card.module.css';

interface CardLinkBase {
  title: ReactNode;
  /** Above the title: badges, a date. */
  eyebrow?: ReactNode;
  children?: ReactNode;
  /** A decorative picture on top. */
  image?: ReactNode;
  target?: '_blank';
}

export type CardLinkProps = CardLinkBase & LinkTarget;

/** A card that is a link as a whole; its title is the link's name. */
export function CardLink({ title, eyebrow, children, image, ...link }: CardLinkProps) {
  return (
    <div className={`${styles.root} ${styles.link}`}>
      {image && <div className={styles.image}>{image}</div>}
      {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
      <p className={styles.title}>
        <TextLink {...link} className={styles.cover}>
          {title}
        </TextLink>
      </p>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
