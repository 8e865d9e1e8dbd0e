import { useFile } from '@portal/shared/client';
import { downloadFile } from '@portal/shared/contract/common';
import { Spinner } from '@portal/shared/ui';
import styles from './StoredPicture.module.css';

/** A stored picture, which may not be public yet: the browser's own request for it would be rejected. */
export function StoredPicture({ path, alt }: { path: string; alt: string }) {
  const { url, hasFailed } = useFile(downloadFile, { path });
  if (url) return <img className={styles.picture} src={url} alt={alt} />;
  if (hasFailed) return <p className={styles.missing}>사진을 불러오지 못했습니다.</p>;
  return <Spinner label="사진 불러오는 중" />;
}
