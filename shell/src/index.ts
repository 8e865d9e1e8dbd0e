import '@portal/shared/ui/base.css';
import { start } from './bootstrap/main.tsx';

void start();
