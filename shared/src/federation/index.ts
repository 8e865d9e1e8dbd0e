export { containerName } from './containerName.ts';
export { originOf, portOf, SECTION_NAMES, type AppName, type SectionName } from './ports.ts';
export { sectionConfig } from './sectionConfig.ts';
export { shellConfig } from './shellConfig.ts';
