import { useCallback, useEffect, useRef, useState } from 'react';
import { openCodeReader } from './codeReader.ts';
import { closeCamera, mayOpenCamera, openCamera, type CameraProblem } from './openCamera.ts';

/** Between two looks at the picture. */
const LOOK_MS = 120;
/** A code that stays before the camera is read once. */
const SAME_CODE_MS = 3000;

/** The camera of this device, which reads codes while it is on. */
export function useCamera(onCode: (code: string) => void) {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [isOpening, setOpening] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const read = useRef(onCode);
  useEffect(() => {
    read.current = onCode;
  }, [onCode]);

  useEffect(() => {
    const picture = video.current;
    if (!stream || !picture) return undefined;
    let isOn = true;
    let last = { code: '', at: 0 };
    const look = async () => {
      const codeIn = await openCodeReader();
      picture.srcObject = stream;
      await picture.play();
      while (isOn) {
        const code = await codeIn(picture).catch(() => null);
        const now = Date.now();
        if (isOn && code !== null) {
          if (code !== last.code || now - last.at > SAME_CODE_MS) read.current(code);
          last = { code, at: now };
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    };
    // Stopped while it was about to begin.
    void look().catch(() => undefined);
    return () => {
      isOn = false;
      closeCamera(stream);
    };
  }, [stream]);

  const open = useCallback(async () => {
    // Its document was opened at another page, which may not: this page, loaded by itself, may.
    if (!mayOpenCamera()) return window.location.reload();
    setOpening(true);
    const opened = await openCamera();
    setOpening(false);
    setProblem(typeof opened === 'string' ? opened : null);
    setStream(typeof opened === 'string' ? null : opened);
  }, []);
  return { video, isOn: stream !== null, isOpening, problem, open, close: () => setStream(null) };
}
