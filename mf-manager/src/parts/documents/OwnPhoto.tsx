import { useFile } from '@portal/shared/client';
import { downloadFile } from '@portal/shared/contract/common';
import styles from './OwnPhoto.module.css';

/** The applicant's photo, which only the applicant may see. Its frame has a constant size in every state. */
export function OwnPhoto({ path, alt }: { path: string; alt: string }) {
  const { url, hasFailed } = useFile(downloadFile, { path });
  if (url) return <img className={styles.photo} src={url} alt={alt} />;
  return (
    <div className={styles.photo}>
      {hasFailed ? '사진을 불러오지 못했습니다.' : <span role="status">사진 불러오는 중</span>}
    </div>
  );
}

/** Frame without a photo. */
export const NoPhoto = ({ words }: { words: readonly string[] }) => (
  <div className={styles.photo}>
    {words.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);
