import { routeModule } from '@portal/shared/section';
import { section } from './section.ts';

export default routeModule(section);
