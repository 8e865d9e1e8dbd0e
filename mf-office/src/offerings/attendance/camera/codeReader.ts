/** Reads the QR code in the current frame of a camera; null if there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/** Built-in reader of phone browsers, which TypeScript does not know yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const QR = 'qr_code';

/**
 * The browser's own reader, if it supports QR codes; otherwise one that is fetched now, while the device is online. Not
 * zxing in WebAssembly: 900 KB, and `wasm-unsafe-eval` in the policy of every page.
 */
export async function openCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (BarcodeDetector && (await BarcodeDetector.getSupportedFormats()).includes(QR)) {
    const detector = new BarcodeDetector({ formats: [QR] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { readFrame } = await import('./readFrame.ts');
  return readFrame;
}
