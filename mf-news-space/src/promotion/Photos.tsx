import { pictureUrl } from '@portal/shared/client';
import styles from './Photos.module.css';

interface PhotosProps {
  /** Stored paths. */
  paths: readonly string[];
  /** Subject of the photos. */
  of: string;
}

/** Photos of a promotion, all of one size; each opens in full in a new tab. */
export function Photos({ paths, of }: PhotosProps) {
  if (paths.length === 0) return null;
  return (
    <ul role="list" className={styles.root} aria-label="사진">
      {paths.map((path, index) => (
        <li key={path}>
          <a href={pictureUrl(path)} target="_blank" rel="noopener noreferrer" className={styles.photo}>
            <img
              src={pictureUrl(path)}
              alt={`${of} 사진 ${index + 1} (새 창에서 크게 보기)`}
              loading={index === 0 ? 'eager' : 'lazy'}
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
