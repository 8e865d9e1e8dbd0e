import { join } from 'node:path';
import { SECTION_MANIFEST_FILE } from '@portal/shared/section/registry';
import { portalEnvironment } from '../../launcher/processes.ts';
import { ROOT } from '../../launcher/root.ts';
import { takeShell } from '../faults/harness/shells.ts';
import { processOf, untilAnswered } from '../faults/harness/startShell.ts';
import { startOwnPortal } from '../faults/ownPortal.ts';
import { GENERATION_PORTS, NEXT_SECTION_PORT } from '../ports.ts';
import { MOVING, nextFolder, nextSection, nextShell } from './nextGeneration.ts';

/** Starts the portal with the current builds, and with those of the next generation ready to be registered. */
export async function startTwoGenerations() {
  const log: string[] = [];
  const origin = `http://localhost:${NEXT_SECTION_PORT}`;
  const folder = join(nextFolder(), MOVING);
  const environment = portalEnvironment({ ...process.env, ...GENERATION_PORTS, PORT_ABOUT: NEXT_SECTION_PORT });
  const section = processOf(folder, 'server.ts', environment, log);
  section.start();
  await untilAnswered(`${origin}/${SECTION_MANIFEST_FILE}`, log);
  const { portal, register, registry, close } = await startOwnPortal({
    environment: { ...GENERATION_PORTS, ORIGIN_MF_ABOUT: origin },
  }).catch(async (error: unknown) => {
    await section.stop();
    throw error;
  });
  const { id } = takeShell(nextShell());
  return {
    url: portal.url,
    registry,
    register,
    /** Id of the shell of the next generation. */
    shell: id,
    /** Puts the section live in the next generation. */
    move: () => register('--force', '--beside', nextShell(), nextSection()),
    /** Puts the current build live. */
    moveBack: () => register('--force', join(ROOT, MOVING, 'dist', SECTION_MANIFEST_FILE)),
    close: async () => {
      await close();
      await section.stop();
    },
  };
}
