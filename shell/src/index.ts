import '@portal/shared/ui/base.css';
import { start } from './bootstrap/main.tsx';
import { bringTypeface } from './bootstrap/typeface.ts';

void start().then(() => bringTypeface(() => import('@portal/shared/ui/fonts.css')));
