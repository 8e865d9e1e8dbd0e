import { Download, Paperclip } from 'lucide-react';
import { formatBytes } from '../../format/index.ts';
import styles from './AttachmentList.module.css';

export interface Attachment {
  /** Displayed name, with its extension. */
  name: string;
  /** URL of the file. */
  href: string;
  bytes?: number | undefined;
}

export interface AttachmentListProps {
  files: readonly Attachment[];
  /** Called on a click, for example to count downloads. */
  onDownload?: (file: Attachment) => void;
}

/** List of files to download. */
export function AttachmentList({ files, onDownload }: AttachmentListProps) {
  if (files.length === 0) return null;
  return (
    <ul role="list" aria-label="첨부파일" className={styles.root}>
      {files.map((file) => (
        <li key={file.href}>
          <a href={file.href} download={file.name} className={styles.file} onClick={() => onDownload?.(file)}>
            <Paperclip className={styles.icon} aria-hidden="true" />
            <span className={styles.name}>{file.name}</span>
            {file.bytes !== undefined && <span className={styles.size}>{formatBytes(file.bytes)}</span>}
            <Download className={styles.icon} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
