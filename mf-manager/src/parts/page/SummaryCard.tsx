import type { ReactNode } from 'react';
import { formatDate } from '@portal/shared/format';
import { formatSeoul } from '@portal/shared/time';
import { ButtonLink, Card, CardHeading, VisuallyHidden, type Description } from '@portal/shared/ui';
import { CardItems } from './CardItems.tsx';
import styles from './SummaryCard.module.css';

interface SummaryCardProps {
  /** `YYYY-MM-DD`, shown as a leaf of a calendar. */
  day: string;
  title: string;
  /** Content above the title: badges, grade and type. */
  eyebrow: ReactNode;
  items: readonly Description[];
  /** Page of the course, exam or application. */
  to: string;
  /** Link to that page, by its whole area. `name` replaces title and label as its accessible name. */
  button: { label: string; name?: string; isQuiet?: boolean };
  /** Button for something else. Then the title is the link. */
  action?: ReactNode;
  /** Folded items. */
  more: { title: string; items: readonly Description[] };
}

/** Summary of a course, an exam or an application with one button. */
export function SummaryCard({ day, title, eyebrow, items, to, button, action, more }: SummaryCardProps) {
  const { label, name = `${title} ${label}`, isQuiet } = button;
  return (
    <Card className={styles.root}>
      <div className={styles.head}>
        <time dateTime={day} className={styles.leaf}>
          <VisuallyHidden>{formatDate(day)}</VisuallyHidden>
          <span aria-hidden="true">{formatSeoul(day, 'YYYY.MM')}</span>
          <strong aria-hidden="true">{formatSeoul(day, 'D')}</strong>
          <span aria-hidden="true">{formatSeoul(day, 'dddd')}</span>
        </time>
        <div className={styles.words}>
          <CardHeading title={title} eyebrow={eyebrow} link={action ? { to } : undefined} />
        </div>
      </div>
      <CardItems items={items} />
      <div className={styles.action}>
        {action || (
          <ButtonLink
            block
            to={to}
            variant={isQuiet ? 'secondary' : 'primary'}
            className={styles.cover}
            aria-label={name}
          >
            {label}
          </ButtonLink>
        )}
      </div>
      <details className={styles.more}>
        <summary>{more.title}</summary>
        <CardItems items={more.items} />
      </details>
    </Card>
  );
}
