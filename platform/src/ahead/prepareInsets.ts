import { hasSlot } from '@portal/shared/section';
import { readSession } from '@portal/shared/session';
import type { Surroundings } from './fetchPage.ts';

/** Starts the sections with insets on a page, and loads these. Never rejects. */
export const prepareInsets = ({ sections }: Pick<Surroundings, 'sections'>, path: string): Promise<unknown> =>
  Promise.allSettled(
    sections.registry.insets
      .filter(({ slot, guarded }) => hasSlot(path, slot) && (!guarded || readSession()))
      .map((inset) => sections.prepare(inset.path)),
  );
