import decodeQR from 'qr/decode.js';
import type { CodeReader } from './codeReader.ts';

/** Pixels of the longer side: enough for a code that fills a third of the picture, and fast on an old phone. */
const LONGER_SIDE = 640;

let canvas: HTMLCanvasElement | undefined;

/** Reader for browsers without their own. */
export const readFrame: CodeReader = (video) => {
  const scale = Math.min(1, LONGER_SIDE / Math.max(video.videoWidth, video.videoHeight));
  const [width, height] = [Math.floor(video.videoWidth * scale), Math.floor(video.videoHeight * scale)];
  canvas ??= document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = width > 0 ? canvas.getContext('2d', { willReadFrequently: true }) : null;
  if (!context) return Promise.resolve(null);
  context.drawImage(video, 0, 0, width, height);
  try {
    return Promise.resolve(decodeQR(context.getImageData(0, 0, width, height)));
  } catch {
    // `decodeQR` throws if there is no code.
    return Promise.resolve(null);
  }
};
