import type { MouseEvent } from 'react';
import styles from './Contents.module.css';
import { TOPICS } from './topics/topics.ts';

/**
 * Leads to the heading without a fragment in the address, which belongs to popups and would be a step to go back.
 * Before the page answers, and without scripts, the fragment does.
 */
function goTo(event: MouseEvent, id: string) {
  const heading = document.getElementById(id);
  if (!heading) return;
  event.preventDefault();
  heading.scrollIntoView?.();
  heading.focus({ preventScroll: true });
}

/** What is on the page, one below the other. */
export const Contents = () => (
  <nav aria-label="이 페이지의 내용">
    <ul role="list" className={styles.root}>
      {Object.values(TOPICS).map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link} onClick={(event) => goTo(event, id)}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
