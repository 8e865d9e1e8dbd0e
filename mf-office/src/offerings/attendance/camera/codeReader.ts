/** Reads the QR code in the present picture of a camera; null where there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/** What browsers on phones bring with them; TypeScript does not know it yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const QR = 'qr_code';

/**
 * The browser's own reader, where it has one for QR codes; else one that is fetched now, before the line may go. Not
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
