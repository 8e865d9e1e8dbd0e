import { ChevronDown, ChevronUp } from 'lucide-react';
import { Link } from '@portal/shared/router';
import { viewPath, type Board, type Neighbour } from './board.ts';
import { oneStepFurther, useListPosition } from './listPosition.ts';
import styles from './Neighbours.module.css';

interface NeighboursProps {
  board: Board;
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** Links to the newer and the older article of the list. */
export function Neighbours({ board, previous, next }: NeighboursProps) {
  const state = oneStepFurther(useListPosition());
  const rows = [
    { name: '다음 글', icon: <ChevronUp aria-hidden="true" />, article: next },
    { name: '이전 글', icon: <ChevronDown aria-hidden="true" />, article: previous },
  ];
  if (!previous && !next) return null;
  return (
    <nav aria-label="이전 글과 다음 글" className={styles.root}>
      {rows.map(
        ({ name, icon, article }) =>
          article && (
            <Link key={name} to={viewPath(board, article.no)} state={state} className={styles.row}>
              <span className={styles.name}>
                {icon}
                {name}
              </span>
              <span className={styles.title}>{article.title}</span>
            </Link>
          ),
      )}
    </nav>
  );
}
