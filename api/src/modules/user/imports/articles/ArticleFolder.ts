import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { UPLOAD_LIMIT_BYTES } from '@portal/shared/contract/common';
import { formatBytes } from '@portal/shared/format';
import { incomingFolder, type ReceivedFile } from '../../../../pipeline/uploads/receivedFile.ts';

/** A file in the folder. */
export interface FolderFile {
  name: string;
  path: string;
  /** SHA-256. */
  hash: string;
}

/** The folder of an import of articles. Names lead to nothing outside of it. */
export class ArticleFolder {
  readonly #folder: string;
  readonly #dataFolder: string;

  constructor(folder: string, dataFolder: string) {
    this.#folder = folder;
    this.#dataFolder = dataFolder;
  }

  /** The table of the articles; null if the folder has none. */
  readTable(): Promise<Uint8Array | null> {
    return readFile(join(this.#folder, 'articles.csv')).catch(() => null);
  }

  /** Files that a cell names: one, or all of a folder in the order of their names; a message if there is none. */
  async find(name: string): Promise<FolderFile[] | string> {
    const path = await this.#inside(name);
    if (path === null) return `'${name}' 파일이 폴더에 없습니다.`;
    if (!(await stat(path)).isDirectory()) return this.#read([path]);
    const entries = await readdir(path, { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(path, entry.name));
    return this.#read(files.toSorted());
  }

  /** Copy of a file that checks may change and remove. */
  async copy({ name, path, hash }: FolderFile): Promise<ReceivedFile> {
    await mkdir(incomingFolder(this.#dataFolder), { recursive: true });
    const folder = await mkdtemp(join(incomingFolder(this.#dataFolder), 'import-'));
    const copy = join(folder, 'received');
    await copyFile(path, copy);
    return { fileName: name, folder, path: copy, hash: Buffer.from(hash, 'hex') };
  }

  async #read(paths: readonly string[]): Promise<FolderFile[] | string> {
    const files: FolderFile[] = [];
    for (const path of paths) {
      if ((await stat(path)).size > UPLOAD_LIMIT_BYTES)
        return `'${basename(path)}' 파일이 ${formatBytes(UPLOAD_LIMIT_BYTES)}보다 큽니다.`;
      const hash = createHash('sha256').update(await readFile(path));
      files.push({ name: basename(path).normalize('NFC'), path, hash: hash.digest('hex') });
    }
    return files;
  }

  /** Path of a name without links out of the folder; null if it does not exist inside. */
  async #inside(name: string): Promise<string | null> {
    const root = await realpath(this.#folder);
    const spellings = [name.normalize('NFC'), name.normalize('NFD')];
    for (const spelling of spellings) {
      const path = await realpath(join(root, spelling)).catch(() => null);
      if (path?.startsWith(root + sep)) return path;
    }
    return null;
  }
}
