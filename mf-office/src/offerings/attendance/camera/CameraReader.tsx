import { useEffect, useRef, type ReactNode } from 'react';
import { Button, Callout } from '@portal/shared/ui';
import styles from './CameraReader.module.css';
import { CAMERA_PROBLEMS } from './openCamera.ts';
import { useCamera } from './useCamera.ts';

interface CameraReaderProps {
  mayOpen: boolean;
  onCode: (code: string) => void;
  /** Outcome of the last code: above the picture, so that a phone shows both at once. */
  children?: ReactNode;
}

/**
 * Reads the codes of slips and tickets with the camera. Without a camera it explains how to take attendance by hand.
 */
export function CameraReader({ mayOpen, onCode, children }: CameraReaderProps) {
  const { video, isOn, isOpening, problem, open, close } = useCamera(onCode);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOn) root.current?.scrollIntoView();
  }, [isOn]);
  return (
    <div ref={root} className={styles.root}>
      {children}
      <div className={styles.picture} hidden={!isOn}>
        <video ref={video} muted playsInline aria-label="카메라 화면" className={styles.video} />
      </div>
      {isOn ? (
        <>
          <p className={styles.hint}>수강증이나 수험표의 QR 코드를 화면 가운데에 비춰주세요.</p>
          <Button variant="secondary" block onClick={close}>
            카메라 끄기
          </Button>
        </>
      ) : (
        mayOpen && (
          <Button variant="primary" block busy={isOpening} onClick={() => void open()}>
            카메라로 읽기
          </Button>
        )
      )}
      {problem && <Callout tone="warning">{CAMERA_PROBLEMS[problem]}</Callout>}
    </div>
  );
}
