import { Badge, TextLink } from '@portal/shared/ui';
import styles from './EventList.module.css';
import type { DayEvent } from './events.ts';

/** Events of a day, each with a link to its page. */
export const EventList = ({ events }: { events: readonly DayEvent[] }) => (
  <ul role="list" className={styles.list}>
    {events.map(({ key, label, tone, about, title, details, to }) => (
      <li key={key}>
        <TextLink to={to} className={styles.event}>
          <span className={styles.kind}>
            <Badge tone={tone}>{label}</Badge> <span className={styles.about}>{about}</span>
          </span>{' '}
          <span className={styles.title}>{title}</span> <span className={styles.details}>{details}</span>
        </TextLink>
      </li>
    ))}
  </ul>
);
