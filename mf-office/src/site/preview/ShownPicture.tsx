import { useFile } from '@portal/shared/client';
import { downloadFile } from '@portal/shared/contract/common';
import styles from './previews.module.css';

interface ShownPictureProps {
  path: string;
  alt: string;
  /** Frame of the public pages that determines the size. */
  frame: 'popup' | 'bannerPicture' | 'cardPicture' | 'adPicture' | 'face';
}

/** A picture that may not be public yet, without any of the office's own layout. */
export function ShownPicture({ path, alt, frame }: ShownPictureProps) {
  const { url, hasFailed } = useFile(downloadFile, { path });
  if (hasFailed) return <p>사진을 불러오지 못했습니다.</p>;
  if (!url) return <span className={styles.missing} />;
  return <img className={styles[frame]} src={url} alt={alt} />;
}
