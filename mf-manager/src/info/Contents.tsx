import { goToHeading } from '@portal/shared/ui';
import styles from './Contents.module.css';
import { TOPICS } from './topics/topics.ts';

/** Table of contents of the page. */
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
