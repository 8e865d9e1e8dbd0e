import { goToHeading } from '@portal/shared/ui';
import styles from './Contents.module.css';
import { TOPICS } from './topics/topics.ts';

/** What is on the page, one below the other. */
export const Contents = () => (
  <nav aria-label="이 페이지의 내용">
    <ul role="list" className={styles.root}>
      {Object.values(TOPICS).map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link} onClick={(event) => goToHeading(event, id)}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
