import { useCallback, useEffect, useRef, useState } from 'react';
import { openCodeReader } from './codeReader.ts';
import { closeCamera, mayOpenCamera, openCamera, type CameraProblem } from './openCamera.ts';

/** Interval between two reads of the picture. */
const LOOK_MS = 120;
/** A code that stays in view is read again only after it was out of view for this time. */
const SAME_CODE_MS = 3000;

/** Camera of this device, which reads codes while it is on. */
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
    // Stopped while it was starting.
    void look().catch(() => undefined);
    return () => {
      isOn = false;
      closeCamera(stream);
    };
  }, [stream]);

  const open = useCallback(async () => {
    // The document was loaded at another page, which may not use the camera. Loaded again at this page, it may.
    if (!mayOpenCamera()) return window.location.reload();
    setOpening(true);
    const opened = await openCamera();
    setOpening(false);
    setProblem(typeof opened === 'string' ? opened : null);
    setStream(typeof opened === 'string' ? null : opened);
  }, []);
  return { video, isOn: stream !== null, isOpening, problem, open, close: () => setStream(null) };
}
