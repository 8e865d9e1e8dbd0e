import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitIn, unpinned, withPins } from './pins.ts';
import { ROOT } from './root.ts';

const DOCKERFILE = `FROM node:24-bookworm-slim AS context
FROM context AS build
FROM registry.example/team/nginx:1.28 AS edge
`;
const COMPOSE = `services:
  shell:
    image: \${COMPOSE_PROJECT_NAME}-shell
  postgres:
    image: postgres:17-bookworm
`;
const WORKFLOW = `    container: node:24-bookworm
    steps:
      - uses: actions/checkout@v4
      - uses: github/codeql-action/init@v3.28.0
      - uses: ./own
`;
const DIGEST = `sha256:${'a'.repeat(64)}`;
const COMMIT = 'b'.repeat(40);

const names = (text: string) => unpinned(text).map(({ name }) => name);

test('movable references are found: bases, images, actions', () => {
  expect(names(DOCKERFILE)).toEqual(['node:24-bookworm-slim', 'registry.example/team/nginx:1.28']);
  expect(names(COMPOSE)).toEqual(['postgres:17-bookworm']);
  expect(names(WORKFLOW)).toEqual(['node:24-bookworm', 'actions/checkout@v4', 'github/codeql-action/init@v3.28.0']);
});

test.each([DOCKERFILE, COMPOSE, WORKFLOW])('after pinning nothing is unpinned', (text) => {
  const pinned = withPins(text, ({ kind }) => (kind === 'image' ? DIGEST : COMMIT));
  expect(unpinned(pinned)).toEqual([]);
  expect(withPins(pinned, () => 'never')).toBe(pinned);
});

test('tag and stage stay next to the hash', () => {
  expect(withPins(DOCKERFILE, () => DIGEST)).toContain(`FROM node:24-bookworm-slim@${DIGEST} AS context\nFROM context`);
  expect(withPins(WORKFLOW, () => COMMIT)).toContain(`- uses: actions/checkout@${COMMIT} # v4\n`);
});

test('the commit of a tag, of an annotated one too', () => {
  const listing = `${'1'.repeat(40)}\trefs/tags/v4\n${'2'.repeat(40)}\trefs/tags/v4^{}\n${'3'.repeat(40)}\trefs/tags/v5`;
  expect(commitIn(listing, 'v4')).toBe('2'.repeat(40));
  expect(commitIn(listing, 'v5')).toBe('3'.repeat(40));
  expect(() => commitIn(listing, 'v6')).toThrow('there is no tag v6');
});

test('the real files only have references that can be pinned', () => {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const images = [...read('docker/Dockerfile').matchAll(/^FROM \S*:\S+/gm)];
  const actions = [...read('.github/workflows/release.yml').matchAll(/uses: /g)];
  const hash = ({ kind }: { kind: string }) => (kind === 'image' ? DIGEST : COMMIT);
  expect(withPins(read('docker/Dockerfile'), hash).match(/^FROM \S+@sha256:/gm)).toHaveLength(images.length);
  expect(withPins(read('.github/workflows/release.yml'), hash).match(/uses: \S+@[0-9a-f]{40} #/g)).toHaveLength(
    actions.length,
  );
});
