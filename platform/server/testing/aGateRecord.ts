import type { SectionBuild } from '@portal/shared/section/registry';
import { contentOf, GATE_CHECKS, signed } from '../registry/gateRecord.ts';

type Changes = Partial<Parameters<typeof signed>[0]>;

/** Record of a gate that a build has just passed; override the relevant properties. */
export const aGateRecord = (build: SectionBuild, changes: Changes = {}, key: string | null = null): object =>
  signed(
    {
      build: build.id,
      content: contentOf(build),
      passedAt: new Date().toISOString(),
      gate: 'a'.repeat(64),
      shell: 's1',
      api: 'a1',
      checks: Object.fromEntries(GATE_CHECKS.map((check) => [check, 'passed' as const])),
      ...changes,
    },
    key,
  );
