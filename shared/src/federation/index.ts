export { containerName } from './containerName.ts';
export { FACTS_FILE, type SectionFacts } from './plugins/sectionFacts.ts';
export { sectionConfig } from './sectionConfig.ts';
export { shellConfig } from './shellConfig.ts';
