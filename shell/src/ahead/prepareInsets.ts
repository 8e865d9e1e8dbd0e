import { SLOTS } from '@portal/shared/section';
import { readSession } from '@portal/shared/session';
import type { Surroundings } from './fetchPage.ts';

const hostOf: ReadonlyMap<string, string> = new Map(Object.entries(SLOTS));

/** Starts the sections that show something on a page, and fetches what they show there. Never fails. */
export const prepareInsets = ({ sections }: Surroundings, path: string): Promise<unknown> =>
  Promise.allSettled(
    sections.registry.insets
      .filter(({ slot, guarded }) => hostOf.get(slot) === path && (!guarded || readSession()))
      .map((inset) => sections.prepare(inset.path)),
  );
