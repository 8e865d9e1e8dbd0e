import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import * as v from 'valibot';
import {
  isCompatible,
  SECTION_MANIFEST_FILE,
  sectionBuild,
  type RouteModule,
  type SectionBuild,
} from '@portal/shared/section';
import { containerName } from '../base/containerName.ts';

/** Loaded section: its record and its routes. */
export interface LoadedSection {
  section: SectionBuild;
  routes: RouteModule['routes'];
}

/**
 * Loads the section of this server like the shell, by its record and its normal entry.
 * @throws if there is none or if it is incompatible.
 */
export async function loadSection(): Promise<LoadedSection> {
  const answer = await fetch(`/${SECTION_MANIFEST_FILE}`, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`/${SECTION_MANIFEST_FILE} answered ${answer.status}`);
  const section = v.parse(sectionBuild, await answer.json());
  if (!isCompatible(section.contractVersion))
    throw new Error(`built against version ${section.contractVersion} of the contract`);
  const container = containerName(section.name);
  registerRemotes([{ name: container, entry: `${location.origin}/${section.entry}` }]);
  const module = await loadRemote<{ default: RouteModule }>(`${container}/routes`);
  if (!module) throw new Error('the entry exposes no routes');
  return { section, routes: module.default.routes };
}
