import type { FunctionComponent } from 'react';
import { Slot as AnySlot } from '@portal/shared/client';
import type { SlotName } from './slots.ts';

/** A place on a section's page for what other teams show there: one of those that `slots.ts` says the page has. */
export const Slot: FunctionComponent<{ name: SlotName }> = AnySlot;
