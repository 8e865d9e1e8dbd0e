import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { registryEntry, type RegistryEntry } from '@portal/shared/section/registry';
import type { LoggedChange, State } from './ChangeLog.ts';

/** State of an entry for the log, and its digest, which does not depend on white space. */
export const stateOf = (entry: RegistryEntry): Pick<LoggedChange, 'name' | 'digest'> & { state: State } => ({
  name: entry.name,
  state: {
    current: entry.current.id,
    previous: entry.previous?.id ?? null,
    canary: entry.canary && { build: entry.canary.build.id, share: entry.canary.share },
  },
  digest: createHash('sha256')
    .update(JSON.stringify(v.parse(registryEntry, entry)))
    .digest('base64url'),
});
