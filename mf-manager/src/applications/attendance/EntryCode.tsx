import { QRCodeSVG } from 'qrcode.react';
import { UnbrokenNumbers } from '@portal/shared/ui';
import styles from './EntryCode.module.css';

/** Readable from a dim screen at arm's length. */
const PIXELS = 176;

export default function EntryCode({ code }: { code: string }) {
  return (
    <figure className={styles.root}>
      <QRCodeSVG value={code} size={PIXELS} level="M" marginSize={4} title={`입장 코드 ${code}의 QR 코드`} />
      <figcaption>
        <UnbrokenNumbers>{code}</UnbrokenNumbers>
      </figcaption>
    </figure>
  );
}
