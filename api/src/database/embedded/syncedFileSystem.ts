import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of an open file of the WASM file system that is needed to reach the real one. */
interface OpenFile {
  /** Descriptor of the real file; a directory has none. */
  nfd?: number;
  path: string;
  node: unknown;
}
interface FileSystemModule {
  NODEFS: { realPath(node: unknown): string; stream_ops: { fsync?: (file: OpenFile) => number } };
}

/**
 * The embedded database's files with real syncs. Without this it reports rows as committed that a power cut
 * loses: its file system has no `fsync` at all.
 */
export class SyncedFileSystem extends NodeFS {
  /** How many syncs reached the disk: a test reads it. */
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
      // An exception here would make later queries answer no rows, and what was not synced may be lost.
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
