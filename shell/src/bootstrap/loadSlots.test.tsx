import { render } from '@testing-library/react';
import { RegistryStore } from '@portal/platform/sections/registry/RegistryStore';
import { Sections } from '@portal/platform/sections/registry/Sections';
import { aRegistry, aSection } from '@portal/platform/sections/testing/sampleSection';
import { PortalContext } from '@portal/platform/sections/ui/PortalContext';
import { createQueryClient } from '@portal/shared/client';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { Slot } from '@portal/shared/section/slot';
import { loadSlots } from './loadLater.ts';

jest.mock('@portal/platform/sections/loading/hostContract', () => ({
  hostContract: { versions: {}, exportsOf: () => null },
}));

const inset = {
  section: 'mf-news-space',
  path: '/news/#latest',
  slot: 'ownUpper',
  order: 10,
  guarded: true,
  minHeight: { phone: '20rem', wide: '10rem' },
};

/** A section's page with a slot. */
function draw(registry: RegistryStore) {
  const sections = new Sections(
    registry,
    async () => undefined,
    async () => undefined,
  );
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/sign/me'] });
  return render(
    <PortalContext value={{ sections, router, queryClient: createQueryClient() }}>
      <Slot name="ownUpper" />
    </PortalContext>,
  ).container;
}

test("a section’s page with a slot shows the places of other sections' insets, once their code has loaded", async () => {
  const registry = new RegistryStore(JSON.stringify(aRegistry({ sections: [], insets: [inset] })));
  await loadSlots(registry, '/sign/in');
  expect(draw(registry)).toBeEmptyDOMElement();
  await loadSlots(registry, '/sign/me');
  expect(draw(registry).querySelector('[data-slot="ownUpper"] > [data-inset="/news/#latest"]')).toBeInTheDocument();
});

test('in a document of another generation it shows none: insets are of the portal’s own', () => {
  const sections = [aSection({ prefixes: ['/sign'], shell: 's2' })];
  const registry = new RegistryStore(JSON.stringify(aRegistry({ sections, insets: [inset] })));
  expect(draw(registry)).toBeEmptyDOMElement();
});
