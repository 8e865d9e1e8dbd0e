import { spawn } from 'node:child_process';
import { whenGuardIsGone } from './guarded.ts';
import { storybook } from './storybook.ts';

/**
 * Shows the design kit in its states in Storybook, with hot reload: npm run gallery, at port 6006 or at PORT_GALLERY.
 */

const { args, options } = await storybook();
const port = process.env.PORT_GALLERY ?? '6006';
const gallery = spawn(process.execPath, [...args('dev'), '--port', port, '--exact-port', '--ci', '--quiet'], {
  ...options,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => gallery.kill(signal));
whenGuardIsGone(() => gallery.kill());
gallery.once('exit', (code) => process.exit(code ?? 1));
