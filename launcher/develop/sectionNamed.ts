import { SECTIONS, type App } from '@portal/shared/federation/apps';

/** Section of this repository. @throws with the names that there are */
export function sectionNamed(name: string): App {
  const app = SECTIONS.find((section) => section.name === name);
  if (!app) throw new Error(`no section ${name}; there are ${SECTIONS.map((section) => section.name).join(', ')}`);
  return app;
}
