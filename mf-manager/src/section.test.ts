import { describeSection } from '@portal/shared/testing';
import module from './routes.tsx';
import { section } from './section.ts';

describeSection(section, module);
