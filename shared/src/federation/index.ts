export { sectionConfig } from './sectionConfig.ts';
