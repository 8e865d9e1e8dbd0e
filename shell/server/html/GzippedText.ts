import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Of a gzip file: deflate, no name, no time, of any system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A last block with nothing in it. */
const END = Buffer.from([1, 0, 0, 0xff, 0xff]);
const TRAILER_BYTES = 8;

/** How far back a text may be referred to. */
const WINDOW_BYTES = 32_768;
/** Is no part of UTF-8, so that nothing refers to a place where it stands. */
const NO_TEXT = 0xff;

/** Ends at a whole byte, so that anything may follow. @param before what stands before it, to which it may refer. */
const deflate = (text: Buffer, before: Buffer) =>
  deflateRawSync(text, {
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(before.length > 0 && { dictionary: before.subarray(-WINDOW_BYTES) }),
  });

/** A block of deflate that is not compressed: its length, the same inverted, and the bytes. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/**
 * A text that is sent again and again with another word in some of its places, as gzip. Only the word is new each time;
 * what is around it is compressed once. The answer is one ordinary member of gzip, whose blocks were made at different
 * times: browsers read no second member.
 */
export class GzippedText {
  readonly #parts: readonly { plain: Buffer; deflated: Buffer }[];
  readonly #wordBytes: number;

  /**
   * @param placeholder stands where the word belongs, and is as long as that; nobody who wrote a part of the text can
   * have known it.
   */
  constructor(text: string, placeholder: string) {
    this.#wordBytes = Buffer.byteLength(placeholder);
    let before = Buffer.alloc(0);
    this.#parts = text.split(placeholder).map((part) => {
      const plain = Buffer.from(part);
      const deflated = deflate(plain, before);
      before = Buffer.concat([before, plain, Buffer.alloc(this.#wordBytes, NO_TEXT)]);
      return { plain, deflated };
    });
  }

  /** @throws when the word is not as long as the placeholder. */
  with(word: string): Buffer {
    const bytes = Buffer.from(word);
    if (bytes.length !== this.#wordBytes) throw new RangeError(`The word must have ${this.#wordBytes} bytes`);
    const block = storedBlock(bytes);
    const pieces: Buffer[] = [HEADER];
    let checksum = 0;
    let length = 0;
    for (const [index, { plain, deflated }] of this.#parts.entries()) {
      if (index > 0) {
        pieces.push(block);
        checksum = crc32(bytes, checksum);
        length += bytes.length;
      }
      pieces.push(deflated);
      checksum = crc32(plain, checksum);
      length += plain.length;
    }
    const trailer = Buffer.alloc(TRAILER_BYTES);
    trailer.writeUInt32LE(checksum, 0);
    trailer.writeUInt32LE(length, 4);
    return Buffer.concat([...pieces, END, trailer]);
  }
}
