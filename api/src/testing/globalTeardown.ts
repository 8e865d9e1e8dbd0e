import './globalSetup.ts';

export default async function globalTeardown() {
  await globalThis.portalTestCluster?.stop();
}
