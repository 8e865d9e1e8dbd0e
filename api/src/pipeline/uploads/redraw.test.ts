/** @jest-environment-options {"ownModules": true} */
import childProcess, { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { describeWithDatabase, type TestServer } from '../../testing/index.ts';
import { noisyPhoto } from '../../testing/samples.ts';

describeWithDatabase('the process that redraws pictures', (open) => {
  let server: TestServer;
  let picture: Buffer;
  const fork = jest.spyOn(childProcess, 'fork');
  const newest = () => fork.mock.results.at(-1)?.value as ChildProcess;
  beforeAll(async () => {
    server = await open();
    picture = await noisyPhoto(600);
  });
  afterAll(() => {
    newest().disconnect();
    fork.mockRestore();
  });

  const upload = async (bytes = picture) => {
    const { client } = await server.member();
    return client.call('uploadFile', {}, { file: { fileName: '가게.jpg', bytes } });
  };
  /** Resolves with the process started by the first upload, as soon as it runs. */
  const started = async () => {
    const processes = fork.mock.calls.length;
    while (fork.mock.calls.length === processes) await new Promise(setImmediate);
    return newest();
  };

  test('is started anew after it was killed in the middle of a picture, whose sender is told to come back', async () => {
    const uploading = upload();
    (await started()).kill('SIGKILL');
    expect(await uploading).toMatchObject({ status: 503, code: 503, entity: null });
    expect(await upload()).toMatchObject({ status: 200, code: 1 });
  });

  test('is restarted after it was killed between two pictures', async () => {
    expect(await upload()).toMatchObject({ code: 1 });
    const idle = newest();
    idle.kill('SIGKILL');
    await once(idle, 'exit');
    expect(await upload()).toMatchObject({ code: 1 });
    expect(newest()).not.toBe(idle);
  });

  test('fails no other request if nothing can be sent to it', async () => {
    expect(await upload()).toMatchObject({ code: 1 });
    const unreachable = newest();
    jest.spyOn(unreachable, 'send').mockImplementation((...parts: unknown[]) => {
      const sent = parts.at(-1);
      if (typeof sent === 'function') (sent as (error: Error) => void)(new Error('the channel is closed'));
      else unreachable.emit('error', new Error('the channel is closed'));
      return false;
    });
    expect(await upload()).toMatchObject({ status: 503, code: 503 });
    unreachable.kill();
    await once(unreachable, 'exit');
    expect(await upload()).toMatchObject({ code: 1 });
  });
});
