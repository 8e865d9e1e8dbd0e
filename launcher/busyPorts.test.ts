import { createServer, type AddressInfo } from 'node:net';
import { APPS, SHELL } from '@portal/shared/federation/apps';
import { busyPorts } from './busyPorts.ts';

test('names a busy port and the variable that changes it', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, resolve));
  const { port } = holder.address() as AddressInfo;
  const free = Object.fromEntries(APPS.map(({ portVariable }) => [portVariable, '0']));
  await expect(busyPorts({ ...free, PORT_API: String(port) })).resolves.toEqual([
    { name: 'api', port, variable: 'PORT_API' },
  ]);
  await expect(busyPorts({ ...free, PORT_API: String(port) }, [SHELL])).resolves.toEqual([]);
  await new Promise((resolve) => holder.close(resolve));
});
