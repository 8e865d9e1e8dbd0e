/** Reasons why a camera gives no picture, with what the employee can do. */
export const CAMERA_PROBLEMS = {
  denied:
    '카메라 사용을 허용하지 않으셨습니다. 브라우저의 사이트 설정에서 카메라를 허용하거나, 아래 명단에서 이름을 찾아 출석을 눌러주세요.',
  missing: '이 기기에서 쓸 수 있는 카메라가 없습니다. 아래 명단에서 이름을 찾아 출석을 눌러주세요.',
  busy: '다른 앱이 카메라를 쓰고 있습니다. 그 앱을 닫고 다시 켜거나, 아래 명단에서 출석을 눌러주세요.',
} as const;
export type CameraProblem = keyof typeof CAMERA_PROBLEMS;

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const isCamera = { video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }, audio: false };

/** Stream of the rear camera, or the reason why there is none. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
  // Browsers define it only in secure contexts.
  if (!('mediaDevices' in navigator)) return 'missing';
  try {
    return await navigator.mediaDevices.getUserMedia(isCamera);
  } catch (error) {
    return PROBLEMS[(error as DOMException).name] ?? 'missing';
  }
}

export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/**
 * Checks whether this document may use the camera: only the documents of attendance pages may, and this one may have
 * been loaded at another page. Only Chromium enforces this, and only Chromium exposes it.
 */
export const mayOpenCamera = (): boolean =>
  (document as { featurePolicy?: { allowsFeature(name: string): boolean } }).featurePolicy?.allowsFeature('camera') ??
  true;
