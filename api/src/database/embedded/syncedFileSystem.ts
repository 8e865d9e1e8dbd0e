import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The fields of an open file in the WASM file system that lead to the real file. */
interface OpenFile {
  /** Descriptor of the real file; undefined for a directory. */
  nfd?: number;
  path: string;
  node: unknown;
}
interface FileSystemModule {
  NODEFS: { realPath(node: unknown): string; stream_ops: { fsync?: (file: OpenFile) => number } };
}

/**
 * File system of the embedded database with real syncs. PGlite's own has no `fsync`, so a power cut loses rows that
 * were reported as committed.
 */
export class SyncedFileSystem extends NodeFS {
  /** Number of syncs that reached the disk, read by a test. */
  syncs = 0;

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(pg, options);
    const install = (module: unknown) => {
      const { NODEFS } = module as FileSystemModule;
      NODEFS.stream_ops.fsync = (file) => this.#sync(file, NODEFS.realPath);
    };
    return {
      emscriptenOpts: { ...prepared.emscriptenOpts, preRun: [...(prepared.emscriptenOpts.preRun ?? []), install] },
    };
  }

  #sync(file: OpenFile, realPath: (node: unknown) => string): number {
    try {
      if (file.nfd === undefined) syncFolder(realPath(file.node));
      else fsyncSync(file.nfd);
    } catch (error) {
      // After an exception here later queries would return no rows, and unsynced data may be lost.
      process.stderr.write(`The embedded database could not write to its disk: ${String(error)}\n`);
      process.exit(1);
    }
    this.syncs += 1;
    return 0;
  }
}

function syncFolder(path: string) {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
