import { useFile } from '@portal/shared/client';
import { downloadFile } from '@portal/shared/contract/common';
import styles from './previews.module.css';

interface ShownPictureProps {
  path: string;
  alt: string;
  /** Which frame of the public pages gives it its size. */
  frame: 'popup' | 'bannerPicture' | 'cardPicture' | 'adPicture' | 'face';
}

/** A picture that the public cannot read yet, without anything of the office around it. */
export function ShownPicture({ path, alt, frame }: ShownPictureProps) {
  const { url, hasFailed } = useFile(downloadFile, { path });
  if (hasFailed) return <p>사진을 불러오지 못했습니다.</p>;
  if (!url) return <span className={styles.missing} />;
  return <img className={styles[frame]} src={url} alt={alt} />;
}
