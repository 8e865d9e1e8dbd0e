import { appendFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import { UPLOAD_LIMIT_BYTES } from '@portal/shared/contract/common';
import { MAX_IMPORT_BYTES } from '@portal/shared/contract/office';
import { UnreadableCsv } from '../../../../../csv/decodeTable.ts';
import { entryName } from './entryName.ts';

/** Limits of an archive: less in tests. */
export interface ArchiveLimits {
  entries: number;
  /** Bytes of all files together, also of those that are not written. */
  unpackedBytes: number;
}

const LIMITS: ArchiveLimits = { entries: 50_000, unpackedBytes: 2 * 1024 * 1024 * 1024 };
/** Bytes unpacked at once: a thousand times as many may come out of them. */
const PIECE_BYTES = 16 * 1024;
const TABLE = 'articles.csv';

const NOT_A_ZIP = 'ZIP 파일을 풀 수 없습니다. 암호 없는 ZIP으로 다시 만들어 올려주세요.';
const TWICE = 'ZIP 파일에 같은 이름이 두 번 있습니다';

/** True if a name is a file in one entry and a folder in another. */
const isClash = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  ['EEXIST', 'ENOTDIR', 'EISDIR'].includes(String(error.code));

/** Contents of an entry that are not written yet. */
interface Pending {
  name: string;
  pieces: Uint8Array[];
}

/** Unpacks an archive into a folder while it arrives. */
export class Unpacking {
  readonly #folder: string;
  readonly #limits: ArchiveLimits;
  readonly #names = new Set<string>();
  readonly #unzip: Unzip;
  #pending: Pending[] = [];
  #entries = 0;
  #unpacked = 0;

  constructor(folder: string, limits: ArchiveLimits = LIMITS) {
    this.#folder = folder;
    this.#limits = limits;
    this.#unzip = new Unzip((file) => this.#begin(file));
    this.#unzip.register(UnzipInflate);
  }

  /** Writes what comes out of a part of the archive. @throws UnreadableCsv */
  async add(part: Uint8Array): Promise<void> {
    for (let at = 0; at < part.length; at += PIECE_BYTES) {
      this.#push(part.subarray(at, at + PIECE_BYTES), false);
      await this.#write();
    }
  }

  /** Ends the archive; returns the folder of its table. @throws UnreadableCsv */
  async end(): Promise<string> {
    this.#push(new Uint8Array(0), true);
    await this.#write();
    if (this.#entries === 0) throw new UnreadableCsv(NOT_A_ZIP);
    // The folder itself may have been packed.
    const tables = [...this.#names].filter((name) => name === TABLE || /^[^/]+\/articles\.csv$/.test(name));
    const table = tables.includes(TABLE) ? TABLE : tables[0];
    if (table === undefined) throw new UnreadableCsv('ZIP 파일에 articles.csv가 없습니다.');
    return join(this.#folder, dirname(table));
  }

  #begin(file: UnzipFile): void {
    const { entries, unpackedBytes } = this.#limits;
    this.#entries += 1;
    if (this.#entries > entries)
      throw new UnreadableCsv(`ZIP 파일에 파일이 ${entries.toLocaleString('ko')}개보다 많습니다. 나누어 올려주세요.`);
    const name = entryName(file.name);
    if (name !== null && this.#names.has(name)) throw new UnreadableCsv(`${TWICE}: ${name}`);
    if (name !== null) this.#names.add(name);
    // One byte over the limit: the row of a larger file is refused, and not the archive.
    let left = name?.split('/').at(-1) === TABLE ? MAX_IMPORT_BYTES : UPLOAD_LIMIT_BYTES + 1;
    file.ondata = (error, data) => {
      if (error) throw error;
      this.#unpacked += data.length;
      if (this.#unpacked > unpackedBytes) throw new UnreadableCsv('ZIP 파일을 풀면 2GB보다 큽니다. 나누어 올려주세요.');
      if (name === null) return;
      this.#keep(name, data.slice(0, left));
      left -= Math.min(left, data.length);
    };
    file.start();
  }

  #keep(name: string, piece: Uint8Array): void {
    const last = this.#pending.at(-1);
    if (last?.name === name) last.pieces.push(piece);
    else this.#pending.push({ name, pieces: [piece] });
  }

  #push(piece: Uint8Array, isLast: boolean): void {
    try {
      this.#unzip.push(piece, isLast);
    } catch (error) {
      throw error instanceof UnreadableCsv ? error : new UnreadableCsv(NOT_A_ZIP);
    }
  }

  async #write(): Promise<void> {
    const written = this.#pending;
    this.#pending = [];
    for (const { name, pieces } of written) {
      const path = join(this.#folder, name);
      try {
        await mkdir(dirname(path), { recursive: true });
        await appendFile(path, Buffer.concat(pieces), { mode: 0o600 });
      } catch (error) {
        throw isClash(error) ? new UnreadableCsv(`${TWICE}: ${name}`) : error;
      }
    }
  }
}
