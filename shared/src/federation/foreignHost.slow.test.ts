/**
 * @jest-environment-options {"resources": "usable", "url": "http://localhost/"}
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { buildSample, type SampleBuild } from './testing/sampleSection.ts';

// A host without any code of this portal: the federation's own runtime, which reads the section's manifest.

jest.setTimeout(300_000);

let build: SampleBuild;
let files: Server;
beforeAll(async () => {
  build = await buildSample('elsewhere');
  files = createServer(({ url = '' }, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end(readFileSync(join(build.dist, url)));
  });
  await new Promise<void>((resolve) => files.listen(0, resolve));
});
afterAll(async () => {
  await new Promise((resolve) => files.close(resolve));
  rmSync(join(build.dist, '../..'), { recursive: true, force: true });
});

interface Routes {
  default: { routes: { path: string }[] };
  pages: Record<string, () => Promise<{ words: string }>>;
}

test('a host of Module Federation loads the exposed routes and a page of them by mf-manifest.json', async () => {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const shared = (lib: object) => ({
    version: '19.3.1',
    lib: () => lib,
    shareConfig: { singleton: true, requiredVersion: '^19.0.0' },
  });
  const host = createInstance({
    name: 'elsewhere',
    remotes: [
      { name: 'mf_sample', entry: `http://localhost:${(files.address() as AddressInfo).port}/mf-manifest.json` },
    ],
    shared: { react: shared(react), 'react/jsx-runtime': shared(jsxRuntime) },
  });
  const module = await host.loadRemote<Routes>('mf_sample/routes');
  expect(module?.default.routes.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/sample/one', '/sample/two']),
  );
  expect((await module?.pages['two']?.())?.words).toBe('elsewhere, two');
});

test('the manifest outlives the deletion of an older build’s files, and no list of sources is published', () => {
  const files = readFileSync(join(build.dist, 'builds', `${build.record.id}.json`), 'utf8');
  expect(files).not.toContain('mf-');
  expect(existsSync(join(build.dist, 'mf-stats.json'))).toBe(false);
});
