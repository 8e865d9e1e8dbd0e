import styles from './QrCode.module.css';

/** QR code of a new app, dark on white in every theme, as readers need it. */
export const QrCode = ({ qrPath, qrSize }: { qrPath: string; qrSize: number }) => (
  <svg
    className={styles.root}
    viewBox={`0 0 ${qrSize} ${qrSize}`}
    shapeRendering="crispEdges"
    role="img"
    aria-label="인증 앱으로 찍는 코드"
  >
    <path d={qrPath} fill="#000" />
  </svg>
);
