import type { ReactNode } from 'react';
import { TextLink, type LinkTarget } from '../basic/TextLink.tsx';
import styles from './Card.module.css';

interface CardHeadingProps {
  title: ReactNode;
  /** Content above the title: badges, a date. */
  eyebrow?: ReactNode;
  /** Link of the title, by the card's whole area. */
  link?: (LinkTarget & { target?: '_blank' }) | undefined;
}

/** Title of a card, with what stands above it. */
export const CardHeading = ({ title, eyebrow, link }: CardHeadingProps) => (
  <>
    {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
    <p className={styles.title}>
      {link ? (
        <TextLink {...link} className={styles.cover}>
          {title}
        </TextLink>
      ) : (
        title
      )}
    </p>
  </>
);
