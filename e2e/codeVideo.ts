import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const WRITER = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');

/** The code takes a third of the picture, as held in front of a phone's camera. */
const WIDTH = 640;
const HEIGHT = 480;
const DOT = 8;
const WHITE = 235;
const BLACK = 16;
const GREY = 128;
const FRAMES = 5;

/** Writes a film of a QR code for Chromium's fake camera. */
export async function writeCodeVideo(file: string, code: string): Promise<void> {
  // By default it fetches the program from the internet.
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(WRITER)).buffer } });
  const { symbol } = await writeBarcode(code, { format: 'QRCode' });
  const luma = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  const left = Math.floor((WIDTH - symbol.width * DOT) / 2);
  const top = Math.floor((HEIGHT - symbol.height * DOT) / 2);
  for (let y = 0; y < symbol.height * DOT; y += 1)
    for (let x = 0; x < symbol.width * DOT; x += 1) {
      const dot = symbol.data[Math.floor(y / DOT) * symbol.width + Math.floor(x / DOT)];
      luma[(top + y) * WIDTH + left + x] = dot === 0 ? BLACK : WHITE;
    }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`);
  writeFileSync(file, Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)]));
}
