import { ENTRY_OUTCOME_NAMES, type EntryOutcome } from '@portal/shared/contract/office';
import { Callout, type Tone } from '@portal/shared/ui';
import type { Said } from './useTaking.ts';

const TONES: Record<EntryOutcome, Tone> = { taken: 'success', already: 'warning', refused: 'danger' };

/**
 * Outcome of the last entry, also announced to screen readers. Sign and word carry the meaning, the colour only
 * supports it.
 */
export const LastEntry = ({ said }: { said: Said | null }) => (
  <div role="status" aria-live="assertive">
    {said && (
      <Callout
        tone={TONES[said.outcome]}
        title={`${ENTRY_OUTCOME_NAMES[said.outcome]}${said.name ? `: ${said.name} 님` : ''}`}
      >
        {said.message}
      </Callout>
    )}
  </div>
);
