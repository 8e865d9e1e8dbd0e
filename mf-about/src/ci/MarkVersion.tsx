import { Download } from 'lucide-react';
import { useRef, type CSSProperties } from 'react';
import { saveFile } from '@portal/shared/documents';
import { Button, LogoMark } from '@portal/shared/ui';
import { markFile, type MarkColors } from './markFile.ts';
import styles from './MarkVersion.module.css';

interface MarkVersionProps {
  title: string;
  ground: 'light' | 'dark';
  colors: MarkColors;
  fileName: string;
}

/** The mark in one set of colours, with its download. */
export function MarkVersion({ title, ground, colors, fileName }: MarkVersionProps) {
  const stage = useRef<HTMLDivElement>(null);
  const download = () => {
    const drawing = stage.current?.querySelector('svg');
    if (drawing) saveFile(fileName, markFile(drawing, colors));
  };
  return (
    <div className={styles.root}>
      <div
        ref={stage}
        className={`${styles.stage} ${styles[ground]}`}
        style={{ '--color-accent': colors.light, color: colors.bowl } as CSSProperties}
      >
        <LogoMark className={styles.mark} />
      </div>
      <p className={styles.title}>{title}</p>
      <Button variant="secondary" icon={<Download />} onClick={download} aria-label={`${title} 심볼 SVG 내려받기`}>
        SVG 내려받기
      </Button>
    </div>
  );
}
