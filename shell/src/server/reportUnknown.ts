import type { Job } from '@portal/platform/rendering/job';
import { UnknownReporter } from '@portal/platform/sections/failures/UnknownReporter';
import { RegistryStore } from '@portal/platform/sections/registry/RegistryStore';
import type { Call } from '@portal/shared/contract/call';
import type { UnknownPart } from '@portal/shared/contract/readAnswer';
import { telemetry, type UnknownAnswer } from '@portal/shared/contract/telemetry';
import { SHELL_NAME } from '@portal/shared/section';

const TIMEOUT_MS = 2000;

/** Not awaited: a lost report is sent again by the next process. */
const sendTo = (origin: string) => (report: UnknownAnswer) =>
  void fetch(`${origin}${telemetry.path}`, {
    method: telemetry.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);

/** By build: a process renders one, and the shell's own pages. */
const reporters = new Map<string, UnknownReporter>();

/**
 * Reports unknown values in answers to the owner of the rendered section. The browser does not, since it gets the
 * answers as parsed here.
 */
export function reportUnknown(
  origin: string,
  { section, registry: text, address }: Pick<Job, 'section' | 'registry' | 'address'>,
  call: Pick<Call, 'path'>,
  unknown: readonly UnknownPart[],
): void {
  const registry = new RegistryStore(text);
  const build = section ? { section: section.name, id: section.build.id } : { section: SHELL_NAME, id: registry.shell };
  const key = `${build.section} ${build.id}`;
  const reporter =
    reporters.get(key) ??
    new UnknownReporter({
      readingBuild: () => build,
      ownerOf: (name) => registry.ownerOf(name),
      pagePath: () => new URL(address, origin).pathname,
      send: sendTo(origin),
    });
  reporters.set(key, reporter);
  reporter.report(call, unknown);
}
