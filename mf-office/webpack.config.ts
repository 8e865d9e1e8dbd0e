import { sectionConfig } from '@portal/shared/federation';
import { section } from './src/section.ts';

export default sectionConfig({ section, folder: import.meta.dirname });
