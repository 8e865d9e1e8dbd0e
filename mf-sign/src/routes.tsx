import { routeModule } from '@portal/shared/section';

export default routeModule([]);
