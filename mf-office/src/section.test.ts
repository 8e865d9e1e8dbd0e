import { describeSection } from '@portal/shared/testing';
import routes from './routes.tsx';
import { section } from './section.ts';

describeSection(section, routes);
