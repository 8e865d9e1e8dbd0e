import type { SectionManifest } from '@portal/shared/section/registry';

/** A section's manifest for tests, of a build with this id. */
export const aManifest = (id: string): SectionManifest => ({
  name: 'mf-sign',
  title: '회원',
  owner: { team: '회원팀', contact: 'member@hanbit-food.example' },
  prefixes: ['/sign'],
  pages: [],
  menus: [],
  build: {
    id,
    base: '/remotes/mf-sign/',
    manifest: 'm.json',
    entry: 'e.js',
    integrity: '',
    contractVersion: '1.0.0',
    builtAgainst: {},
    files: {},
  },
});
