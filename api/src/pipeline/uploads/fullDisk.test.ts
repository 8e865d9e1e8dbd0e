import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeWithDatabase, type TestClient, type TestServer } from '../../testing/index.ts';
import { noisyPhoto, pdfOf } from '../../testing/samples.ts';
import { incomingFolder } from './receivedFile.ts';

const MIB = 1024 ** 2;

/** Mounts a disk of one MiB at a folder; null if this process may not mount. */
function mountDisk(folder: string): { fill(left: number): void; empty(): void; remove(): void } | null {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MIB}`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    process.stdout.write(`full disks are not tried: ${String(error)}\n`);
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    fill(left) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(Math.max(bavail * bsize - left, 0)));
    },
    empty: () => rmSync(filler, { force: true }),
    remove: () => void execFileSync('umount', [folder]),
  };
}

describeWithDatabase('an upload that meets a full disk', (open) => {
  let server: TestServer;
  let client: TestClient;
  beforeAll(async () => {
    server = await open();
    ({ client } = await server.member());
  });

  const upload = (fileName: string, bytes: Buffer) => client.call('uploadFile', {}, { file: { fileName, bytes } });
  const full = { status: 503, code: 503, message: '지금은 파일을 다룰 수 없습니다. 잠시 후 다시 시도해주세요.' };
  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && entry.name !== 'filler',
    );
  const recorded = () => server.db.selectFrom('stored_file').select('path').execute();

  test.each([
    ['while it arrives', 'incoming', 'a.pdf', () => Promise.resolve(pdfOf(MIB / 2)), () => 64 * 1024],
    [
      'while its picture is drawn anew',
      'incoming',
      'a.jpg',
      () => noisyPhoto(200),
      (bytes: Buffer) => bytes.length + 8192,
    ],
    ['while it is stored', 'files', 'a.pdf', () => Promise.resolve(pdfOf(MIB / 2)), () => 64 * 1024],
  ] as const)(
    '%s gets 503: nothing is recorded or left, and the next one is stored',
    async (_when, where, name, make, left) => {
      const { dataFolder } = server.configuration;
      const folder = where === 'files' ? join(dataFolder, 'files') : incomingFolder(dataFolder);
      const disk = mountDisk(folder);
      if (!disk) return;
      try {
        const bytes = await make();
        const before = await recorded();
        disk.fill(left(bytes));
        expect(await upload(name, bytes)).toMatchObject(full);
        expect(await recorded()).toEqual(before);
        expect(filesIn(folder)).toEqual([]);
        disk.empty();
        expect(await upload(name, bytes)).toMatchObject({ status: 200, code: 1 });
      } finally {
        disk.remove();
      }
    },
  );
});
