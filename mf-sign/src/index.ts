// The section by itself, without the shell; inside the shell only `routes.tsx` is loaded.
import { startAlone } from '@portal/shared/federation/alone';
import module from './routes.tsx';
import { section } from './section.ts';

startAlone(section, module);
